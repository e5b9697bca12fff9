import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faults, openWorld, outcome, recordOf, right, rowsOf, type World } from '../api/world.ts'
import { disagreements } from './books.ts'
import { atOnce, openTill, times, type Till } from './till.ts'

// Pre-printed receipts: books of serials from a template; a serial is used once, spoiled ones are voided with a reason.
let world: World
let till: Till
let template: string
beforeAll(async () => {
  world = await openWorld()
  till = await openTill(world)
  template = recordOf(
    await post('pre-print-receipt-templates', { name: 'Mẫu', symbol: 'AA/26', digits: 4, leaves: 3 }),
  ).id
})
afterAll(() => world.close())

const post = (path: string, values: object) => till.a(`POST ${path}`, { building_id: '1', ...values })
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
  rowsOf(await till.a(`GET pre-print-serials?building_id=1&book_id=${id}&sort=number`))
const leafOf = async (id: string) => recordOf(await till.a(`GET pre-print-serials/${id}`))

let home: string
beforeEach(() => {
  home = till.apartment(made)
})

test('a book comes with its leaves, numbered as the template says', async () => {
  const { id } = recordOf(await book())
  expect((await leavesOf(id)).map(({ number, status }) => [number, status])).toEqual([
    ['AA/26-0010', 'free'],
    ['AA/26-0011', 'free'],
    ['AA/26-0012', 'free'],
  ])
  expect(recordOf(await till.a(`GET pre-print-receipts/${id}`))).toMatchObject({
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
  const before = rowsOf(await till.a('GET pre-print-receipts?building_id=1')).length
  expect(faults(await book(values))).toEqual([fault])
  expect(rowsOf(await till.a('GET pre-print-receipts?building_id=1'))).toHaveLength(before)
})

test('a leaf is used by one receipt of many, and by no other after that one is taken back', async () => {
  const { id } = recordOf(await book())
  const [leaf] = await leavesOf(id)
  await till.fee(home, '1000')
  const using = () => till.collect(home, '10', { serial_id: leaf?.id })
  expect(await atOnce(times(10, () => using))).toEqual({ '201': 1, '409 serial_not_free': 9 })
  const [receipt] = await till.receiptsOf(home)
  expect(receipt).toMatchObject({ serial_id: leaf?.id, serial: leaf?.number })
  expect(await leafOf(String(leaf?.id))).toMatchObject({ status: 'used', receipt_id: receipt?.id })
  await till.takeBack(String(receipt?.id))
  expect(await leafOf(String(leaf?.id))).toMatchObject({
    status: 'spoiled',
    reason: 'nhầm',
    receipt_id: receipt?.id,
  })
  expect(faults(await using())).toEqual(['serial_id:serial_not_free'])
  expect(recordOf(await till.a(`GET pre-print-receipts/${id}`))).toMatchObject({
    free: 2,
    used: 0,
    spoiled: 1,
  })
})

test('a spoiled leaf says why, and is not used; nor is a leaf of a closed book', async () => {
  const { id } = recordOf(await book())
  const [spoiled, other] = await leavesOf(id)
  const spoil = (reason: string) => till.a(`POST pre-print-serials/${spoiled?.id}/spoil`, { reason })
  expect(faults(await spoil(''))).toEqual(['reason:required'])
  expect(outcome(await spoil('Rách'))).toBe('200')
  await till.fee(home, '1000')
  const using = (serial: unknown) => till.collect(home, '10', { serial_id: serial })
  expect(faults(await using(spoiled?.id))).toEqual(['serial_id:serial_not_free'])
  await till.a(`POST pre-print-receipts/${id}/close`, {})
  expect(faults(await using(other?.id))).toEqual(['serial_id:serial_not_free'])
  await till.a(`POST pre-print-receipts/${id}/reopen`, {})
  expect(outcome(await using(other?.id))).toBe('201')
})

test('a book goes with its leaves while none is gone, its template while it has no book', async () => {
  const { id } = recordOf(await book())
  expect(outcome(await till.a(`DELETE pre-print-receipt-templates/${template}`))).toBe(
    '409 template_has_books',
  )
  expect((await till.a(`DELETE pre-print-receipts/${id}`)).status).toBe(200)
  expect(await leavesOf(id)).toEqual([])
  const kept = recordOf(await book())
  const [leaf] = await leavesOf(kept.id)
  await till.a(`POST pre-print-serials/${leaf?.id}/spoil`, { reason: 'x' })
  expect(outcome(await till.a(`DELETE pre-print-receipts/${kept.id}`))).toBe('409 book_has_used_serials')
})

test('who may only collect uses leaves, and neither binds nor spoils them', async () => {
  const { id } = recordOf(await book())
  const [leaf, other] = await leavesOf(id)
  await till.fee(home, '1000')
  const cashier = await world.member('1', right('manage_debt', 'read', 'create'))
  expect(outcome(await till.collect(home, '10', { serial_id: leaf?.id }, undefined, cashier))).toBe('201')
  expect((await cashier(`POST pre-print-serials/${other?.id}/spoil`, { reason: 'x' })).status).toBe(403)
})

test('the database refuses a second use, and after all that the books agree', async () => {
  const [used] = await world.db.query<{ serial_id: string }>(
    'select serial_id::text from receipt where serial_id is not null limit 1',
  )
  const again = world.db.execute(
    `insert into receipt select (jsonb_populate_record(r, '{"id": 999999, "code": "X"}'::jsonb)).* from receipt r where serial_id = $1`,
    [used?.serial_id],
  )
  await expect(again).rejects.toThrow('receipt_serial_once')
  expect(await disagreements(world.db)).toEqual({})
})
