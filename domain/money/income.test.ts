import { describe, expect, test } from 'vitest'
import { addAmounts, compareAmounts, smallerAmount, subtractAmounts } from '#core/amount.ts'
import type { CurrencyCode } from '../currency.ts'
import { at, cityWater, electricity, read, reading, tariff, tiers } from './charge.fixture.ts'
import { chargeFor } from './charge.ts'
import type { Facts } from './charge-types.ts'
import type { PriceType } from './fee-types.ts'
import {
  revenueOf,
  splitAnew,
  splitCharge,
  splitEntered,
  splitLike,
  vatWithin,
  type IncomeKind,
} from './income.ts'
import type { DatedTariff } from './periods.ts'
import type { Surcharge } from './tariff.ts'

describe('the VAT that an amount contains', () => {
  test.each([
    ['1080000', '8', 'vnd', '80000'],
    ['1100000', '10', 'vnd', '100000'],
    ['100', '8', 'vnd', '7'],
    ['101', '8', 'vnd', '7'],
    // 8.5 of 93.5, half up.
    ['93.50', '10', 'usd', '8.5'],
    ['10.00', '10', 'usd', '0.91'],
    ['0.05', '10', 'usd', '0'],
    ['41000', '10', 'riel', '3727'],
    ['1', '100', 'vnd', '1'],
    ['0', '8', 'vnd', '0'],
  ] as const)('%s with %s %% in %s: %s', (amount, percent, currency, expected) => {
    expect(vatWithin(amount, percent, currency)).toBe(expected)
  })
})

describe('an amount that was entered', () => {
  test.each([
    ['own', null, ['0', '0', null]],
    ['own', '0', ['0', '0', null]],
    ['own', '8', ['80', '0', '8']],
    ['collected_for_others', null, ['0', '1080', null]],
    ['maintenance_fund', '8', ['0', '0', null]],
    // Whose VAT it is, is the supplier's matter.
    ['collected_for_others', '8', ['0', '1080', null]],
  ] as const)('%s with %s', (kind, vatPercent, [vat, forOthers, rate]) => {
    expect(splitEntered('1080', { kind, vatPercent, currency: 'vnd' })).toEqual({
      kind,
      vat,
      forOthers,
      vatPercent: rate,
    })
  })
})

const facts: Facts = { area: '70', gardenArea: null, people: 4, term: {}, vehicles: [], ...read() }
const surcharge = (code: string, percent: string, bookedAs?: Surcharge['bookedAs'], of = 'amount') => ({
  code,
  name: code,
  percent,
  of,
  ...(bookedAs === undefined ? {} : { bookedAs }),
})

interface Case {
  readonly tariffs: readonly DatedTariff[]
  readonly priceType?: PriceType
  readonly more?: Partial<Facts>
  readonly kind?: IncomeKind
  readonly vatPercent?: string
  readonly currency?: CurrencyCode
}

/** `amount = revenue + VAT + of others, rate`. */
function told({
  tariffs,
  priceType = 'area',
  more,
  kind = 'own',
  vatPercent,
  currency = 'vnd',
}: Case): string {
  const rates = { usd: '25400', riel: '6.2' }
  const outcome = chargeFor({ priceType, month: '2026-10', tariffs, currency, rates }, { ...facts, ...more })
  if (!('charge' in outcome)) throw new Error('nothing was charged')
  const { charge } = outcome
  const split = splitCharge(charge, { kind, vatPercent: vatPercent ?? null, currency })
  const revenue = revenueOf({ ...split, amount: charge.amount })
  expect(addAmounts(addAmounts(revenue, split.vat), split.forOthers)).toBe(charge.amount)
  return `${charge.amount} = ${revenue} + ${split.vat} + ${split.forOthers}, ${split.vatPercent ?? '-'}`
}

const water = (drainage: Surcharge['bookedAs'], vat: Surcharge['bookedAs']) => ({
  ...cityWater,
  surcharges: [
    surcharge('vat', '5', vat),
    surcharge('drainage', '30', drainage),
    surcharge('drainage_vat', '8', vat, 'drainage'),
  ],
})
const read20 = { priceType: 'metered', more: read(reading('20')) } as const
const halfMonth = (first: DatedTariff, second: DatedTariff) => [
  { ...first, to: '2026-10-15' },
  { ...second, from: '2026-10-16' },
]

describe('a calculated fee', () => {
  test.each<[string, Case, string]>([
    ['of no declaration is revenue, surcharges too', { tariffs: [at('10000')] }, '756000 = 756000 + 0 + 0, -'],
    ['with VAT in its price', { tariffs: [at('10800', { surcharges: [] })], vatPercent: '8' }, '756000 = 700000 + 56000 + 0, 8'],
    ['with VAT on its price', { tariffs: [at('10000', { surcharges: [surcharge('vat', '8', 'output_vat')] })] }, '756000 = 700000 + 56000 + 0, 8'],
    ['collected for others, VAT and all', { tariffs: [electricity], kind: 'collected_for_others', priceType: 'metered', more: read(reading('350')) }, '979560 = 0 + 0 + 979560, -'],
    ['collected for others with VAT of the building', { tariffs: [{ ...electricity, surcharges: [surcharge('vat', '8', 'output_vat')] }], kind: 'collected_for_others', priceType: 'metered', more: read(reading('350')) }, '979560 = 0 + 72560 + 907000, 8'],
    ['whose drainage belongs to others', { tariffs: [water('collected_for_others', 'output_vat')], ...read20 }, '218191 = 158800 + 11751 + 47640, -'],
    ['of others whose drainage is the building’s', { tariffs: [water('own', undefined)], ...read20, kind: 'collected_for_others' }, '218191 = 47640 + 0 + 170551, -'],
    ['of the building’s own with a supplier’s VAT', { tariffs: [water('collected_for_others', 'supplier_vat')], ...read20 }, '218191 = 158800 + 0 + 59391, -'],
    ['with VAT in the price of what is the building’s own alone', { tariffs: [water('collected_for_others', undefined)], ...read20, vatPercent: '10' }, '218191 = 155046 + 15505 + 47640, 10'],
    ['in cents', { tariffs: [at('0.55', { currency: 'usd', surcharges: [] })], currency: 'usd', vatPercent: '10' }, '38.5 = 35 + 3.5 + 0, 10'],
    ['in riel', { tariffs: [at('2050', { currency: 'riel', surcharges: [] })], currency: 'riel', vatPercent: '10' }, '143500 = 130455 + 13045 + 0, 10'],
    ['of a tariff in dollars, converted once', { tariffs: [at('0.55', { currency: 'usd', surcharges: [surcharge('vat', '10', 'output_vat')] })] }, '1075690 = 977900 + 97790 + 0, 10'],
    ['of two tariffs of a month', { tariffs: halfMonth(at('10000', { surcharges: [surcharge('vat', '8', 'output_vat')] }), at('12000', { surcharges: [surcharge('vat', '10', 'output_vat')] })) }, '842710 = 772258 + 70452 + 0, -'],
  ])('%s', (_what, given, expected) => expect(told(given)).toBe(expected)) // prettier-ignore

  test('of vehicles has the surcharges of the tariff at the end of its month', () => {
    const parked = tariff('parking', tiers([null, '0']), {
      surcharges: [surcharge('vat', '8', 'output_vat')],
    })
    const vehicles = [{ plate: '29A', price: '100000', applyBy: 'day' as const, term: {} }]
    expect(told({ tariffs: [parked], priceType: 'parking', more: { vehicles } })).toBe(
      '108000 = 100000 + 8000 + 0, 8',
    )
  })
})

describe('another amount of the same parts', () => {
  const whole = { amount: '218191', vat: '11751', forOthers: '47640' }
  test.each([
    ['all of it', '218191', ['11751', '47640']],
    ['half of it', '109095', ['5875', '23820']],
    ['one đồng', '1', ['0', '0']],
    ['nothing', '0', ['0', '0']],
  ] as const)('%s', (_what, amount, [vat, forOthers]) => {
    expect(splitLike(amount, whole, 'vnd')).toEqual({ vat, forOthers })
  })

  test('of what has no revenue leaves none', () => {
    for (const amount of ['1', '7', '99', '333'])
      expect(
        revenueOf({ amount, ...splitLike(amount, { amount: '1000', vat: '74', forOthers: '926' }, 'vnd') }),
      ).toBe('0')
  })

  test('piece by piece gives the whole back, whatever the pieces', () => {
    for (const piece of ['1', '3', '7', '100', '999']) {
      let left = { amount: '1000', vat: '74', forOthers: '333' }
      while (left.amount !== '0') {
        const amount = smallerAmount(piece, left.amount)
        const parts = splitLike(amount, left, 'vnd')
        expect(compareAmounts(revenueOf({ amount, ...parts }), '0')).toBeGreaterThanOrEqual(0)
        left = {
          amount: subtractAmounts(left.amount, amount),
          vat: subtractAmounts(left.vat, parts.vat),
          forOthers: subtractAmounts(left.forOthers, parts.forOthers),
        }
      }
      expect(left).toEqual({ amount: '0', vat: '0', forOthers: '0' })
    }
  })

  test('of a fee of nothing is what the fee would be', () => {
    const nothing = { amount: '0', kind: 'own', vatPercent: '8', vat: '0', forOthers: '0' } as const
    expect(splitAnew('1080', nothing, 'vnd')).toMatchObject({ vat: '80', forOthers: '0', vatPercent: '8' })
    expect(splitAnew('500', { ...nothing, amount: '1000', forOthers: '1000' }, 'vnd').forOthers).toBe('500')
  })
})
