import { expect, test } from 'vitest'
import { titleIn } from '../../layout-columns.ts'
import { adjusting, invoice } from '../kept-sample.fixture.ts'
import { builtInLayouts, invoiceKinds, kindsIn } from '../names.ts'
import { invoiceValues } from './invoice-values.ts'
import { invoiceLayouts } from './layout.ts'

test('a layout has a file for the kinds of invoices whose columns somebody could tell', () => {
  for (const name of builtInLayouts) {
    expect(invoiceKinds.filter((kind) => invoiceLayouts[name].parts[kind] !== undefined).toSorted()).toEqual(
      [...kindsIn[name]].toSorted(),
    )
    expect(invoiceLayouts[name].unknown.length).toBeGreaterThan(0)
  }
})

test('VNPT’s has its 52 columns and a mark in column BC', () => {
  const { parts, marks, one_rate: oneRate } = invoiceLayouts.vnpt
  expect(parts.original.columns).toHaveLength(52)
  expect([marks, oneRate]).toEqual([[{ column: 55, text: 'mau_01' }], true])
})

test('MISA’s files of corrections name the original after the way of payment', () => {
  const titles = (kind: 'adjusting' | 'replacing') =>
    (invoiceLayouts.misa.parts[kind]?.columns ?? []).map(({ title }) => titleIn(title, 'vi'))
  expect(titles('replacing').slice(9, 16)).toEqual([
    'Hình thức thanh toán (*)',
    'HD bị thay thế thuộc hệ thống khác',
    'Ký hiệu HD bị thay thế (*)',
    'Số hóa đơn bị thay thế (*)',
    'Ngày hóa đơn bị thay thế',
    'Mã của CQT trên HD bị thay thế',
    'Tên hàng hóa/dịch vụ (*)',
  ])
  expect(titles('adjusting').slice(-5)).toEqual([
    'Tổng tiền hàng',
    'Thuế suất GTGT (%)',
    'Tổng tiền thuế GTGT',
    'Tổng tiền thanh toán',
    'Hàng khuyến mãi',
  ])
})

test('a line’s values are the invoice’s and its own', () => {
  const [line] = invoice.lines
  if (line === undefined) throw new Error('no line')
  expect(invoiceValues(invoice, line, 1)).toMatchObject({
    ordinal: '1',
    buyer_unit: 'Công ty Sen & Vàng',
    buyer_person: null,
    tax_code: '0314409058-002',
    unit_price: '13888.888889',
    rate: '8',
    rate_text: '8%',
    line_total: '1080000',
    total: '1273121',
    reason: null,
  })
})

test('a correction gives its reason, or else the law’s words', () => {
  const [line] = adjusting.lines
  if (line === undefined) throw new Error('no line')
  expect(invoiceValues(adjusting, line, 1)).toMatchObject({
    buyer_person: 'Bán cho người tiêu dùng',
    quantity: null,
    line_net: '-200000',
    original_number: '12',
    original_day: '2026-11-02',
    reason: 'Tính sai diện tích',
  })
  expect(invoiceValues({ ...adjusting, reason: null }, line, 1).reason).toBe(
    'Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 12 ngày 02 tháng 11 năm 2026',
  )
})
