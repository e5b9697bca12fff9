import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths, officeToday } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import { reports } from '#domain/reports/index.ts'
import type { Filter } from '#domain/reports/report.ts'
import { compareWithSql } from '#tests/support/money/figures-by-sql.ts'
import {
  openReportGround,
  period,
  reportAddress,
  type ReadReport,
  type ReportGround,
} from '#tests/support/money/report-ground.ts'
import { periodsOf, voucherPlanOf } from '#tests/support/money/voucher-plan.ts'
import { faults, outcome, recordOf, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

// What reports may be narrowed down by: every figure is then still the sum of the documents behind it.
type Manage = ReturnType<SeededServer['as']>
const today = officeToday()
let ground: ReportGround
let blocks: readonly [string, string]
/** A value of every filter, which has something in building 1. */
let values: Readonly<Record<Filter, string>>
let makers: readonly [string, string]
beforeAll(async () => {
  ground = await openReportGround()
  const { desk, seeded, fund } = ground
  const at = async (name: string, where = 'building_id = 1') => {
    const rows = await seeded.db.query<{ id: string }>(
      `select id::text from ${name} where ${where} order by id`,
    )
    return rows.map(({ id }) => id)
  }
  const idOf = async (as: Manage) =>
    ((await as('GET ../current-user')).body as unknown as { user: { id: string } }).user.id
  const block = await desk.a('POST blocks', { building_id: '1', code: 'LOC', name: 'Khối đế' })
  const own = rowsOf(await desk.a(`GET apartments?building_id=1&id=${desk.apartment(0)}`), 'apartments')[0]
  blocks = [recordOf(block).id, String(own?.block_id)]
  const [collector] = await seeded.db.query<{ id: string; method: string }>(
    'select collector_id::text as id, payment_method_id::text as method from receipt where building_id = 1 limit 1',
  )
  makers = [await idOf(desk.a), await idOf(seeded.as('ADM'))]
  const [category] = await at('payment_voucher_category', "building_id = 1 and code = 'CHI-DIEN'")
  const paid = {
    building_id: '1',
    date: today,
    party: 'Cây xanh',
    category_id: category,
    cash_account_id: fund,
    amount: '80',
  }
  const other = seeded.as('ADM')
  const voucher = recordOf(await other('POST payment-vouchers', paid)).id
  expect(outcome(await other(`POST payment-vouchers/${voucher}/approve`, {}))).toBe('200')
  await income()
  await plans(own)
  values = {
    cash_account_id: fund,
    currency_code: 'vnd',
    block_id: blocks[1],
    fee_type: 'MANAGEMENT',
    receipt_category_id: (await at('receipt_voucher_category'))[0]!,
    payment_category_id: category!,
    collector_id: collector!.id,
    maker_id: makers[0],
    payment_method_id: collector!.method,
  }
}, 60_000)
afterAll(() => ground.close())

async function income() {
  const { desk, fund } = ground
  const made = {
    building_id: '1',
    date: today,
    party: 'Y',
    category_id: '1',
    cash_account_id: fund,
    amount: '40',
  }
  const { id } = recordOf(await desk.a('POST receipt-vouchers', made))
  expect(outcome(await desk.a(`POST receipt-vouchers/${id}/approve`, {}))).toBe('200')
}

/** Leases: of an apartment of each block, one of them in dollars; what comes in, was charged, taken back and paid out. */
async function plans(own: Readonly<Record<string, unknown>> | undefined) {
  const { desk, seeded, fund } = ground
  await seeded.db.execute(
    `insert into exchange_rate (organisation_id, currency_id, name, price, valid_from)
      select organisation_id, id, 'USD', 25000, $1::date from currency where code = 'usd'`,
    [today],
  )
  const make = async (path: string, record: object) => {
    const reply = await desk.a(`POST ${path}`, { building_id: '1', ...record })
    expect([outcome(reply), faults(reply)]).toEqual(['201', []])
    return recordOf(reply)
  }
  const { id: template_id } = await make('contract-templates', { code: 'RF-T', name: 'Thuê' })
  const shop = await make('apartments', { code: 'RF-1', block_id: blocks[0], area: '40' })
  const lease = async (apartment_id: unknown, more: object = {}) => {
    const { id: contract_id } = await make('contracts', {
      name: 'Thuê',
      template_id,
      apartment_id,
      value: '1000',
      start_date: '2026-01-01',
      end_date: '2030-01-01',
      party_a_name: 'Ban quản lý',
      party_b_name: 'Bên thuê',
    })
    const { id } = await make(
      'voucher-plans',
      voucherPlanOf({ contract_id, last_date: addMonths(today, 1), ...more }),
    )
    return (await periodsOf(desk, id))[0]?.id
  }
  const money = { date: today, party: 'X', category_id: '1', cash_account_id: fund }
  const step = async (address: string, body: object = {}) =>
    expect(outcome(await desk.a(`POST ${address}`, body)), address).toBe('200')
  const rent = await lease(shop.id)
  const paid = await make('receipt-vouchers', { ...money, amount: '60', plan_period_id: rent })
  await step(`receipt-vouchers/${paid.id}/approve`)
  const back = await make('receipt-vouchers', { ...money, amount: '20', plan_period_id: rent })
  await step(`receipt-vouchers/${back.id}/approve`)
  await step(`receipt-vouchers/${back.id}/void`, { reason: 'nhầm' })
  const charged = await make('receipt-vouchers', {
    ...money,
    amount: '30',
    plan_period_id: await lease(own?.id, { amount_with_tax: '100' }),
  })
  await step(`receipt-vouchers/${charged.id}/charge`, { apartment_id: desk.apartment(2) })
  const cost = await lease(own?.id, { kind: 'payment', amount_with_tax: '200' })
  const spent = await make('payment-vouchers', { ...money, amount: '90', plan_period_id: cost })
  await step(`payment-vouchers/${spent.id}/approve`)
  await lease(shop.id, { currency_code: 'usd', amount_before_tax: '1', amount_with_tax: '2' })
}

async function read(as: Manage, building: string, path: string, more: Readonly<Record<string, string>>) {
  const reply = await as(`GET ${reportAddress(path, building, { ...period, ...more })}`)
  expect(outcome(reply), `${path} ${JSON.stringify(more)} ${JSON.stringify(faults(reply))}`).toBe('200')
  return reply.body.data as ReadReport & { readonly currency: string }
}

const narrowed = reports.flatMap(({ name, filters }) => filters.map((filter) => [name, filter] as const))

test.each(narrowed)(
  '%s narrowed down by %s: its figures are those of their documents',
  async (name, filter) => {
    const { path, columns, by: dimensions } = reports.find((one) => one.name === name)!
    const { a } = ground.desk
    const differing: string[] = []
    let found = 0
    for (const by of dimensions) {
      const asked = { by, [filter]: values[filter] }
      const { total } = await read(a, '1', path, asked)
      for (const { name: column, counts } of columns) {
        const list = await read(a, '1', `${path}/documents`, { ...asked, column })
        const said = counts === true ? String(list.total) : list.sum
        found += Number(said) === 0 ? 0 : 1
        if (said !== total[column]) differing.push(`by ${by} ${column}: ${total[column]}, list ${said}`)
      }
    }
    expect(differing).toEqual([])
    expect(found).toBeGreaterThan(0)
  },
)

test('payments of one maker are what they made alone', async () => {
  const net = async (more: Readonly<Record<string, string>>) =>
    (await read(ground.desk.a, '1', 'report/payments', more)).total['net']
  expect([await net({}), await net({ maker_id: makers[0] }), await net({ maker_id: makers[1] })]).toEqual([
    '620',
    '540',
    '80',
  ])
})

test('receipts of a currency are whole, in that of the books', async () => {
  const as = ground.seeded.as('B2')
  const receipts = async (currency_code: string) => {
    const { total, currency } = await read(as, '2', 'report/receipts', { currency_code })
    return [total['net'], currency]
  }
  expect(await Promise.all(['usd', 'riel', 'vnd'].map(receipts))).toEqual([
    ['30.5', 'usd'],
    ['30.5', 'usd'],
    ['0', 'usd'],
  ])
})

test('plans of a block and of a currency are told in the books’ currency, of what their contracts are about', async () => {
  const sums = async (more: Readonly<Record<string, string>>) => {
    const { total, currency } = await read(ground.desk.a, '1', 'report/plans', more)
    const { planned_in, actual_in, planned_out, actual_out } = total
    return [planned_in, actual_in, planned_out, actual_out, currency]
  }
  const [shops, homes] = blocks
  expect(await sums({ block_id: shops })).toEqual(['50110', '60', '0', '0', 'vnd'])
  expect(await sums({ block_id: homes })).toEqual(['100', '30', '200', '90', 'vnd'])
  expect(await sums({ block_id: shops, currency_code: 'usd' })).toEqual(['50000', '0', '0', '0', 'vnd'])
  expect(await sums({})).toEqual(['50210', '90', '200', '90', 'vnd'])
})

test('the rate at which a plan in another currency is expected is named, on paper too', async () => {
  const { rates } = await read(ground.desk.a, '1', 'report/plans', {})
  expect(rates).toEqual([{ currency: 'usd', rate_of: 'usd', lowest: '25000', highest: '25000' }])
  const { seeded } = ground
  const asked = reportAddress('report/plans/export', '1', { ...period, format: 'csv' })
  const reply = await fetch(`${seeded.server.address}${managePrefix}/${asked}`, {
    headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3', 'accept-language': 'en' },
  })
  expect(await reply.text()).toContain('Rates used for USD: 25000 / 1 USD')
})

test('a paper for the owners names no maker', async () => {
  const asked = { ...period, audience: 'owners', maker_id: makers[0] }
  const reply = await ground.desk.a(`GET ${reportAddress('report/payments/pdf', '1', asked)}`)
  expect(faults(reply)).toEqual(['maker_id:invalid_option'])
})

test('with plans too, every figure is what plain SQL and the ledger have', async () => {
  const { desk, seeded } = ground
  const { wrong } = await compareWithSql(seeded.db, {
    buildingId: '1',
    accountId: makers[0],
    get: async (path) => (await desk.a(`GET ${path}`)).body.data,
  })
  expect(wrong).toEqual([])
  const verdicts = await checkBooks(seeded.db)
  expect(verdicts.find(({ code }) => code === 'I23')).toMatchObject({ count: 0 })
})
