import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAmounts, sumAmounts } from '#core/amount.ts'
import { priceTariff, tariffForDays, tierFault, type Tariff } from './tariff.ts'

const tariff = (tiers: [string | null, string][], more: Partial<Tariff> = {}): Tariff => ({
  currency: 'vnd',
  tiers: tiers.map(([upTo, price]) => ({ upTo, price })),
  per: 'one',
  tierKind: 'cumulative',
  surcharges: [],
  ...more,
})
const vat = (percent: string) => [{ code: 'vat', name: 'vat', percent, of: 'amount' }]
/** Public tariffs: Vietnamese household electricity, Hồ Chí Minh City water a person, Hà Nội water a household. */
const electricity = tariff(
  [['50', '1984'], ['100', '2050'], ['200', '2380'], ['300', '2998'], ['400', '3350'], [null, '3460']],
  { surcharges: vat('8') },
) // prettier-ignore
const cityWater = tariff(
  [
    ['4', '6700'],
    ['6', '12900'],
    [null, '14400'],
  ],
  {
    per: 'person',
    tierKind: 'cumulative',
    surcharges: [
      ...vat('5'),
      { code: 'drainage', name: 'drainage', percent: '30', of: 'amount' },
      { code: 'drainage_vat', name: 'drainage_vat', percent: '8', of: 'drainage' },
    ],
  },
)
const byUse = tariff([['10', '380'], ['50', '480'], ['200', '610'], [null, '730']]) // prettier-ignore
const capitalWater = tariff([['10', '8500'], ['20', '9900'], ['30', '16000'], [null, '27000']]) // prettier-ignore

describe('public tariffs', () => {
  test.each([
    ['electricity, 50 kWh', electricity, '50', 1, '99200', '107136'],
    ['electricity, 350 kWh', electricity, '350', 1, '907000', '979560'],
    ['electricity, 0 kWh', electricity, '0', 1, '0', '0'],
    ['Hà Nội water, 35 m³', capitalWater, '35', 1, '479000', '479000'],
    ['HCMC water, 4 people, 20 m³', cityWater, '20', 4, '158800', '218191'],
    ['HCMC water, nobody registered', cityWater, '4', 0, '26800', '36823'],
  ])('%s', (_what, price, quantity, people, amount, total) => {
    expect(priceTariff(quantity, people, price)).toMatchObject({ amount, total })
  })

  test.each([
    ['three households on one meter', '350', 3, '724100'],
    ['nobody says how many', '350', 0, '907000'],
  ])('per household, %s', (_what, quantity, households, amount) => {
    expect(priceTariff(quantity, households, { ...electricity, per: 'household' })).toMatchObject({ amount })
  })

  test.each([
    ['10', '3800'],
    ['10.5', '5040'],
    ['60', '36600'],
    ['201', '146730'],
    ['0', '0'],
  ])('the whole use of %s at the price of the tier that it ends in is %s', (quantity, amount) => {
    const bySize: Tariff = { ...byUse, currency: 'riel', tierKind: 'whole' }
    const { lines, ...priced } = priceTariff(quantity, 1, bySize)
    expect(priced).toMatchObject({ amount })
    expect(lines.length).toBe(quantity === '0' ? 0 : 1)
  })

  test('a whole use in half a month ends in the tier of half its bounds', () => {
    const half = tariffForDays({ ...byUse, tierKind: 'whole' }, { days: 15, of: 30 }, 1)
    expect(priceTariff('30', 1, half)).toMatchObject({ amount: '18300' })
  })

  test('surcharges stand apart, each with its own base, rounded to the currency', () => {
    expect(priceTariff('20', 4, cityWater).surcharges.map(({ base, amount }) => [base, amount])).toEqual([
      ['158800', '7940'],
      ['158800', '47640'],
      ['47640', '3811'],
    ])
  })

  test('the trace says tier by tier what was taken; no bound loses a unit', () => {
    expect(priceTariff('120.5', 1, electricity).lines).toEqual([
      { from: '0', to: '50', quantity: '50', price: '1984', amount: '99200' },
      { from: '50', to: '100', quantity: '50', price: '2050', amount: '102500' },
      { from: '100', to: '120.5', quantity: '20.5', price: '2380', amount: '48790' },
    ])
  })
})

test('whatever the quantity, the lines take all of it, and the total is the sum of what is shown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 12 }),
      (thousandths, people) => {
        const quantity = (thousandths / 1000).toFixed(3)
        for (const price of [electricity, cityWater, capitalWater]) {
          const { lines, surcharges, total } = priceTariff(quantity, people, price)
          expect(compareAmounts(sumAmounts(lines.map((line) => line.quantity)), quantity)).toBe(0)
          expect(sumAmounts([...lines, ...surcharges].map(({ amount }) => amount))).toBe(total)
        }
      },
    ),
  )
})

test('for some of a month’s days every bound is as much lower, and the share of a price is rounded once', () => {
  const third = tariffForDays(capitalWater, { days: 10, of: 30 }, 1)
  expect(third.tiers.map(({ upTo }) => upTo)).toEqual(['3.333', '6.667', '10', null])
  expect(
    priceTariff('70', 1, { ...capitalWater, tiers: [{ upTo: null, price: '9000' }] }, { days: 15, of: 31 }),
  ).toMatchObject({ amount: '304839' })
})

test.each([
  ['9 people', cityWater, 9, { days: 10, of: 30 }, ['12', '18', null], '80400'],
  ['nobody registered', cityWater, 0, { days: 15, of: 30 }, ['2', '3', null], '155900'],
  ['9 people, a tariff by household', capitalWater, 9, { days: 15, of: 30 }, ['5', '10', '15', null], '124000'],
] as const)('%s: bounds are raised to the people before they are lowered to the days', (_what, price, people, share, bounds, amount) => {
  const lowered = tariffForDays(price, share, people)
  expect(lowered.tiers.map(({ upTo }) => upTo)).toEqual(bounds)
  expect(priceTariff('12', people, lowered)).toMatchObject({ amount })
}) // prettier-ignore

test.each([
  [[['10', '1'], [null, '2']], undefined],
  [[[null, '1']], undefined],
  [[['10', '1']], 'tariff_open_end'],
  [[[null, '1'], ['10', '2']], 'tariff_open_end'],
  [[], 'tariff_open_end'],
  [[['10', '1'], ['10', '2'], [null, '3']], 'tariff_not_rising'],
  [[['0', '1'], [null, '3']], 'tariff_not_rising'],
] as const)('tiers %j: %s', (tiers, fault) => {
  expect(tierFault(tariff(tiers.map(([upTo, price]) => [upTo, price])).tiers)).toBe(fault)
}) // prettier-ignore

test('a tariff that ends too early, or a surcharge on nothing, is refused', () => {
  expect(() => priceTariff('11', 1, tariff([['10', '1']]))).toThrow(RangeError)
  const odd = tariff([[null, '1']], { surcharges: [{ code: 'a', name: 'a', percent: '5', of: 'b' }] })
  expect(() => priceTariff('1', 1, odd)).toThrow(RangeError)
})
