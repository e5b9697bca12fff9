import { expect, test } from 'vitest'
import { signedBy, utilitiesBy } from './deadlines.ts'
import { rateNumber, rateText } from './rates.ts'
import { symbolErrors, symbolFault, symbolOn } from './symbols.ts'

const symbols = [
  { form: '1', symbol: 'C26TAA', from_date: '2026-07-01' },
  { form: '1', symbol: 'C26TAB', from_date: '2026-11-01' },
  { form: '1', symbol: 'C27TAA', from_date: '2027-01-01' },
]

test.each([
  ['2026-06-30', undefined],
  ['2026-10-31', 'C26TAA'],
  ['2026-11-01', 'C26TAB'],
  ['2026-12-31', 'C26TAB'],
  ['2027-01-01', 'C27TAA'],
  ['2028-01-01', undefined],
])('the symbol of %s is %s', (day, symbol) => expect(symbolOn(symbols, day)?.symbol).toBe(symbol))

test('a symbol begins in its year', () =>
  expect(symbolErrors([...symbols, { form: '1', symbol: 'C27TAB', from_date: '2026-12-31' }])).toEqual([
    { field: '3.symbol', code: 'symbol_of_other_year' },
  ]))

test.each([
  [true, 'deduction', '1', 'C26TAA', undefined],
  [true, 'deduction', '8', 'C26TAA', undefined],
  [false, 'deduction', '1', 'C26TAA', 'symbol_not_of_seller'],
  [false, 'direct', '2', 'K26TAA', undefined],
  [false, 'direct', '1', 'K26TAA', 'symbol_not_of_seller'],
])('coded %s, %s: %s%s', (coded, vat_method, form, symbol, code) =>
  expect(symbolFault([{ form, symbol }], { coded, vat_method })).toBe(code),
)

test.each([
  ['2026-11-30', '2026-12-01'],
  // A Friday, a Saturday and a Sunday.
  ['2026-11-27', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
])('what is of %s is signed by %s', (day, by) => expect(signedBy(day)).toBe(by))

test('electricity and water are invoiced by day 7', () => {
  expect(utilitiesBy('2026-10')).toBe('2026-11-07')
  expect(utilitiesBy('2026-12')).toBe('2027-01-07')
})

test.each([
  ['8', '8%', '8'],
  ['0', '0%', '0'],
  ['exempt', 'KCT', 'KCT'],
  ['not_declared', 'KKKNT', 'KKKNT'],
  ['8.25', 'KHAC:08.25%', '8.25'],
  ['7', 'KHAC:07.00%', '7'],
])('the rate %s is %s', (rate, text, number) =>
  expect([rateText(rate), rateNumber(rate)]).toEqual([text, number]),
)
