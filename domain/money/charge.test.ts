import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fractionDigits, sumAmounts } from '#core/amount.ts'
import { currencies } from '../currency.ts'
import type { ChargeRule, Facts } from './charge-types.ts'
import type { PriceType } from './fee-types.ts'
import type { DatedTariff } from './periods.ts'
import {
  vat,
  tariff,
  at,
  household,
  electricity,
  twoTiers,
  cityWater,
  reading,
  read,
  vehicle,
  withVehicles,
  type ChargeGiven,
  outcomeOf,
  chargeFixture,
  parts,
  quantities,
  july,
  inUsd,
  inRiel,
  from16,
  gone,
} from './charge.fixture.ts'

// An apartment's charge for a month, calculated by hand. June has 30 days, July 31.
describe('parts, rounded to the currency, and what they come to', () => {
  const flat = { area: '68.5' }
  const again = tariff('again', household, { from: '2026-06-11' })
  const halves = { applyBy: 'half_month' } as const
  test.each<[string, PriceType, ChargeGiven, string[], string]>([
    ['a month', 'area', [[at('9000')], flat], ['616500', '49320'], '665820'],
    ['15 days of 30', 'area', [[at('9000')], { ...flat, ...from16 }], ['308250', '24660'], '332910'],
    ['16 days of 31', 'area', [[at('9000')], { ...flat, term: { from: '2026-07-16' } }, july], ['318194', '25456'], '343650'],
    ['half a đồng', 'area', [[at('9001')], { area: '1', ...from16 }], ['4501', '360'], '4861'],
    ['dearer from 11 June', 'area', [[at('9000'), at('9500', { from: '2026-06-11' })], flat], ['205500', '16440', '433833', '34707'], '690480'],
    ['dearer from 11 July', 'area', [[at('9000'), at('9500', { from: '2026-07-11' })], flat, july], ['198871', '15910', '440831', '35266'], '690878'],
    ['cents', 'area', [[at('0.45', inUsd)], { area: '75.5' }, inUsd], ['33.98', '2.72'], '36.7'],
    ['cents of half a month', 'area', [[at('0.45', inUsd)], { area: '75.5', ...from16 }, inUsd], ['16.99', '1.36'], '18.35'],
    ['a garden', 'garden_area', [[at('3000')], { ...flat, gardenArea: '20' }], ['60000', '4800'], '64800'],
    ['a month', 'all_in', [[at('150000')], {}], ['150000', '12000'], '162000'],
    ['15 days of 30', 'all_in', [[at('150000')], from16], ['75000', '6000'], '81000'],
    ['50 kWh', 'metered', [[electricity], read(reading('50'))], ['99200', '7936'], '107136'],
    ['350 kWh before VAT', 'metered', [[{ ...electricity, surcharges: [] }], read(reading('350'))], ['99200', '102500', '238000', '299800', '167500'], '907000'],
    ['350 kWh', 'metered', [[electricity], read(reading('350'))], ['99200', '102500', '238000', '299800', '167500', '72560'], '979560'],
    ['450 kWh', 'metered', [[electricity], read(reading('450'))], ['99200', '102500', '238000', '299800', '335000', '173000', '99800'], '1347300'],
    ['20 m³, 4 people', 'metered', [[cityWater], { people: 4, ...read(reading('20')) }], ['107200', '51600', '7940', '47640', '3811'], '218191'],
    ['another tariff from 11 June', 'metered', [[electricity, twoTiers('2026-06-11')], read(reading('150'))],
      ['33067', '34165', '39667', '8552', '80000', '180000', '20800'], '396251'],
    ['another tariff from 11 July', 'metered', [[electricity, twoTiers('2026-07-11')], read(reading('100')), july],
      ['32000', '33064', '5205', '81290', '81291', '13006'], '245856'],
    ['350 kWh, the same prices decided again', 'metered', [[electricity, again], read(reading('350'))],
      ['33067', '34165', '79335', '99932', '55831', '24186', '66133', '68335', '158665', '199868', '111669', '48374'], '979560'],
    ['handed over in its midst', 'metered', [[electricity], { ...read(reading('350')), ...from16 }], ['99200', '102500', '238000', '299800', '167500', '72560'], '979560'],
    ['handed over with the first tariff', 'metered', [[at('9000', { to: '2026-06-10' }), { ...electricity, from: '2026-06-16' }], { ...read(reading('50')), ...from16 }], ['99200', '7936'], '107136'],
    ['5 days of 15, then 10', 'metered', [[electricity, twoTiers('2026-06-21')], { ...read(reading('150')), ...from16 }],
      ['33067', '34165', '39667', '8552', '80000', '180000', '20800'], '396251'],
    ['36 m³, 9 people, decided again', 'metered', [[cityWater, { ...cityWater, id: 'again', from: '2026-06-11' }], { people: 9, ...read(reading('36')) }],
      ['80400', '4020', '24120', '1930', '160800', '8040', '48240', '3859'], '331409'],
    ['a month, with VAT', 'parking', [[at('0')], withVehicles(vehicle('A', '1200000'))], ['1200000', '96000'], '1296000'],
    ['a month, no tariff', 'parking', [[], withVehicles(vehicle('A', '1200000'))], ['1200000'], '1200000'],
    ['15 days of 30', 'parking', [[], withVehicles(vehicle('A', '1200000', from16))], ['600000'], '600000'],
    ['16 days of 31, VAT in đồng', 'parking', [[at('0', inUsd)], withVehicles(vehicle('A', '1200000', { term: { from: '2026-07-16' } })), july], ['619355', '49548'], '668903'],
    ['a half begun', 'parking', [[], withVehicles(vehicle('A', '1200000', { ...halves, term: { from: '2026-06-20' } }))], ['600000'], '600000'],
    ['two', 'parking', [[at('0')], withVehicles(vehicle('A', '1200000', from16), vehicle('B', '100000'))], ['600000', '100000', '56000'], '756000'],
    ['one left without a price', 'parking', [[at('0')], withVehicles(vehicle('A', null, gone), vehicle('B', '100000'))], ['100000', '8000'], '108000'],
    ['the last day’s VAT', 'parking', [[at('0'), at('0', { from: '2026-06-11', surcharges: vat('10') })], withVehicles(vehicle('A', '1200000'))], ['1200000', '120000'], '1320000'],
    ['a tariff from 11 June', 'parking', [[at('0', { from: '2026-06-11' })], withVehicles(vehicle('A', '1200000'))], ['1200000', '96000'], '1296000'],
    ['a tariff until 29 June', 'parking', [[at('0', { to: '2026-06-29' })], withVehicles(vehicle('A', '1200000'))], ['1200000'], '1200000'],
    ['one of two left', 'parking', [[at('0')], withVehicles(vehicle('A', '9', gone), vehicle('B', '100000'))], ['100000', '8000'], '108000'],
    ['cents', 'parking', [[at('0', { ...inUsd, surcharges: vat('10') })], withVehicles(vehicle('A', '25.5', { ...halves, ...from16 })), inUsd], ['12.75', '1.28'], '14.03'],
  ])('%s, by %s', (_what, priceType, given, amounts, amount) => {
    const charge = chargeFixture(priceType, ...given)
    expect(parts(charge)).toEqual(amounts)
    expect(charge.amount).toBe(amount)
  })
}) // prettier-ignore

test.each<[string, PriceType, Partial<Facts>, object]>([
  ['no area', 'area', {}, { error: 'no_area' }],
  ['an area of nothing', 'area', { area: '0' }, { error: 'no_area' }],
  ['handed over next month', 'area', { area: '68.5', term: { from: '2026-07-01' } }, { skip: true }],
  ['handed over next month', 'all_in', { term: { from: '2026-07-01' } }, { skip: true }],
  ['no garden', 'garden_area', { area: '68.5' }, { skip: true }],
  ['a garden of nothing', 'garden_area', { gardenArea: '0' }, { skip: true }],
  ['no meter', 'metered', {}, { skip: true }],
  ['a meter that nobody read', 'metered', { hasMeter: true }, { error: 'no_reading' }],
  ['a reading unconfirmed', 'metered', read(reading('50', { isConfirmed: false })), { error: 'reading_not_confirmed' }],
  ['one of two unconfirmed', 'metered', read(reading('5'), reading('9', { isConfirmed: false })), { error: 'reading_not_confirmed' }],
  ['handed over next month, not read', 'metered', { hasMeter: true, term: { from: '2026-07-01' } }, { skip: true }],
  ['handed over next month, unconfirmed', 'metered', { ...read(reading('50', { isConfirmed: false })), term: { from: '2026-07-01' } }, { skip: true }],
  ['given back before, read', 'metered', { ...read(reading('50')), ...gone }, { skip: true }],
  ['no vehicle', 'parking', {}, { skip: true }],
  ['one without a price that left before', 'parking', withVehicles(vehicle('A', null, gone)), { skip: true }],
  ['a vehicle that left before', 'parking', withVehicles(vehicle('A', '100', gone)), { skip: true }],
  ['one by halves that left', 'parking', withVehicles(vehicle('A', '100', { ...gone, applyBy: 'half_month' })), { skip: true }],
  ['a vehicle without a price', 'parking', withVehicles(vehicle('A', '100'), vehicle('30A-1', null)), { error: 'no_vehicle_price', detail: '30A-1' }],
])('%s, by %s: no fee', (_what, priceType, known, outcome) => {
  expect(outcomeOf(priceType, [at('9000')], known)).toEqual(outcome)
}) // prettier-ignore

test.each(['area', 'garden_area', 'all_in', 'metered'] as const)('%s needs a tariff for each day', (type) => {
  const known = { area: '68.5', gardenArea: '20', ...read(reading('50')) }
  for (const tariffs of [[], [at('9000', { to: '2026-06-10' })]])
    expect(outcomeOf(type, tariffs, known)).toEqual({ error: 'no_tariff' })
})

test('who is handed over later needs no tariff at all', () => {
  const known = { area: '68.5', gardenArea: '20', ...read(reading('50')), term: { from: '2026-07-01' } }
  for (const type of ['area', 'garden_area', 'all_in', 'metered'] as const)
    expect(outcomeOf(type, [], known)).toEqual({ skip: true })
})

test('a fee of several prices has none of its own, and says for which days each held', () => {
  const both = chargeFixture('area', [at('9000'), at('9500', { from: '2026-06-11', decision: '12/QĐ' })], {
    area: '68.5',
  })
  expect(both).toMatchObject({ unitPrice: null, flags: ['prorated'] })
  expect(both.trace.periods).toMatchObject([
    {
      from: '2026-06-01',
      to: '2026-06-10',
      days: 10,
      of: 30,
      tariff: 'at 9000',
      decision: null,
      currency: 'vnd',
      total: '221940',
    },
    {
      from: '2026-06-11',
      to: '2026-06-30',
      days: 20,
      of: 30,
      tariff: 'at 9500',
      decision: '12/QĐ',
      currency: 'vnd',
      total: '468540',
    },
  ])
})

test('a price that is only written otherwise is the same price', () => {
  const again = chargeFixture('area', [at('9000'), at('9000.0', { from: '2026-06-11' })], { area: '68.5' })
  expect(again).toMatchObject({ unitPrice: '9000', flags: ['prorated'] })
  expect(chargeFixture('parking', [], withVehicles(vehicle('A', '1200000.00'))).flags).toEqual([])
  // Rounded to cents, and still all of the month.
  expect(chargeFixture('parking', [], withVehicles(vehicle('A', '25.555')), inUsd)).toMatchObject({
    amount: '25.56',
    flags: [],
  })
})

test('a fee keeps what it was reckoned from', () => {
  const unread = { consumption: null, oldIndex: null, newIndex: null, norm: null }
  expect(chargeFixture('area', [at('9000')], { area: '68.5' })).toMatchObject({
    ...unread,
    quantity: '68.5',
    area: '68.5',
    unitPrice: '9000',
    flags: [],
  })
  expect(chargeFixture('garden_area', [at('9000')], { area: '68.5', gardenArea: '20' })).toMatchObject({
    quantity: '20',
    area: '20',
    unitPrice: '9000',
  })
  expect(chargeFixture('all_in', [at('9000')], from16)).toMatchObject({
    ...unread,
    quantity: '1',
    area: null,
    unitPrice: '9000',
    flags: ['prorated'],
  })
  expect(chargeFixture('metered', [electricity], { people: 4, ...read(reading('50')) })).toMatchObject({
    quantity: '50',
    norm: null,
    unitPrice: '1984',
  })
  expect(chargeFixture('metered', [cityWater], { people: 4, ...read(reading('20')) })).toMatchObject({
    quantity: '20',
    norm: '4',
    unitPrice: null,
  })
  expect(chargeFixture('metered', [cityWater], { people: 0, ...read(reading('4')) })).toMatchObject({
    amount: '36823',
    norm: '1',
  })
})

test('two vehicles are one fee, with a line for each', () => {
  const known = withVehicles(
    vehicle('A', '1200000', from16),
    vehicle('B', '100000', { applyBy: 'half_month' }),
  )
  const charge = chargeFixture('parking', [at('0')], known)
  expect(charge).toMatchObject({
    quantity: '2',
    unitPrice: null,
    area: null,
    flags: ['prorated'],
    trace: { periods: [] },
  })
  expect(charge.trace.vehicles).toEqual([
    { plate: 'A', price: '1200000', applyBy: 'day', from: '2026-06-16', to: null, amount: '600000' },
    { plate: 'B', price: '100000', applyBy: 'half_month', from: null, to: null, amount: '100000' },
  ])
  expect(chargeFixture('parking', [], withVehicles(vehicle('B', '100000'))).flags).toEqual([])
})

test('a tariff in another currency is converted once, at the rate given, and its trace stays in its own', () => {
  const [dollars, flat] = [at('0.45', inUsd), { area: '75.5' }]
  const charge = chargeFixture('area', [dollars], flat, { rates: { usd: '25410.5' } })
  expect(charge).toMatchObject({
    amount: '932565',
    unitPrice: null,
    trace: { rates: [{ from: 'usd', rate: '25410.5', total: '36.7', booked: '932565' }] },
  })
  expect(parts(charge)).toEqual(['33.98', '2.72'])
  expect(chargeFixture('area', [dollars], flat, inUsd).trace.rates).toBeUndefined()
})

// 12.24 dollars are ten days of 0.45, with VAT; 24.48 twenty of them: converted apart they would be 622050 đồng.
test.each<[string, Partial<ChargeRule>, DatedTariff[], string, object[]]>([
  ['đồng after dollars', {}, [at('0.45', inUsd), at('9000', { from: '2026-06-11' })], '800265',
    [{ from: 'usd', rate: '25410.5', total: '12.24', booked: '311025' }]],
  ['đồng between dollars', {}, [at('0.45', inUsd), at('9000', { from: '2026-06-11', to: '2026-06-20' })], '866669',
    [{ from: 'usd', rate: '25410.5', total: '24.48', booked: '622049' }]],
  ['riel after dollars', {}, [at('0.45', inUsd), at('20000', { ...inRiel, from: '2026-06-11' })], '7051665',
    [{ from: 'usd', rate: '25410.5', total: '12.24', booked: '311025' },
      { from: 'riel', rate: '6.2', total: '1087200', booked: '6740640' }]],
  ['đồng, charged in dollars', inUsd, [at('9000')], '28.88', [{ from: 'vnd', rate: '25410.5', total: '733860', booked: '28.88' }]],
  ['riel, charged in dollars', inUsd, [at('20000', inRiel)], '397.9', [{ from: 'riel', rate: '6.2', bookRate: '25410.5', total: '1630800', booked: '397.9' }]],
])('%s: each currency is converted by itself', (_what, more, tariffs, amount, rates) => {
  const charge = chargeFixture('area', tariffs, { area: '75.5' }, { rates: { usd: '25410.5', riel: '6.2' }, ...more })
  expect(charge).toMatchObject({ amount, unitPrice: null })
  expect(charge.trace.rates).toEqual(rates)
}) // prettier-ignore

test.each<[string, Partial<ChargeRule>, DatedTariff[], string]>([
  ['a tariff’s', {}, [at('0.45', inUsd)], 'usd'],
  ['the second tariff’s', {}, [at('9000'), at('0.45', { ...inUsd, from: '2026-06-11' })], 'usd'],
  ['the building’s', inUsd, [at('9000')], 'usd'],
  ['the building’s, of two', { ...inUsd, rates: { riel: '6.2' } }, [at('20000', inRiel)], 'usd'],
  ['a tariff’s, of two', { ...inUsd, rates: { usd: '25000' } }, [at('20000', inRiel)], 'riel'],
])('a missing rate, %s, is an error that says which', (_what, more, tariffs, detail) => {
  expect(outcomeOf('area', tariffs, { area: '75.5' }, more)).toEqual({ error: 'no_rate', detail })
}) // prettier-ignore

test('whatever is charged for, the fee is the sum of its rounded lines, and periods take all that was consumed', () => {
  const thousandths = fc.integer({ min: 1, max: 2_000_000 }).map((number) => (number / 1000).toFixed(3))
  const day = fc.integer({ min: 1, max: 30 }).map((number) => `2026-06-${String(number).padStart(2, '0')}`)
  fc.assert(
    fc.property(
      thousandths,
      day,
      day,
      fc.nat(9),
      fc.constantFrom('vnd', 'usd'),
      fc.constantFrom('day', 'half_month'),
      (quantity, change, from, people, currency, by) => {
        const tariffs = [
          { ...electricity, currency },
          { ...cityWater, currency, from: change },
        ]
        const vehicles = [
          vehicle('A', quantity, { applyBy: by, term: { from } }),
          vehicle('B', '77777', { term: { to: change } }),
        ]
        const known = {
          area: quantity,
          gardenArea: quantity,
          people,
          term: { from },
          vehicles,
          ...read(reading(quantity)),
        }
        for (const priceType of ['area', 'garden_area', 'all_in', 'metered', 'parking'] as const) {
          const charge = chargeFixture(priceType, tariffs, known, { currency })
          expect(sumAmounts(parts(charge))).toBe(charge.amount)
          for (const amount of parts(charge))
            expect(fractionDigits(amount)).toBeLessThanOrEqual(currencies[currency].digits)
          if (priceType === 'metered') expect(sumAmounts(quantities(charge))).toBe(charge.consumption)
        }
      },
    ),
  )
})
