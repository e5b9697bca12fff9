import { describe, expect, test } from 'vitest'
import {
  loweredTax,
  taxPeriodOf,
  taxPeriodsUntil,
  vatFormOn,
  vatReturnOf,
  type RateSum,
} from './vat-return.ts'

const sold = (rate: string | null, net: string, vat: string): RateSum => ({
  rate,
  net,
  vat,
  is_deductible: null,
})
const bought = (rate: string, net: string, vat: string, is_deductible: boolean): RateSum => ({
  rate,
  net,
  vat,
  is_deductible,
})

const form = vatFormOn('2026-11-01')
if (form === undefined) throw new Error('no form')
const figuresOf = (output: readonly RateSum[], input: readonly RateSum[], due = '0') => {
  const { rows, unplaced } = vatReturnOf(form, { output, input, due })
  const lines = rows.flatMap(({ value, tax }) => [value, tax]).filter((line) => line !== null)
  return { unplaced, figures: Object.fromEntries(lines.map(({ code, amount }) => [code, amount])) }
}

test('every line is what the lists sum up to', () => {
  expect(
    figuresOf(
      [
        sold('exempt', '100', '0'),
        sold('0', '200', '0'),
        sold('5', '1000', '50'),
        sold('8', '2000', '160'),
        sold('10', '3000', '300'),
        sold('not_declared', '400', '0'),
      ],
      [bought('8', '1000', '80', true), bought('10', '500', '50', false), bought('exempt', '70', '0', false)],
    ),
  ).toEqual({
    unplaced: [],
    figures: {
      '23': '1570',
      '24': '130',
      '25': '80',
      '26': '100',
      '27': '6600',
      '28': '510',
      '29': '200',
      '30': '1000',
      '31': '50',
      // What is lowered to 8 % stands with 10 %, and not on 32a.
      '32': '5000',
      '33': '460',
      '32a': '400',
      '34': '6700',
      '35': '510',
      '36': '430',
    },
  })
})

test('sales of several rates, or of one that the form does not know, stand on no line and are named', () => {
  const found = figuresOf([sold(null, '100', '9'), sold('7', '100', '7')], [])
  expect(found.figures).toMatchObject({ '27': '0', '28': '0', '36': '0' })
  expect(found.unplaced.map(({ rate }) => rate)).toEqual([null, '7'])
})

test('more deducted than was charged is below zero', () =>
  expect(figuresOf([], [bought('10', '500', '50', true)]).figures['36']).toBe('-50'))

test('no form is known before July 2026', () => {
  expect(vatFormOn('2026-06-30')).toBeUndefined()
  expect(vatFormOn('2026-07-01')).toMatchObject({ law: '89/2026/TT-BTC' })
})

test('the lowered rate saves two of a hundred', () =>
  expect(form.lowered.map((one) => loweredTax('333333', one, 'vnd'))).toEqual(['6667']))

describe('a tax period', () => {
  test.each([
    ['2026-10', { from: '2026-10-01', to: '2026-10-31', due_on: '2026-11-20' }],
    ['2026-12', { from: '2026-12-01', to: '2026-12-31', due_on: '2027-01-20' }],
    ['2026-Q3', { from: '2026-07-01', to: '2026-09-30', due_on: '2026-10-31' }],
    ['2026-Q4', { from: '2026-10-01', to: '2026-12-31', due_on: '2027-01-31' }],
  ])('%s has its days and its due day', (text, days) => expect(taxPeriodOf(text)).toEqual(days))

  test('is offered since the form is known', () =>
    expect(taxPeriodsUntil('2026-10-03')).toEqual({
      months: ['2026-10', '2026-09', '2026-08', '2026-07'],
      quarters: ['2026-Q4', '2026-Q3'],
    }))
})

test('what due days lower of the deducted tax is off line 25, and so on line 36', () => {
  const { figures } = figuresOf([sold('10', '1000', '100')], [bought('10', '800', '80', true)], '-30')
  expect([figures['24'], figures['25'], figures['36']]).toEqual(['80', '50', '50'])
})
