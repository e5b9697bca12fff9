import { describe, expect, it } from 'vitest'
import { canonicalAmount, isAmount } from '#core/amount.ts'
import type { Language } from '#core/language.ts'
import { createNumberReader } from './typed-number.ts'

interface Typing {
  readonly language: Language
  readonly digits: number
}

/** Presses one key after another; as in the library, the text is redrawn only when its value changes. */
function type(keys: string, { language, digits }: Typing) {
  const { read, show } = createNumberReader({ language, digits })
  let text = show('')
  let value = ''
  for (const key of keys) {
    text = key === '⌫' ? text.slice(0, -1) : text + key
    const typed = read(text)
    const next = isAmount(typed) ? canonicalAmount(typed) : value
    if (next !== value) text = show(typed)
    value = next
    expect(read(text)).toBe(typed)
  }
  return value
}

describe('a number typed key by key', () => {
  it.each([
    // Đồng and riel have no fraction: whichever sign is typed, it groups.
    ['500.000', 'vi', 0, '500000'],
    ['25.650', 'vi', 0, '25650'],
    ['1.500.000', 'vi', 0, '1500000'],
    ['1,500,000', 'vi', 0, '1500000'],
    ['1,500,000', 'en', 0, '1500000'],
    ['1.500.000', 'km', 0, '1500000'],
    ['1500000', 'vi', 0, '1500000'],
    // A fraction of noughts is none of the number's own digits.
    ['500000.00', 'vi', 0, '500000'],
    ['500000,00', 'vi', 0, '500000'],
    ['500000.00', 'en', 0, '500000'],
    ['500000,00', 'en', 0, '500000'],
    ['500,000.00', 'km', 0, '500000'],
    ['500.000,00', 'km', 0, '500000'],
    ['៥០០០០០', 'km', 0, '500000'],
    ['១២.៥', 'km', 2, '12.5'],
    // An impossible value is refused, and never multiplied.
    ['1.234.567,8', 'vi', 0, '1234567'],
    ['1,234,567.80', 'en', 0, '1234567'],
    ['1.234⌫', 'vi', 0, '123'],
    // Where decimals are allowed, three digits after the separator are a group.
    ['1.250', 'vi', 2, '1250'],
    ['1,250', 'en', 2, '1250'],
    ['1,250.50', 'en', 2, '1250.5'],
    ['1.234.567,8', 'vi', 2, '1234567.8'],
    ['1,234,567.8', 'km', 2, '1234567.8'],
    ['25.650', 'vi', 6, '25650'],
    ['26.900,5', 'vi', 6, '26900.5'],
    ['-1.250', 'vi', 2, '-1250'],
    // A number pad has one sign only.
    ['6.35', 'vi', 6, '6.35'],
    ['12.5', 'vi', 2, '12.5'],
    ['12,5', 'en', 2, '12.5'],
    ['1250.75', 'vi', 2, '1250.75'],
    ['1250,75', 'en', 2, '1250.75'],
    ['0.05', 'vi', 2, '0.05'],
    ['0.050', 'vi', 3, '0.05'],
    ['12.5⌫⌫⌫3', 'vi', 2, '13'],
    // Another language's groups and point: the last sign decides.
    ['1,250.75', 'vi', 2, '1250.75'],
    ['1.250,75', 'en', 2, '1250.75'],
    ['1.250,75', 'km', 2, '1250.75'],
    ['-1,250.75', 'vi', 2, '-1250.75'],
    ['1,250,000.5', 'vi', 2, '1250000.5'],
    ['1,250.75', 'vi', 0, '1250'],
    ['26,900.125', 'vi', 6, '26900.125'],
    // The language's own point stays one.
    ['6,355', 'vi', 6, '6.355'],
    ['6.355', 'en', 6, '6.355'],
    ['1,25', 'vi', 2, '1.25'],
    ['6.⌫,355', 'vi', 6, '6.355'],
  ] as const)('%s in %s, with %d digits of a fraction', (keys, language, digits, value) => {
    expect(type(keys, { language, digits })).toBe(value)
  })
})
