import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { oldReference } from '#domain/money/qr/old-reference.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { outcome, recordOf } from '#tests/support/server/seeded-server.ts'

// Linked apartments whose link, requests or notices are others than a transfer finds: the money goes where it was asked for.
let office: NoticeServer
let feed: BankFeed
let at = 0
beforeAll(async () => {
  office = await openNoticeServer()
  feed = await openBankFeed(office.seeded, office.desk, '19001581')
})
afterEach(async () => expect(await findBrokenInvariants(office.db)).toEqual({}))
afterAll(() => office.close())

const link = async (parking: string, values: object) =>
  expect(outcome(await office.a(`PATCH apartments/${parking}`, values))).toBe('200')
/** An apartment that owes 500,000 and its parking space that owes 200,000. */
async function pair(): Promise<readonly [string, string]> {
  const [home, parking] = [office.desk.apartment(at++), office.desk.apartment(at++)]
  await office.desk.fee(home, '500000')
  await office.desk.fee(parking, '200000')
  await link(parking, { partner_apartment_id: home, separate_fee: false })
  return [home, parking]
}
async function tell(...apartments: string[]) {
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments }))
  await office.send(id)
  return (await office.slips(id)).map(({ apartment_id, due }) => [apartment_id, due])
}
const balances = async (...apartments: string[]) => Promise.all(apartments.map(office.desk.balance))

test('a notice that was sent before the link was removed is paid as it asked', async () => {
  const [home, parking] = await pair()
  expect(await tell(home)).toEqual([[home, '700000']])
  await link(parking, { partner_apartment_id: null })
  // Nobody has asked the payer for this one.
  await office.desk.fee(parking, '90000', { month: '2026-11' })
  const { line } = await feed.pay({ amount: '720000', text: feed.reference(home) })
  expect(line.shares).toMatchObject([
    { apartment_id: home, amount: '520000' },
    { apartment_id: parking, amount: '200000' },
  ])
  expect(await balances(home, parking)).toEqual([
    ['0', '20000'],
    ['90000', '0'],
  ])
  // The next notice is for the apartment alone.
  await office.desk.fee(home, '10000', { month: '2026-11' })
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: [home], month: '2026-11' }))
  await office.send(id)
  const own = await feed.pay({ amount: '50000', text: feed.reference(home) })
  expect(own.line).toMatchObject({ apartment_id: home, shares: null })
})

test('the reference of a request that the building does not have changes nothing', async () => {
  const [home, parking] = await pair()
  const text = `${feed.reference(home)} ${oldReference('payment_request', '987654321')}`
  expect((await feed.pay({ amount: '700000', text })).line.shares).toMatchObject([
    { apartment_id: home, amount: '500000' },
    { apartment_id: parking, amount: '200000' },
  ])
  expect(await balances(home, parking)).toEqual([
    ['0', '0'],
    ['0', '0'],
  ])
})

test('the payment that is waited for at the desk is paid by the apartment’s reference too', async () => {
  const [home] = await pair()
  const [method] = await office.db.query<{ id: string }>(
    `select id::text from payment_method where building_id = 1 and code = 'BANK_TRANSFER'`,
  )
  const asked = await office.a('POST payment-requests', {
    building_id: '1',
    apartment_id: home,
    payment_method_id: method?.id,
    amount: '600000',
  })
  const { id } = recordOf(asked)
  const { line } = await feed.pay({ amount: '600000', text: feed.reference(home) })
  expect(line).toMatchObject({ apartment_id: home, shares: null })
  expect(recordOf(await office.a(`GET payment-requests/${id}`))).toMatchObject({
    status: 'success',
    receipt_id: line.receipt_id,
  })
})

test('what a space was told of before it was linked is corrected once', async () => {
  const [home, parking] = [office.desk.apartment(at++), office.desk.apartment(at++)]
  await office.desk.fee(home, '500000')
  const wrong = await office.desk.fee(parking, '250000')
  expect(await tell(parking)).toEqual([[parking, '250000']])
  expect(outcome(await office.a(`POST fees/${wrong}/void`, { reason: 'sai' }))).toBe('200')
  await office.desk.fee(parking, '200000')
  await link(home, { partner_apartment_id: null })
  await link(parking, { partner_apartment_id: home, separate_fee: false })
  const correct = () => office.make({ audience: 'corrected' })
  const { id } = recordOf(await correct())
  await office.send(id)
  expect((await office.slips(id)).map(({ apartment_id, due }) => [apartment_id, due])).toEqual([
    [home, '700000'],
  ])
  const again = recordOf(await correct())
  expect(outcome(await office.a(`POST group-notice-slips/${again.id}/send`, {}))).toBe('422 no_fee_to_notify')
})
