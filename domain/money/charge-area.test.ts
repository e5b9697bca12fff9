import { expect, test } from 'vitest'
import { chargeFor } from './charge.ts'
import type { Facts, FormerSize } from './charge-types.ts'

// June has 30 days. 9,000 a square metre with VAT 8 %.
const tariffs = [
  {
    id: '1',
    name: 'T',
    decision: null,
    from: '2026-01-01',
    to: null,
    currency: 'vnd' as const,
    tiers: [{ upTo: null, price: '9000' }],
    per: 'one' as const,
    tierKind: 'cumulative' as const,
    surcharges: [{ code: 'vat', name: 'vat', percent: '8', of: 'amount' }],
  },
]
const facts: Facts = {
  area: '90',
  gardenArea: '10',
  people: 1,
  term: {},
  hasMeter: false,
  readings: [],
  vehicles: [],
}
const garden = (until: string, gardenArea: string | null): FormerSize => ({ until, area: '90', gardenArea })

// 10 m² of garden for the whole of June: 97,200.
test.each<[string, string | null, FormerSize[], string, string]>([
  ['no garden through the 15th', '10', [garden('2026-06-15', null)], '48600', '10'],
  ['a garden of nothing through the 15th', '10', [garden('2026-06-15', '0')], '48600', '10'],
  ['a garden that went on the 16th', null, [garden('2026-06-15', '10')], '48600', '10'],
  ['a garden that went after the month', null, [garden('2026-07-02', '10')], '97200', '10'],
  ['a garden that went on the 16th, and came back later', '20', [garden('2026-06-15', '10'), garden('2026-07-09', null)], '48600', '10'],
])('%s is charged by its days', (_when, gardenArea, formerSizes, amount, quantity) => {
  const outcome = chargeFor(
    { priceType: 'garden_area', month: '2026-06', tariffs, currency: 'vnd', rates: {} },
    { ...facts, gardenArea, formerSizes },
  )
  expect('charge' in outcome && outcome.charge).toMatchObject({ amount, quantity })
}) // prettier-ignore

test('only the area that is charged for cuts its fee: a riel more or less otherwise', () => {
  const tiers = [{ upTo: null, price: '450' }]
  const inRiel = tariffs.map((one) => ({ ...one, currency: 'riel' as const, tiers, surcharges: [] }))
  const former = { until: '2026-06-14', area: '60', gardenArea: '13.33' }
  const outcome = chargeFor(
    { priceType: 'garden_area', month: '2026-06', tariffs: inRiel, currency: 'riel', rates: {} },
    { ...facts, gardenArea: '13.33', formerSizes: [former] },
  )
  // 13.33 × 450 = 5,998.5; two halves, each rounded down, would be 5,998.
  expect('charge' in outcome && outcome.charge).toMatchObject({ amount: '5999', flags: [] })
  expect('charge' in outcome && outcome.charge.trace.periods).toHaveLength(1)
})

test.each([
  ['none, and never was one', null, []],
  ['none in the month', '10', [garden('2026-07-02', null)]],
])('a garden is not charged: %s', (_when, gardenArea, formerSizes) => {
  const rule = { priceType: 'garden_area', month: '2026-06', tariffs, currency: 'vnd', rates: {} } as const
  expect(chargeFor(rule, { ...facts, gardenArea, formerSizes })).toEqual({ skip: true })
})

test('an area that was entered later was that area before', () => {
  const rule = { priceType: 'area', month: '2026-06', tariffs, currency: 'vnd', rates: {} } as const
  const outcome = chargeFor(rule, {
    ...facts,
    formerSizes: [{ until: '2026-06-15', area: null, gardenArea: null }],
  })
  expect('charge' in outcome && outcome.charge).toMatchObject({ amount: '874800' })
})

const was = (until: string, area: string): FormerSize => ({ until, area, gardenArea: '4' })

test.each<[string, FormerSize[], Facts['term'], string, number]>([
  // 60 × 9000 × 10/30 + 90 × 9000 × 20/30, each with its VAT
  ['60 m² through the 10th', [was('2026-06-10', '60')], {}, '777600', 2],
  ['changed before the month', [was('2026-05-31', '60')], {}, '874800', 1],
  ['changed after the month', [was('2026-07-04', '60')], {}, '583200', 1],
  ['changed twice', [was('2026-06-10', '60'), was('2026-06-20', '75')], {}, '729000', 3],
  ['changed before the handover', [was('2026-06-10', '60')], { from: '2026-06-16' }, '437400', 1],
])('%s', (_when, formerSizes, term, amount, periods) => {
  const outcome = chargeFor(
    { priceType: 'area', month: '2026-06', tariffs, currency: 'vnd', rates: {} },
    { ...facts, term, formerSizes },
  )
  expect('charge' in outcome && outcome.charge).toMatchObject({ amount })
  expect('charge' in outcome && outcome.charge.trace.periods).toHaveLength(periods)
})
