import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { describeEntry } from './entry-words.ts'
import { documentName } from './ledger-names.ts'

const of = (kind: string, more: Partial<Parameters<typeof describeEntry>[0]> = {}) =>
  languages.map((language) =>
    describeEntry({ kind, description: null, party: null, apartment: null, ...more }, language),
  )

test('an entry says what its document says, or else what it does and for whom', () => {
  expect(of('payment_voucher', { description: ' Tiền điện ' })[0]).toBe('Tiền điện')
  expect(of('receipt', { party: 'Bà Lan', apartment: 'A-1' })).toEqual([
    'Thu phí: A-1, Bà Lan',
    'Fees collected: A-1, Bà Lan',
    'ប្រមូលថ្លៃសេវា៖ A-1, Bà Lan',
  ])
  expect(of('till_closing')[0]).toBe('Chênh lệch kiểm kê quỹ')
})

test('a void says so, and so does an entry that is about another’s document', () => {
  expect(of('receipt_void', { apartment: 'A-1' })[0]).toBe('Hủy: Thu phí: A-1')
  expect(of('prepayment_release', { description: 'Phí quản lý · 10/2026' })[1]).toBe(
    'Release of a prepayment: Phí quản lý · 10/2026',
  )
  expect(of('opening', { description: 'Phí nước · 12/2025' })[0]).toBe('Nợ đầu kỳ: Phí nước · 12/2025')
  expect(of('prepayment_release_void', { description: 'X' })[0]).toBe('Hủy: Phân bổ phí thu trước: X')
})

test('kinds that are no document have words of their own', () => {
  expect(documentName('prepayment_release', 'vi', {})).toBe('phân bổ phí thu trước')
  expect(documentName('prepayment_end', 'en', {})).toBe('end of a prepayment')
  expect(documentName('prepayment_release_void', 'vi', {})).toBe('phân bổ phí thu trước (hủy)')
})
