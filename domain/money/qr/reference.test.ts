import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawReference, isReference, plainText, spokenReference } from './reference.ts'
import { referenceHolds } from './reference-sums.ts'

const draw = (below: number) => Math.floor(Math.random() * below)

test('a reference is LB and nine signs that no keyboard changes, and is said in groups', () => {
  expect(isReference('LB941N45V4N')).toBe(true)
  expect(spokenReference('LB941N45V4N A0309')).toBe('LB 941 N45 V4N A0309')
  expect(spokenReference('LBA3N A0309')).toBe('LBA3N A0309')
  // Nine digits of another product, what is doubled, too short, too long, another case.
  for (const text of ['LB123456789', 'LB941N45V4', 'LB941N45V4NN', 'lb941n45v4n', '941N45V4N', 'LBA3N'])
    expect([text, isReference(text)]).toEqual([text, false])
})

test('each that is drawn is one, has three digits and two letters, and none is like the one before', () => {
  const drawn = Array.from({ length: 60 }, () => drawReference(draw))
  expect(new Set(drawn).size).toBe(60)
  for (const one of drawn) {
    expect(one).toMatch(/^LB(?=(.*\d){3})(?=(.*[CHKMNTV]){2})[0-9CHKMNTV]{9}$/)
    expect(one).not.toMatch(/CC|KK|NN|TT|(.)\1\1/)
    expect(isReference(one)).toBe(true)
  }
})

test('of five signs and five places, no two words share what is left of each when one sign is lost', () => {
  const code = { signs: 5, modulus: 5, first: 3, second: 5, third: 4 }
  const all = Array.from({ length: 5 ** 5 }, (_, number) =>
    Array.from({ length: 5 }, (_sign, at) => Math.floor(number / 5 ** at) % 5),
  )
  const words = all.filter((word) => referenceHolds(word, code))
  expect(words).toHaveLength(29)
  const left = words.flatMap((word) => [...new Set(word.map((_, at) => word.toSpliced(at, 1).join('')))])
  expect(new Set(left).size).toBe(left.length)
})

test('a lost sign whose place any neighbour fills, an added, a changed or an exchanged one never gives another', () => {
  const signs = fc.constantFrom(...'0123456789CHKMNTV')
  fc.assert(
    fc.property(fc.nat(8), fc.nat(8), signs, signs, (at, place, sign, other) => {
      const body = drawReference(draw).slice(2)
      const torn = [
        `${body.slice(0, at)}${body.slice(at + 1)}${sign}`,
        `${sign}${body.slice(0, at)}${body.slice(at + 1)}`,
        `${body.slice(0, at)}${sign}${body.slice(at)}`.slice(0, 9),
        `${body.slice(0, at)}${sign}${body.slice(at + 1)}`,
        [...body].with(at, sign).with(place, other).join(''),
        [...body]
          .with(at, body[place] ?? '')
          .with(place, body[at] ?? '')
          .join(''),
      ]
      return torn.every((one) => one === body || !isReference(`LB${one}`))
    }),
    { numRuns: 500 },
  )
})

test('a name is written as banks pass it on', () => {
  expect(plainText('Căn hộ Đ-12.01 / Nguyễn Thị Bưởi', 25)).toBe('Can ho D1201 Nguyen Thi B')
  expect(plainText('ផ្ទះ A-1', 25)).toBe('A1')
})
