import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#core/language.ts'
import type { GroupPermission } from '#domain/permission.ts'
import { entities } from '#resources'
import { screensOf } from '#core/derive/screens.ts'
import { routeLines, type RouteLine } from '../../../scripts/routes-table.ts'
import { apiAs, ask, type Caller } from './api.ts'
import { cutCellsAt } from './cut-cells.ts'
import { closeBrowser, follow, signIn, visit, whereNow, type Visit } from './console.ts'

/** Ids of records by the entity's screens; record pages of an entity without records are left out. */
const someIds = async (caller: Caller) => {
  const found = new Map<string, string>()
  for (const entity of entities) {
    const reply = await ask(`GET /v1/manage/${entity.path}?building_id=${caller.buildingId}&limit=1`, caller)
    const rows = (reply.body[entity.replyKey ?? 'data'] ?? []) as { id: string }[]
    const id = rows[0]?.id
    if (id === undefined) continue
    const { show, edit } = screensOf(entity)
    for (const path of [show, edit]) if (path !== undefined) found.set(`/${path}`, id)
  }
  return found
}

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

interface WalkOptions {
  /** `heading`: goes on at the heading, for screens that another test waits for and judges anyway. */
  readonly until?: 'settled' | 'heading'
  readonly language?: Language
  /** Widths of the window, in pixels, at which no list may cut a heading, a date, a time, a sum, a state or a code. */
  readonly listWidths?: readonly number[]
}

/** Opens every screen's address as a demo account; one file for each account, so that several can run in parallel. */
export function walkAs(
  user: string,
  { until = 'settled', language = 'vi', listWidths = [] }: WalkOptions = {},
) {
  afterAll(closeBrowser)
  let visitor: Visit
  let caller: Caller
  beforeAll(async () => {
    caller = await apiAs(user)
    visitor = await visit({ language })
    await visitor.page.goto('/login')
    await signIn(visitor, user, language)
  })

  it(`${user} gets every screen that their rights name, and no other`, async () => {
    const may = await rightsOf(caller)
    // The manager knows ids of records that this account may not read.
    const ids = await someIds(await apiAs('admin'))
    const wrong: string[] = []
    const cut: string[] = []
    for (const line of routeLines()) {
      const id = ids.get(line.route)
      if (line.route.includes(':id') && id === undefined) continue
      const path = line.route.replace(':id', id ?? '')
      const redirect = line.screen.startsWith('to /') ? line.screen.slice(3) : undefined
      const isRight = (end: string) => {
        if (redirect !== undefined) return end !== path
        if (!may(line)) return end === '/dashboard'
        return end === path || (line.route.startsWith('/buildings') && end.startsWith('/building-detail/'))
      }
      // The last drawing of the page before may look like the next page.
      if (!isRight(await follow(visitor, path, until))) {
        await visitor.page.waitForTimeout(1_000)
        const end = whereNow(visitor)
        if (!isRight(end)) wrong.push(`${path} ended at ${end}`)
      }
      if (listWidths.length > 0 && may(line))
        cut.push(...(await cutCellsAt(visitor.page, listWidths)).map((cell) => `${path}: ${cell}`))
    }
    expect(wrong).toEqual([])
    expect(cut).toEqual([])
    // Another building's record is not found, which the browser logs.
    expect(visitor.complaints.filter((one) => !one.includes('404'))).toEqual([])
  }, 600_000)
}
