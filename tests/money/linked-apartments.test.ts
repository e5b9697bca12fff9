import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentPage } from '#domain/documents/page.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { openBankFeed } from '#tests/support/money/bank-feed.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { faults, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'

// A parking space that is linked to an apartment: one notice, one sum, one QR; each fee stays its own apartment's.
let office: NoticeServer
let [home, parking] = ['', '']
let parkingCode = ''
beforeAll(async () => {
  office = await openNoticeServer()
  const { desk, settle, a } = office
  ;[home, parking] = [0, 1].map(desk.apartment) as [string, string]
  await settle(home, { email: 'binh@example.test' })
  await settle(parking)
  await desk.fee(home, '500000', { name: 'Phí quản lý' })
  await desk.fee(parking, '200000', { name: 'Đỗ xe' })
  await desk.fee(parking, '100000', { name: 'Đỗ xe', month: '2026-08' })
  parkingCode = String(recordOf(await a(`GET apartments/${parking}`)).code)
  expect(outcome(await link({ partner_apartment_id: home }))).toBe('200')
})
afterAll(() => office.close())

const link = (values: object) => office.a(`PATCH apartments/${parking}`, values)
const sendTo = async (...apartments: string[]) => {
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments }))
  const preview = recordOf(await office.a(`GET group-notice-slips/${id}/preview`))
  const batch = await office.send(id)
  return { id, preview, batch, slips: await office.slips(id) }
}
const owed = async (id: string) => recordOf(await office.a(`GET apartments/${id}`)).outstanding

test('an apartment is never its own partner', async () => {
  expect(faults(await link({ partner_apartment_id: parking }))).toEqual([
    'partner_apartment_id:refers_to_itself',
  ])
})

test('both stand on one notice with one sum and one QR, whichever of them a batch names', async () => {
  expect((await sendTo(parking)).slips.map(({ apartment_id }) => apartment_id)).toEqual([home])
  const { preview, batch, slips } = await sendTo(home, parking)
  expect(preview).toMatchObject({ notices: 1, without: 0, due: '800000' })
  expect(batch).toMatchObject({ total: 1, done: 1, total_notice_slips: 1, due: '800000' })
  expect(slips).toHaveLength(1)
  const slip = recordOf(await office.a(`GET notice-slips/${String(slips[0]?.id)}`))
  expect(slip).toMatchObject({ apartment_id: home, amount: '700000', old_debt: '100000', due: '800000' })
  expect((slip.lines as { apartment_code: string | null }[]).map((line) => line.apartment_code)).toEqual([
    null,
    parkingCode,
  ])
  expect(readQr(String(slip.qr_text))).toMatchObject({ valid: true, fields: { amount: '800000' } })
  const { body } = await office.a(`GET notice-slips/${slip.id}/paper?language=vi`)
  const { pages } = body.data as { pages: DocumentPage[] }
  const said = JSON.stringify(pages)
  expect(said).toContain(`, ${parkingCode}"`)
  expect(said).toContain(`${parkingCode}: Đỗ xe`)
  const [noticed] = rowsOf(await office.a(`GET fees?building_id=1&apartment_id=${parking}&month=2026-10`))
  const told = (await office.a(`GET fees/${String(noticed?.id)}/notices`)).body.data as { notices: object[] }
  expect(told.notices).toHaveLength(2)
})

test('what is paid by it settles each apartment’s own fees, one receipt each, and the books balance', async () => {
  const feed = await openBankFeed(office.seeded, office.desk, '19001571')
  const part = await feed.pay({ amount: '550000', text: `nop phi ${feed.reference(home)}` })
  expect(part.line).toMatchObject({ status: 'matched', why: 'exact_reference' })
  expect(part.line.shares).toMatchObject([
    { apartment_id: home, amount: '500000' },
    { apartment_id: parking, amount: '50000' },
  ])
  expect([await owed(home), await owed(parking)]).toEqual(['0', '250000'])
  // Only the linked one owes: more than that is the credit of whoever was named.
  const rest = await feed.pay({ amount: '300000', text: feed.reference(home) })
  expect(rest.line.shares).toMatchObject([
    { apartment_id: home, amount: '50000' },
    { apartment_id: parking, amount: '250000' },
  ])
  expect([await owed(home), await owed(parking)]).toEqual(['0', '0'])
  const receipts = rowsOf(await office.a('GET receipts?building_id=1&sort=id'))
  expect(receipts.map(({ apartment_id }) => apartment_id)).toEqual([home, parking, home, parking])
  expect(await findBrokenInvariants(office.db)).toEqual({})
  expect(outcome(await feed.move(part.line.id, 'undo', { reason: 'nhầm' }))).toBe('200')
  expect([await owed(home), await owed(parking)]).toEqual(['500000', '50000'])
  expect(await findBrokenInvariants(office.db)).toEqual({})
})

test('one that is charged separately has its own notice, and nobody pays for it by another’s transfer', async () => {
  expect(outcome(await link({ separate_fee: true }))).toBe('200')
  const { slips } = await sendTo(home, parking)
  expect(slips.map(({ apartment_id, due }) => [apartment_id, due])).toEqual([
    // Less the 50,000 that were too much before.
    [home, '450000'],
    [parking, '50000'],
  ])
  const feed = await openBankFeed(office.seeded, office.desk, '19001572')
  const paid = await feed.pay({ amount: '600000', text: feed.reference(home) })
  expect(paid.line).toMatchObject({ apartment_id: home, shares: null })
  expect([await owed(home), await owed(parking)]).toEqual(['0', '50000'])
})
