import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import { monthOf, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { formatMoney } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  pick,
  say,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// What an accountant does beside collecting: who pays what, and what goes back to whom.
const crud = locales.crud.vi
const rules = locales.fee_rules.vi
const money = (amount: string) => formatMoney(amount, 'vnd', 'vi')

let visitor: Visit
let manager: Caller
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

type Row = Readonly<Record<string, unknown>>
/** The rows of a list, whatever name its declaration gives them in its reply. */
const many = async (path: string, query = '') => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}
const one = async (path: string) => dataOf(await manager.call(`GET ${path}`))
const field = (label: string) => visitor.page.locator('form').getByLabel(label, { exact: true })
const press = (name: string) => button(visitor.page, name).click()

/** Approves the document that is shown, as whoever is asked once more. */
async function approveShown(word: string): Promise<void> {
  const { page } = visitor
  await press(word)
  await button(page.getByRole('dialog'), word).click()
  await page.getByText(labels.refund.vi.states.approved, { exact: true }).first().waitFor()
}

let tries = 0
/** Two apartments that are charged, others at each try, with the code and the id of each. */
async function twoHomes() {
  tries += 1
  const homes = await many(
    'apartments',
    `&handover_status=handover&limit=2&page=${tries}&sort=-id&columns=id,code`,
  )
  const [shop, flat] = homes.map(({ id, code }) => ({ id: String(id), code: String(code) }))
  if (shop === undefined || flat === undefined) throw new Error('nobody lives here')
  return { shop, flat }
}

it('gives a shop its own price and leaves a flat out, and sees beforehand what that changes', async () => {
  const { page } = visitor
  const { shop, flat } = await twoHomes()
  const sign = `Phí biển hiệu ${tries}`
  const setting = await manager.create('fee-settings', {
    code: `ACC${tries}`,
    name: sign,
    fee_type: 'OTHERS',
    price_type: 'all_in',
  })
  await manager.create('tariffs', {
    name: 'Biển hiệu',
    fee_setting_id: setting.id,
    valid_from: '2024-01-01',
    tiers: [{ price: '100000' }],
  })
  const words = labels.fee_rule.vi
  const addRule = async (name: string, home: string) => {
    await page.goto('/fee-rules')
    await page.getByRole('link', { name: say(crud.list.create, { one: words.one }) }).click()
    await field(words.fields.name).fill(name)
    await choose(page, words.fields.fee_setting_id, sign)
    await choose(page, words.fields.apartments, home)
    await page.keyboard.press('Escape')
  }
  await addRule('Cửa hàng tầng trệt', shop.code)
  await field(words.fields.coefficient).fill('2,5')
  await press(rules.preview.run)
  await page.getByText(say(rules.preview.changed, { total: 1 })).waitFor()
  await page.getByRole('row', { name: shop.code }).getByText(money('250000')).waitFor()
  await press(crud.form.save)
  await page.waitForURL('**/fee-rule-detail/*')

  await addRule('Phòng trực', flat.code)
  // Two options need no search.
  await pick(field(words.fields.effect), words.options.effect.exempt)
  await press(crud.form.save)
  // An exemption needs its reason.
  await page.getByRole('alert').first().waitFor()
  await field(words.fields.reason).fill('Phòng trực của ban quản trị')
  await press(crud.form.save)
  await page.waitForURL('**/fee-rule-detail/*')

  const run = await manager.create('group-fee-slips', {
    month: monthOf(officeToday()),
    fee_settings: [setting.id],
    all_apartments: false,
    apartments: [shop.id, flat.id],
  })
  await expect.poll(async () => (await one(`group-fee-slips/${run.id}`)).status).toBe('success')
  const fees = await many('fees', `&group_fee_slip_id=${run.id}&limit=10`)
  expect(fees.map(({ apartment_id, amount }) => [apartment_id, amount])).toEqual([[shop.id, '250000']])
  await page.goto(`/manage-fee-detail/${String(fees[0]?.id)}`)
  await page
    .getByText(say(locales.fees.vi.trace.rule, { coefficient: '2,5', name: 'Cửa hàng tầng trệt' }))
    .waitFor()
  expect(visitor.complaints).toEqual([])
})

it('gives a tenant who moves out the deposit, less a damage, and the credit', async () => {
  const { page } = visitor
  const { flat } = await twoHomes()
  const [fund] = await many(
    'report/accounts',
    '&account_sub_type=cash&account_type=building&is_active=1&limit=1',
  )
  const [method] = await many('payment-methods', '&code=CASH&limit=1')
  const fundName = String(fund?.name)
  const [debt] = await many('debts', `&apartment_id=${flat.id}&limit=1`)
  await manager.create('receipts', {
    apartment_id: flat.id,
    month: monthOf(officeToday()),
    payment_method_id: method?.id,
    amount_received: addAmounts(String(debt?.outstanding ?? '0'), '300000'),
    confirm_excess: true,
    extra_credit_reason: 'Trả trước',
  })
  const held = await manager.create('deposits', {
    date: officeToday(),
    apartment_id: flat.id,
    purpose: 'tenant',
    party: 'Trần Thị Thuê',
    amount: '5000000',
    cash_account_id: fund?.id,
  })
  await manager.call(`POST deposits/${held.id}/approve`, {})
  const { code } = await one(`deposits/${held.id}`)

  const back = labels.deposit_return.vi
  await page.goto('/deposit-return-create')
  await choose(page, back.fields.deposit_id, String(code))
  await field(back.fields.party).fill('Trần Thị Thuê')
  await field(back.fields.returned).fill('4500000')
  await choose(page, back.fields.cash_account_id, fundName)
  await field(back.fields.forfeited).fill('500000')
  const [category] = await many('report/receipt-voucher-categories', '&is_active=1&for_maintenance=0&limit=1')
  await choose(page, back.fields.category_id, String(category?.name))
  await press(crud.form.save)
  await page.waitForURL('**/deposit-return-detail/*')
  await approveShown(back.actions.approve)
  expect(await one(`deposits/${held.id}`)).toMatchObject({ open: '0' })

  const refunded = labels.refund.vi
  await page.goto('/refund-create')
  await choose(page, refunded.fields.apartment_id, flat.code)
  await field(refunded.fields.amount).fill('300000')
  await choose(page, refunded.fields.cash_account_id, fundName)
  await field(refunded.fields.party).fill('Trần Thị Thuê')
  await press(crud.form.save)
  await page.waitForURL('**/refund-detail/*')
  await approveShown(refunded.actions.approve)
  const [after] = await many('debts', `&apartment_id=${flat.id}&limit=1`)
  expect(after).toMatchObject({ outstanding: '0', credit: '0' })
  expect(visitor.complaints).toEqual([])
})
