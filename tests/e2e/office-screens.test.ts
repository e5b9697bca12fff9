import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiAs } from '#tests/support/browser/api.ts'
import { admit, endVisits, signIn, visit, type Visit } from '#tests/support/browser/console.ts'
import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'

/*
 * The screens of an office's day, in dark colours and in every look: the walk over all routes opens each list in its first
 * look, in light colours. Everybody can use them, and on a phone nothing of them is cut.
 */
interface Screen {
  readonly path: string
  /** Is there once the screen has loaded. */
  readonly shows: string
  /** The same on a phone, where it is another. */
  readonly showsSmall?: string
  /** What is done before it is judged. */
  readonly open?: (page: Page) => Promise<unknown>
}

const screens: readonly Screen[] = [
  { path: '/status-map', shows: '.lobby-tile' },
  {
    path: '/status-map',
    shows: '[role=dialog] a',
    open: (page) => page.locator('.lobby-tile').first().click(),
  },
  { path: '/apartments?look=map', shows: '.lobby-tile' },
  { path: '/apartments?look=grid', shows: '.lobby-sheet-input' },
  { path: '/water-meters', shows: 'tr[data-meter]' },
  { path: '/utility-bookings', shows: '.lobby-calendar' },
  { path: '/utility-bookings?span=day', shows: '.lobby-calendar' },
  { path: '/utility-bookings?span=places', shows: '.lobby-calendar' },
  { path: '/visitor-gate', shows: 'main input' },
  { path: '/resident-register-management', shows: 'main h1' },
  { path: '/apartment-handover', shows: '[data-card]' },
  { path: '/apartment-handover?look=table', shows: 'tr[data-row]', showsSmall: '.lobby-cards > li' },
]

let office: Visit
let phone: Visit
let registration: string
beforeAll(async () => {
  const manager = await apiAs('manager')
  const place = `building_id=${manager.buildingId}&limit=1`
  const { data } = await manager.call(`GET resident-registrations?${place}&status=new`)
  registration = (data as { id: string }[])[0]?.id ?? ''
  office = await visit({ dark: true })
  await signIn(office, 'manager')
  phone = await visit({ language: 'km', width: 390, height: 844 })
  await admit(phone, 'manager')
})
afterAll(endVisits)

it.each(screens)('$path shows $shows, which everybody can use', async ({ path, shows, open }) => {
  const { page } = office
  await page.goto(path)
  await open?.(page)
  await page.locator(shows).first().waitFor()
  expect(await findAccessFaults(office)).toEqual([])
  expect(await findBoxFaults(office, [390])).toEqual([])
})

// Khmer words are longer, and light colours are others: on a phone.
it.each(screens)('$path shows $shows in Khmer, on a phone', async ({ path, shows, showsSmall, open }) => {
  const { page } = phone
  await page.goto(path)
  await open?.(page)
  await page
    .locator(showsSmall ?? shows)
    .first()
    .waitFor()
  expect(await findAccessFaults(phone)).toEqual([])
  expect(await findBoxFaults(phone, [390])).toEqual([])
})

it('the queue compares an application with the residents that it may be', async () => {
  const { page } = office
  await page.goto(`/resident-register-management?registration=${registration}`)
  await page.getByRole('radio').first().waitFor()
  expect(await findAccessFaults(office)).toEqual([])
  expect(await findBoxFaults(office, [390])).toEqual([])
})
