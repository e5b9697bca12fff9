import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#core/language.ts'
import { routeLines } from '#src/router/route-lines.ts'
import { mayOpen, type DemoUser } from '../demo-accounts.ts'
import { apiAs } from './api.ts'
import { someIds } from './some-ids.ts'
import { endVisits, follow, signIn, visit, type Visit } from './console.ts'

export interface Walk {
  readonly language?: Language
  /** The faults of a page that has loaded. */
  readonly judge?: (visitor: Visit) => Promise<readonly string[]>
  /** This file's share of all screens, where they are shared out: every `of`-th, beginning with number `part` of 0 … of-1. */
  readonly part?: number
  readonly of?: number
}

/**
 * Opens every screen that a demo account may open. Who may open what is the router's decision, and tested beside it
 * (src/router/access.browser.test.tsx).
 */
export function walkAs(user: DemoUser, { judge, language = 'vi', part = 0, of = 1 }: Walk = {}) {
  afterAll(endVisits)
  let visitor: Visit
  let ids: ReadonlyMap<string, string>
  beforeAll(async () => {
    ids = await someIds(await apiAs(user))
    visitor = await visit({ language })
    await signIn(visitor, user)
  })

  const lines = routeLines().filter((line) => mayOpen(user, line) && !line.screen.startsWith('to /'))
  it.each(lines.filter((_line, index) => index % of === part))(`${user} sees $route`, async ({ route }) => {
    const id = ids.get(route)
    // A kind of record that the demo has none of has no record page; its list and form are opened all the same.
    if (route.includes(':id') && id === undefined) return
    const path = route.replace(':id', id ?? '')
    visitor.complaints.length = 0
    const end = await follow(visitor, path)
    // The list of buildings leads those who have one to it.
    if (!route.startsWith('/buildings')) expect(end).toBe(path)
    if (judge !== undefined) expect((await judge(visitor)).join('\n')).toBe('')
    // What an office has not set up yet is not found, which the browser logs.
    expect(visitor.complaints.filter((one) => !one.includes('404'))).toEqual([])
  })
}
