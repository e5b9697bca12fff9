import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runFees } from '#api/fees/fee-run.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Correct and reissue: an approved fee that nobody has paid is voided and its replacement is issued, in one step.
let seeded: SeededServer
let desk: CashDesk
let setting: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const priced = { code: 'BT', name: 'Bảo trì', fee_type: 'INDEXED', price_type: 'metered' }
  setting = recordOf(await post('fee-settings', priced)).id
  const tiers = [{ up_to: 10, price: '1000' }, { price: '2000' }]
  const surcharges = [{ code: 'vat', name: 'VAT', percent: 10 }]
  await post('tariffs', { name: 'T', fee_setting_id: setting, valid_from: '2026-01-01', tiers, surcharges })
})
afterAll(() => seeded.close())

const post = (path: string, values: object) =>
  desk.a(`POST ${path}`, { building_id: '1', ...values }, withKey())
const reissue = (id: string, more: object, key?: string) =>
  desk.a(
    `POST fees/${id}/reissue`,
    { reason: 'Đọc sai', ...more },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
const answerOf = async (id: string, more: object, key?: string) =>
  recordOf(await reissue(id, more, key)) as unknown as Record<
    'voided' | 'issued' | 'before' | 'after' | 'difference',
    string
  >

let used = 0
let home: string
beforeEach(() => {
  home = desk.apartment(used++)
})

describe('by amount', () => {
  test.each([
    ['less', '350', '-150', 'approved', ['fee']],
    ['more', '9999999999999', '9999999999499', 'approved', ['fee']],
    ['nothing', '0', '-500', 'settled', []],
  ])(
    'to %s: both are linked and booked, and the difference is said',
    async (_what, amount, difference, status, booked) => {
      const id = await desk.fee(home, '500', { quantity: 5, unit_price: '100', due_on: '2026-12-31' })
      const { issued, ...answer } = await answerOf(id, { amount })
      expect(answer).toEqual({ voided: id, before: '500', after: amount, difference })
      expect(await desk.feeOf(id)).toMatchObject({ status: 'void', reason: 'Đọc sai', amount: '500' })
      expect(await desk.feeOf(issued)).toMatchObject({
        status,
        amount,
        replaces_id: id,
        due_on: '2026-12-31',
        quantity: null,
        note: 'Đọc sai',
      })
      expect([await desk.entries(id), await desk.entries(issued)]).toEqual([['fee', 'fee_void'], booked])
      expect(await desk.balance(home)).toEqual([amount, '0'])
      const log = rowsOf(await desk.a(`GET fees/logs/${issued}`))
      expect(log).toMatchObject([
        {
          action: 'reissue',
          changes: [
            { field: 'amount', before: '500', after: amount },
            { field: 'booked_on', before: '2026-10-31', after: '2026-10-31' },
          ],
        },
      ])
    },
  )

  test.each([
    ['no reason', { reason: '', amount: '5' }, 'reason:required'],
    ['neither amount nor tariff', {}, 'amount:required'],
    ['the same amount', { amount: '500.00' }, 'amount:nothing_to_correct'],
    ['a fraction of a đồng', { amount: '499.5' }, 'amount:too_many_decimals'],
    ['a negative amount', { amount: '-1' }, 'amount:invalid_amount'],
    ['no number', { amount: 'NaN' }, 'amount:invalid_amount'],
    ['an amount over the bound', { amount: '10000000000000' }, 'amount:invalid_amount'],
    ['another name', { amount: '5', name: 'X' }, 'name:unknown_field'],
  ])('is refused with %s', async (_what, more, fault) => {
    const id = await desk.fee(home, '500')
    expect(faults(await reissue(id, more))).toEqual([fault])
    expect(await desk.feeOf(id)).toMatchObject({ status: 'approved', version: 2 })
    expect(await desk.balance(home)).toEqual(['500', '0'])
  })

  test('is refused for anything but an open fee', async () => {
    const draft = recordOf(await desk.draft(home, '7')).id
    const id = await desk.fee(home, '500')
    const part = recordOf(await desk.collect(home, '100'))
    expect(outcome(await reissue(id, { amount: '5' }))).toBe('409 fee_paid')
    const rest = recordOf(await desk.collect(home, '400'))
    expect(outcome(await reissue(id, { amount: '5' }))).toBe('409 fee_paid')
    for (const { id: receipt } of [part, rest]) await desk.takeBack(receipt)
    expect(outcome(await reissue(id, { amount: '5' }))).toBe('200')
    expect(outcome(await reissue(id, { amount: '6' }))).toBe('409 fee_not_open')
    expect(outcome(await reissue(draft, { amount: '5' }))).toBe('409 fee_not_open')
    await desk.a(`DELETE fees/${draft}`)
    expect(outcome(await reissue(draft, { amount: '5' }))).toBe('404 record_not_found')
  })

  test('a fee of nothing has been paid by nobody: it can be corrected, and can go', async () => {
    const id = await desk.fee(home, '0')
    expect(await desk.feeOf(id)).toMatchObject({ status: 'settled' })
    const { issued, ...answer } = await answerOf(id, { amount: '300' })
    expect(answer).toEqual({ voided: id, before: '0', after: '300', difference: '300' })
    expect([await desk.entries(id, ''), await desk.entries(issued, '')]).toEqual([[], ['fee']])
    expect(rowsOf(await desk.a(`GET fees/logs/${id}`))[0]).toMatchObject({
      action: 'void',
      changes: [
        { field: 'status', before: 'settled', after: 'void' },
        { field: 'voided_on', before: null, after: '2026-10-31' },
      ],
    })
    expect(await desk.balance(home)).toEqual(['300', '0'])
    const other = await desk.fee(home, '0')
    expect(outcome(await desk.a(`DELETE fees/${other}?reason=sai`))).toBe('200')
    expect(await desk.balance(home)).toEqual(['300', '0'])
    expect(await findBrokenInvariants(seeded.db)).toEqual({})
  })

  test('an opening debt that was corrected to nothing is still one when it is corrected again', async () => {
    const values = { apartment_id: home, fee_type: 'WATER', month: '2025-12', name: 'Nợ cũ', amount: '500' }
    const { fee_id } = recordOf(await post('opening-debts', values))
    const { issued: nothing } = await answerOf(String(fee_id), { amount: '0' })
    const { issued } = await answerOf(nothing, { amount: '300' })
    expect(await desk.entries(issued, '')).toEqual(['opening'])
    expect(await desk.balance(home)).toEqual(['300', '0'])
  })

  test('an opening debt stays one: a debt from before is no revenue', async () => {
    const values = { apartment_id: home, fee_type: 'WATER', month: '2025-12', name: 'Nợ cũ', amount: '500' }
    const { fee_id } = recordOf(await post('opening-debts', values))
    const { issued } = await answerOf(String(fee_id), { amount: '300' })
    expect(await desk.entries(String(fee_id), '')).toEqual(['opening', 'fee_void'])
    expect(await desk.entries(issued, '')).toEqual(['opening'])
    expect(await desk.balance(home)).toEqual(['300', '0'])
    expect(outcome(await desk.a(`POST fees/${issued}/void`, { reason: 'x' }))).toBe('200')
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })
})

describe('by index', () => {
  /** A fee that a run made of 30 units: 10 at 1000, 20 at 2000, and 10 % on top. */
  const charged = async () => {
    const index = recordOf(
      await post('indexed-fees', { apartment_id: home, month: '2026-10', old_index: 100, new_index: 130 }),
    )
    await run()
    const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}`))
    await post('fees/approve', { ids: [fee?.id] })
    expect(fee).toMatchObject({ amount: '55000', old_index: 100, new_index: 130 })
    return { fee: String(fee?.id), index: index.id }
  }
  const run = async () => {
    const { server, db } = seeded
    const of = { month: '2026-10', fee_settings: [setting], all_apartments: '0', apartments: [home] }
    const { id } = recordOf(await post('group-fee-slips', of))
    await runFees(
      {
        db,
        principals: server.services.principals,
        events: { publish: () => undefined },
      },
      id,
    )
    return recordOf(await desk.a(`GET group-fee-slips/${id}`))
  }

  test('lowers a debt by no more than the building lets one person', async () => {
    const { fee } = await charged()
    const clerk = await seeded.member(
      '1',
      right('manage_fee', 'read', 'create', 'update', 'approve'),
      right('manage_index_fee', 'read', 'update'),
    )
    const building = seeded.as('ADM')
    expect(outcome(await building('PATCH buildings/1', { approval_limit: '20000' }))).toBe('200')
    const correct = (new_index: number) => clerk(`POST fees/${fee}/reissue`, { reason: 'Đọc sai', new_index })
    const refused = await correct(120)
    expect(await building('PATCH buildings/1', { approval_limit: null })).toMatchObject({ status: 200 })
    expect(faults(refused)).toEqual(['new_index:above_approval_limit'])
    expect(outcome(await correct(120))).toBe('200')
  })

  test.each([
    [
      'the new index',
      { new_index: 120 },
      { amount: '33000', old_index: 100, new_index: 120, consumption: 20 },
    ],
    ['no consumption at all', { new_index: 100 }, { amount: '0', consumption: 0, status: 'settled' }],
  ])('the tariff reckons it anew from %s, and the run makes no second one', async (_what, more, fresh) => {
    const { fee, index } = await charged()
    const foretold = recordOf(await desk.a(`GET fees/${fee}/reissue?new_index=${more.new_index}`))
    const { issued, voided: _voided, ...difference } = await answerOf(fee, more)
    expect(difference).toEqual(foretold)
    expect(await desk.feeOf(issued)).toMatchObject({ fee_setting_id: setting, replaces_id: fee, ...fresh })
    expect(recordOf(await desk.a(`GET indexed-fees/${index}`))).toMatchObject(more)
    expect(await desk.balance(home)).toEqual([fresh.amount, '0'])
    const trace = recordOf(await desk.a(`GET fees/${issued}/trace`)) as unknown as {
      periods: { total: string }[]
    }
    expect(trace.periods.map(({ total }) => total)).toEqual([fresh.amount])
    expect(await run()).toMatchObject({ status: 'success', created: 0, skipped: 1 })
  })

  test.each([
    ['a new index below the old one', { new_index: 99 }, 'new_index:index_runs_backwards'],
    [
      'an old index, which is where the month before ended',
      { old_index: 90, new_index: 120 },
      'old_index:unknown_field',
    ],
    ['a negative index', { new_index: -1 }, 'new_index:too_small'],
    ['the index as it was', { new_index: 130 }, 'amount:nothing_to_correct'],
    ['nothing new', {}, 'amount:nothing_to_correct'],
  ])('is refused with %s', async (_what, more, fault) => {
    const { fee } = await charged()
    expect(faults(await reissue(fee, more))).toEqual([fault])
    expect(await desk.balance(home)).toEqual(['55000', '0'])
  })

  test('takes what the facts say now where nothing else is said, again and again', async () => {
    const { fee } = await charged()
    const [tariff] = rowsOf(await desk.a(`GET tariffs?building_id=1&fee_setting_id=${setting}`))
    const surcharges = (percent: string) =>
      desk.a(`PATCH tariffs/${tariff?.id}`, { surcharges: [{ code: 'vat', name: 'VAT', percent }] })
    await surcharges('0')
    // A fee setting that is switched off may have charged something wrong.
    await desk.a(`PATCH fee-settings/${setting}`, { is_active: '0' })
    const { voided: _voided, issued, ...first } = await answerOf(fee, {})
    expect(first).toEqual({ before: '55000', after: '50000', difference: '-5000' })
    const second = await answerOf(issued, { amount: '40000' })
    expect(await desk.feeOf(second.issued)).toMatchObject({ replaces_id: issued, fee_setting_id: setting })
    expect(await desk.balance(home)).toEqual(['40000', '0'])
    await surcharges('10')
    await desk.a(`PATCH fee-settings/${setting}`, { is_active: '1' })
  })

  test('nobody changes the index under the fee, until the fee is void', async () => {
    const { fee, index } = await charged()
    for (const call of [`PATCH indexed-fees/${index}`, `DELETE indexed-fees/${index}`])
      expect(outcome(await desk.a(call, { new_index: 125 }))).toBe('409 reading_charged')
    expect(outcome(await desk.a(`PATCH indexed-fees/${index}`, { note: 'x' }))).toBe('200')
    await desk.a(`POST fees/${fee}/void`, { reason: 'x' })
    expect(outcome(await desk.a(`PATCH indexed-fees/${index}`, { new_index: 125 }))).toBe('200')
  })
})

test('one of many parallel corrections wins, and a repeated one is the same one', async () => {
  const id = await desk.fee(home, '500')
  expect(faults(await reissue(id, { amount: '0.5' }, 'key'))).toEqual(['amount:too_many_decimals'])
  const same = await Promise.all(times(10, () => reissue(id, { amount: '400' }, 'key')))
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(outcome(await reissue(id, { amount: '401' }, 'key'))).toBe('422 idempotency_key_reused')
  const issued = (same.map(({ body }) => body.data)[0] as { issued: string }).issued
  const said = await atOnce(times(20, (n) => () => reissue(issued, { amount: String(n) })))
  expect(said).toEqual({ '200': 1, '409 fee_not_open': 19 })
  const fees = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}`))
  expect(fees.map(({ status }) => status === 'void')).toEqual([false, true, true])
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
