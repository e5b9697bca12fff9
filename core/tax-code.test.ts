import { expect, test } from 'vitest'
import { isTaxCode } from './tax-code.ts'

test.each(['0100109106', '0101243150', '0100233488', '0302431595', '0314409058-002', '001085012345'])(
  '%s is a tax code',
  (code) => expect(isTaxCode(code)).toBe(true),
)

test.each([
  '0100109107',
  '0100233480',
  '0312345678',
  '0314409058-000',
  '0314409058-02',
  '0100000000',
  '010010910',
  '0100109106 ',
  '',
])('“%s” is none', (code) => expect(isTaxCode(code)).toBe(false))
