import { describe, expect, test } from 'vitest'
import { countries } from '../countries.ts'
import { vatLawsFor } from './vat-laws.ts'
import { holdsOn, vatOn, type VatRate } from './vat-rates.ts'

const rate = (percent: string, from: string, to: string | null, next: string | null = null): VatRate => ({
  percent,
  from,
  to,
  next,
})

describe('a rate on a day', () => {
  const ends = rate('8', '2025-07-01', '2026-12-31')
  const general = rate('10', '2025-07-01', null)
  test.each([
    ['before its law', '2025-06-30', [ends], undefined],
    ['on its first day', '2025-07-01', [ends], '8'],
    ['on its last day', '2026-12-31', [ends, general], '8'],
    ['after it, where nothing follows', '2027-01-31', [ends, general], undefined],
    ['after it, where the office says what follows', '2027-01-31', [{ ...ends, next: '10' }, general], '10'],
    ['that follows, but is in no law either', '2027-01-31', [{ ...ends, next: '10' }], undefined],
    [
      'of two that follow each other in turn',
      '2027-01-31',
      [{ ...ends, next: '9' }, rate('9', '2026-01-01', '2026-06-30', '8')],
      undefined,
    ],
    [
      'that the law lowers again later',
      '2027-08-01',
      [{ ...ends, next: '10' }, general, rate('8', '2027-07-01', null)],
      '8',
    ],
    [
      'between two laws, by the earlier one',
      '2027-02-01',
      [{ ...ends, next: '10' }, general, rate('8', '2027-07-01', null, '5')],
      '10',
    ],
    ['written with more digits', '2026-01-01', [rate('8.00', '2025-07-01', null)], '8'],
  ] as const)('%s', (_, day, rates, expected) => {
    expect(vatOn('8', day, rates)).toBe(expected)
  })
})

describe('the laws that a building begins with', () => {
  test.each(countries)('set each rate once on any day: %s', (country) => {
    const laws = vatLawsFor(country)
    const clashes = laws.filter((law, at) =>
      laws.some(
        (other, index) =>
          index < at &&
          other.percent === law.percent &&
          other.from_date <= (law.to_date ?? '9999') &&
          law.from_date <= (other.to_date ?? '9999'),
      ),
    )
    expect(clashes).toEqual([])
  })

  test('end Viet Nam’s lowered rate with 2026, and leave the general one', () => {
    const rates = vatLawsFor('VN').map((law) => rate(String(law.percent), law.from_date, law.to_date))
    const held = (day: string) => ['5', '8', '10'].filter((percent) => holdsOn(percent, day, rates))
    expect([held('2026-12-31'), held('2027-01-01')]).toEqual([
      ['5', '8', '10'],
      ['5', '10'],
    ])
  })
})
