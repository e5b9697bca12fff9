import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { outcome, recordOf } from '#tests/support/server/seeded-server.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'

// A paper that is printed again after everything it names was renamed has the same text (docs/decisions/former-names.md).
let office: NoticeServer
let home: string
const papers: Record<string, string> = {}
const sayings = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(papers).map(
        async ([kind, path]) => [kind, (await office.a(`GET ${path}`)).body.data] as const,
      ),
    ),
  )

beforeAll(async () => {
  office = await openNoticeServer()
  const { a, desk } = office
  home = desk.apartment(0)
  await desk.fee(home, '300000', { month: '2026-10' })
  const batch = recordOf(
    await office.make({ audience: 'apartments', apartments: [home], channels: ['email'] }),
  )
  await office.send(batch.id)
  papers['notice'] = `notice-slips/${String((await office.slips(batch.id))[0]?.id)}/paper`
  const receipt = recordOf(await desk.collect(home, '300000'))
  papers['receipt'] = `receipts/${receipt.id}/paper`
  const certificate = recordOf(
    await a('POST debt-certificates', { building_id: '1', apartment_id: home, holder: 'Lê Thị Hoa' }),
  )
  papers['certificate'] = `debt-certificates/${certificate.id}/paper`
  const [of] = await office.db.query<{ fund: string; category: string }>(
    `select (select id::text from cash_account where building_id = 1 and code = 'QUY-TM') as fund,
      (select id::text from receipt_voucher_category where building_id = 1 and code = 'THU-KHAC') as category`,
  )
  const voucher = recordOf(
    await a('POST receipt-vouchers', {
      building_id: '1',
      date: officeToday(),
      cash_account_id: of?.fund,
      category_id: of?.category,
      apartment_id: home,
      amount: '500',
      party: 'Lan',
    }),
  )
  await a(`POST receipt-vouchers/${voucher.id}/approve`, {})
  papers['voucher'] = `voucher-papers/receipt_voucher/${voucher.id}`
})
afterAll(() => office.close())

async function rename(path: string, values: object, by = office.a): Promise<void> {
  const { version } = recordOf(await by(`GET ${path}`))
  expect(outcome(await by(`PATCH ${path}`, { ...values, version }))).toBe('200')
}

test('what was issued says the same after building, apartment and way of payment were renamed, twice', async () => {
  const before = await sayings()
  const { code } = recordOf(await office.a(`GET apartments/${home}`))
  for (const kind of Object.keys(papers))
    expect([kind, JSON.stringify(before[kind])]).toEqual([kind, expect.stringContaining(String(code))])
  for (const [name, newCode] of [
    ['Đổi tên', 'R-901'],
    ['Đổi nữa', 'R-902'],
  ] as const) {
    await rename('buildings/1', { name, address: `${name}, Hà Nội` }, office.seeded.as('ADM'))
    await rename(`apartments/${home}`, { code: newCode })
    await rename(`payment-methods/${office.desk.cash}`, { name })
  }
  expect(await sayings()).toEqual(before)
})

test('what is issued from then on says the new names', async () => {
  const fee = await office.desk.fee(home, '1000', { month: '2026-11' })
  const { id } = recordOf(await office.desk.collect(home, '1000'))
  const paper = JSON.stringify((await office.a(`GET receipts/${id}/paper`)).body.data)
  for (const part of ['Đổi nữa', 'Đổi nữa, Hà Nội', 'R-902'])
    expect([fee, paper]).toEqual([fee, expect.stringContaining(part)])
})

test('nobody rewrites what a record was called', async () => {
  await expect(office.db.execute(`update former_name set names = '{}'`)).rejects.toThrow()
  await expect(office.seeded.server.serving.execute('delete from former_name')).rejects.toThrow()
})
