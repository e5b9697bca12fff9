import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, ask, type Caller } from '#tests/support/browser/api.ts'
import {
  admit,
  button,
  endVisits,
  onScreen,
  say,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// From a building of nothing: what is missing, where it is done, and what asks before it cannot be undone.
const words = locales.guide.vi
const { shell, crud } = wordsIn('vi')
let admin: Caller
let here: { readonly id: string; readonly name: string }
const made: string[] = []
beforeAll(async () => {
  admin = await apiAs('admin')
  const { body } = await ask('GET /v1/current-user?check_token=1', { token: admin.token })
  const { buildings } = body.user as { buildings: readonly (typeof here)[] }
  here = buildings.find(({ id }) => id === admin.buildingId)!
})
afterAll(async () => {
  for (const id of made) await admin.call(`DELETE buildings/${id}`).catch(() => undefined)
  await endVisits()
})

async function newBuilding(code: string) {
  const { data } = await admin.call('POST buildings', { code, name: code, address: 'Đường mới' })
  const { id } = data as { id: string }
  made.push(id)
  const create = async (path: string, values: Record<string, unknown>) =>
    ((await admin.call(`POST ${path}`, { building_id: id, ...values })).data as { id: string }).id
  return { id, name: code, create }
}
const header = ({ page }: Visit, name: string) =>
  page.getByRole('combobox', { name: `${shell.switch_building}: ${name}` }).waitFor()
const guide = ({ page }: Visit, title: string = words.title) => page.getByRole('region', { name: title })
const step = (visitor: Visit, key: keyof typeof words.step) =>
  guide(visitor)
    .getByRole('listitem')
    .filter({ has: visitor.page.getByRole('heading', { name: words.step[key].title }) })

it('leads from nothing, follows what is made elsewhere, and every link is of its building', async () => {
  const there = await newBuilding('ZZ-GUIDE')
  const visitor = await visit()
  await signIn(visitor, 'admin')
  const { page } = visitor
  await header(visitor, here.name)
  expect(await guide(visitor).count()).toBe(0)
  // The header says another building: the step's page goes to its own.
  await page.goto(`/building-guide/${there.id}/prices`)
  await page.waitForURL(`**/${screensOf(feeSetting).list}`)
  await header(visitor, there.name)
  // The empty list says what waits, and has one button.
  const empty = page.locator('.lobby-empty')
  await empty.getByText(labels.fee_setting.vi.empty ?? '').waitFor()
  await empty.getByRole('link', { name: crud.list.ready_made }).click()
  await page.waitForURL(`**/building-set-up/${there.id}`)
  await page.goto('/dashboard')
  await guide(visitor).waitFor()
  expect(await guide(visitor).getByRole('listitem').count()).toBe(12)
  await guide(visitor).getByRole('link', { name: words.next }).click()
  await page.waitForURL(`**/building-set-up/${there.id}`)
  await page.goto('/dashboard')
  // What a question says, a record need not.
  await step(visitor, 'opening').getByRole('button', { name: words.answer.no_old_debts }).click()
  await step(visitor, 'opening').and(page.locator('[data-done=true]')).waitFor()
  // Another person makes apartments: the step follows without a reload.
  const block = await there.create('blocks', { code: 'A', name: 'A' })
  const home = await there.create('apartments', { code: 'A-01', block_id: block, area: '50' })
  await step(visitor, 'workbook')
    .getByText(say(words.left.workbook, { open: 1, total: 1 }))
    .waitFor()
  await step(visitor, 'workbook').getByRole('link', { name: words.step.workbook.title }).click()
  await page.waitForURL((url) => url.pathname === `/${screensOf(apartment).list}`)
  await page.getByText('A-01').first().waitFor()
  const day = { handover_date: `${monthOf(officeToday())}-01` }
  await admin.call(`POST apartments/${home}/schedule_handover`, day)
  await admin.call(`POST apartments/${home}/hand_over`, day)
  await page.goto('/dashboard')
  await step(visitor, 'workbook').and(page.locator('[data-done=true]')).waitFor()
  expect(visitor.complaints).toEqual([])
})

it('is hidden for everybody by one press, and shown again on the building’s page', async () => {
  const there = await newBuilding('ZZ-HIDE')
  const visitor = await visit()
  await admit(visitor, 'admin')
  const { page } = visitor
  const own = `/${screensOf(building).show.replace(':id', there.id)}`
  await page.goto(own)
  await header(visitor, there.name)
  expect(await button(page, words.show).count()).toBe(0)
  await page.goto('/dashboard')
  await button(guide(visitor), words.hide).click()
  await page.getByText(words.hidden).waitFor()
  await guide(visitor).waitFor({ state: 'detached' })
  await page.goto(own)
  await button(page, words.show).click()
  await page.getByText(words.shown).waitFor()
  await page.goto('/dashboard')
  await guide(visitor).waitFor()
  expect(visitor.complaints).toEqual([])
})

it('is read on a dark phone in Khmer', async () => {
  const there = await newBuilding('ZZ-KHMER')
  const visitor = await visit({ language: 'km', width: 390, height: 844, dark: true })
  await admit(visitor, 'admin')
  const { page } = visitor
  await page.goto(`/building-guide/${there.id}/basics`)
  await page.waitForURL(`**/building-set-up/${there.id}`)
  await page.goto('/dashboard')
  const khmer = onScreen(locales.guide.km)
  await guide(visitor, khmer.title).waitFor()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(visitor.complaints).toEqual([])
})

it('asks before a batch is sent that reaches nobody, and sends it once that is confirmed', async () => {
  const there = await newBuilding('ZZ-NOBODY')
  const month = monthOf(officeToday())
  const block = await there.create('blocks', { code: 'A', name: 'A' })
  const home = await there.create('apartments', { code: 'A-01', block_id: block, area: '50' })
  await admin.call(`POST apartments/${home}/schedule_handover`, { handover_date: `${month}-01` })
  await admin.call(`POST apartments/${home}/hand_over`, { handover_date: `${month}-01` })
  const fee = await there.create('fees', {
    apartment_id: home,
    fee_type: 'OTHERS',
    month,
    name: 'Phí',
    amount: '100000',
  })
  await admin.call('POST fees/approve', { building_id: there.id, ids: [fee] })
  const batch = await there.create('group-notice-slips', {
    name: 'Không ai',
    month,
    collect_on: addDays(officeToday(), 10),
    channels: ['email'],
  })
  const visitor = await visit()
  await admit(visitor, 'admin')
  const { page } = visitor
  await page.goto(`/manage-group-announcement/${batch}`)
  const { send } = labels.group_notice_slip.vi.actions
  await button(page.getByRole('main'), send).click()
  await button(page.getByRole('dialog'), send).click()
  await page.getByText(/Không ai nhận được/).waitFor()
  const state = async () =>
    ((await admin.call(`GET group-notice-slips/${batch}`)).data as { status: string }).status
  expect(await state()).toBe('draft')
  await button(page.getByRole('dialog').last(), crud.record.confirm).click()
  await expect.poll(state).toBe('sent')
  expect(visitor.complaints.filter((one) => !one.includes(' 422 '))).toEqual([])
})
