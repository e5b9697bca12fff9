import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedFields } from '#domain/presets/asked-fields.ts'
import { rowName } from '#domain/presets/preset-row.ts'
import { rowsFor } from '#domain/presets/rows.ts'
import type { Country } from '#domain/countries.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { faults, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { right } from '#tests/support/server/people.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'

let runner: RunServer
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
})
afterAll(() => runner.seeded.close())

const adm = (call: string, values?: object) => runner.seeded.as('ADM')(call, values)

let made = 0
async function newBuilding(more: object = {}): Promise<string> {
  const code = `NEW${++made}`
  const reply = await adm('POST buildings', { code, name: code, address: 'Đường mới', ...more })
  expect(outcome(reply)).toBe('201')
  return recordOf(reply).id
}

const tickable = (country: Country, currency: CurrencyCode, city: 'ha_noi' | null = null) =>
  rowsFor({ country, currency, city, day: '2026-11-29' })
    .filter((row) => row.with === undefined)
    .map(rowName)

/** Every price and account typed. */
const typed = Object.fromEntries(
  Object.entries(askedFields).map(([name, { kind }], at) => [
    name,
    kind === 'text' ? `Ngân hàng ${at}` : kind === 'number' ? '8' : String(1000 + at),
  ]),
)
type Outcome = Record<'added' | 'kept' | 'waiting' | 'denied' | 'inactive', string[]>
async function setUp(id: string, body: object, who = adm): Promise<Outcome> {
  const reply = await who(`POST buildings/${id}/set-up`, body)
  expect([outcome(reply), reply.body.errors]).toEqual(['200', undefined])
  return reply.body.data as Outcome
}
const all = (text: string, values: readonly unknown[]) =>
  runner.db.query<Record<string, unknown>>(text, values)

test('everything is made of nothing in each currency, and pressed again nothing more', async () => {
  const places = [
    ['VN', 'vnd', 'ha_noi', {}],
    ['KH', 'riel', null, { currency_code: 'riel' }],
    ['KH', 'usd', null, { currency_code: 'usd' }],
    ['OTHER', 'usd', null, { currency_code: 'usd', country: 'OTHER' }],
  ] as const
  for (const [country, currency, city, more] of places) {
    const id = await newBuilding(more)
    const rows = tickable(country, currency, city)
    // No law of another country sets a rate of VAT.
    const { management_vat, parking_vat, ...prices } = typed
    const vat =
      country === 'VN' ? { management_vat, parking_vat } : country === 'KH' ? { management_vat: '10' } : {}
    const body = { rows, ...prices, ...vat, ...(city === null ? {} : { city }) }
    const first = await setUp(id, body)
    expect([first.kept, first.waiting, first.denied, first.inactive]).toEqual([[], [], [], []])
    expect(first.added).toEqual(expect.arrayContaining(rows))
    const again = await setUp(id, body)
    expect([again.added, again.kept]).toEqual([[], first.added])
    const { body: state } = await adm(`GET buildings/${id}/set-up`)
    const { there, denied } = state.data as { there: string[]; denied: string[] }
    expect(denied).toEqual([])
    // An account is known again by the number that is typed for it.
    const known = first.added.filter((name) => name !== 'bank.MAINTENANCE')
    expect(there).toEqual(expect.arrayContaining(known))
    const [log] = await all(
      `select count(*)::int as lines from log where building_id = $1 and action = 'create'
      and resource in ('fee_setting', 'tariff', 'checklist', 'bank')`,
      [id],
    )
    expect(log?.lines).toBe(
      first.added.filter((name) => /^(fee_setting|tariff|checklist|bank)\./.test(name)).length,
    )
  }
})

test('two at once make one set', async () => {
  const id = await newBuilding()
  const body = { rows: tickable('VN', 'vnd'), ...typed }
  const [one, other] = await Promise.all([setUp(id, body), setUp(id, body)])
  expect([one.added.length, other.added.length].toSorted((a, b) => a - b)[0]).toBe(0)
  expect([one.waiting, other.waiting, one.denied, other.denied].flat()).toEqual([])
})

test('a fee without its price is inactive, what needs an account waits, and a price comes later', async () => {
  const id = await newBuilding()
  const rows = [
    'fee_setting.PQL',
    'fee_setting.NUOC',
    'fee_setting.GUIXE',
    'bank.MAIN',
    'vehicle_card_type.XEMAY',
  ]
  const first = await setUp(id, { rows, city: 'ha_noi' })
  expect(first.inactive).toEqual(['fee_setting.PQL', 'fee_setting.GUIXE'])
  expect(first.waiting).toEqual(
    ['vehicle_card_type.XEMAY', 'bank.MAIN', 'cash_account.QUY-NH', 'tariff.PQL'].toSorted(
      (a, b) => order(a) - order(b),
    ),
  )
  const settings = await all(
    'select code, is_active from fee_setting where building_id = $1 order by priority',
    [id],
  )
  expect(settings).toEqual([
    { code: 'PQL', is_active: false },
    { code: 'NUOC', is_active: true },
    { code: 'GUIXE', is_active: false },
  ])
  const second = await setUp(id, { rows, management_price: '9000.5' })
  expect(second.added).toEqual(['tariff.PQL'])
  // What is there is changed by nobody but the office, which is told of it.
  expect(second.inactive).toEqual(['fee_setting.PQL', 'fee_setting.GUIXE'])
  const tariffs = await all(
    `select t.tiers, t.valid_from from tariff t join fee_setting s on s.id = t.fee_setting_id and s.building_id = t.building_id
      where t.building_id = $1 and s.code = 'PQL'`,
    [id],
  )
  expect(tariffs).toMatchObject([{ tiers: [{ up_to: null, price: '9000.5' }] }])
})
const everywhere = rowsFor({ country: 'VN', currency: 'vnd', city: 'ha_noi', day: '2026-11-29' }).map(rowName)
const order = (name: string) => everywhere.indexOf(name)

test('the office’s own under a code is left alone, and gets no price of ours', async () => {
  const id = await newBuilding()
  const own = { building_id: id, code: 'nuoc', name: 'Nước khoán', fee_type: 'WATER', price_type: 'all_in' }
  expect(outcome(await adm('POST fee-settings', own))).toBe('201')
  const body = { rows: ['fee_setting.NUOC', 'conversation_topic.KHAC'], city: 'ha_noi' }
  const { added, kept } = await setUp(id, body)
  expect(kept).toEqual(['fee_setting.NUOC', 'tariff.NUOC-HN'])
  expect(added).toContain('conversation_topic.KHAC')
  const [left] = rowsOf(await adm(`GET fee-settings?building_id=${id}`))
  expect(left).toMatchObject({ name: 'Nước khoán', price_type: 'all_in', version: 1 })
  expect(rowsOf(await adm(`GET tariffs?building_id=${id}`))).toEqual([])
})

test('what is wrong is told at its field, and nothing is made', async () => {
  const id = await newBuilding()
  const refused = async (body: object) => faults(await adm(`POST buildings/${id}/set-up`, body))
  const rows = ['fee_setting.PQL', 'bank.MAIN', 'relationship.owner']
  expect(await refused({ rows, management_price: '-1' })).toEqual(['management_price:invalid_amount'])
  expect(await refused({ rows, bank_name: 'Vietcombank' })).toEqual([
    'account_holder:required',
    'account_number:required',
  ])
  // No law sets 7 %.
  expect(await refused({ rows, management_price: '9000', management_vat: '7' })).toEqual([
    'management_vat:no_vat_rate',
  ])
  expect(await refused({ rows: ['fee_setting.MGT'] })).toEqual(['rows:invalid_option'])
  const bank = { building_id: id, name: 'Quỹ', account_number: '0011', account_holder: 'BQT' }
  expect(outcome(await adm('POST payment-methods/banks', bank))).toBe('201')
  const account = { bank_name: 'Vietcombank', account_number: '0011', account_holder: 'BQL' }
  expect(await refused({ rows, ...account })).toEqual(['account_number:account_number_exists'])
  const [counted] = await all('select count(*)::int as n from relationship where building_id = $1', [id])
  expect(counted?.n).toBe(0)
})

test('who may make some makes those, is told of the rest, and finds no building of others', async () => {
  const rows = ['relationship.owner', 'fee_setting.SANVUON', 'checklist.CL-BOI']
  const clerk = await runner.seeded.member(
    '1',
    right('manage_building', 'read'),
    right('manage_resident', 'read', 'create'),
  )
  const { denied, added, kept } = await setUp('1', { rows }, clerk)
  expect(denied).toEqual(expect.arrayContaining(['checklist.CL-BOI']))
  expect([...added, ...kept, ...denied].filter((name) => rows.includes(name)).toSorted()).toEqual(
    rows.toSorted(),
  )
  const { body } = await clerk('GET buildings/1/set-up')
  expect((body.data as { denied: string[] }).denied).toEqual(
    expect.arrayContaining(['apartment_type', 'fee_setting', 'bank']),
  )
  // The building itself is changed by who may change it.
  expect(outcome(await clerk('POST buildings/1/set-up', { rows: [], country: 'KH' }))).toContain('403')
  for (const id of ['2', '999999']) {
    expect(outcome(await clerk(`POST buildings/${id}/set-up`, { rows }))).toContain('404')
    expect(outcome(await clerk(`GET buildings/${id}/set-up`))).toContain('404')
  }
})

test('a month is charged by the shipped prices: 461 kWh as on a bill, 12 m³ in Hà Nội', async () => {
  const id = await newBuilding({ deploy_month: '2026-10' })
  const rows = ['fee_setting.DIEN', 'fee_setting.NUOC']
  expect((await setUp(id, { rows, city: 'ha_noi' })).added).toEqual(
    expect.arrayContaining(['tariff.DIEN-1279', 'tariff.NUOC-HN']),
  )
  const post = async (path: string, values: object) => {
    const reply = await adm(`POST ${path}`, { building_id: id, ...values })
    expect([path, outcome(reply), reply.body.errors]).toEqual([path, '201', undefined])
    return recordOf(reply).id
  }
  const block_id = await post('blocks', { code: 'A', name: 'A' })
  const apartment_id = await post('apartments', { code: 'A-01', block_id, area: '70' })
  await all(`update apartment set handover_status = 'handover', handover_date = '2026-01-01' where id = $1`, [
    apartment_id,
  ])
  for (const [meters, readings, used] of [
    ['meters/electricity', 'electric-meters', 461],
    ['meters/water', 'water-meters', 12],
  ] as const) {
    const meter_id = await post(meters, { code: 'M', apartment_id })
    const reading = await post(readings, {
      meter_id,
      month: '2026-10',
      read_on: '2026-10-28',
      new_number: String(used),
    })
    expect(outcome(await adm(`POST ${readings}/${reading}/confirm`, {}))).toBe('200')
  }
  const run = recordOf(
    await adm('POST group-fee-slips', { building_id: id, month: '2026-10', all_apartments: true }),
  ).id
  await expect
    .poll(async () => recordOf(await adm(`GET group-fee-slips/${run}`))['status'])
    .not.toBe('running')
  const fees = await all(
    `select s.code, trim_scale(f.amount)::text as amount, trim_scale(f.for_others)::text as others from fee f
      join fee_setting s on s.id = f.fee_setting_id and s.building_id = f.building_id where f.building_id = $1 order by s.priority`,
    [id],
  )
  expect(fees.map(({ code, amount }) => [code, amount])).toEqual([
    ['DIEN', '1388405'],
    ['NUOC', '120520'],
  ])
})

test('VAT follows the country that a building is in', async () => {
  const id = await newBuilding({ currency_code: 'usd', country: 'VN' })
  const laws = await all('select distinct law_number from vat_rate where building_id = $1', [id])
  expect(laws.map(({ law_number }) => law_number)).toContain('204/2025/QH15')
})
