import { afterEach, expect, test } from 'vitest'
import type { Language } from '#core/language.ts'
import { languageStore } from './language.ts'
import { countdownText, dayText, momentText, moneyText, numberText } from './written.ts'

afterEach(() => languageStore.set('vi'))

test.each([
  ['vi', '1250000', 'vnd', '1.250.000 đ'],
  ['en', '1250000', 'vnd', '1,250,000 đ'],
  ['km', '1250000', 'riel', '1,250,000 ៛'],
  ['vi', '12.5', 'usd', '12,50 $'],
  ['en', '-12.5', 'usd', '-12.50 $'],
  ['vi', '0', 'vnd', '0 đ'],
  ['en', '123456789012345678901234567890.12', 'usd', '123,456,789,012,345,678,901,234,567,890.12 $'],
] as const)('in %s %s %s is written %s', (language: Language, amount, currency, text) => {
  languageStore.set(language)
  expect(moneyText(amount, currency)).toBe(text)
})

test.each([
  ['12.50000', '12,5'],
  ['1234', '1.234'],
  [7, '7'],
])('a reading of %s is written %s', (value, text) => expect(numberText(value)).toBe(text))

test('days and months are written as offices write them', () => {
  expect([dayText('2026-01-31'), dayText('2026-01')]).toEqual(['31/01/2026', '01/2026'])
})

test.each([
  ['2026-11-28T11:05:00.000Z', '18:05'],
  ['2026-11-27T11:05:00.000Z', '18:05, 27/11/2026'],
  // After the office's midnight, whatever day the phone's own clock shows.
  ['2026-11-27T17:30:00.000Z', '00:30'],
])('%s is %s at noon of the 28th', (instant, text) =>
  expect(momentText(instant, new Date('2026-11-28T05:00:00Z'))).toBe(text),
)

test.each([
  [545_000, '9:05'],
  [544_001, '9:05'],
  [59_000, '0:59'],
  [4_145_000, '1:09:05'],
  [-1, '0:00'],
])('%s milliseconds are %s', (milliseconds, text) => expect(countdownText(milliseconds)).toBe(text))
