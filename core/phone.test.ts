import { describe, expect, test } from 'vitest'
import { localPhone, phonesToFind } from './phone.ts'

describe('a phone number is kept in one spelling', () => {
  test.each([
    ['0901234567', '0901234567'],
    ['0901 234 567', '0901234567'],
    ['090.123.4567', '0901234567'],
    ['(090) 123-4567', '0901234567'],
    ['+84901234567', '0901234567'],
    ['+84 (0)901 234 567', '0901234567'],
    ['0084 901 234 567', '0901234567'],
    ['84901234567', '0901234567'],
    ['+855 96 123 4567', '0961234567'],
    ['+855 12 345 678', '012345678'],
    ['85512345678', '012345678'],
    ['012 345 678', '012345678'],
    ['+855 (0)12 345 678', '012345678'],
    ['\u202a+84912345009\u202c', '0912345009'],
    ['0912\u00a0345\u2011009', '0912345009'],
    ['0912 – 345 — 009', '0912345009'],
    ['០៩៦ ១២៣ ៤៥៦៧', '0961234567'],
    ['０９１２３４５００９', '0912345009'],
    ['+1 415 555 0123', '14155550123'],
    ['8412345678', '8412345678'],
  ])('%s is %s', (typed, kept) => {
    expect(localPhone(typed)).toBe(kept)
    expect(localPhone(kept)).toBe(kept)
  })

  test.each(['12 A', '', 'call me', '+'])('%o is no number', (typed) =>
    expect(localPhone(typed)).toBe(typed.replaceAll(' ', '')),
  )
})

describe('a search finds a number by each spelling', () => {
  const finds = (typed: string, kept: string) => phonesToFind(typed).some((part) => kept.includes(part))

  test.each(['0901', '+84901', '84901', '+84 901 23', '0901.234', '0901 234 567', '4567'])(
    '%s finds it',
    (typed) => {
      expect(finds(typed, '0901234567')).toBe(true)
      expect(finds(typed, '84901234567')).toBe(true)
    },
  )

  test.each(['A-0101', '123', 'Lan', '+84'])('%s is searched as text alone', (typed) =>
    expect(phonesToFind(typed)).toEqual([]),
  )
})
