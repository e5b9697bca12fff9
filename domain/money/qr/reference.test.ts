import { expect, test } from 'vitest'
import { paymentReference, plainText } from './reference.ts'

test('a reference has letters and digits alone, and fits a transfer', () => {
  expect(paymentReference('apartment', '1')).toBe('LBA3N')
  expect(paymentReference('apartment', '9223372036854775807')).toMatch(/^LBA[2-9A-HJKMNP-RT-Y]{14}$/)
})

test('each of 20,000 has its own, and one wrong or exchanged sign gives none of them', () => {
  const all = new Set(
    Array.from({ length: 20_000 }, (_, at) => paymentReference('apartment', String(at + 1))),
  )
  expect(all.size).toBe(20_000)
  for (const reference of [...all].slice(0, 500)) {
    for (let at = 3; at < reference.length; at++) {
      for (const sign of '23456789ABCDEFGHJKMNPQRTUVWXY') {
        const torn = `${reference.slice(0, at)}${sign}${reference.slice(at + 1)}`
        expect([torn, all.has(torn)]).toEqual([torn, sign === reference[at]])
      }
      const [one = '', next = ''] = reference.slice(at, at + 2)
      const exchanged = `${reference.slice(0, at)}${next}${one}${reference.slice(at + 2)}`
      if (next !== '' && next !== one) expect([exchanged, all.has(exchanged)]).toEqual([exchanged, false])
    }
  }
})

test('a name is written as banks pass it on', () => {
  expect(plainText('Căn hộ Đ-12.01 / Nguyễn Thị Bưởi', 25)).toBe('Can ho D1201 Nguyen Thi B')
  expect(plainText('ផ្ទះ A-1', 25)).toBe('A1')
})
