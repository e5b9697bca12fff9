import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Pre-printed receipts: books of serials from a template; a serial is used once, spoiled ones are voided with a reason.
let seeded: SeededServer
let desk: CashDesk
let template: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  template = recordOf(
    await post('pre-print-receipt-templates', { name: 'Mẫu', symbol: 'AA/26', digits: 4, leaves: 3 }),
  ).id
})
afterAll(() => seeded.close())

const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
let made = 0
const book = (values: object = {}) =>
  post('pre-print-receipts', {
    code: `Q-${++made}`,
    template_id: template,
    first_serial: made * 10,
    received_on: '2026-11-01',
    ...values,
  })
const leavesOf = async (id: string) =>
  rowsOf(await desk.a(`GET pre-print-serials?building_id=1&book_id=${id}&sort=number`))
const leafOf = async (id: string) => recordOf(await desk.a(`GET pre-print-serials/${id}`))

let home: string
beforeEach(() => {
  home = desk.apartment(made)
})

test('a book comes with its leaves, numbered as the template says', async () => {
  const { id } = recordOf(await book())
  expect((await leavesOf(id)).map(({ number, status }) => [number, status])).toEqual([
    ['AA/26-0010', 'free'],
    ['AA/26-0011', 'free'],
    ['AA/26-0012', 'free'],
  ])
  expect(recordOf(await desk.a(`GET pre-print-receipts/${id}`))).toMatchObject({
    leaves: 3,
    free: 3,
    used: 0,
    spoiled: 0,
  })
})

test.each([
  ['serials that another book has', { first_serial: 11, leaves: 5 }, 'first_serial:serial_in_other_book'],
  ['more digits than the template', { first_serial: 9998 }, 'leaves:serial_too_long'],
  ['no leaves', { leaves: 0 }, 'leaves:too_small'],
  ['another building’s template', { template_id: '999999' }, 'template_id:invalid_reference'],
])('a book with %s is refused, and nothing of it stays', async (_what, values, fault) => {
  const before = rowsOf(await desk.a('GET pre-print-receipts?building_id=1')).length
  expect(faults(await book(values))).toEqual([fault])
  expect(rowsOf(await desk.a('GET pre-print-receipts?building_id=1'))).toHaveLength(before)
})

test('a leaf is used by one receipt of many, and by no other after that one is taken back', async () => {
  const { id } = recordOf(await book())
  const [leaf] = await leavesOf(id)
  await desk.fee(home, '1000')
  const using = () => desk.collect(home, '10', { serial_id: leaf?.id })
  expect(await atOnce(times(10, () => using))).toEqual({ '201': 1, '409 serial_not_free': 9 })
  const [receipt] = await desk.receiptsOf(home)
  expect(receipt).toMatchObject({ serial_id: leaf?.id, serial: leaf?.number })
  expect(await leafOf(String(leaf?.id))).toMatchObject({ status: 'used', receipt_id: receipt?.id })
  await desk.takeBack(String(receipt?.id))
  expect(await leafOf(String(leaf?.id))).toMatchObject({
    status: 'spoiled',
    reason: 'nhầm',
    receipt_id: receipt?.id,
  })
  expect(faults(await using())).toEqual(['serial_id:serial_not_free'])
  expect(recordOf(await desk.a(`GET pre-print-receipts/${id}`))).toMatchObject({
    free: 2,
    used: 0,
    spoiled: 1,
  })
})

test('a spoiled leaf says why, and is not used; nor is a leaf of a closed book', async () => {
  const { id } = recordOf(await book())
  const [spoiled, other] = await leavesOf(id)
  const spoil = (reason: string) => desk.a(`POST pre-print-serials/${spoiled?.id}/spoil`, { reason })
  expect(faults(await spoil(''))).toEqual(['reason:required'])
  expect(outcome(await spoil('Rách'))).toBe('200')
  await desk.fee(home, '1000')
  const using = (serial: unknown) => desk.collect(home, '10', { serial_id: serial })
  expect(faults(await using(spoiled?.id))).toEqual(['serial_id:serial_not_free'])
  await desk.a(`POST pre-print-receipts/${id}/close`, {})
  expect(faults(await using(other?.id))).toEqual(['serial_id:serial_not_free'])
  await desk.a(`POST pre-print-receipts/${id}/reopen`, {})
  expect(outcome(await using(other?.id))).toBe('201')
})

test('a book goes with its leaves while none is gone, its template while it has no book', async () => {
  const { id } = recordOf(await book())
  expect(outcome(await desk.a(`DELETE pre-print-receipt-templates/${template}`))).toBe(
    '409 template_has_books',
  )
  expect((await desk.a(`DELETE pre-print-receipts/${id}`)).status).toBe(200)
  expect(await leavesOf(id)).toEqual([])
  const kept = recordOf(await book())
  const [leaf] = await leavesOf(kept.id)
  await desk.a(`POST pre-print-serials/${leaf?.id}/spoil`, { reason: 'x' })
  expect(outcome(await desk.a(`DELETE pre-print-receipts/${kept.id}`))).toBe('409 book_has_used_serials')
})

test('a user who may only collect uses leaves, and neither adds books nor spoils leaves', async () => {
  const { id } = recordOf(await book())
  const [leaf, other] = await leavesOf(id)
  await desk.fee(home, '1000')
  const cashier = await seeded.member('1', right('manage_debt', 'read', 'create'))
  expect(outcome(await desk.collect(home, '10', { serial_id: leaf?.id }, undefined, cashier))).toBe('201')
  expect((await cashier(`POST pre-print-serials/${other?.id}/spoil`, { reason: 'x' })).status).toBe(403)
})

test('the database refuses a second use, and after all that the books agree', async () => {
  const [used] = await seeded.db.query<{ serial_id: string }>(
    'select serial_id::text from receipt where serial_id is not null limit 1',
  )
  const again = seeded.db.execute(
    `insert into receipt select (jsonb_populate_record(r, '{"id": 999999, "code": "X"}'::jsonb)).* from receipt r where serial_id = $1`,
    [used?.serial_id],
  )
  await expect(again).rejects.toThrow('receipt_serial_once')
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
