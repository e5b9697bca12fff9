import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
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

// Write-offs and adjustments: they settle fees without money.
let seeded: SeededServer
let desk: CashDesk
let used = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const nextHome = () => desk.apartment(used++)
const make = (path: string, home: string, values: object) =>
  desk.a(`POST ${path}`, {
    building_id: '1',
    date: officeToday(),
    apartment_id: home,
    grounds: 'Chủ hộ mất liên lạc',
    ...values,
  })
const draft = async (path: string, home: string, values: object = {}) =>
  String(recordOf(await make(path, home, values)).id)
const approve = (path: string, id: string) => desk.a(`POST ${path}/${id}/approve`, {})
const cancel = (path: string, id: string) => desk.a(`POST ${path}/${id}/void`, { reason: 'nhầm' })
const approved = async (path: string, home: string, values: object = {}) => {
  const id = await draft(path, home, values)
  expect(outcome(await approve(path, id))).toBe('200')
  return id
}
const stateOf = async (fee: string) => {
  const { status, settled } = await desk.feeOf(fee)
  return `${String(status)} ${String(settled)}`
}
const booked = (id: string, kind: string) =>
  seeded.db.query<{ line: string }>(
    `select concat_ws(' ', l.account, nullif(l.category, ''), trim_scale(l.amount)) as line
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where e.building_id = 1 and e.kind = $2 and e.document_id = $1 order by l.number`,
    [id, kind],
  )
const statement = async (home: string) => {
  const { lines } = recordOf(await desk.a(`GET apartments/${home}/statement`)) as unknown as {
    lines: Readonly<Record<'kind' | 'charged' | 'paid' | 'deduction' | 'credit' | 'balance', string>>[]
  }
  return lines.map(({ kind, charged, paid, deduction, credit, balance }) =>
    [kind, charged, paid, deduction, credit, balance].join(' '),
  )
}

describe('a write-off', () => {
  test('settles all that an apartment owes, as bad debt, and opens it again when it is voided', async () => {
    const home = nextHome()
    const fees = [await desk.fee(home, '300'), await desk.fee(home, '200', { month: '2026-09' })]
    await desk.collect(home, '100', { lines: [{ fee_id: fees[0], amount: '100' }] })
    const id = await draft('write-offs', home)
    const { lines, amount, code } = recordOf(await desk.a(`GET write-offs/${id}`))
    expect([amount, code, lines]).toEqual([
      '400',
      null,
      [
        { fee_id: fees[1], name: 'Phí', month: '2026-09', amount: '200' },
        { fee_id: fees[0], name: 'Phí', month: '2026-10', amount: '200' },
      ],
    ])
    expect(outcome(await approve('write-offs', id))).toBe('200')
    expect(await desk.balance(home)).toEqual(['0', '0'])
    expect(await Promise.all(fees.map(stateOf))).toEqual(['settled 300', 'settled 200'])
    expect((await booked(id, 'write_off')).map(({ line }) => line)).toEqual([
      'bad_debt 400',
      'receivable -400',
    ])
    expect(recordOf(await desk.a(`GET write-offs/${id}`)).code).toMatch(/^PKT-\d{4}-\d{6}$/)
    expect(outcome(await cancel('write-offs', id))).toBe('200')
    expect(await desk.balance(home)).toEqual(['400', '0'])
    expect(await Promise.all(fees.map(stateOf))).toEqual(['approved 100', 'approved 0'])
    expect((await statement(home)).slice(-2)).toEqual([
      'write_off 0 0 400 0 0',
      'write_off_void 0 0 -400 0 400',
    ])
  })

  test('takes parts of lines, and no more than is open of each', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    const part = (amount: string) => ({ lines: [{ fee_id: fee, amount }] })
    expect(faults(await make('write-offs', home, part('301')))).toEqual(['lines.0.amount:more_than_due'])
    await approved('write-offs', home, part('120'))
    expect(await desk.balance(home)).toEqual(['180', '0'])
    const other = await desk.fee(nextHome(), '50')
    expect(faults(await make('write-offs', home, { lines: [{ fee_id: other, amount: '1' }] }))).toEqual([
      'lines.0.fee_id:not_owed',
    ])
    await desk.collect(home, '180')
    expect(faults(await make('write-offs', home, {}))).toEqual(['lines:nothing_owed'])
  })

  test('is not dated before what it writes off', async () => {
    const home = nextHome()
    await desk.fee(home, '300')
    const id = await draft('write-offs', home, { date: addDays(officeToday(), -40) })
    expect(faults(await approve('write-offs', id))).toEqual(['date:invalid_not_before'])
    expect(await desk.balance(home)).toEqual(['300', '0'])
  })

  test('asked for twenty times at once is one', async () => {
    const home = nextHome()
    await desk.fee(home, '300')
    const ids = await Promise.all(times(20, () => draft('write-offs', home)))
    expect(await atOnce(ids.map((id) => () => approve('write-offs', id)))).toEqual({
      '200': 1,
      '422 not_owed': 19,
    })
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })

  test('and receipts for the same fee: one of them settles it', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    const ids = await Promise.all(times(10, () => draft('write-offs', home)))
    const pay = () => desk.collect(home, '300', { lines: [{ fee_id: fee, amount: '300' }] })
    const said = await atOnce([...ids.map((id) => () => approve('write-offs', id)), ...times(10, () => pay)])
    expect((said['200'] ?? 0) + (said['201'] ?? 0)).toBe(1)
    expect(Object.keys(said).filter((one) => !/^(20[01]|409 fee_paid|422 not_owed)$/.test(one))).toEqual([])
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })

  test('voided twenty times at once is given back once', async () => {
    const home = nextHome()
    await desk.fee(home, '300')
    const id = await approved('write-offs', home)
    const said = await atOnce(times(20, () => () => cancel('write-offs', id)))
    expect(said['200']).toBe(1)
    expect(await desk.balance(home)).toEqual(['300', '0'])
  })

  test('does not count as collected', async () => {
    const home = nextHome()
    const figures = async () => {
      const { body } = await desk.a('GET fees/statistics?building_id=1&from=2026-08-01&to=2026-08-31')
      return body.data
    }
    await desk.fee(home, '700', { month: '2026-08' })
    await approved('write-offs', home)
    expect(await figures()).toMatchObject({
      total: { charged: '700', collected: '0', let_off: '700', open: '0' },
    })
  })

  test('needs the right to approve debts, and its month open', async () => {
    const home = nextHome()
    await desk.fee(home, '300')
    const id = await draft('write-offs', home)
    const clerk = await seeded.member('1', right('manage_debt', 'read', 'create', 'update'))
    expect(outcome(await clerk(`POST write-offs/${id}/approve`, {}))).toBe('403 forbidden')
    await desk.whileClosed(officeToday().slice(0, 7), async () =>
      expect(faults(await approve('write-offs', id))).toEqual(['date:month_closed']),
    )
    expect(await desk.balance(home)).toEqual(['300', '0'])
  })
})

describe('an adjustment', () => {
  test('lowers a fee that is not paid', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300', { fee_type: 'WATER' })
    const id = await approved('adjustments', home, { fee_id: fee, amount: '120' })
    expect([await desk.balance(home), await stateOf(fee)]).toEqual([['180', '0'], 'approved 120'])
    expect((await booked(id, 'adjustment')).map(({ line }) => line)).toEqual([
      'revenue WATER 120',
      'receivable -120',
    ])
    expect(outcome(await cancel('adjustments', id))).toBe('200')
    expect([await desk.balance(home), await stateOf(fee)]).toEqual([['300', '0'], 'approved 0'])
  })

  test('of a paid fee becomes credit, which voiding it needs back', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    await desk.collect(home, '250')
    const id = await approved('adjustments', home, { fee_id: fee, amount: '120' })
    const { settled, credited: credit } = recordOf(await desk.a(`GET adjustments/${id}`))
    expect([settled, credit, await desk.balance(home)]).toEqual(['50', '70', ['0', '70']])
    expect((await statement(home)).at(-1)).toBe('adjustment 0 0 50 70 0')
    await desk.fee(home, '70')
    const used = recordOf(await desk.collect(home, '0', { credit_used: '70' }))
    expect(outcome(await cancel('adjustments', id))).toBe('409 adjusted_credit_spent')
    await desk.takeBack(String(used.id))
    expect(outcome(await cancel('adjustments', id))).toBe('200')
    expect(await desk.balance(home)).toEqual(['120', '0'])
  })

  test('of a fee of a closed month is booked in the open one', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300', { month: '2026-03' })
    await desk.whileClosed('2026-03', async () => {
      await approved('adjustments', home, { fee_id: fee, amount: '100' })
    })
    expect(await desk.balance(home)).toEqual(['200', '0'])
  })

  test('lowers no fee beyond what was charged and is not let off', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    await approved('write-offs', home, { lines: [{ fee_id: fee, amount: '100' }] })
    await approved('adjustments', home, { fee_id: fee, amount: '50' })
    const more = await draft('adjustments', home, { fee_id: fee, amount: '151' })
    expect(faults(await approve('adjustments', more))).toEqual(['amount:more_than_charged'])
    const other = await desk.fee(nextHome(), '50')
    expect(faults(await make('adjustments', home, { fee_id: other, amount: '1' }))).toEqual([
      'fee_id:invalid_reference',
    ])
  })

  test('of twenty at once lowers the fee once', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    await desk.collect(home, '300')
    const ids = await Promise.all(times(20, () => draft('adjustments', home, { fee_id: fee, amount: '200' })))
    expect(await atOnce(ids.map((id) => () => approve('adjustments', id)))).toEqual({
      '200': 1,
      '422 more_than_charged': 19,
    })
    expect(await desk.balance(home)).toEqual(['0', '200'])
  })

  test('of an opening debt is no revenue', async () => {
    const home = nextHome()
    const debt = recordOf(
      await desk.a(
        'POST opening-debts',
        {
          building_id: '1',
          apartment_id: home,
          month: '2025-12',
          name: 'Nợ cũ',
          amount: '250',
          fee_type: 'WATER',
        },
        withKey(),
      ),
    )
    const id = await approved('adjustments', home, { fee_id: debt.fee_id, amount: '50' })
    expect((await booked(id, 'adjustment')).map(({ line }) => line)).toEqual(['opening 50', 'receivable -50'])
    const more = await approved('adjustments', home, {
      fee_id: debt.fee_id,
      amount: '20',
      direction: 'increase',
    })
    const line = String(recordOf(await desk.a(`GET adjustments/${more}`)).line_id)
    expect((await booked(line, 'opening')).map((one) => one.line)).toEqual(['receivable 20', 'opening -20'])
    expect(await booked(line, 'fee')).toEqual([])
  })

  test('that raises a fee is a new line, which ends with it', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300', { fee_type: 'WATER', month: '2026-03' })
    await desk.collect(home, '300')
    const id = await approved('adjustments', home, { fee_id: fee, amount: '40', direction: 'increase' })
    const line = String(recordOf(await desk.a(`GET adjustments/${id}`)).line_id)
    const made = await desk.feeOf(line)
    expect([made.fee_type, made.month, made.amount, made.status]).toEqual([
      'WATER',
      officeToday().slice(0, 7),
      '40',
      'approved',
    ])
    expect(await booked(id, 'adjustment')).toEqual([])
    expect(outcome(await desk.a(`POST fees/${line}/void`, { reason: 'nhầm' }))).toBe('409 fee_adjusted')
    expect(outcome(await desk.a(`POST fees/${line}/reissue`, { reason: 'nhầm', amount: '30' }))).toBe(
      '409 fee_adjusted',
    )
    expect(outcome(await desk.a(`DELETE fees/${line}?reason=sai`))).toMatch(/^409 /)
    await desk.collect(home, '10')
    expect(outcome(await cancel('adjustments', id))).toBe('409 fee_paid')
    await desk.takeBack(String((await desk.receiptsOf(home)).find(({ received }) => received === '10')?.id))
    expect(outcome(await cancel('adjustments', id))).toBe('200')
    expect([await desk.balance(home), (await desk.feeOf(line)).status]).toEqual([['0', '0'], 'void'])
  })

  test('whose line was put right in its turn is voided after that', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    const first = await approved('adjustments', home, { fee_id: fee, amount: '40', direction: 'increase' })
    const line = String(recordOf(await desk.a(`GET adjustments/${first}`)).line_id)
    const second = await approved('adjustments', home, { fee_id: line, amount: '5', direction: 'increase' })
    expect(outcome(await cancel('adjustments', first))).toBe('409 fee_adjusted')
    for (const id of [second, first]) expect(outcome(await cancel('adjustments', id))).toBe('200')
    expect(await desk.balance(home)).toEqual(['300', '0'])
  })

  test('keeps its fee from being voided', async () => {
    const home = nextHome()
    const fee = await desk.fee(home, '300')
    const id = await approved('adjustments', home, { fee_id: fee, amount: '100', direction: 'increase' })
    expect(outcome(await desk.a(`POST fees/${fee}/void`, { reason: 'nhầm' }))).toBe('409 fee_adjusted')
    expect(outcome(await cancel('adjustments', id))).toBe('200')
    expect(outcome(await desk.a(`POST fees/${fee}/void`, { reason: 'nhầm' }))).toBe('200')
    expect(rowsOf(await desk.a('GET adjustments?building_id=1')).length).toBeGreaterThan(0)
  })
})
