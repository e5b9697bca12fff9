import { afterAll, beforeAll, expect, it } from 'vitest'
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
  selectOf,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// A tenant pays the electricity, the owner the management fee, and each of them has their own debt.
const rule = labels.payer_rule.vi
const words = locales.debts.vi
const desk = locales.desk.vi
const month = monthOf(officeToday())
const money = (amount: string) => formatMoney(amount, 'vnd', 'vi')

type Row = Readonly<Record<string, unknown>>
interface Home {
  readonly id: string
  readonly code: string
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

let visitor: Visit
let manager: Caller
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const many = async (path: string, query: string) => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}

/** An apartment that owes nothing and where two people live, whom no rule names. */
async function homeOfTwo(): Promise<Home> {
  const ruled = new Set((await many('payer-rules', '&limit=100')).map((one) => String(one.apartment_id)))
  const debts = await many('debts', '&outstanding=0&limit=100&with=apartment')
  const stays = await many(
    'residencies',
    '&limit=all&columns=apartment_id,resident_id,move_out_date&with=resident',
  )
  for (const { apartment_id, apartment } of debts) {
    const people = stays
      .filter((stay) => stay.apartment_id === apartment_id && stay.move_out_date === null)
      .map(({ resident_id, resident }) => ({
        id: String(resident_id),
        name: String((resident as Row | undefined)?.full_name),
      }))
    const [one, other] = people
    if (ruled.has(String(apartment_id)) || one === undefined || other === undefined) continue
    if (one.name === other.name) continue
    return { id: String(apartment_id), code: String((apartment as Row).code), people: [one, other] }
  }
  throw new Error('nobody shares an apartment')
}

it('gives the tenant the electricity and the owner the rest, and the cashier takes only the tenant’s', async () => {
  const { page } = visitor
  const home = await homeOfTwo()
  const [owner, tenant] = home.people
  if (owner === undefined || tenant === undefined) throw new Error('nobody lives here')
  const [electricity] = await many('fee-settings', '&fee_type=ELECTRICITY&limit=1')

  await manager.create('payer-rules', {
    apartment_id: home.id,
    payer_kind: 'owner',
    resident_id: owner.id,
    covers: 'all_fees',
    from_month: month,
  })
  await page.goto(`/payer-rule-create?set.apartment_id=${home.id}`)
  const form = page.locator('form')
  await pick(selectOf(form, rule.fields.payer_kind), rule.options.payer_kind.tenant)
  await choose(page, rule.fields.resident_id, tenant.name)
  await pick(selectOf(form, rule.fields.covers), rule.options.covers.chosen_fees)
  await choose(page, rule.fields.fee_settings, String(electricity?.name))
  await page.keyboard.press('Escape')
  await button(page, locales.crud.vi.form.save).click()
  await page.waitForURL('**/payer-rule-detail/*')

  for (const [fee_type, name, amount] of [
    ['ELECTRICITY', 'Tiền điện', '350000'],
    ['MANAGEMENT', 'Phí quản lý', '900000'],
  ]) {
    const { id } = await manager.create('fees', { apartment_id: home.id, fee_type, month, name, amount })
    await manager.call(`POST fees/${id}/approve`, {})
  }

  const theirs = `${rule.options.payer_kind.tenant} · ${tenant.name}`
  await page.goto(`/manage-cost-debt-create?apartment=${home.id}`)
  await page.getByRole('group', { name: words.collect_by }).waitFor()
  await page.getByRole('button', { name: `${theirs}: ${money('350000')}` }).click()
  await page.getByRole('button', { name: say(desk.collect_amount, { amount: money('350000') }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(tenant.name).first().waitFor()

  const account = dataOf(await manager.call(`GET debts/apartments/${home.id}`)) as unknown as {
    outstanding: string
    lines: Row[]
  }
  expect(account.outstanding).toBe('900000')
  expect(account.lines.map(({ payer_kind, payer_name }) => [payer_kind, payer_name])).toEqual([
    ['owner', owner.name],
  ])
  const [receipt] = await many('receipts', `&apartment_id=${home.id}&limit=1`)
  expect(receipt).toMatchObject({ payer: tenant.name, settled: '350000' })

  // What the owner owes is in the list of debtors, and from there in a statement of theirs alone.
  await page.goto('/debtors?kind=owner')
  const row = page.getByRole('row').filter({ hasText: owner.name }).filter({ hasText: home.code })
  await row.getByText('900.000').first().waitFor()
  await row.getByRole('link', { name: home.code }).click()
  const statement = page.locator('.lobby-statement')
  await statement.getByRole('row', { name: /Phí quản lý/ }).waitFor()
  expect(await statement.getByRole('row', { name: /Tiền điện/ }).count()).toBe(0)
  // Both sides sign what the owner owes.
  await button(page, words.minutes.button).click()
  const [minutes] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: words.minutes.take }).click(),
  ])
  expect(minutes.suggestedFilename()).toBe('debt-minutes.pdf')

  // The tenant moves out: nothing of theirs is open, and their rule ends with this month.
  const debt = page.url().split('?')[0]
  await page.goto(`${debt}?payer=tenant:${tenant.id}`)
  await page
    .getByRole('button', { name: say(words.end, { month: `${month.slice(5)}/${month.slice(0, 4)}` }) })
    .click()
  await expect
    .poll(async () => (await many('payer-rules', `&apartment_id=${home.id}&payer_kind=tenant`))[0]?.to_month)
    .toBe(month)
  expect(visitor.complaints).toEqual([])
})
