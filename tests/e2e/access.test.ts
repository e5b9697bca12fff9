import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { apartment } from '#entities/property/apartment.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { endVisits, follow, signIn, visit, type Visit } from '#tests/support/browser/console.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'

/*
 * What all pages share is judged here, in both colours; every page in light colours by the administrator's walk over all
 * routes.
 */
afterAll(endVisits)

const { list, create, show, edit } = screensOf(apartment)
const shown = ['dashboard', 'profile', list, create, show, edit].filter((path) => path !== undefined)

let visitor: Visit
let id: string
beforeAll(async () => {
  const admin = await apiAs('admin')
  const reply = await admin.call(`GET apartments?building_id=${admin.buildingId}&limit=1`)
  id = (reply[apartment.replyKey ?? 'data'] as { id: string }[])[0]?.id ?? ''
})

it.each([
  { theme: 'light', dark: false },
  { theme: 'dark', dark: true },
])('everybody can use what all pages share, $theme', async ({ dark }) => {
  visitor = await visit({ dark })
  const { page } = visitor
  await page.goto('/login')
  expect(await findAccessFaults(visitor)).toEqual([])
  await signIn(visitor, 'admin')
  for (const path of shown) {
    visitor.complaints.length = 0
    await follow(visitor, `/${path.replace(':id', id)}`)
    expect([path, ...(await findAccessFaults(visitor))]).toEqual([path])
    expect(visitor.complaints).toEqual([])
  }
  if (!dark) return
  // The check finds real faults.
  await page.evaluate(() => document.body.append(document.createElement('button')))
  expect(await findAccessFaults(visitor)).toEqual([expect.stringContaining('button-name')])
})
