import { expect, test } from 'vitest'
import { invoiceXml } from './invoice-xml.ts'
import { adjusting, invoice, seller } from './kept-sample.fixture.ts'
import { xmlDocument } from './xml-text.ts'

/** An element a line. */
const linesOf = (xml: string) => xml.replaceAll('><', '>\n<').split('\n')

test('an invoice is as our kept sample has it, element by element', () => {
  expect(linesOf(invoiceXml(invoice, seller))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<HDon>',
    '<DLHDon Id="HD-3f0d2a6e-0000-4000-8000-000000000001">',
    '<TTChung>',
    '<PBan>2.1.0</PBan>',
    '<THDon>Hóa đơn giá trị gia tăng</THDon>',
    '<KHMSHDon>1</KHMSHDon>',
    '<KHHDon>C26TAA</KHHDon>',
    '<NLap>2026-11-02</NLap>',
    '<HDCTTChinh>0</HDCTTChinh>',
    '<DVTTe>VND</DVTTe>',
    '<HTTToan>TM/CK</HTTToan>',
    '<MSTTCGP>0101243150</MSTTCGP>',
    '</TTChung>',
    '<NDHDon>',
    '<NBan>',
    '<Ten>Ban quản trị Nhà Sen</Ten>',
    '<MST>0101243150</MST>',
    '<DChi>1 Tràng Tiền, Hà Nội</DChi>',
    '<STKNHang>0011004123456</STKNHang>',
    '<TNHang>Vietcombank</TNHang>',
    '</NBan>',
    '<NMua>',
    '<Ten>Công ty Sen &amp; Vàng</Ten>',
    '<MST>0314409058-002</MST>',
    '<DChi>2 Lê Lợi</DChi>',
    '<MKHang>A-0701</MKHang>',
    '<SDThoai>0912345678</SDThoai>',
    '<DCTDTu>ketoan@example.com</DCTDTu>',
    '</NMua>',
    '<DSHHDVu>',
    '<HHDVu>',
    '<TChat>1</TChat>',
    '<STT>1</STT>',
    '<THHDVu>Phí quản lý · 10/2026</THHDVu>',
    '<DVTinh>m²</DVTinh>',
    '<SLuong>72</SLuong>',
    '<DGia>13888.888889</DGia>',
    '<ThTien>1000000</ThTien>',
    '<TSuat>8%</TSuat>',
    '</HHDVu>',
    '<HHDVu>',
    '<TChat>1</TChat>',
    '<STT>2</STT>',
    '<THHDVu>Nước · 10/2026</THHDVu>',
    '<DVTinh>m³</DVTinh>',
    '<SLuong>20</SLuong>',
    '<DGia>7940</DGia>',
    '<ThTien>158800</ThTien>',
    '<TSuat>5%</TSuat>',
    '</HHDVu>',
    '<HHDVu>',
    '<TChat>1</TChat>',
    '<STT>3</STT>',
    '<THHDVu>Nước nóng · 10/2026</THHDVu>',
    '<SLuong>1</SLuong>',
    '<DGia>10001</DGia>',
    '<ThTien>10001</ThTien>',
    '<TSuat>5%</TSuat>',
    '</HHDVu>',
    '</DSHHDVu>',
    '<TToan>',
    '<THTTLTSuat>',
    '<LTSuat>',
    '<TSuat>8%</TSuat>',
    '<ThTien>1000000</ThTien>',
    '<TThue>80000</TThue>',
    '</LTSuat>',
    '<LTSuat>',
    '<TSuat>5%</TSuat>',
    '<ThTien>168801</ThTien>',
    '<TThue>8440</TThue>',
    '</LTSuat>',
    '</THTTLTSuat>',
    '<TgTCThue>1168801</TgTCThue>',
    '<TgTThue>88440</TgTThue>',
    '<DSLPhi>',
    '<LPhi>',
    '<TLPhi>Phí bảo vệ môi trường</TLPhi>',
    '<TPhi>15880</TPhi>',
    '</LPhi>',
    '</DSLPhi>',
    '<TgTTTBSo>1273121</TgTTTBSo>',
    '<TgTTTBChu>Một triệu hai trăm bảy mươi ba nghìn một trăm hai mươi mốt đồng</TgTTTBChu>',
    '</TToan>',
    '</NDHDon>',
    '</DLHDon>',
    '</HDon>',
  ])
})

test('an adjusting one names its original, goes down below zero, and is to a consumer in the law’s words', () => {
  const lines = linesOf(invoiceXml(adjusting, seller))
  for (const line of [
    '<TCHDon>2</TCHDon>',
    '<KHHDCLQuan>C26TAA</KHHDCLQuan>',
    '<SHDCLQuan>12</SHDCLQuan>',
    '<NLHDCLQuan>2026-11-02</NLHDCLQuan>',
    '<GChu>Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 12 ngày 02 tháng 11 năm 2026</GChu>',
    '<HVTNMHang>Bán cho người tiêu dùng</HVTNMHang>',
    '<ThTien>-200000</ThTien>',
    '<TgTTTBSo>-216000</TgTTTBSo>',
  ])
    expect(lines).toContain(line)
  expect(lines.join('')).not.toMatch(/<SLuong>|<DGia>|<DSLPhi>|<MST>0314/)
})

test('a replacing one says 1, and another issuer has name, code and address', () => {
  const xml = invoiceXml(
    { ...adjusting, kind: 'replacing' },
    {
      ...seller,
      issuer_name: 'Công ty vận hành',
      issuer_tax_code: '0100109106',
      issuer_address: '3 Hàng Bài',
    },
  )
  expect(xml).toContain('<TCHDon>1</TCHDon>')
  expect(xml).toContain('<GChu>Thay thế cho hóa đơn')
  expect(xml).toContain(
    '<MSTDVNUNLHDon>0100109106</MSTDVNUNLHDon><TDVNUNLHDon>Công ty vận hành</TDVNUNLHDon>',
  )
})

test('an invoice of the direct method has no tax', () => {
  const lines = invoice.lines.map((line) => ({ ...line, rate: null, vat: '0' }))
  const xml = invoiceXml({ ...invoice, form: '2', symbol: 'K26TAA', lines, vat: '0' }, seller)
  expect(xml).toContain('<THDon>Hóa đơn bán hàng</THDon>')
  expect(xml).not.toMatch(/TSuat|TgTThue|TgTCThue/)
})

test('no text breaks the file', () => {
  const broken = String.fromCodePoint(0x01, 0x0b, 0xfffe)
  expect(
    xmlDocument([
      'A',
      [
        ['B', ` <&>"${broken}`],
        ['C', null],
        ['D', []],
      ],
    ]),
  ).toBe('<?xml version="1.0" encoding="UTF-8"?><A><B>&lt;&amp;&gt;&quot;</B></A>')
})
