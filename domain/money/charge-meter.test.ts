import { expect, test } from 'vitest'
import type { Charge } from './charge-types.ts'
import {
  at,
  electricity,
  twoTiers,
  reading,
  read,
  chargeFixture,
  quantities,
  july,
  from16,
} from './charge.fixture.ts'

// An apartment's charge for a month, calculated by hand. June has 30 days, July 31.
test('a meter replaced within the month makes one fee, from the old one’s index to the new one’s', () => {
  const readings = read(reading('60', { oldIndex: '9900', newIndex: '9960' }), reading('40'))
  const one = { amount: '217836', consumption: '100', oldIndex: '9900', newIndex: '40', flags: [] }
  expect(chargeFixture('metered', [electricity], readings)).toMatchObject(one)
})

test('where the tariff changes, consumption and bounds fall on its days, and nothing is lost', () => {
  const charge = chargeFixture('metered', [electricity, twoTiers('2026-07-11')], read(reading('100')), july)
  expect(quantities(charge)).toEqual(['32.258', '67.742'])
  expect(charge.trace.periods.map(({ lines }) => lines.map(({ to }) => to))).toEqual([
    ['16.129', '32.258'],
    ['40.645', '67.742'],
  ])
  expect(charge).toMatchObject({ consumption: '100', unitPrice: null, flags: ['prorated'] })
})

test('consumption falls on the days since the handover, and is no share of anything where one tariff held', () => {
  const days = ({ trace }: Charge) =>
    trace.periods.map((period) => [period.from, period.to, period.days, period.of])
  const known = { ...read(reading('150')), ...from16 }
  const [whole, cut] = [[electricity], [electricity, twoTiers('2026-06-21')]].map((tariffs) =>
    chargeFixture('metered', tariffs, known),
  )
  expect(whole && [days(whole), whole.flags]).toEqual([[['2026-06-16', '2026-06-30', 15, 15]], []])
  expect(cut && [days(cut), quantities(cut), cut.flags]).toEqual([
    [
      ['2026-06-16', '2026-06-20', 5, 15],
      ['2026-06-21', '2026-06-30', 10, 15],
    ],
    ['50', '100'],
    ['prorated'],
  ])
})

test('of next to nothing no period has less than nothing', () => {
  const tariffs = ['2026-06-01', '2026-06-09', '2026-06-17', '2026-06-25'].map((from) => at('1000', { from }))
  const charge = chargeFixture('metered', tariffs, read(reading('0.002')))
  expect(quantities(charge)).toEqual(['0', '0', '0', '0.002'])
  expect(charge).toMatchObject({ amount: '2', consumption: '0.002', unitPrice: '1000' })
})

test.each([
  ['200', '100', '100', '90', []],
  ['200', '100', '100.001', '90', ['high_reading']],
  ['200', '90', '100.001', '100', ['high_reading']],
  ['200', null, '101', '100', ['high_reading']],
  ['200', '9', '100', '100', []],
])('%s (%s on average) and %s (%s) on two meters are flagged %j', (one, before, other, since, flags) => {
  const known = read(reading(one, { average: before }), reading(other, { average: since }))
  expect(chargeFixture('metered', [electricity], known).flags).toEqual(flags)
})

test.each([
  ['0', '100', '0', ['zero_reading']],
  ['0', null, '0', ['zero_reading']],
  ['300', '100', '798660', []],
  ['300.001', '100', '798663', ['high_reading']],
  ['300', null, '798660', []],
])('%s read, %s on average, costs %s and is flagged %j', (consumption, average, amount, flags) => {
  const known = read(reading(consumption, { average }))
  expect(chargeFixture('metered', [electricity], known)).toMatchObject({ consumption, amount, flags })
})
