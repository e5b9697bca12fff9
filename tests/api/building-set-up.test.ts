import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { rowName } from '#domain/presets/preset-row.ts'
import { rowsFor } from '#domain/presets/rows.ts'
import {
  openSeededServer,
  faults,
  outcome,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { right } from '#tests/support/server/people.ts'
import { everythingTyped as typed, openSetUpDesk, tickable } from '#tests/support/server/set-up-desk.ts'

let seeded: SeededServer
let desk: ReturnType<typeof openSetUpDesk>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = openSetUpDesk(seeded.as('ADM'))
})
afterAll(() => seeded.close())

const adm: ReturnType<SeededServer['as']> = (...asked) => seeded.as('ADM')(...asked)
const newBuilding = (more?: object) => desk.newBuilding(more)
const setUp: ReturnType<typeof openSetUpDesk>['setUp'] = (...asked) => desk.setUp(...asked)
const all = (text: string, values: readonly unknown[]) =>
  seeded.db.query<Record<string, unknown>>(text, values)

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
const everywhere = rowsFor({ country: 'VN', currency: 'vnd', city: 'ha_noi', day: officeToday() }).map(
  rowName,
)
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
  const clerk = await seeded.member(
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

test('VAT follows the country that a building is in', async () => {
  const id = await newBuilding({ currency_code: 'usd', country: 'VN' })
  const laws = await all('select distinct law_number from vat_rate where building_id = $1', [id])
  expect(laws.map(({ law_number }) => law_number)).toContain('204/2025/QH15')
})

test('each relation that set-up makes is offered to whoever adds a resident, “other” too', async () => {
  const id = await newBuilding()
  await setUp(id, { rows: ['relationship.other', 'relationship.owner'] })
  const made = rowsOf(await adm(`GET relationships?building_id=${id}&sort=code`), 'relationships')
  expect(made.map(({ code, status }) => [code, status])).toEqual([
    ['other', 'active'],
    ['owner', 'active'],
  ])
})

test('what the office changed of what was made stays as it is when the button is pressed again', async () => {
  const id = await newBuilding()
  const rows = ['fee_setting.PQL', 'relationship.owner', 'conversation_topic.PHI', 'checklist.CL-BOI']
  const body = { rows, management_price: '9000' }
  const { added } = await setUp(id, body)
  const lists = [
    ['fee-settings', 'data'],
    ['tariffs', 'data'],
    ['relationships', 'relationships'],
    ['topics', 'data'],
  ] as const
  const read = async () =>
    Promise.all(lists.map(async ([path, key]) => rowsOf(await adm(`GET ${path}?building_id=${id}`), key)))
  const [[fee] = [], [price] = [], [relation] = [], [topic] = []] = await read()
  const change = async (path: string, values: object) =>
    expect(outcome(await adm(`PATCH ${path}`, values))).toBe('200')
  await change(`fee-settings/${fee?.id}`, { name: 'Phí dịch vụ', due_days: 5, is_active: false })
  await change(`tariffs/${price?.id}`, { name: 'Giá hội nghị', tiers: [{ up_to: null, price: '12500' }] })
  await change(`relationships/${relation?.id}`, { name: 'Chủ nhà' })
  // A topic has no code to be known by.
  await change(`topics/${topic?.id}`, { name: 'Hỏi về tiền' })
  const changed = await read()
  const again = await setUp(id, { ...body, management_price: '9500' })
  expect([again.added, again.kept]).toEqual([[], added])
  expect(await read()).toEqual(changed)
})

test('an administrator who reads Vietnamese sets a building of Cambodia up in Khmer', async () => {
  const id = await newBuilding({ currency_code: 'riel' })
  const rows = ['relationship.owner', 'apartment_type.STD']
  const reply = await adm(`POST buildings/${id}/set-up`, { rows }, { headers: { 'accept-language': 'vi' } })
  expect(outcome(reply)).toBe('200')
  const [relation] = rowsOf(await adm(`GET relationships?building_id=${id}`), 'relationships')
  const [type] = rowsOf(await adm(`GET apartment-types?building_id=${id}`))
  expect([relation?.name, type?.name]).toEqual(['ម្ចាស់កម្មសិទ្ធិ (មិនស្នាក់នៅ)', 'ស្ទូឌីយោ'])
})
