import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { partsOf } from '#tests/support/money/run-server.ts'

// Who is charged what: a run charges exactly what the rules say.
let seeded: SeededServer
let desk: CashDesk
let used = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const month = '2026-10'
const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
const made = async (path: string, values: object) => {
  const reply = await post(path, values)
  expect([reply.status, faults(reply)]).toEqual([201, []])
  return recordOf(reply).id
}

async function settingAt(price: string, more: object = {}): Promise<string> {
  used += 1
  const id = await made('fee-settings', {
    code: `Q${used}`,
    name: `Phí ${used}`,
    fee_type: 'OTHERS',
    price_type: 'all_in',
    ...more,
  })
  await made('tariffs', { name: 'T', fee_setting_id: id, valid_from: '2024-01-01', tiers: [{ price }] })
  return id
}

const rule = (setting: string, more: object) => ({
  name: 'Quy định',
  fee_setting_id: setting,
  from_month: '2026-01',
  priority: 100,
  effect: 'charge',
  coefficient: 1,
  ...more,
})

/** What a run for the first three homes charges each; an apartment that is not charged is absent. */
async function charged(setting: string): Promise<Record<string, string>> {
  const homes = [0, 1, 2].map((at) => desk.apartment(at))
  const id = await made('group-fee-slips', {
    month,
    fee_settings: [setting],
    all_apartments: '0',
    apartments: homes,
  })
  await runFees(partsOf(seeded), id)
  const rows = rowsOf(await desk.a(`GET fees?building_id=1&fee_setting_id=${setting}`))
  return Object.fromEntries(
    rows.map((row) => [
      String(homes.indexOf(String((row.apartment as { id?: unknown } | undefined)?.id ?? row.apartment_id))),
      String(row.amount),
    ]),
  )
}

test('a shop pays its own price, a flat is left out, the others pay as before', async () => {
  const setting = await settingAt('100000')
  await made('fee-rules', rule(setting, { coefficient: 2.5, apartments: [desk.apartment(0)] }))
  await made(
    'fee-rules',
    rule(setting, { effect: 'exempt', reason: 'Phòng trực', apartments: [desk.apartment(1)] }),
  )
  expect(await charged(setting)).toEqual({ '0': '250000', '2': '100000' })
})

test('a fee that is charged by rule is charged to whom a rule names, while it holds', async () => {
  const setting = await settingAt('100000', { charged_to: 'by_rule' })
  await made('fee-rules', rule(setting, { apartments: [desk.apartment(0)] }))
  await made('fee-rules', rule(setting, { apartments: [desk.apartment(1)], from_month: '2026-11' }))
  await made('fee-rules', rule(setting, { apartments: [desk.apartment(2)], to_month: '2026-09' }))
  expect(await charged(setting)).toEqual({ '0': '100000' })
})

test('a correction is calculated by the rule, as the apartment was when its month was billed', async () => {
  const setting = await settingAt('100000')
  const home = desk.apartment(3)
  await desk.a(`PATCH apartments/${home}`, { floor: 1 })
  const ground = await made('fee-rules', rule(setting, { coefficient: 2, floor_from: 1, floor_to: 1 }))
  const id = await made('group-fee-slips', {
    month,
    fee_settings: [setting],
    all_apartments: '0',
    apartments: [home],
  })
  await runFees(partsOf(seeded), id)
  const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&fee_setting_id=${setting}`))
  expect(fee?.amount).toBe('200000')
  await desk.a(`POST fees/${String(fee?.id)}/approve`, {})
  await desk.a(`PATCH apartments/${home}`, { floor: 9 })
  const same = await desk.a(`POST fees/${String(fee?.id)}/reissue`, { reason: 'Sai' })
  expect(faults(same)).toEqual(['amount:nothing_to_correct'])
  await desk.a(`PATCH fee-rules/${ground}`, { coefficient: 3 })
  const other = await desk.a(`POST fees/${String(fee?.id)}/reissue`, { reason: 'Sai hệ số' })
  expect((recordOf(other) as unknown as { after: string }).after).toBe('300000')
})

interface Preview {
  month: string
  before: string
  after: string
  difference: string
  changed: number
  unknown: number
  rows: { apartment_id: string; before: string; after: string; difference: string }[]
}
const preview = async ({
  name: _name,
  ...values
}: ReturnType<typeof rule> & { readonly instead_of?: readonly string[] }) => {
  const reply = await post('fee-rules/preview', values)
  expect([reply.status, faults(reply)]).toEqual([200, []])
  return recordOf(reply) as unknown as Preview
}

test('a preview says what changes for whom, of a new rule and of a changed one, and stores nothing', async () => {
  const setting = await settingAt('100000')
  const of = rule(setting, {
    effect: 'exempt',
    reason: 'Miễn',
    from_month: '2099-12',
    apartments: [desk.apartment(0)],
  })
  const foretold = await preview(of)
  expect(foretold).toMatchObject({ month: '2099-12', difference: '-100000', changed: 1, unknown: 0 })
  expect(foretold.rows).toEqual([
    expect.objectContaining({
      apartment_id: desk.apartment(0),
      before: '100000',
      after: '0',
      difference: '-100000',
    }),
  ])
  expect(rowsOf(await desk.a(`GET fee-rules?building_id=1&fee_setting_id=${setting}`))).toEqual([])
  const stored = await made('fee-rules', of)
  expect(await preview({ ...of, instead_of: [stored] })).toMatchObject({ changed: 1, difference: '-100000' })
  const both = { ...of, apartments: [desk.apartment(0), desk.apartment(1)] }
  const changed = await preview({ ...both, instead_of: [stored] })
  expect(changed).toMatchObject({ changed: 2, difference: '-200000' })
  // A rule that is tried later changes nothing for whom an earlier one decides.
  const later = { ...both, effect: 'charge', coefficient: 2, priority: 200 }
  expect((await preview(later)).rows.map((row) => row.apartment_id)).toEqual([desk.apartment(1)])
})

test('a preview asks for what it needs, and knows no fee of another building', async () => {
  expect(faults(await post('fee-rules/preview', {}))).toEqual(
    expect.arrayContaining(['fee_setting_id:required', 'from_month:required']),
  )
  const elsewhere = await seeded.server.services.db.query<{ id: string }>(
    `select id::text from fee_setting where building_id = 2 limit 1`,
  )
  expect((await post('fee-rules/preview', rule(elsewhere[0]?.id ?? '', {}))).status).toBe(422)
  const foreign = await desk.a('POST fee-rules/preview', {
    building_id: '2',
    ...rule(elsewhere[0]?.id ?? '', {}),
  })
  expect(foreign.status).toBe(403)
  expect((await desk.a(`GET fee-rules/uncharged?building_id=2&month=${month}`)).status).toBe(403)
})

test('what nothing charges is listed with its reason', async () => {
  const setting = await settingAt('1000', { fee_type: 'GAS' })
  const list = async () => {
    const reply = recordOf(await desk.a(`GET fee-rules/uncharged?building_id=1&month=${month}`))
    const { rows } = reply as unknown as { rows: Record<string, unknown>[] }
    return rows.filter((row) => row.fee_type === 'GAS')
  }
  expect(await list()).toEqual([])
  const name = 'Không dùng gas'
  await made(
    'fee-rules',
    rule(setting, { name, effect: 'exempt', reason: 'Bếp từ', apartments: [desk.apartment(0)] }),
  )
  expect(await list()).toEqual([
    expect.objectContaining({
      apartment_id: desk.apartment(0),
      why: 'exempt',
      rule: name,
      reason: 'Bếp từ',
    }),
  ])
  // Another fee of the kind that charges it is enough.
  await settingAt('500', { fee_type: 'GAS' })
  expect(await list()).toEqual([])
})

test('a reader of fees who may not read apartments is told no code of one', async () => {
  const setting = await settingAt('1000', { fee_type: 'INDEXED' })
  const { name, ...exempt } = rule(setting, {
    effect: 'exempt',
    reason: 'L',
    apartments: [desk.apartment(0)],
  })
  await made('fee-rules', { name, ...exempt })
  const namesFor = async (ask: CashDesk['a']) => {
    const replies = [
      await ask(`GET fee-rules/uncharged?building_id=1&month=${month}`),
      await ask('POST fee-rules/preview', {
        building_id: '1',
        ...exempt,
        effect: 'charge',
        apartments: [desk.apartment(1)],
        coefficient: 2,
      }),
    ]
    return replies.map((reply) => {
      expect([reply.status, faults(reply)]).toEqual([200, []])
      const { rows } = recordOf(reply) as unknown as { rows: { apartment: string | null }[] }
      expect(rows.length).toBeGreaterThan(0)
      return new Set(rows.map(({ apartment }) => typeof apartment))
    })
  }
  const each = (type: string) => [new Set([type]), new Set([type])]
  expect(await namesFor(desk.a)).toEqual(each('string'))
  expect(await namesFor(await seeded.member('1', right('manage_fee', 'read')))).toEqual(each('object'))
})

test('an exemption needs its reason, and months and floors their order', async () => {
  const setting = await settingAt('1000')
  expect(faults(await post('fee-rules', rule(setting, { effect: 'exempt', coefficient: null })))).toEqual([
    'reason:required',
  ])
  const crossed = { to_month: '2025-12', floor_from: 3, floor_to: 2 }
  expect(faults(await post('fee-rules', rule(setting, crossed)))).toEqual(
    expect.arrayContaining(['to_month:invalid_not_before', 'floor_to:invalid_at_least']),
  )
})
