import { afterAll, beforeAll, expect, it } from 'vitest'
import { flagWords, permissionWords } from '#entities/words.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

const { shell, crud: words, account, block: labels } = wordsIn('vi')
let admin: Caller
let group: { readonly id: string; readonly name: string; readonly group_permissions: unknown }
let adminVisit: Visit
let user: Visit
beforeAll(async () => {
  admin = await apiAs('admin')
  const { buildingId } = await apiAs('cashier')
  const groups = await admin.call(`GET permission-groups?building_id=${buildingId}&limit=100`)
  const found = (groups.data as (typeof group)[]).find(({ name }) => name === 'Thu ngân')
  if (found === undefined) throw new Error('no group of cashiers')
  group = dataOf(await admin.call(`GET permission-groups/${found.id}`)) as unknown as typeof group
  adminVisit = await visit()
  user = await visit()
  await signIn(adminVisit, 'admin')
  await signIn(user, 'cashier')
})
afterAll(async () => {
  // Other tests expect the group as the demo made it.
  await admin.call(`PATCH permission-groups/${group.id}`, { group_permissions: group.group_permissions })
  await endVisits()
})

const entry = () => user.page.getByRole('link', { name: labels.many, exact: true })

/** Changes one right on the matrix and saves. */
async function turn(isGiven: boolean) {
  const { page } = adminVisit
  await page.goto(`/permission-group-detail/${group.id}`)
  const cell = say(account.permissions.cell, {
    permission: permissionWords.manage_block.vi,
    flag: flagWords.read.vi,
  })
  await page.getByRole('checkbox', { name: cell }).setChecked(isGiven)
  await page.getByRole('button', { name: say(account.permissions.save_changes, { n: 1 }) }).click()
  await page.getByText(account.permissions.saved).waitFor()
}

it('a right that the administrator takes is gone from the open console, and returns without a reload', async () => {
  const { page } = user
  await entry().first().click()
  await page.waitForURL('**/blocks')
  await page.getByRole('table').first().waitFor()
  await page.evaluate(() => void Object.assign(window, { stillOpen: true }))

  await turn(false)
  await page.waitForURL('**/dashboard')
  await page.getByText(shell.forbidden).waitFor()
  expect(await entry().count()).toBe(0)
  const cashier = await apiAs('cashier')
  await expect(cashier.call(`GET blocks?building_id=${cashier.buildingId}`)).rejects.toThrow('403')

  await turn(true)
  await entry().first().waitFor()
  expect(await page.evaluate(() => 'stillOpen' in window)).toBe(true)
})

it('a user who may only read finds no way to write', async () => {
  const { page } = user
  await entry().first().click()
  await page.locator('tbody').getByRole('link').first().waitFor()
  expect(await page.getByRole('link', { name: say(words.list.create, { one: labels.one }) }).count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('tab', { name: words.record.details }).waitFor()
  expect(await button(page, words.record.edit).count()).toBe(0)
  await page.goto('/block-create')
  await page.waitForURL('**/dashboard')
})
