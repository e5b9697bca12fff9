import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openParts } from '#tests/support/money/parts.ts'

// A rate of VAT ends with its law: nothing is charged by one that no law sets, and nothing changes by itself.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

let used = 0
let home: string
beforeEach(() => {
  used += 1
  home = desk.apartment(used)
})

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
const rates = () => desk.a('GET vat-rates?building_id=1&limit=all')
const noVatRate = ['vat_percent:no_vat_rate']

interface Charged {
  readonly month: string
  readonly setting?: object
  readonly surcharges?: readonly object[]
}

/** What a run of a month makes of a fee of 1,080: its parts, or why there is none. */
async function charge({ month, setting = {}, surcharges = [] }: Charged) {
  const code = `V${used}${month}`
  const made = await post('fee-settings', {
    code,
    name: code,
    fee_type: 'WATER',
    price_type: 'all_in',
    ...setting,
  })
  const { id } = recordOf(made)
  const priced = {
    name: code,
    fee_setting_id: id,
    valid_from: '2020-01-01',
    tiers: [{ price: '1080' }],
    surcharges,
  }
  expect(outcome(await post('tariffs', priced))).toBe('201')
  const of = { month, confirm_month: '1', fee_settings: [id], all_apartments: '0', apartments: [home] }
  const run = recordOf(await post('group-fee-slips', of))
  const { principals } = seeded.server.services
  await runFees({ db: seeded.db, principals, events: { publish: () => undefined } }, String(run.id))
  const [error] = rowsOf(await desk.a(`GET fee-errors?building_id=1&group_fee_slip_id=${String(run.id)}`))
  if (error !== undefined) return { reason: error.reason, detail: error.detail }
  const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&group_fee_slip_id=${String(run.id)}`))
  return openParts(seeded, desk).partsOf(String(fee?.id))
}

const eight = { setting: { vat_percent: 8 } }
const added = (percent: number, booked_as?: string) => ({
  surcharges: [{ code: 'vat', name: 'VAT', percent, ...(booked_as !== undefined && { booked_as }) }],
})

describe('a run', () => {
  test.each([
    ['of the last month of a rate takes it', '2026-12', eight, ['1080', '80', '0', 8, 'own']],
    ['of the month after it lists the fee', '2027-01', eight, { reason: 'no_vat_rate', detail: '8 %' }],
    [
      'lists a surcharge of a rate that has ended',
      '2027-01',
      added(8, 'output_vat'),
      { reason: 'no_vat_rate', detail: '8 %' },
    ],
    [
      'takes a surcharge of the rate in force',
      '2027-01',
      added(10, 'output_vat'),
      ['1188', '108', '0', 10, 'own'],
    ],
    [
      'lists a supplier’s VAT of a rate that has ended',
      '2027-01',
      { setting: { income_kind: 'collected_for_others' }, ...added(8, 'supplier_vat') },
      { reason: 'no_vat_rate', detail: '8 %' },
    ],
    [
      'takes a supplier’s VAT of the rate in force as money of others',
      '2027-01',
      { setting: { income_kind: 'collected_for_others' }, ...added(10, 'supplier_vat') },
      ['1188', '0', '1188', null, 'collected_for_others'],
    ],
    ['asks nothing of a surcharge that is no VAT', '2027-01', added(8), ['1166', '0', '0', null, 'own']],
    [
      'asks nothing of what is collected for others',
      '2027-01',
      { setting: { income_kind: 'collected_for_others' }, ...added(8) },
      ['1166', '0', '1166', null, 'collected_for_others'],
    ],
  ] as const)('%s', async (_, month, of, expected) => {
    expect(await charge({ month, ...of })).toEqual(expected)
  })

  test('takes the rate that the office lets follow, and the earlier month keeps its own', async () => {
    const [law] = rowsOf(await rates()).filter(({ to_date }) => to_date === '2026-12-31')
    const follow = (next_percent: number | null) =>
      desk.a(`PATCH vat-rates/${String(law?.id)}`, { next_percent })
    expect(outcome(await follow(10))).toBe('200')
    const parts = [await charge({ month: '2027-01', ...eight }), await charge({ month: '2026-12', ...eight })]
    expect(outcome(await follow(null))).toBe('200')
    expect(parts).toEqual([
      ['1080', '98', '0', 10, 'own'],
      ['1080', '80', '0', 8, 'own'],
    ])
  })
})

describe('a rate that no law sets', () => {
  test('is refused in a fee entered by hand, when it is typed and when its month changes', async () => {
    const of = { fee_type: 'WATER', vat_percent: 8 }
    expect(faults(await desk.draft(home, '1080', { ...of, month: '2027-01' }))).toEqual(noVatRate)
    const { id } = recordOf(await desk.draft(home, '1080', { ...of, month: '2026-12' }))
    const change = (values: object) => desk.a(`PATCH fees/${String(id)}`, values)
    expect(faults(await change({ month: '2027-01' }))).toEqual(noVatRate)
    expect(faults(await change({ vat_percent: 7 }))).toEqual(noVatRate)
    expect(outcome(await change({ vat_percent: 10, month: '2027-01' }))).toBe('200')
  })

  test('is refused in a fee setting, and zero is no rate', async () => {
    const setting = (vat_percent: number) =>
      post('fee-settings', {
        code: `Z${vat_percent}`,
        name: 'Z',
        fee_type: 'WATER',
        price_type: 'all_in',
        vat_percent,
      })
    expect(faults(await setting(7))).toEqual(noVatRate)
    expect(outcome(await setting(0))).toBe('201')
    const { id } = recordOf(await setting(10))
    expect(faults(await desk.a(`PATCH fee-settings/${String(id)}`, { vat_percent: 7 }))).toEqual(noVatRate)
  })
})

describe('two laws of one rate', () => {
  const law = (values: object) =>
    post('vat-rates', { percent: 3, law_number: 'A', from_date: '2030-01-01', ...values })

  test('share no day, and of 20 at once one is taken', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => law({ to_date: '2030-12-31' })))
    expect(made.map(outcome).filter((one) => one === '201')).toEqual(['201'])
    expect(faults(await law({ from_date: '2030-12-31' }))).toEqual(['from_date:vat_rate_overlaps'])
    expect(outcome(await law({ from_date: '2031-01-01' }))).toBe('201')
    expect(outcome(await law({ percent: 4 }))).toBe('201')
  })
})

test('a new building begins with the rates of its country', async () => {
  const { id } = recordOf(
    await seeded.as('ADM')('POST buildings', {
      code: 'KHR1',
      name: 'KHR',
      address: 'here',
      currency_code: 'riel',
    }),
  )
  const known = await seeded.db.query<{ percent: string; from: string }>(
    'select trim_scale(percent)::text as percent, from_date as "from" from vat_rate where building_id = $1',
    [id],
  )
  expect(known).toEqual([{ percent: '10', from: '1999-01-01' }])
})
