import { strToU8 } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writtenDay } from '#core/days.ts'
import {
  openInvoiceGround,
  symbol,
  today,
  type Invoice,
  type InvoiceGround,
} from '#tests/support/money/invoice-ground.ts'
import { faults, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'

// The files of a batch: XML, MISA, VNPT, and a layout that the office has mapped, cell by cell.
let ground: InvoiceGround
let batch: string
let invoices: readonly Invoice[]
let homes: readonly string[]
beforeAll(async () => {
  ground = await openInvoiceGround()
  const { desk } = ground
  expect(
    outcome(await ground.seller({ one_rate: true, provider_name: 'MISA', provider_tax_code: '0101243150' })),
  ).toBe('201')
  const [home, other] = [desk.apartment(30), desk.apartment(31)]
  const info = {
    building_id: '1',
    apartment_id: other,
    name: 'Công ty Sen & Vàng',
    tax_code: '0314409058-002',
    address: '2 Lê Lợi',
    email: 'ketoan@example.com',
  }
  expect(outcome(await desk.a('POST tax-infos', info))).toBe('201')
  await desk.fee(home, '1080000', { fee_type: 'MANAGEMENT', name: 'Phí quản lý', vat_percent: 8 })
  await desk.fee(home, '105000', { fee_type: 'WATER', name: 'Nước', vat_percent: 5 })
  await desk.fee(other, '2160000', { fee_type: 'MANAGEMENT', name: 'Phí quản lý', vat_percent: 8 })
  ;({ id: batch, invoices } = await ground.made())
  homes = await Promise.all(
    [home, other].map(async (id) => String(recordOf(await desk.a(`GET apartments/${id}`)).code)),
  )
})
afterAll(() => ground.close())

const day = writtenDay(today)
const consumer = 'Bán cho người tiêu dùng'

test('the archive has one unsigned invoice each, which together come to what was booked', async () => {
  const files = await ground.archive(`invoice-batches/${batch}`)
  expect(files).toHaveLength(3)
  expect(files.map((xml) => /<TgTTTBSo>(\d+)</.exec(xml)?.[1]).toSorted()).toEqual([
    '105000',
    '1080000',
    '2160000',
  ])
  for (const xml of files) {
    expect(xml).toContain(`<KHHDon>${symbol}</KHHDon>`)
    expect(xml).not.toMatch(/<SHDon>|Signature/)
  }
  const one = invoices[0]
  const single = await (await ground.take(`e-invoices/${one?.id ?? ''}`, 'xml')).text()
  expect(single).toContain(`Id="HD-${String(one?.ref_id)}"`)
})

test('the list stands in the order of the file, in which numbers are pasted', async () => {
  const list = rowsOf(await ground.desk.a(`GET e-invoices?building_id=1&batch_id=${batch}`))
  expect(list.map(({ ordinal }) => Number(ordinal))).toEqual([1, 2, 3])
})

test('MISA’s is a row for each line, cell by cell', async () => {
  const [titles, ...rows] = await ground.sheet(`invoice-batches/${batch}`, 'misa')
  expect(titles).toEqual([
    'Số thứ tự hóa đơn (*)',
    'Ngày hóa đơn',
    'Tên đơn vị mua hàng',
    'Mã số thuế',
    'Địa chỉ',
    'Người mua hàng',
    'Email',
    'Số điện thoại',
    'Căn cước công dân',
    'Hình thức thanh toán (*)',
    'Tên hàng hóa/dịch vụ (*)',
    'ĐVT',
    'Số lượng',
    'Đơn giá',
    'Thành tiền',
    'Thuế suất GTGT (%)',
    'Tiền thuế GTGT',
  ])
  const none = null
  expect(rows).toEqual([
    [
      1,
      day,
      none,
      none,
      none,
      consumer,
      none,
      none,
      none,
      'TM/CK',
      'Phí quản lý · 10/2026',
      none,
      1,
      1_000_000,
      1_000_000,
      '8',
      80_000,
    ],
    [
      2,
      day,
      none,
      none,
      none,
      consumer,
      none,
      none,
      none,
      'TM/CK',
      'Nước · 10/2026',
      none,
      1,
      100_000,
      100_000,
      '5',
      5000,
    ],
    [
      3,
      day,
      'Công ty Sen & Vàng',
      '0314409058-002',
      '2 Lê Lợi',
      none,
      'ketoan@example.com',
      none,
      none,
      'TM/CK',
      'Phí quản lý · 10/2026',
      none,
      1,
      2_000_000,
      2_000_000,
      '8',
      160_000,
    ],
  ])
})

test('VNPT’s has its 52 columns and its mark, the id on each row', async () => {
  const [titles = [], ...rows] = await ground.sheet(`invoice-batches/${batch}`, 'vnpt')
  expect(titles.slice(0, 8)).toEqual([
    'STT',
    'NgayHoaDon',
    'MaKhachHang',
    'TenKhachHang',
    'TenNguoiMua',
    'MaSoThue',
    'DiaChiKhachHang',
    'DienThoaiKhachHang',
  ])
  expect([titles[51], titles[54]]).toEqual(['CCCDan', 'mau_01'])
  const at = (name: string) => titles.indexOf(name)
  const cells = [
    'STT',
    'MaKhachHang',
    'TenKhachHang',
    'TenNguoiMua',
    'MaSoThue',
    'ThanhTien',
    'ThueSuat',
    'TienThueSanPham',
    'TongCong',
    'DonViTienTe',
    'TyGia',
    'Fkey',
  ]
  expect(rows.map((row) => cells.map((name) => row[at(name)]))).toEqual([
    [1, homes[0], null, consumer, null, 1_000_000, '8', 80_000, 1_080_000, 'VND', 1, invoices[0]?.ref_id],
    [2, homes[0], null, consumer, null, 100_000, '5', 5000, 105_000, 'VND', 1, invoices[1]?.ref_id],
    [
      3,
      homes[1],
      'Công ty Sen & Vàng',
      null,
      '0314409058-002',
      2_000_000,
      '8',
      160_000,
      2_160_000,
      'VND',
      1,
      invoices[2]?.ref_id,
    ],
  ])
})

test('an office maps its provider’s empty file once, and has its own file from then on', async () => {
  const texts = (...cells: string[]) => cells.map((value) => ({ value }))
  const data = [
    texts('HƯỚNG DẪN', 'Không xóa dòng này'),
    [],
    texts('Ký hiệu', 'Ngày hóa đơn', 'Mã số thuế (*)', 'Cột lạ', 'Fkey'),
  ]
  const empty = await writeExcelFile([{ data, sheet: 'Mau 1' }]).toBuffer()
  const form = new FormData()
  form.append('building_id', '1')
  form.append('file', new File([new Uint8Array(empty)], 'mau.xlsx'))
  const read = await ground.seeded.raw('/v1/manage/invoice-layouts/read', { method: 'POST', body: form })
  const { data: found } = (await read.json()) as { data: { sheet: string; above: string; columns: object[] } }
  expect(found).toEqual({
    sheet: 'Mau 1',
    above: 'HƯỚNG DẪN\tKhông xóa dòng này\n',
    columns: [
      { title: 'Ký hiệu', field: 'symbol' },
      { title: 'Ngày hóa đơn', field: 'day' },
      { title: 'Mã số thuế (*)', field: 'tax_code' },
      { title: 'Cột lạ', field: null },
      { title: 'Fkey', field: 'ref_id' },
    ],
  })
  const columns = found.columns.map((column, at) => ({ ...column, value: at === 3 ? 'X' : null }))
  const layout = recordOf(
    await ground.desk.a('POST invoice-layouts', { building_id: '1', name: 'Viettel', ...found, columns }),
  )
  const [guide, blank, titles, first] = await ground.sheet(`invoice-batches/${batch}`, layout.id)
  expect([guide?.slice(0, 2), (blank ?? []).filter((cell) => cell !== null)]).toEqual([
    ['HƯỚNG DẪN', 'Không xóa dòng này'],
    [],
  ])
  expect([titles, first]).toEqual([
    ['Ký hiệu', 'Ngày hóa đơn', 'Mã số thuế (*)', 'Cột lạ', 'Fkey'],
    [symbol, day, null, 'X', invoices[0]?.ref_id],
  ])
})

test('what is no workbook is refused, and so is a layout of nobody', async () => {
  const form = new FormData()
  form.append('building_id', '1')
  form.append('file', new File([new Uint8Array(strToU8('%PDF-1.7'))], 'mau.xlsx'))
  const read = await ground.seeded.raw('/v1/manage/invoice-layouts/read', { method: 'POST', body: form })
  expect(read.status).toBe(422)
  for (const layout of ['99999', 'csv'])
    expect((await ground.take(`invoice-batches/${batch}`, layout)).status).toBe(422)
  expect(
    faults(
      await ground.desk.a('POST invoice-layouts', {
        building_id: '1',
        name: 'Trống',
        sheet: 'A',
        columns: [],
      }),
    ),
  ).toEqual(['columns:required'])
})

test('a program that takes one rate refuses invoices with several', async () => {
  const { body } = await ground.desk.a('GET invoice-sellers?building_id=1&status=active')
  const [seller] = body.data as { id: string }[]
  await ground.desk.a(`PATCH invoice-sellers/${seller?.id}`, { one_rate: false })
  const home = ground.desk.apartment(34)
  await ground.desk.fee(home, '1080', { fee_type: 'MANAGEMENT', name: 'Phí quản lý', vat_percent: 8 })
  await ground.desk.fee(home, '105', { fee_type: 'WATER', name: 'Nước', vat_percent: 5 })
  const made = await ground.made()
  expect(made.invoices).toHaveLength(1)
  const refused = await ground.take(`invoice-batches/${made.id}`, 'vnpt')
  expect(await refused.json()).toMatchObject({ errorCode: 'layout_takes_one_rate' })
  const rows = await ground.sheet(`invoice-batches/${made.id}`, 'misa')
  // The lines of one invoice share its number.
  expect(rows.slice(1).map(([number]) => number)).toEqual([1, 1])
})

test('a file without a column for state fees refuses invoices that have some', async () => {
  const { desk, seeded } = ground
  const { id } = recordOf(
    await desk.draft(desk.apartment(33), '115000', { fee_type: 'WATER', name: 'Nước', vat_percent: 5 }),
  )
  // As a tariff with a fee for the environment makes it.
  await seeded.db.execute(
    'update fee set vat = 5000, for_others = 10000 where building_id = 1 and id = $1::bigint',
    [id],
  )
  expect(outcome(await desk.a(`POST fees/${id}/approve`, {}))).toBe('200')
  const made = await ground.made()
  expect(made.invoices).toMatchObject([{ net: '100000', vat: '5000', state_fees: '10000', total: '115000' }])
  const path = `invoice-batches/${made.id}`
  for (const layout of ['misa', 'vnpt'])
    expect(await (await ground.take(path, layout)).json()).toMatchObject({
      errorCode: 'layout_without_state_fees',
    })
  expect(await ground.archive(path)).toEqual([expect.stringContaining('<TPhi>10000</TPhi>')])
  const columns = [
    { title: 'Fkey', field: 'ref_id' },
    { title: 'Phí', field: 'state_fees' },
  ]
  const values = { building_id: '1', name: 'Có phí', sheet: 'A', columns }
  const layout = recordOf(await desk.a('POST invoice-layouts', values))
  expect(await ground.sheet(path, layout.id)).toEqual([
    ['Fkey', 'Phí'],
    [made.invoices[0]?.ref_id, 10_000],
  ])
})

test('a file holds what waits for a number', async () => {
  await ground.number(invoices[0]?.id ?? '', '1')
  expect(await ground.archive(`invoice-batches/${batch}`)).toHaveLength(2)
  const kinds = await ground.take(`e-invoices/${invoices[1]?.id ?? ''}`, 'vnpt')
  expect(kinds.status).toBe(200)
})
