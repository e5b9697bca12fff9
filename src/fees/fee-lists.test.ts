import { expect, test } from 'vitest'
import { typeInAddress, wordInAddress } from './fee-lists.ts'

test('kinds stand in addresses as the lists by kind have them', () => {
  expect(typeInAddress('receipt-voucher')).toBe('RECEIPT_VOUCHER')
  expect(typeInAddress(wordInAddress('WATER'))).toBe('WATER')
  expect(typeInAddress('RECEIPT_VOUCHER')).toBe('RECEIPT_VOUCHER')
  expect(typeInAddress(':type')).toBeUndefined()
  expect(typeInAddress(undefined)).toBeUndefined()
})
