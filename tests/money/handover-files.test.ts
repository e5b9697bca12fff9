import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAmounts, sumAmounts } from '#core/amount.ts'
import {
  openHandoverGround,
  sumByAccount,
  type HandoverGround,
} from '#tests/support/money/handover-ground.ts'

// The files of a hand-over, cell by cell, in each layout.
let first: { readonly id: string }
let ground: HandoverGround
beforeAll(async () => {
  ground = await openHandoverGround()
  first = await ground.made()
})
afterAll(() => ground.close())

/** Cells as a file of text has them. */
const textsOf = (row: readonly unknown[]) => row.map((cell) => (cell === null ? null : String(cell)))

test('MISA’s is a row for each pair, cell by cell', async () => {
  const [titles, ...rows] = await ground.sheet(first.id)
  expect(titles?.slice(0, 5)).toEqual([
    'Hiển thị trên sổ',
    'Ngày chứng từ (*)',
    'Ngày hạch toán (*)',
    'Số chứng từ (*)',
    'Diễn giải',
  ])
  const { home, fee, receipt, opening, voucher } = ground.named
  const ofHome = [home, home]
  const ofPartner = ['NCC-01', 'NCC-01']
  const row = (day: string, number: string, text: string, ...accounts: readonly unknown[]) => {
    const rest = Array.from({ length: 22 }, () => null)
    return textsOf([0, day, day, number, text, null, 'VND', 1, text, ...accounts, ...rest])
  }
  const [owed, paid] = ['Phí nước · 10/2026', `Thu phí: ${home}, Bà Lan`]
  expect(rows).toEqual([
    row('02/10/2026', opening, 'Số dư đầu kỳ', '1111', '4111', 1000, 1000, null, null),
    row('20/10/2026', voucher, 'Tiền điện khu chung', '6422', '1111', 450, 450, ...ofPartner),
    row('31/10/2026', fee, owed, '131', '5113', 1000, 1000, ...ofHome),
    row('31/10/2026', fee, owed, '131', '33311', 80, 80, ...ofHome),
    row('31/10/2026', receipt, paid, '1111', '131', 1080, 1080, ...ofHome),
    row('31/10/2026', receipt, paid, '1111', '131', 120, 120, ...ofHome),
  ])
})

test('MISA’s has the objects that its rows name', async () => {
  const [titles, ...rows] = await ground.sheet(first.id, 'objects')
  expect(titles).toEqual([
    'Mã khách hàng (*)',
    'Tên khách hàng (*)',
    'Địa chỉ',
    'Mã số thuế',
    'Là tổ chức/cá nhân',
  ])
  const codes = rows.map(([code]) => code)
  expect(codes).toEqual(expect.arrayContaining([ground.named.home, 'NCC-01']))
  const accounts = await ground.take(first.id, 'accounts')
  expect(accounts.status).toBe(422)
})

test('FAST’s is one side a row, one against many in each group', async () => {
  const { id } = await ground.made({ layout: 'fast' })
  const [titles = [], ...rows] = await ground.sheet(id)
  const at = (name: string) => titles.indexOf(name)
  expect(titles.slice(0, 6)).toEqual(['ma_ct', 'ngay_ct', 'ngay_lct', 'so_ct', 'ma_nt', 'ty_gia'])
  const told = rows.map((row) =>
    ['so_ct', 'tk', 'ma_kh', 'ps_no', 'ps_co', 'nh_dk'].map((name) => row[at(name)] ?? null),
  )
  const fee = ground.named.fee
  expect(told).toEqual(
    [
      [ground.named.opening, '1111', null, 1000, 0, 1],
      [ground.named.opening, '4111', null, 0, 1000, 1],
      [ground.named.voucher, '6422', 'NCC-01', 450, 0, 1],
      [ground.named.voucher, '1111', 'NCC-01', 0, 450, 1],
      [fee, '131', ground.named.home, 1080, 0, 1],
      [fee, '5113', ground.named.home, 0, 1000, 1],
      [fee, '33311', ground.named.home, 0, 80, 1],
      [ground.named.receipt, '1111', ground.named.home, 1200, 0, 1],
      [ground.named.receipt, '131', ground.named.home, 0, 1080, 1],
      [ground.named.receipt, '131', ground.named.home, 0, 120, 1],
    ].map(textsOf),
  )
  const [, ...accounts] = await ground.sheet(id, 'accounts')
  expect(accounts.map(([code, name]) => [code, name])).toContainEqual(['33311', 'Thuế GTGT đầu ra'])
})

test('that of any layout comes to what the journal says of each account', async () => {
  const pairs = (await ground.sheet(first.id)).slice(1)
  expect(
    sumByAccount(
      pairs.flatMap((row) => [[row[9], String(row[11])] as const, [row[10], `-${String(row[11])}`] as const]),
    ),
  ).toEqual(await ground.sumsOfJournal())
  const { id, lines } = await ground.made({ layout: 'lobby' })
  const [titles, ...own] = await ground.sheet(id)
  expect(titles?.slice(0, 3)).toEqual(['Bút toán', 'Ngày hạch toán', 'Số chứng từ'])
  expect(own).toHaveLength(Number(lines))
  expect(
    sumByAccount(own.map((row) => [row[4], addAmounts(String(row[6]), `-${String(row[7])}`)] as const)),
  ).toEqual(await ground.sumsOfJournal())
})

test('closing entries bring revenue and expenses to 911', async () => {
  const { id } = await ground.made({ layout: 'lobby', confirm_again: '1', with_closing: '1' })
  const [, ...rows] = await ground.sheet(id)
  const closed = rows.filter((row) => row[2] === 'KC-20261031')
  expect(closed.map((row) => [row[4], row[6], row[7]])).toEqual([
    ['5113', '1000', '0'],
    ['911', '0', '1000'],
    ['6422', '0', '450'],
    ['911', '450', '0'],
  ])
})

test('opening balances come to the trial balance, by apartment', async () => {
  await ground.desk.fee(ground.desk.apartment(2), '5', { month: '2026-11' })
  const { id } = await ground.made({ layout: 'lobby', month: '2026-11' })
  const [, ...rows] = await ground.sheet(id, 'openings')
  const trial = (await ground.desk.a('GET report/trial-balance?building_id=1&from=2026-11-01&to=2026-11-30'))
    .body.data as { code: string; opening_debit: string; opening_credit: string }[]
  const sides = (code: string) => {
    const own = rows.filter((row) => String(row[0]) === code)
    return [4, 5].map((at) => sumAmounts(own.map((row) => String(row[at]))))
  }
  const opened = trial.filter((row) => row.opening_debit !== '0' || row.opening_credit !== '0')
  expect(opened.map(({ code }) => [code, ...sides(code)])).toEqual(
    opened.map((row) => [row.code, row.opening_debit, row.opening_credit]),
  )
  // What one apartment paid ahead is not set off against what another owes.
  expect(
    rows.filter((row) => String(row[0]) === '131').map((row) => [row[2], row[4], row[5]]),
  ).toContainEqual([ground.named.home, '0', '120'])
})
