import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants, readNumbers } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Money besides the fees: it moves when a voucher is approved, and back when it is voided.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  for (const code of ['QUY-TM', 'QUY-BT']) await desk.fillFund(code, '100000')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const today = officeToday()
const idOf = async (table: string, code: string) =>
  (
    await seeded.db.query<{ id: string }>(
      `select id::text from ${table} where building_id = 1 and code = $1`,
      [code],
    )
  )[0]?.id ?? ''
const write = async (path: 'receipt-vouchers' | 'payment-vouchers', more: object = {}) => {
  const category =
    path === 'receipt-vouchers'
      ? ['receipt_voucher_category', 'THU-MB']
      : ['payment_voucher_category', 'CHI-DIEN']
  const values = {
    date: today,
    category_id: await idOf(category[0] ?? '', category[1] ?? ''),
    cash_account_id: await idOf('cash_account', 'QUY-TM'),
    amount: '500',
    party: 'Anh Tư',
  }
  return desk.a(`POST ${path}`, { building_id: '1', ...values, ...more })
}
const draft = async (...of: Parameters<typeof write>) => recordOf(await write(...of)).id
const move = (path: string, id: string, name: string, body: object = {}) =>
  desk.a(`POST ${path}/${id}/${name}`, body)
/** The entry of a document: account and amount of each line. */
const booked = async (id: string, kind: string) => {
  const rows = await seeded.db.query<{ line: string }>(
    `select account || ' ' || trim_scale(amount) as line from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where e.document_id = $1 and e.kind = $2 order by number`,
    [id, kind],
  )
  return rows.map(({ line }) => line)
}

describe.each([
  ['receipt-vouchers', 'receipt_voucher', 'PT', ['cash 500', 'revenue -500'], ['cash -500', 'revenue 500']],
  ['payment-vouchers', 'payment_voucher', 'PC', ['cash -500', 'expense 500'], ['cash 500', 'expense -500']],
] as const)('%s', (path, kind, book, lines, back) => {
  test('have no number and move nothing until they are approved, once', async () => {
    const id = await draft(path)
    expect(recordOf(await desk.a(`GET ${path}/${id}`))).toMatchObject({ code: null, status: 'draft' })
    expect(await booked(id, kind)).toEqual([])
    const said = await atOnce(times(20, () => () => move(path, id, 'approve')))
    expect(said['200']).toBe(1)
    expect(Object.keys(said).filter((one) => !/^(200|409 (illegal_transition|record_changed))$/.test(one))).toEqual([])
    expect(recordOf(await desk.a(`GET ${path}/${id}`)).code).toMatch(new RegExp(`^${book}-${today.slice(0, 4)}-\\d{6}$`))
    expect(await booked(id, kind)).toEqual(lines)
  })

  test('are never changed once they are approved, and voided with a reason, once', async () => {
    const id = await draft(path)
    await move(path, id, 'approve')
    for (const [name, value] of Object.entries({ amount: '1', date: '2026-01-01', party: 'X', cash_account_id: '2' }))
      expect(outcome(await desk.a(`PATCH ${path}/${id}`, { [name]: value }))).toBe('409 record_frozen')
    expect(outcome(await desk.a(`DELETE ${path}/${id}`))).toBe('409 record_frozen')
    expect(faults(await move(path, id, 'void'))).toEqual(['reason:required'])
    const said = await atOnce(times(10, () => () => move(path, id, 'void', { reason: 'nhầm' })))
    expect(said['200']).toBe(1)
    expect(await booked(id, `${kind}_void`)).toEqual(back)
    expect(outcome(await move(path, id, 'approve'))).toBe('409 illegal_transition')
  })

  test('run their numbers without a hole, also where approving fails', async () => {
    const ids = await Promise.all(times(20, () => draft(path)))
    const closed = await draft(path, { date: '2026-01-05' })
    await desk.whileClosed('2026-01', async () => {
      const said = await atOnce([...ids, ...times(5, () => closed)].map((id) => () => move(path, id, 'approve')))
      expect(said).toEqual({ '200': 20, '409 month_closed': 5 })
    })
    const { last = 0, ...found } = (await readNumbers(seeded.db, { book })) ?? {}
    expect(found).toEqual({ distinct: last, highest: last, documents: last })
  })

  test.each([
    ['no amount', { amount: '0' }, 'amount:too_small'],
    ['a negative amount', { amount: '-5' }, 'amount:invalid_amount'],
    ['half a đồng', { amount: '0.5' }, 'amount:too_many_decimals'],
    ['a number of one’s own', { code: 'X' }, 'code:read_only'],
    ['another building’s fund', { cash_account_id: '5' }, 'cash_account_id:invalid_reference'],
    ['another building’s category', { category_id: '10' }, 'category_id:invalid_reference'],
  ])('are refused with %s', async (_what, more, fault) => {
    expect(faults(await write(path, more))).toEqual([fault])
  })

  test('are approved by who may, and not there for others', async () => {
    const id = await draft(path)
    const clerk = await seeded.member('1', right('manage_voucher', 'read', 'create', 'update', 'delete'))
    expect(outcome(await clerk(`POST ${path}/${id}/approve`, {}))).toBe('403 forbidden')
    expect(outcome(await seeded.as('B2')(`POST ${path}/${id}/approve`, {}))).toBe('404 record_not_found')
    expect(outcome(await seeded.as('A2')(`GET ${path}/${id}`))).toBe('403 forbidden')
  })
}) // prettier-ignore

test('the maintenance fund pays for maintenance alone, and nothing else pays for it', async () => {
  const fund = { cash_account_id: await idOf('cash_account', 'QUY-BT') }
  const maintenance = {
    ...fund,
    category_id: await idOf('payment_voucher_category', 'CHI-BT'),
    off_plan_reason: 'Sửa gấp',
  }
  const [wrong, good] = [await draft('payment-vouchers', fund), await draft('payment-vouchers', maintenance)]
  expect(faults(await move('payment-vouchers', wrong, 'approve'))).toEqual([
    'cash_account_id:maintenance_fund_only',
  ])
  const { category_id, off_plan_reason } = maintenance
  const fromOther = await draft('payment-vouchers', { category_id, off_plan_reason })
  expect(faults(await move('payment-vouchers', fromOther, 'approve'))).toEqual([
    'cash_account_id:maintenance_fund_pays',
  ])
  expect(await booked(fromOther, 'payment_voucher')).toEqual([])
  expect(outcome(await move('payment-vouchers', good, 'approve'))).toBe('200')
  expect(await booked(wrong, 'payment_voucher')).toEqual([])
})

test('money comes into the maintenance fund by its own categories, and by these comes nowhere else', async () => {
  const fund = { cash_account_id: await idOf('cash_account', 'QUY-BT') }
  const category = { category_id: await idOf('receipt_voucher_category', 'THU-BT') }
  const approve = async (values: object) =>
    move('receipt-vouchers', await draft('receipt-vouchers', values), 'approve')
  for (const mixed of [fund, category])
    expect(faults(await approve(mixed))).toEqual(['cash_account_id:maintenance_fund_apart'])
  expect(outcome(await approve({ ...fund, ...category }))).toBe('200')
})

test('a fund stays what it was made: the maintenance fund is not opened by calling it another', async () => {
  const id = await idOf('cash_account', 'QUY-BT')
  expect(faults(await desk.a(`PATCH report/accounts/${id}`, { account_type: 'building' }))).toEqual([
    'account_type:read_only',
  ])
  expect(outcome(await desk.a(`PATCH report/accounts/${id}`, { note: 'x' }))).toBe('200')
})

describe('a receipt voucher charged to an apartment', () => {
  const charge = (id: string, apartment_id: string | null) =>
    move('receipt-vouchers', id, 'charge', apartment_id === null ? {} : { apartment_id })

  test('is a line that its next receipt settles, and no money until then', async () => {
    const home = desk.apartment(0)
    const before = await desk.fee(home, '200')
    const id = await draft('receipt-vouchers', { description: 'Thay khóa' })
    const charged = recordOf(await charge(id, home))
    expect(charged).toMatchObject({ status: 'charged', apartment_id: home })
    expect(await booked(id, 'receipt_voucher')).toEqual([])
    const fees = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}`))
    const fee = fees.find(({ id: one }) => one !== before)
    expect(fee).toMatchObject({
      fee_type: 'RECEIPT_VOUCHER',
      name: 'Thay khóa',
      note: charged.code,
      amount: '500',
      status: 'approved',
      old_debt: '200',
    })
    expect(await desk.balance(home)).toEqual(['700', '0'])
    expect(outcome(await desk.collect(home, '700'))).toBe('201')
    expect(await desk.feeOf(String(fee?.id))).toMatchObject({ status: 'settled' })
  })

  test('is charged once, to one of this building’s, and neither approved nor changed after', async () => {
    const home = desk.apartment(1)
    const id = await draft('receipt-vouchers')
    expect(faults(await charge(id, null))).toEqual(['apartment_id:required'])
    expect(faults(await charge(id, seeded.ids.APARTMENT2 ?? ''))).toEqual(['apartment_id:invalid_reference'])
    const said = await atOnce(times(10, () => () => charge(id, home)))
    expect(said['200']).toBe(1)
    expect(await desk.balance(home)).toEqual(['500', '0'])
    expect(outcome(await move('receipt-vouchers', id, 'approve'))).toBe('409 illegal_transition')
    expect(outcome(await desk.a(`PATCH receipt-vouchers/${id}`, { amount: '1' }))).toBe('409 record_frozen')
  })

  test('keeps its category, and is voided together with its line', async () => {
    const home = desk.apartment(2)
    const id = await draft('receipt-vouchers')
    const { fee_id: line, category_id: category } = recordOf(await charge(id, home))
    const [row] = await seeded.db.query<{ category: string }>(
      `select l.category from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where e.kind = 'fee' and e.document_id = $1 and l.account = 'revenue'`,
      [line],
    )
    expect(row?.category).toBe(category)
    expect(outcome(await move('receipt-vouchers', id, 'void', { reason: 'nhầm' }))).toBe('200')
    expect(await desk.feeOf(String(line))).toMatchObject({ status: 'void', reason: 'nhầm' })
    expect(await desk.balance(home)).toEqual(['0', '0'])
  })

  test('follows its line: void when that is voided, another line when that is issued again', async () => {
    const home = desk.apartment(3)
    const [gone, again] = [await draft('receipt-vouchers'), await draft('receipt-vouchers')]
    const [first, second] = [recordOf(await charge(gone, home)), recordOf(await charge(again, home))]
    await desk.a(`POST fees/${String(first.fee_id)}/void`, { reason: 'nhầm' })
    expect(recordOf(await desk.a(`GET receipt-vouchers/${gone}`))).toMatchObject({
      status: 'voided',
      reason: 'nhầm',
    })
    const reissued = await desk.a(`POST fees/${String(second.fee_id)}/reissue`, {
      reason: 'sai',
      amount: '450',
    })
    const { issued } = reissued.body.data as { issued: string }
    expect(recordOf(await desk.a(`GET receipt-vouchers/${again}`))).toMatchObject({
      status: 'charged',
      fee_id: issued,
    })
    expect(await desk.balance(home)).toEqual(['450', '0'])
  })

  test('is not voided once its line is paid', async () => {
    const home = desk.apartment(4)
    const id = await draft('receipt-vouchers')
    await charge(id, home)
    await desk.collect(home, '500')
    expect(outcome(await move('receipt-vouchers', id, 'void', { reason: 'nhầm' }))).toBe('409 fee_paid')
  })
})
