import { afterAll, beforeAll, expect, test } from 'vitest'
import { managePrefix, routesOf } from '#core/derive/routes.ts'
import { stateFieldOf, writableFields } from '#core/derive/fields.ts'
import { isPresent } from '#core/condition.ts'
import { kindOf } from '#core/kinds.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { registry } from '#entities/index.ts'
import { plantRows } from '#tests/support/server/plant-rows.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { crowding } from '#tests/support/server/crowding.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  // A record of each collection in both buildings: without a record nothing can be guarded.
  await plantRows(seeded.db)
  a = seeded.as('A')
})
afterAll(() => seeded.close())

const entities = Object.values(registry) as readonly AnyEntity[]
const inBuildings = entities.filter((entity) => entity.scope === 'building')
const pathOf = (url: string) => url.slice(managePrefix.length + 1)

/** An id of that building, or one that no record has. */
const idIn = async (entity: AnyEntity, building: string) => {
  const column = entity.scope === 'building_itself' ? 'id' : 'building_id'
  const [row] = await seeded.db.query<{ id: string }>(
    `select id from "${entity.name}" where ${column} = $1 order by id limit 1`,
    [building],
  )
  return row?.id
}

/** One whose state lets it be changed. */
const editableIdIn = async (entity: AnyEntity, building: string) => {
  const field = stateFieldOf(entity)
  const frozen = (entity.frozen ?? []).flatMap((rule) => rule.in)
  const open = field === undefined ? 'true' : `"${field}" <> all($2::text[])`
  const [row] = await seeded.db.query<{ id: string }>(
    `select id from "${entity.name}" where building_id = $1 and ${open}${entity.trash === false ? '' : ' and deleted_at is null'} order by id limit 1`,
    field === undefined ? [building] : [building, frozen],
  )
  return row?.id
}

/** A field's own reference, or those of the rows within it, with how a body spells one. */
const referencesOf = (field: AnyField) => {
  const kind = kindOf(field)
  const target = kind.column?.(field).references ?? kind.relation?.(field).target
  const isMany = kind.relation?.(field).many === true
  const own = target === undefined ? [] : [{ target, spell: (id: string) => (isMany ? [id] : id) }]
  const inner = Object.entries(kind.inner?.(field) ?? {}).flatMap(([name, one]) => {
    const to = kindOf(one).relation?.(one).target
    return to === undefined ? [] : [{ target: to, spell: (id: string) => [{ [name]: id }] }]
  })
  return [...own, ...inner]
}

const fingerprint = async (building: string) => {
  const sums = await Promise.all(
    inBuildings
      .filter(({ name }) => name !== 'log')
      .map(({ name }) =>
        seeded.db.arrays(
          `select md5(coalesce(string_agg(x::text, '|' order by x.id), '')) from "${name}" x where building_id = $1`,
          [building],
        ),
      ),
  )
  return JSON.stringify(sums)
}

const bare = ({ status, body }: Awaited<ReturnType<typeof a>>) =>
  JSON.stringify([status, { ...body, requestId: '' }])

test('another building’s record answers, byte by byte, as one that does not exist', async () => {
  const before = await fingerprint('2')
  const empty: string[] = []
  let asked = 0
  for (const entity of [...inBuildings, registry.building as AnyEntity]) {
    const foreign = await idIn(entity, '2')
    if (foreign === undefined) {
      empty.push(entity.name)
      continue
    }
    for (const route of routesOf(entity).filter(({ url }) => url.includes('/:id'))) {
      const ask = (id: string) =>
        a(
          `${route.method} ${pathOf(route.url).replace(':id', id)}`,
          route.method === 'GET' || route.method === 'DELETE' ? undefined : {},
        )
      const [theirs, nobodys] = [await ask(foreign), await ask('987654321')]
      asked++
      // A decision for the organisation is refused before any record is read.
      const refusal = route.permission.startsWith('organisation:') ? 403 : 404
      expect([route.url, theirs.status]).toEqual([route.url, refusal])
      expect([route.url, bare(theirs)]).toEqual([route.url, bare(nobodys)])
    }
  }
  // Lines of the log come from other calls.
  expect(empty).toEqual([])
  expect(asked).toBeGreaterThan(550)
  expect(await fingerprint('2')).toBe(before)
})

test('no write takes a reference into another building', async () => {
  const before = await fingerprint('2')
  let [inNew, inKnown] = [0, 0]
  for (const entity of inBuildings.filter(({ operations }) => operations?.includes('create') !== false)) {
    const own = await editableIdIn(entity, '1')
    for (const [name, field] of Object.entries(writableFields(entity, 'create'))) {
      for (const { target, spell } of referencesOf(field)) {
        const other = entities.find((one) => one.name === target)
        const foreign = other === undefined || other.scope !== 'building' ? undefined : await idIn(other, '2')
        if (foreign === undefined) continue
        const created = await a(`POST ${entity.path}`, { building_id: '1', [name]: spell(foreign) })
        expect([entity.name, name, created.status]).toEqual([entity.name, name, 422])
        inNew++
        if (own === undefined || entity.operations?.includes('update') === false) continue
        const changed = await a(`PATCH ${entity.path}/${own}`, { [name]: spell(foreign) })
        // A field that its record's conditions hide is emptied, whatever value was sent.
        if (changed.status === 200 && !isPresent(recordOf(changed)[name])) continue
        expect([entity.name, name, changed.status]).toEqual([entity.name, name, 422])
        inKnown++
      }
    }
  }
  expect(inNew).toBeGreaterThanOrEqual(100)
  expect(inKnown).toBeGreaterThan(60)
  expect(await fingerprint('2')).toBe(before)
})

test('changes in another building change no list, total or count', async () => {
  const ask = async () => {
    const replies = []
    for (const entity of entities.filter(({ name }) => name !== 'log')) {
      for (const query of ['limit=500', 'limit=500&sort=-id', 'limit=5&keyword=a'])
        replies.push(bare(await a(`GET ${entity.path}?${query}`)))
    }
    replies.push(bare(await a('GET blocks?withCount=apartments&with=apartments&limit=all')))
    return replies
  }
  const before = await ask()
  await seeded.db.execute(`insert into apartment (building_id, code, block_id, area, search_text)
    select 2, 'X-' || n, (select min(id) from block where building_id = 2), 1, 'a' from generate_series(1, 1000) n`)
  await seeded.as('B2')('POST blocks', { building_id: '2', code: 'AZ4', name: 'a' })
  expect(await ask()).toEqual(before)
})

test.each([
  '0',
  '1,2',
  '1%20OR%201=1',
  '01',
  '1.0',
  '%EF%BC%91',
  '99999999999999999999',
  '-1',
  '2',
  '1&building_id=2',
  'null',
  '1%00',
])('building_id=%s gives no row of another building', async (form) => {
  for (const path of ['apartments', 'blocks', 'org-members', 'buildings', 'logs', 'files']) {
    const reply = await a(`GET ${path}?building_id=${form}`)
    expect([path, [400, 403, 422].includes(reply.status)]).toEqual([path, true])
  }
  if (form.includes('&')) return
  const created = await a('POST blocks', { building_id: decodeURIComponent(form), code: 'AZ5', name: 'x' })
  expect([400, 403, 422]).toContain(created.status)
})

test('without a building, or with an empty one, only permitted buildings answer', async () => {
  for (const query of ['limit=all', 'limit=all&building_id=']) {
    const rows = rowsOf(await a(`GET apartments?${query}`), 'apartments')
    expect(new Set(rows.map((row) => row.building_id))).toEqual(new Set(['1']))
    expect(rowsOf(await a(`GET buildings?${query}`)).map((row) => row.id)).toEqual(['1'])
  }
  const both = rowsOf(await seeded.as('ADM')('GET apartments?limit=all'), 'apartments')
  expect(new Set(both.map((row) => row.building_id))).toEqual(new Set(['1', '2']))
})

test('names outside the declaration are refused quickly, whatever their depth', async () => {
  const deep = Array.from({ length: 20 }, () => 'residents').join('.')
  const started = performance.now()
  for (const query of [
    `with=${deep}`,
    'with=users.tokens',
    'with=building.organisation.users',
    'columns=password,otp',
    'sort=id;drop table block',
    'map=__proto__',
    'columns=constructor',
    'constructor=1',
  ])
    expect([query, (await a(`GET apartments?${query.replaceAll(' ', '%20')}`)).status]).toEqual([query, 422])
  expect(performance.now() - started).toBeLessThan(1_000 * crowding())
})

test('fields that a form does not have change nothing', async () => {
  const extra = {
    id: '7', type: 'org_admin', is_admin: 1, permission_group_id: '1', status: 'complete', paid: 1, amount_received: 1, credit: 1,
    approved_at: '2020-01-01', inNewby: '1', updated_by: '1', deleted_at: '2020-01-01', organisation_id: '2', search_text: 'x', handover_status: 'closed',
  } // prettier-ignore
  const id = String(seeded.ids.APARTMENT1)
  const before = await seeded.db.query('select * from apartment where id = $1', [id])
  for (const [name, value] of Object.entries(extra)) {
    expect([name, (await a(`PATCH apartments/${id}`, { [name]: value })).status]).toEqual([name, 422])
    expect([name, (await a(`PUT apartments/${id}`, { [name]: value })).status]).toEqual([name, 422])
    expect([
      name,
      (
        await a('POST apartments', {
          building_id: '1',
          code: 'AZ9',
          block_id: seeded.ids.BLOCK1,
          area: 1,
          [name]: value,
        })
      ).status,
    ]).toEqual([name, 422])
  }
  expect(outcome(await a(`PATCH apartments/${id}`, { building_id: '2', name: 'moved' }))).toBe(
    '403 forbidden',
  )
  expect(await seeded.db.query('select * from apartment where id = $1', [id])).toEqual(before)
})

test('a building whose order has expired is closed, but for its orders', async () => {
  await seeded.db.execute(
    `update "order" set end_date = '2020-01-01', start_date = '2019-01-01' where building_id = 2`,
  )
  seeded.server.services.hub.send({ type: 'access' })
  const b = seeded.as('B2')
  for (const path of [
    'apartments?building_id=2',
    'apartments',
    `apartments/${seeded.ids.APARTMENT2}`,
    'apartments/export?building_id=2',
    'residents/1/history',
  ])
    expect([path, outcome(await b(`GET ${path}`))]).toEqual([path, '403 order_expired'])
  expect(outcome(await b('POST blocks', { building_id: '2', code: 'EXP', name: 'x' }))).toBe(
    '403 order_expired',
  )
  expect(outcome(await b('GET orders?building_id=2'))).toBe('200')
  expect(outcome(await a('GET apartments?building_id=1'))).toBe('200')
})

test('a right that is taken away is gone on the next call', async () => {
  const member = await seeded.member('1', right('manage_block', 'read', 'create'))
  expect(outcome(await member('POST blocks', { building_id: '1', code: 'AZ12', name: 'x' }))).toBe('201')
  const [group] = await seeded.db.query<{ id: string; version: number }>(
    `select g.id, g.version from permission_group g join account_permission_groups l on l.permission_group_id = g.id where l.account_id = $1`,
    [member.person.id],
  )
  const changed = await seeded.as('ADM')(`PATCH permission-groups/${group?.id}`, {
    group_permissions: [right('manage_block', 'read')],
  })
  expect(outcome(changed)).toBe('200')
  expect(outcome(await member('POST blocks', { building_id: '1', code: 'AZ12B', name: 'x' }))).toBe(
    '403 forbidden',
  )
  expect(outcome(await member('GET blocks'))).toBe('200')
})

test('a resident finds no list open', async () => {
  for (const entity of entities)
    expect([entity.name, (await seeded.as('R')(`GET ${entity.path}`)).status]).toEqual([entity.name, 403])
})

test('another organisation’s admin finds nothing here', async () => {
  await seeded.db.execute(
    `insert into building (organisation_id, code, name, address) values (99, 'ELSE', 'Else', 'where')`,
  )
  const { addPerson, tokenFor } = await import('#tests/support/server/people.ts')
  const { call } = await import('#tests/support/server/test-server.ts')
  const token = await tokenFor(
    seeded.server,
    await addPerson(seeded.server, { type: 'org_admin', organisationId: '99' }),
  )
  const ask = (path: string) => call(seeded.server, `GET /v1/manage/${path}`, { token })
  expect((await ask('apartments?limit=all')).body.total).toBe(0)
  expect(outcome(await ask('apartments?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await ask(`apartments/${seeded.ids.APARTMENT1}`))).toBe('404 record_not_found')
  expect(rowsOf(await ask('buildings')).map((row) => row.code)).toEqual(['ELSE'])
  expect((await ask('org-members')).body.total).toBe(1)
  expect(recordOf(await a(`GET apartments/${seeded.ids.APARTMENT1}`)).id).toBe(seeded.ids.APARTMENT1)
})
