import { expect, test } from 'vitest'
import { isOldReference, oldReference } from './old-reference.ts'

test('a reference has letters and digits alone, and fits a transfer', () => {
  expect(oldReference('apartment', '1')).toBe('LBA3N')
  expect(oldReference('apartment', '9223372036854775807')).toMatch(/^LBA[2-9A-HJKMNP-RT-Y]{14}$/)
})

test('each of 20,000 has its own, and one wrong or exchanged sign gives none of them', () => {
  const all = new Set(Array.from({ length: 20_000 }, (_, at) => oldReference('apartment', String(at + 1))))
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

test('what spells no number is none', () => {
  expect(
    ['LBA3N', 'LBP3G', 'lba3n', 'LBA23N', 'LBA2', 'LBA', 'XLBA3N', 'LBAO0'].filter(isOldReference),
  ).toEqual(['LBA3N', 'LBP3G'])
})
