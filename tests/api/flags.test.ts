import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveNamed } from '#core/derive/moves.ts'
import { managePrefix, routesOf } from '#core/derive/routes.ts'
import type { AnyEntity } from '#core/entity.ts'
import { flags, type Flag } from '#core/permission.ts'
import { memberRights, permissionCodeNames } from '#domain/permission.ts'
import { registry } from '#entities/index.ts'
import { openSeededServer, right, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const inBuildings = (Object.values(registry) as readonly AnyEntity[]).filter(
  ({ scope }) => scope === 'building',
)
/** Everybody who works in a building has it, whatever their groups give. */
const isEverybodys = (code: string, flag: Flag | undefined) =>
  memberRights.some((one) => one.code === code && one.flag === flag)
const pathOf = (url: string) => url.slice(managePrefix.length + 1)

const firstIn = async (entity: AnyEntity, building: string) => {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id from "${entity.name}" where building_id = $1 order by id limit 1`,
    [building],
  )
  return row?.id
}

test('each flag opens its own calls and no other', async () => {
  const need: Readonly<Record<string, Flag>> = {
    GET: 'read',
    POST: 'create',
    PATCH: 'update',
    PUT: 'update',
    DELETE: 'delete',
  }
  for (const code of permissionCodeNames) {
    // Of records that two codes give, each by itself.
    const own = inBuildings.filter(({ permission }) => permission.split('|').includes(code))
    if (own.length === 0) continue
    for (const flag of flags) {
      const member = await seeded.member('1', right(code, flag))
      for (const entity of own) {
        const id = (await firstIn(entity, '1')) ?? '1'
        for (const route of routesOf(entity)) {
          const needed =
            route.transition === undefined
              ? route.action === 'restore'
                ? 'delete'
                : need[route.method]
              : moveNamed(entity, route.transition)?.flag
          const query = route.method === 'DELETE' && !route.url.includes(':id') ? '?ids=999999' : ''
          const target = needed === flag && route.method !== 'GET' ? '999999' : id
          const reply = await member(
            `${route.method} ${pathOf(route.url).replace(':id', target)}${query}`,
            route.method === 'GET' || route.method === 'DELETE' ? undefined : { building_id: '1' },
          )
          const passes = reply.status !== 403 && reply.status !== 401
          const isOrganisations = route.permission.startsWith('organisation:')
          expect([flag, route.method, route.url, passes]).toEqual([
            flag,
            route.method,
            route.url,
            (needed === flag && !isOrganisations) || isEverybodys(code, needed),
          ])
        }
      }
    }
  }
})
