import { afterEach, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { canonicalAmount } from '#core/amount.ts'
import { groupDigits } from '#core/number-text.ts'
import {
  formatAmount,
  formatBytes,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
  formatInColumn,
  formatNumber,
  formatTime,
  readPasted,
  readTyped,
} from './format.ts'

describe('numbers by language', () => {
  it.each([
    ['vi', '1.234.568'],
    ['en', '1,234,568'],
    ['km', '1,234,568'],
  ] as const)('groups whole amounts in %s', (language, text) => {
    expect(formatAmount('1234568', 'vnd', language)).toBe(text)
  })

  it('keeps the digits of the currency, whatever the amount', () => {
    expect(formatAmount('1234.5', 'usd', 'vi')).toBe('1.234,50')
    expect(formatAmount('1234.5', 'usd', 'en')).toBe('1,234.50')
    expect(formatAmount('4000', 'riel', 'km')).toBe('4,000')
    expect(formatMoney('1250000', 'vnd', 'vi')).toBe('1.250.000 đ')
  })

  it('never passes an amount through a binary float', () => {
    expect(formatAmount('9007199254740993.01', 'usd', 'en')).toBe('9,007,199,254,740,993.01')
  })

  it('drops or keeps zeros at the end as asked', () => {
    expect(formatNumber(68.4, { language: 'vi', digits: 2 })).toBe('68,4')
    expect(formatNumber(68.4, { language: 'vi', digits: 2, fixed: true })).toBe('68,40')
    expect(formatNumber(-1234.5, { language: 'en', digits: 2 })).toBe('-1,234.5')
    expect(formatNumber(1e-7, { language: 'en', digits: 6 })).toBe('0')
  })

  it('lines a column up, and never by three zeros', () => {
    expect(formatInColumn(16, { language: 'vi', digits: 2 })).toBe('16,00')
    expect(formatInColumn(16, { language: 'vi', digits: 3 })).toBe('16')
    expect(formatInColumn(1.234, { language: 'vi', digits: 3 })).toBe('1,234')
  })

  it('says sizes of files', () => {
    expect(formatBytes(900, 'vi')).toBe('900 B')
    expect(formatBytes(1_500_000, 'vi')).toBe('1,4 MB')
  })
})

describe('typing a number', () => {
  it('reads back what it shows', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(amount, fc.constantFrom('vi', 'en', 'km' as const), ([whole, fraction], language) => {
        const text = canonicalAmount(`${whole}.${String(fraction).padStart(2, '0')}`)
        expect(readTyped(groupDigits(text, language), language)).toBe(text)
        expect(readPasted(groupDigits(text, language), { language, digits: 2 })).toBe(text)
      }),
    )
  })

  it('takes either separator at the end as the point', () => {
    expect(readTyped('12.', 'vi')).toBe('12.')
    expect(readTyped('12,', 'vi')).toBe('12.')
    expect(readTyped('12,', 'en')).toBe('12.')
    expect(groupDigits('1234.', 'vi')).toBe('1.234,')
  })

  it('regroups after a digit was taken away', () => {
    expect(readTyped('1.23', 'vi')).toBe('123')
  })

  it.each([
    ['1.250.000', 'en', '1250000'],
    ['1,250,000.50', 'vi', '1250000.5'],
    ['1.250.000,50 đ', 'en', '1250000.5'],
    ['1250.75', 'vi', '1250.75'],
    ['1.250', 'vi', '1250'],
    ['1,250', 'en', '1250'],
    ['-12', 'vi', '-12'],
    ['$ 12.5', 'vi', '12.5'],
    ['1 250 000 VNĐ', 'vi', '1250000'],
    ['1\u00a0250,5', 'en', '1250.5'],
    ['0,500', 'vi', '0.5'],
    [',5', 'vi', '0.5'],
    ['1250.750', 'vi', '1250.75'],
    // Three digits that no fraction of two can hold.
    ['1.255', 'en', '1255'],
    ['1,255', 'vi', '1255'],
    // One number to one reader, another to another.
    ['1.250', 'en', undefined],
    ['1,250', 'vi', undefined],
    ['1,250', 'km', '1250'],
    ['12,34,567', 'vi', undefined],
    ['1.2.3', 'vi', undefined],
    ['1,250.000,5', 'vi', undefined],
    ['12abc', 'vi', undefined],
    ['abc', 'vi', undefined],
    ['', 'vi', undefined],
  ] as const)('reads pasted %s in %s', (text, language, amount) => {
    expect(readPasted(text, { language, digits: 2 })).toBe(amount)
  })

  it.each([
    ['1,250', 'vi', 0, '1250'],
    ['1.250', 'en', 0, '1250'],
    ['1,250', 'vi', 3, '1.25'],
    ['1.250', 'en', 3, '1.25'],
    ['1.250', 'vi', 3, '1250'],
  ] as const)('reads %s in %s where %d fraction digits may stand', (text, language, digits, amount) => {
    expect(readPasted(text, { language, digits })).toBe(amount)
  })
})

describe('days, whatever the clock of the browser', () => {
  const zone = process.env['TZ']
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  it.each(['America/Los_Angeles', 'UTC', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati'])(
    'stay the same in %s',
    (name) => {
      process.env['TZ'] = name
      expect(formatDate('2026-01-31')).toBe('31/01/2026')
      expect(formatDate('2026-03-01')).toBe('01/03/2026')
      expect(formatMonth('2026-12')).toBe('12/2026')
      expect(formatTime('17:30:00')).toBe('17:30')
      expect(formatTime('17:30:15')).toBe('17:30:15')
      expect(formatDateTime('2026-01-31T17:30:00.000Z')).toBe('01/02/2026 00:30')
      expect(formatDateTime('2025-12-31T16:59:59.000Z')).toBe('31/12/2025 23:59')
    },
  )
})
