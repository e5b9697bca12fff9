import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#core/language.ts'
import type { GroupPermission } from '#domain/permission.ts'
import { routeLines, type RouteLine } from '../../../scripts/routes-table.ts'
import { apiAs, ask, type Caller } from './api.ts'
import { someIds } from './some-ids.ts'
import { closeBrowser, follow, signIn, visit, whereNow, type Visit } from './console.ts'

/** The account's rights in the building that it works in. */
async function rightsOf(caller: Caller) {
  const { body } = await ask(`GET /v1/current-user?building_id=${caller.buildingId}`, caller)
  const { type, building } = body.user as {
    type: string
    building: { permission_group?: { group_permissions: readonly GroupPermission[] } } | null
  }
  const held = building?.permission_group?.group_permissions ?? []
  return ({ permission }: RouteLine) => {
    if (permission === 'signed in' || permission === 'nothing' || type === 'org_admin') return true
    // No demo account except the administrator's holds rights of the organisation as a whole.
    if (permission.startsWith('organisation:')) return false
    const [code, flag] = permission.split('.') as [string, keyof GroupPermission]
    return held.some((one) => one.code === code && one[flag] === true)
  }
}

/** Every route's line, by its address, which names its test. */
const lines = routeLines()

export interface Walk {
  readonly language?: Language
  /** The faults of a page that this account may open and that has loaded. */
  readonly judge?: (visitor: Visit) => Promise<readonly string[]>
  /** This file's share of all screens, where they are shared out: every `of`-th, beginning with number `part` of 0 … of-1. */
  readonly part?: number
  readonly of?: number
}

/** Opens every screen's address as a demo account; one file for each account, so that several can run in parallel. */
export function walkAs(user: string, { judge, language = 'vi', part = 0, of = 1 }: Walk = {}) {
  afterAll(closeBrowser)
  let visitor: Visit
  let may: (line: RouteLine) => boolean
  let ids: ReadonlyMap<string, string>
  beforeAll(async () => {
    may = await rightsOf(await apiAs(user))
    // The administrator knows ids of records that this account may not read.
    ids = await someIds(await apiAs('admin'))
    visitor = await visit({ language })
    await signIn(visitor, user, language)
  })

  it.each(lines.filter((_line, index) => index % of === part))(
    `${user} at $route gets what their rights name`,
    async (line) => {
      const id = ids.get(line.route)
      // A kind of record that the demo has none of has no record page; its list and form are opened all the same.
      if (line.route.includes(':id') && id === undefined) return
      const path = line.route.replace(':id', id ?? '')
      const redirect = line.screen.startsWith('to /')
      const isRight = (end: string) => {
        if (redirect) return end !== path
        if (!may(line)) return end === '/dashboard'
        return end === path || (line.route.startsWith('/buildings') && end.startsWith('/building-detail/'))
      }
      visitor.complaints.length = 0
      // Where it leads elsewhere, that page was seen already.
      await follow(visitor, path, may(line) && !redirect ? 'settled' : 'heading')
      // The last drawing of the page before may look like the next page.
      await expect.poll(() => whereNow(visitor)).toSatisfy(isRight)
      if (judge !== undefined && may(line)) expect((await judge(visitor)).join('\n')).toBe('')
      // Another building's record is not found, which the browser logs.
      expect(visitor.complaints.filter((one) => !one.includes('404'))).toEqual([])
    },
  )
}
