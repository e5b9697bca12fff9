import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { approveDrafts } from '#api/fees/approval.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A debt has a debtor: who pays for an apartment, by dated rule and fee.
let seeded: SeededServer
let desk: CashDesk
const settings: Record<string, string> = {}
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  for (const [code, fee_type] of [
    ['RENT1', 'ELECTRICITY'],
    ['RENT2', 'MANAGEMENT'],
  ])
    settings[fee_type!] = await made('fee-settings', { code, name: code, fee_type, price_type: 'all_in' })
})
afterAll(() => seeded.close())

const made = async (path: string, values: object) => {
  const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values })
  expect([reply.status, faults(reply)]).toEqual([201, []])
  return recordOf(reply).id
}
const company = (apartment: string, more: object = {}) => ({
  building_id: '1',
  apartment_id: apartment,
  payer_kind: 'company',
  party_name: 'Công ty Sen Vàng',
  covers: 'all_fees',
  from_month: '2026-01',
  ...more,
})
const rule = (values: object) => desk.a('POST payer-rules', values)
const payerOf = async (id: string) => {
  const { payer_kind, payer_name } = await desk.feeOf(id)
  return payer_kind === null ? null : `${String(payer_kind)} ${String(payer_name)}`
}
/** Somebody who lives in the apartment. */
async function residentOf(apartment: string): Promise<{ id: string; name: string }> {
  const [row] = await seeded.db.query<{ id: string; name: string }>(
    `select r.id::text, r.full_name as name from residency y join resident r on r.id = y.resident_id
      where y.apartment_id = $1 and y.deleted_at is null limit 1`,
    [apartment],
  )
  if (row !== undefined) return row
  throw new Error('nobody lives here')
}

test('a fee is owed by the payer whose rule holds in its month, and is kept when the rule changes', async () => {
  const home = desk.apartment(0)
  const id = await made('payer-rules', company(home, { from_month: '2026-09', to_month: '2026-10' }))
  expect(await payerOf(await desk.fee(home, '100', { month: '2026-08' }))).toBeNull()
  expect(await payerOf(await desk.fee(home, '100', { month: '2026-11' }))).toBeNull()
  const september = await desk.fee(home, '100', { month: '2026-09' })
  expect(await payerOf(september)).toBe('company Công ty Sen Vàng')
  const draft = recordOf(await desk.draft(home, '100', { month: '2026-10' }))
  expect(await desk.feeOf(draft.id)).toMatchObject({ payer: 'Công ty Sen Vàng', payer_kind: null })
  await desk.a(`PATCH payer-rules/${id}`, { party_name: 'Công ty Sen Trắng' })
  // A draft follows its rule; what is owed does not.
  await desk.a(`POST fees/${draft.id}/approve`, {})
  expect(await payerOf(draft.id)).toBe('company Công ty Sen Trắng')
  expect(await desk.feeOf(september)).toMatchObject({ payer: 'Công ty Sen Vàng' })
})

test('a rule for chosen fees comes before one for all', async () => {
  const home = desk.apartment(1)
  const { id, name } = await residentOf(home)
  await made('payer-rules', company(home))
  await made('payer-rules', {
    ...company(home),
    payer_kind: 'tenant',
    resident_id: id,
    party_name: null,
    covers: 'chosen_fees',
    fee_settings: [settings.ELECTRICITY],
  })
  expect(await payerOf(await desk.fee(home, '100', { fee_type: 'ELECTRICITY' }))).toBe(`tenant ${name}`)
  expect(await payerOf(await desk.fee(home, '100', { fee_type: 'MANAGEMENT' }))).toBe(
    'company Công ty Sen Vàng',
  )
})

test('two rules never name a payer for the same fee of the same month', async () => {
  const home = desk.apartment(2)
  const chosen = (setting: string, more: object = {}) =>
    company(home, { covers: 'chosen_fees', fee_settings: [setting], ...more })
  await made('payer-rules', company(home, { from_month: '2026-03', to_month: '2026-05' }))
  const refused = ['from_month:payer_rule_overlaps']
  expect(faults(await rule(company(home, { from_month: '2026-05' })))).toEqual(refused)
  expect(faults(await rule(company(home, { from_month: '2026-01' })))).toEqual(refused)
  await made('payer-rules', company(home, { from_month: '2026-01', to_month: '2026-02' }))
  const later = await made('payer-rules', company(home, { from_month: '2026-06' }))
  expect(faults(await desk.a(`PATCH payer-rules/${later}`, { from_month: '2026-05' }))).toEqual(refused)
  await made('payer-rules', chosen(settings.ELECTRICITY!))
  await made('payer-rules', chosen(settings.MANAGEMENT!))
  expect(faults(await rule(chosen(settings.MANAGEMENT!, { from_month: '2027-01' })))).toEqual(refused)
  // What is in the trash names nobody, until it comes back.
  await desk.a(`DELETE payer-rules/${later}`)
  await made('payer-rules', company(home, { from_month: '2026-08' }))
  expect(faults(await desk.a(`POST payer-rules/${later}/restore`, {}))).toEqual(refused)
})

test('of twenty rules that arrive at once, one is kept', async () => {
  const home = desk.apartment(3)
  const counts = await atOnce(times(20, () => () => rule(company(home))))
  expect(counts).toEqual({ '201': 1, '422 payer_rule_overlaps': 19 })
})

test('a payer is a resident of the apartment, another apartment, or a name', async () => {
  const home = desk.apartment(4)
  const [stranger] = await seeded.db.query<{ id: string }>(
    `select r.id::text from resident r where r.building_id = 1 and r.deleted_at is null and not exists (
      select from residency y where y.resident_id = r.id and y.apartment_id = $1) limit 1`,
    [home],
  )
  const of = (more: object) => rule(company(home, { party_name: null, ...more }))
  expect(faults(await of({ payer_kind: 'tenant' }))).toEqual(['resident_id:required'])
  expect(faults(await of({ payer_kind: 'tenant', resident_id: stranger?.id }))).toEqual([
    'resident_id:payer_not_of_apartment',
  ])
  expect(faults(await of({ payer_kind: 'company' }))).toEqual(['party_name:required'])
  expect(faults(await of({ payer_kind: 'apartment', payer_apartment_id: home }))).toEqual([
    'payer_apartment_id:payer_is_itself',
  ])
  expect(faults(await of({ payer_kind: 'apartment', payer_apartment_id: '999999' }))).toEqual([
    'payer_apartment_id:invalid_reference',
  ])
  expect(faults(await of({ party_name: 'X', covers: 'chosen_fees' }))).toEqual(['fee_settings:required'])
})

test('a fee that is issued again takes the rule of its month, and an increase the payer of its fee', async () => {
  const home = desk.apartment(5)
  const fee = await desk.fee(home, '100')
  expect(await payerOf(fee)).toBeNull()
  const id = await made('payer-rules', company(home, { from_month: '2026-10', to_month: '2026-10' }))
  const again = await desk.a(`POST fees/${fee}/reissue`, { reason: 'Sai', amount: '150' })
  expect([again.status, faults(again)]).toEqual([200, []])
  const { issued } = recordOf(again) as unknown as { issued: string }
  expect(await payerOf(issued)).toBe('company Công ty Sen Vàng')
  await desk.a(`DELETE payer-rules/${id}`)
  const more = await made('adjustments', {
    apartment_id: home,
    fee_id: issued,
    direction: 'increase',
    amount: '20',
    date: (await desk.feeOf(issued)).booked_on,
    grounds: 'reading',
    description: 'Thiếu',
  })
  const approved = await desk.a(`POST adjustments/${more}/approve`, {})
  expect(outcome(approved)).toBe('200')
  expect(await payerOf(String((recordOf(approved) as { line_id?: unknown }).line_id))).toBe(
    'company Công ty Sen Vàng',
  )
})

test('only who may change fees changes rules, and only of their own buildings', async () => {
  const home = desk.apartment(6)
  const id = await made('payer-rules', company(home))
  const reader = await seeded.member('1', right('manage_fee', 'read'))
  const cashier = await seeded.member('1', right('manage_debt', 'read', 'create'))
  const values = company(home, { from_month: '2030-01' })
  expect(outcome(await reader(`GET payer-rules/${id}`))).toBe('200')
  expect(outcome(await reader('POST payer-rules', values))).toBe('403 forbidden')
  expect(outcome(await reader(`PATCH payer-rules/${id}`, { to_month: '2026-12' }))).toBe('403 forbidden')
  expect(outcome(await cashier(`GET payer-rules/${id}`))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(`GET payer-rules/${id}`))).toBe('404 record_not_found')
  expect(outcome(await seeded.as('B2')('POST payer-rules', values))).toBe('403 forbidden')
  const foreign = await rule({
    ...values,
    payer_kind: 'apartment',
    payer_apartment_id: seeded.ids.APARTMENT2,
  })
  expect(faults(foreign)).toEqual(['payer_apartment_id:invalid_reference'])
})

test('many drafts are approved with their payers in as many statements as one', async () => {
  await seeded.db.execute(
    `insert into payer_rule (building_id, apartment_id, payer_kind, party_name, covers, from_month)
      select a.building_id, a.id, 'developer', 'Chủ đầu tư', 'all_fees', '2025-01' from apartment a
      where a.building_id = 1 and a.deleted_at is null and not exists (select from payer_rule r where r.apartment_id = a.id)`,
  )
  const drafts = (month: string, most: number) =>
    seeded.db.execute(
      `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, status)
        select a.building_id, a.id, 'OTHERS', $1, 'Nhiều', 10, 0, 'draft' from (select * from apartment
          where building_id = 1 and id in (select apartment_id from payer_rule where payer_kind = 'developer') limit 25) a,
          generate_series(1, 40) n limit $2`,
      [month, most],
    )
  const countOf = async (month: string, most: number) => {
    await drafts(month, most)
    let count = 0
    const { db, services } = seeded.server
    const [by] = await db.query<{ id: string }>(
      'select created_by::text as id from fee where created_by is not null limit 1',
    )
    const principal = await services.principals.ofAccount(by?.id ?? '')
    if (principal === null) throw new Error('nobody approves')
    const caller: Caller = { principal, requestId: 'test', userAgent: 'test', ip: '', language: 'vi' }
    await db.transaction((tx) => {
      const counting: Tx = {
        query: (...asked) => ((count += 1), tx.query(...asked)),
        arrays: (...asked) => ((count += 1), tx.arrays(...asked)),
        point: (...asked) => ((count += 1), tx.point(...asked)),
        execute: (...asked) => ((count += 1), tx.execute(...asked)),
        afterCommit: (task) => tx.afterCommit(task),
        atLast: (statement) => tx.atLast(statement),
      }
      return approveDrafts(counting, caller, { buildingId: '1', month })
    })
    const [row] = await seeded.db.query<{ fees: number }>(
      `select count(*)::int as fees from fee where building_id = 1 and month = $1 and status = 'approved'
        and payer_kind = 'developer' and payer_name = 'Chủ đầu tư'`,
      [month],
    )
    expect(row?.fees).toBe(most)
    return count
  }
  const one = await countOf('2025-03', 1)
  expect(await countOf('2025-04', 1000)).toBe(one)
})
