import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// A receipt takes its payment method by code besides its id.
let seeded: SeededServer
let desk: CashDesk
let other: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute(
    `update payment_method set deleted_at = now() where building_id = 1 and code = 'E_WALLET'`,
  )
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code <> 'CASH' and deleted_at is null limit 1`,
  )
  other = row?.id ?? ''
})
afterAll(() => seeded.close())

const collectBy = (more: object) =>
  desk.collect(desk.apartment(0), '100', { payment_method_id: undefined, ...more })

test.each([
  ['its code', () => ({ payment_method: 'CASH' })],
  ['its id', () => ({ payment_method_id: desk.cash })],
  ['both, where they agree', () => ({ payment_method: 'CASH', payment_method_id: desk.cash })],
])('the payment method is named by %s', async (_what, more) => {
  await desk.fee(desk.apartment(0), '100')
  const reply = await collectBy(more())
  expect([reply.status, recordOf(reply).payment_method_id]).toEqual([201, desk.cash])
})

test.each([
  ['a code that the building has not', () => ({ payment_method: 'E_WALLET' }), 'payment_method:invalid_reference'],
  ['no code at all', () => ({ payment_method: 'GOLD' }), 'payment_method:invalid_reference'],
  ['a list', () => ({ payment_method: ['CASH'] }), 'payment_method:invalid_reference'],
  ['another method than its id', () => ({ payment_method: 'CASH', payment_method_id: other }), 'payment_method:invalid_reference'],
  ['nothing', () => ({}), 'payment_method_id:required'],
  ['an empty code', () => ({ payment_method: '' }), 'payment_method_id:required'],
])('%s is refused', async (_what, more, fault) => {
  expect(faults(await collectBy(more()))).toEqual([fault])
}) // prettier-ignore
