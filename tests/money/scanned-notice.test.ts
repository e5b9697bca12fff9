import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { referenceOfApartment } from '#tests/support/money/references.ts'

// The desk's search reads what a scanner types off a fee notice.
let office: NoticeServer
let home = ''
const fees: Record<string, string> = {}
beforeAll(async () => {
  office = await openNoticeServer()
  const { desk } = office
  home = desk.apartment(0)
  await office.settle(home, { email: 'binh@example.test' })
  fees.old = await desk.fee(home, '100000', { month: '2026-08' })
  fees.paid = await desk.fee(home, '50000', { name: 'Gửi xe' })
  fees.open = await desk.fee(home, '200000', { name: 'Phí quản lý' })
})
afterAll(() => office.close())

interface Found {
  readonly id: string
  readonly notice_fees: readonly string[]
}
const find = async (keyword: string, by = office.a, building = '1') =>
  (await by(`GET debts/payers?building_id=${building}&keyword=${encodeURIComponent(keyword)}`)).body
    .data as readonly Found[]

async function notice(more: object = {}) {
  const values = { audience: 'apartments', apartments: [home], channels: ['email'], ...more }
  const { id } = recordOf(await office.make(values))
  await office.send(id)
  const [slip] = await office.slips(id)
  return recordOf(await office.a(`GET notice-slips/${String(slip?.id)}`))
}

test('before any notice, its reference finds the apartment and names no fees', async () => {
  expect(await find(await referenceOfApartment(office.db, home))).toMatchObject([
    { id: home, notice_fees: [] },
  ])
})

test('a scanned QR finds the apartment with what the notice asks for and is still open', async () => {
  const slip = await notice()
  await office.desk.collect(home, '50000', { lines: [{ fee_id: fees.paid, amount: '50000' }] })
  const later = await office.desk.fee(home, '9000', { month: '2026-11' })
  const asked = [{ id: home, notice_fees: [fees.old, fees.open] }]
  expect(String(slip.qr_text).length).toBeGreaterThan(100)
  expect(await find(String(slip.qr_text))).toMatchObject(asked)
  expect(await find(String(slip.reference))).toMatchObject(asked)
  // Words name no fees, though the apartment is the same.
  const { code } = recordOf(await office.a(`GET apartments/${home}`))
  expect((await find(String(code))).find(({ id }) => id === home)?.notice_fees).toEqual([])
  expect(later).not.toBe('')
})

test('a notice that leaves old debt out asks for its month alone', async () => {
  const { qr_text } = await notice({ exclude_old_debt: true })
  expect(await find(String(qr_text))).toMatchObject([{ id: home, notice_fees: [fees.open] }])
})

test('no desk finds another building’s apartment by its notice', async () => {
  const reference = await referenceOfApartment(office.db, office.seeded.ids.APARTMENT2 ?? '')
  expect(await find(reference)).toEqual([])
  expect(await find(reference, office.seeded.as('B2'), '2')).toMatchObject([
    { id: office.seeded.ids.APARTMENT2 },
  ])
})
