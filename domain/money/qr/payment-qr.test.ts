import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import decodeQR from 'qr/decode.js'
import encodeQR from 'qr'
import { describe, expect, test } from 'vitest'
import { crcOf } from './crc.ts'
import type { Khqr } from './khqr.ts'
import type { QrFault } from './objects.ts'
import { InvalidQr, readQr, writeKhqr, writeVietqr } from './payment-qr.ts'
import { qrPicture } from './picture.ts'
import type { Vietqr } from './vietqr.ts'

// Strings that banks' own apps take.
const fixed = '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F'
const once =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E'
const bakong =
  '00020101021229180014your_name@bank520459995303116540498005802KH5909Your Name6010Phnom Penh62510109TRX01234502090123456780311Phsar Thmei0706POS-01993400131773894603019011317738947758196304A5A3'

const transfer: Vietqr = { bin: '970403', account: '0011012345678', service: 'account' }
const payment: Khqr = {
  account: 'your_name@bank',
  name: 'Your Name',
  city: 'Phnom Penh',
  currency: 'riel',
  amount: '9800',
  bill: 'TRX012345',
  mobile: '012345678',
  store: 'Phsar Thmei',
  terminal: 'POS-01',
  createdAt: 1_773_894_603_019,
  expiresAt: 1_773_894_775_819,
}

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(crcOf('123456789')).toBe('29B1')
})

test.each([
  ['a VietQR to be paid often', fixed, 'vietqr', transfer],
  [
    'a VietQR of one payment',
    once,
    'vietqr',
    { ...transfer, amount: '180000', bill: 'NPS6869', purpose: 'thanh toan don hang' },
  ],
  ['a KHQR', bakong, 'khqr', payment],
])('%s is read', (_what, text, kind, fields) => {
  expect(readQr(text)).toEqual({ valid: true, kind, fields, errors: [] })
})

test('they are written as they are read', () => {
  expect(writeVietqr(transfer)).toBe(fixed)
  expect(
    writeVietqr({ ...transfer, amount: '180000', bill: 'NPS6869', purpose: 'thanh toan don hang' }),
  ).toBe(once)
  expect(writeKhqr(payment)).toBe(bakong)
})

/** The same objects with another checksum: that of the text as it is now. */
const resealed = (text: string) => `${text.slice(0, -4)}${crcOf(text.slice(0, -4))}`
const changed = (text: string, from: string, to: string) => {
  expect(text).toContain(from)
  return resealed(text.replace(from, to))
}

test('objects may come in any order, but for the checksum', () => {
  const moved = changed(changed(fixed, '5802VN', ''), '000201', '0002015802VN')
  expect(readQr(moved)).toMatchObject({ valid: true, fields: transfer })
  const first = `6304${crcOf('6304')}${fixed.slice(0, -8)}`
  expect(readQr(first).errors).toEqual([{ tag: '63', fault: 'not_last' }])
})

describe('what is wrong is found in its object', () => {
  const wrong: readonly (readonly [what: string, text: string, ...faults: QrFault[]])[] = [
    ['nothing', '', { tag: '', fault: 'bad_length' }],
    ['a book', 'x'.repeat(10_000), { tag: '', fault: 'bad_length' }],
    [
      'an address',
      'https://example.com',
      { tag: '', fault: 'cut_off' },
      { tag: '63', fault: 'missing' },
      { tag: '', fault: 'unknown_scheme' },
    ],
    ['another checksum', `${fixed.slice(0, -1)}0`, { tag: '63', fault: 'wrong_checksum' }],
    ['small letters in the checksum', `${once.slice(0, -4)}2e2e`, { tag: '63', fault: 'wrong_checksum' }],
    ['a changed amount', once.replace('180000', '190000'), { tag: '63', fault: 'wrong_checksum' }],
    [
      'something after the checksum',
      `${fixed}5802VN`,
      { tag: '58', fault: 'repeated' },
      { tag: '63', fault: 'not_last' },
    ],
    ['a cut text', fixed.slice(0, -2), { tag: '63', fault: 'cut_off' }, { tag: '63', fault: 'missing' }],
    [
      'a length beyond its object',
      changed(fixed, '0006970403', '0007970403'),
      { tag: '38.01.11', fault: 'cut_off' },
      { tag: '38.01.01', fault: 'missing' },
      { tag: '38.01.00', fault: 'wrong_value' },
    ],
    ['a bank of letters', changed(fixed, '970403', '97040A'), { tag: '38.01.00', fault: 'wrong_value' }],
    [
      'no account',
      changed(
        fixed,
        '38570010A00000072701270006970403011300110123456780208QRIBFTTA',
        '38400010A000000727011000069704030208QRIBFTTA',
      ),
      { tag: '38.01.01', fault: 'missing' },
    ],
    ['another scheme', changed(fixed, 'A000000727', 'A000000728'), { tag: '', fault: 'unknown_scheme' }],
    ['another service', changed(fixed, 'QRIBFTTA', 'QRIBFTTX'), { tag: '38.02', fault: 'wrong_value' }],
    ['dollars', changed(fixed, '5303704', '5303840'), { tag: '53', fault: 'wrong_value' }],
    ['a part of a đồng', changed(once, '5406180000', '54061800.5'), { tag: '54', fault: 'wrong_value' }],
    ['no country', changed(fixed, '5802VN', ''), { tag: '58', fault: 'missing' }],
    [
      'diacritics',
      changed(once, 'thanh toan don hang', 'thanh toán đơn hàng'),
      { tag: '62.08', fault: 'wrong_value' },
    ],
    ['a part of a riel', changed(bakong, '54049800', '540498.5'), { tag: '54', fault: 'wrong_value' }],
    ['a payment of nothing', changed(bakong, '54049800', '54040.00'), { tag: '54', fault: 'wrong_value' }],
    [
      'a name that is too long',
      changed(bakong, '5909Your Name', '5926Your Name And Another Ones'),
      { tag: '59', fault: 'too_long' },
    ],
    [
      'an account without its bank',
      changed(bakong, 'your_name@bank', 'your_name_bank'),
      { tag: '29.00', fault: 'wrong_value' },
    ],
    [
      'an end before its beginning',
      changed(bakong, '01131773894775819', '01131773894603019'),
      { tag: '99.01', fault: 'wrong_value' },
    ],
  ]
  test.each(wrong.map(([what, text, ...faults]) => [what, text, faults] as const))(
    '%s',
    (_what, text, faults) => {
      expect(readQr(text)).toMatchObject({ valid: false, errors: faults })
    },
  )
})

test('what nobody could pay is not written', () => {
  const faults = (write: () => string) => {
    try {
      return [{ tag: write(), fault: 'written' }]
    } catch (error) {
      if (error instanceof InvalidQr) return error.faults
      throw error
    }
  }
  expect(faults(() => writeVietqr({ ...transfer, bin: '12' }))).toEqual([
    { tag: '38.01.00', fault: 'wrong_value' },
  ])
  expect(faults(() => writeVietqr({ ...transfer, amount: '0' }))).toEqual([
    { tag: '54', fault: 'wrong_value' },
  ])
  expect(faults(() => writeVietqr({ ...transfer, purpose: 'phí tháng 11' }))).toEqual([
    { tag: '62.08', fault: 'wrong_value' },
  ])
  expect(faults(() => writeKhqr({ ...payment, city: 'A city that is too long' }))).toEqual([
    { tag: '60', fault: 'too_long' },
  ])
  expect(faults(() => writeKhqr({ ...payment, amount: '0.5' }))).toEqual([
    { tag: '54', fault: 'wrong_value' },
  ])
  // Bakong refuses one that Lobby would make so, though banks print them.
  expect(faults(() => writeKhqr({ ...payment, expiresAt: undefined }))).toEqual([
    { tag: '99.01', fault: 'missing' },
  ])
})

/** Texts of these signs, at most so long. */
const textOf = (signs: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength })
const digits = '0123456789'
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz -./'
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const whole = fc.integer({ min: 1, max: 9_999_999_999 }).map(String)
const cents = fc.tuple(whole, fc.integer({ min: 10, max: 99 })).map(([units, part]) => `${units}.${part}`)

const anyVietqr: fc.Arbitrary<Vietqr> = fc.record({
  bin: fc.string({ unit: fc.constantFrom(...digits), minLength: 6, maxLength: 6 }),
  account: textOf(`${digits}ABCXYZ`, 19),
  service: fc.constantFrom('account', 'card'),
  amount: maybe(whole),
  bill: maybe(textOf(letters + digits, 25)),
  purpose: maybe(textOf(letters + digits, 50)),
})
const anyKhqr: fc.Arbitrary<Khqr> = fc
  .record({
    account: fc.tuple(textOf('abcdef_.', 15), textOf('abcd', 4)).map((parts) => parts.join('@')),
    holder: fc.oneof(
      fc.record({ merchantId: textOf(digits, 20), bank: textOf('ABC', 20) }),
      fc.record({ accountNumber: maybe(textOf(digits, 20)), bank: maybe(textOf('ABC', 9)) }),
    ),
    name: textOf(`${letters}ផ្ទះ`, 25),
    city: textOf(letters, 15),
    paid: fc.oneof(
      fc.record({ currency: fc.constant('usd' as const), amount: maybe(cents) }),
      fc.record({ currency: fc.constant('riel' as const), amount: maybe(whole) }),
    ),
    bill: maybe(textOf(letters, 25)),
    createdAt: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
    lifetime: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ holder, paid, lifetime, ...rest }) => ({
    ...rest,
    ...holder,
    ...paid,
    expiresAt: rest.createdAt + lifetime,
  }))

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

test('what is written is read again, 10,000 times, and one wrong sign never passes', () => {
  const written = fc.oneof(
    anyVietqr.map((fields) => ({ kind: 'vietqr', fields, text: writeVietqr(fields) })),
    anyKhqr.map((fields) => ({ kind: 'khqr', fields, text: writeKhqr(fields) })),
  )
  fc.assert(
    fc.property(written, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ kind, fields, text }, place, by) => {
      const read = readQr(text)
      const at = place % text.length
      const other = digits[(digits.indexOf(text[at] ?? '') + by) % 10] ?? ''
      const torn = `${text.slice(0, at)}${other}${text.slice(at + 1)}`
      return (
        read.valid &&
        read.kind === kind &&
        isDeepStrictEqual(given(read.fields), given(fields)) &&
        (torn === text || !readQr(torn).valid)
      )
    }),
    { numRuns: 10_000 },
  )
})

test.each([fixed, once, bakong])('its picture is read as the same text: %s', (text) => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const scale = 4
  const side = modules.length * scale
  const data = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true
      data.set([isDark ? 0 : 255, isDark ? 0 : 255, isDark ? 0 : 255, 255], (y * side + x) * 4)
    }
  expect(decodeQR({ width: side, height: side, data })).toBe(text)
  expect(qrPicture(text)).toMatch(/^<svg .*<\/svg>$/s)
})
