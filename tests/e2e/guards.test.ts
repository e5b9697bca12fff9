import { afterAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { endVisits, say, admit, visit, wordsIn } from '#tests/support/browser/console.ts'

/*
 * One real page for each kind of guard: src/router/access.browser.test.tsx asks the router for every address and account.
 */
afterAll(endVisits)
const { shell, crud, apartment } = wordsIn('vi')

it.each([
  { user: 'cashier', what: 'a list', path: '/contracts' },
  { user: 'cashier', what: 'a form', path: '/apartment-create' },
  { user: 'cashier', what: 'an import', path: '/import-data/apartment' },
  { user: 'cashier', what: 'the trash', path: '/accessories-management-deleted/vehicle' },
  { user: 'cashier', what: 'a page of the console', path: '/journal' },
  { user: 'manager', what: 'a right of the organisation', path: '/building-create' },
  { user: 'manager', what: 'a page of administrators', path: '/outbox' },
  { user: 'resident', what: 'a list', path: '/apartments' },
])('$user is led from $what to the dashboard, and told why', async ({ user, path }) => {
  const visitor = await visit()
  const { page } = visitor
  await admit(visitor, user)
  await page.goto(path)
  await page.waitForURL('**/dashboard')
  await page.getByText(shell.forbidden).waitFor()
  await visitor.context.close()
})

it('another building’s record is not there', async () => {
  const manager = await apiAs('manager')
  const reply = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)
  const [foreign] = reply.apartments as { id: string; code: string }[]
  const visitor = await visit()
  await admit(visitor, 'other')
  await visitor.page.goto(`/apartment-detail/${foreign?.id}`)
  await visitor.page
    .getByRole('heading', { level: 1, name: say(crud.record.not_found, { one: apartment.one }) })
    .waitFor()
  expect(await visitor.page.getByText(String(foreign?.code)).count()).toBe(0)
})

it('who is signed in needs no login page, and the list of buildings leads to theirs', async () => {
  const visitor = await visit()
  const { page } = visitor
  await admit(visitor, 'manager')
  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  await page.goto('/buildings')
  await page.waitForURL('**/building-detail/*')
  await page.getByRole('tab', { name: labels.building.vi.one }).or(page.locator('main h1')).first().waitFor()
})
