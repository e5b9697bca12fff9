import { expect, test } from 'vitest'
import { writeKhqr, writeVietqr } from '../qr/payment-qr.ts'
import { oldReference } from '../qr/old-reference.ts'
import { isKeyword, readScanned } from './scanned.ts'

const reference = 'LBMN1CKT510'
const apartment = [reference]
const vietqr = (purpose: string) =>
  writeVietqr({ bin: '970436', account: '0011004123456', amount: '2200000', purpose })

test('a scanned QR of a notice says whose it is, in whatever case the scanner types', () => {
  expect(readScanned(vietqr(`${reference} A0101`))).toEqual(apartment)
  expect(readScanned(` ${vietqr(reference)}\n`)).toEqual(apartment)
  const khqr = writeKhqr({
    account: 'sunrise@aclb',
    accountNumber: '123456789',
    bank: 'ACLEDA',
    name: 'SUNRISE',
    city: 'Phnom Penh',
    currency: 'usd',
    bill: reference,
  })
  expect(readScanned(khqr)).toEqual(apartment)
  // Notices of before are on people's tables still.
  const old = oldReference('apartment', '4711')
  expect(readScanned(vietqr(`${old} A0101`))).toEqual([old])
  expect(readScanned('LB MN1 CKT 510')).toEqual(apartment)
})

test('a reference that is typed off the paper is read too, and words are none', () => {
  expect(readScanned(reference.toLowerCase())).toEqual(apartment)
  for (const words of ['A-0101', 'Lê Thị Bình', '0912345678', '29K1-123.45', '', vietqr('Tien nha')])
    expect(readScanned(words)).toEqual([])
})

test('a long text is asked for only where it is a QR', () => {
  expect(isKeyword(vietqr(reference))).toBe(true)
  expect(isKeyword('x'.repeat(100))).toBe(true)
  expect(isKeyword(vietqr('Tien nha thang nay'.slice(0, 25)).padEnd(120, '0'))).toBe(false)
})
