import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'

// Notices of what is owed to the maintenance fund: apart from those of fees, since it is paid into another account.
let office: NoticeServer
let home = ''
let fundAccount = ''
beforeAll(async () => {
  office = await openNoticeServer()
  const { desk, a, db } = office
  home = desk.apartment(0)
  const [found] = await db.query<{ fund: string; category: string; account: string }>(
    `select f.id::text as fund, c.id::text as category, concat_ws(' ', k.name, k.account_number) as account
      from cash_account f join receipt_voucher_category c on c.building_id = f.building_id and c.code = 'THU-BT'
        join bank k on k.building_id = f.building_id and k.id = f.bank_id
      where f.building_id = 1 and f.code = 'QUY-BT'`,
  )
  fundAccount = found?.account ?? ''
  await desk.fee(home, '300000')
  const voucher = recordOf(
    await a('POST receipt-vouchers', {
      building_id: '1',
      date: '2026-10-10',
      category_id: found?.category,
      cash_account_id: found?.fund,
      apartment_id: home,
      amount: '2000000',
      party: 'Chủ căn hộ',
      description: 'Kinh phí bảo trì',
    }),
  )
  const charged = await a(`POST receipt-vouchers/${voucher.id}/charge`, { apartment_id: home })
  if (charged.status !== 200) throw new Error(`${outcome(charged)} ${faults(charged).join()}`)
})
afterAll(() => office.close())

const batch = async (kind: string) => {
  const made = await office.make({ kind, audience: 'apartments', apartments: [home] })
  return recordOf(made).id
}
const previewOf = async (id: string) => recordOf(await office.a(`GET group-notice-slips/${id}/preview`))
const sent = async (id: string) => {
  await office.send(id)
  const [slip] = await office.slips(id)
  return recordOf(await office.a(`GET notice-slips/${String(slip?.id)}`))
}

test('a notice of fees asks for nothing of the fund', async () => {
  const id = await batch('fees')
  expect(await previewOf(id)).toMatchObject({ due: '300000', account: 'Vietcombank 0011004123456' })
  expect(await sent(id)).toMatchObject({ amount: '300000', due: '300000', account_number: '0011004123456' })
})

test('a notice of the fund asks for its alone, into its account, and takes off no credit', async () => {
  const paid = { confirm_excess: '1', extra_credit_reason: 'dư' }
  expect(outcome(await office.desk.collect(home, '350000', paid))).toBe('201')
  const id = await batch('maintenance_fund')
  expect(await previewOf(id)).toMatchObject({ due: '2000000', account: fundAccount })
  const slip = await sent(id)
  expect(slip).toMatchObject({ amount: '2000000', credit: '0', due: '2000000' })
  expect(fundAccount).toContain(String(slip['account_number']))
})
