import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodsOf, type DatedTariff } from './periods.ts'
import { daysIn, type Term } from './proration.ts'

const tariff = (name: string, from: string, to: string | null = null): DatedTariff => ({
  id: name,
  name,
  decision: null,
  from,
  to,
  currency: 'vnd',
  tiers: [{ upTo: null, price: '1' }],
  per: 'one',
  tierKind: 'cumulative',
  surcharges: [],
})
const old = tariff('old', '2020-01-01')
const closed = tariff('closed', '2020-01-01', '2026-06-10')
const next = tariff('next', '2026-06-11')

/** First day, last day, days and tariff of each period. */
const cut = (month: string, tariffs: readonly DatedTariff[], term?: Term) =>
  periodsOf(month, tariffs, term)?.map((period) => [period.from, period.to, period.days, period.tariff.name])

describe('a month is cut where its tariff changes', () => {
  test.each<[string, string, DatedTariff[], [string, string, number, string][]]>([
    ['one tariff all month', '2026-06', [old], [['2026-06-01', '2026-06-30', 30, 'old']]],
    ['the next follows on the 11th', '2026-06', [closed, next], [
      ['2026-06-01', '2026-06-10', 10, 'closed'],
      ['2026-06-11', '2026-06-30', 20, 'next'],
    ]],
    ['of two without an end the one that began last holds', '2026-06', [old, next], [
      ['2026-06-01', '2026-06-10', 10, 'old'],
      ['2026-06-11', '2026-06-30', 20, 'next'],
    ]],
    ['in whatever order they stand', '2026-06', [next, old], [
      ['2026-06-01', '2026-06-10', 10, 'old'],
      ['2026-06-11', '2026-06-30', 20, 'next'],
    ]],
    ['after one for ten days the former holds again', '2026-06', [old, tariff('ten', '2026-06-11', '2026-06-20')], [
      ['2026-06-01', '2026-06-10', 10, 'old'],
      ['2026-06-11', '2026-06-20', 10, 'ten'],
      ['2026-06-21', '2026-06-30', 10, 'old'],
    ]],
    ['the end of one that has been superseded is none', '2026-06', [tariff('A', '2025-01-01', '2026-06-15'), tariff('B', '2026-05-01')], [
      ['2026-06-01', '2026-06-30', 30, 'B'],
    ]],
    ['nor while one for ten days holds', '2026-06', [old, tariff('A', '2025-01-01', '2026-06-15'), tariff('ten', '2026-06-11', '2026-06-20')], [
      ['2026-06-01', '2026-06-10', 10, 'A'],
      ['2026-06-11', '2026-06-20', 10, 'ten'],
      ['2026-06-21', '2026-06-30', 10, 'old'],
    ]],
    ['three in a month of 31 days', '2026-07', [old, tariff('a', '2026-07-02'), tariff('b', '2026-07-31')], [
      ['2026-07-01', '2026-07-01', 1, 'old'],
      ['2026-07-02', '2026-07-30', 29, 'a'],
      ['2026-07-31', '2026-07-31', 1, 'b'],
    ]],
    ['a change on the first is none', '2026-06', [old, tariff('june', '2026-06-01')], [['2026-06-01', '2026-06-30', 30, 'june']]],
    ['nor is one in the next month', '2026-06', [old, tariff('july', '2026-07-01')], [['2026-06-01', '2026-06-30', 30, 'old']]],
    ['a last day is the month’s', '2026-06', [tariff('june', '2026-06-01', '2026-06-30')], [['2026-06-01', '2026-06-30', 30, 'june']]],
    ['February', '2026-02', [old], [['2026-02-01', '2026-02-28', 28, 'old']]],
    ['leap February', '2024-02', [old], [['2024-02-01', '2024-02-29', 29, 'old']]],
    ['a change on the leap day', '2024-02', [old, tariff('leap', '2024-02-29')], [
      ['2024-02-01', '2024-02-28', 28, 'old'],
      ['2024-02-29', '2024-02-29', 1, 'leap'],
    ]],
  ])('%s', (_what, month, tariffs, periods) => {
    expect(cut(month, tariffs)).toEqual(periods)
  })

  test.each([
    ['2026-06', 30],
    ['2026-07', 31],
    ['2026-02', 28],
    ['2024-02', 29],
  ])('every period of %s is of %i days, however few it has itself', (month, of) => {
    const periods = periodsOf(month, [old, tariff('late', `${month}-11`)], { from: `${month}-06` })
    expect(periods?.map((period) => [period.days, period.of])).toEqual([[5, of], [of - 10, of]])
  })
}) // prettier-ignore

test.each([
  ['9', '10', '10'],
  ['10', '9', '10'],
  ['a', 'b', 'b'],
  ['b', 'a', 'b'],
])('of two that begin together, %s and %s, %s holds', (one, other, holds) => {
  const tariffs = [tariff(one, '2026-06-11'), old, tariff(other, '2026-06-11')]
  expect(cut('2026-06', tariffs)).toEqual([
    ['2026-06-01', '2026-06-10', 10, 'old'],
    ['2026-06-11', '2026-06-30', 20, holds],
  ])
})

describe('a day without a tariff leaves the month without a price', () => {
  test.each<[string, DatedTariff[], Term?]>([
    ['none at all', []],
    ['one that ends without a successor', [closed]],
    ['one that begins too late', [next]],
    ['a gap of one day', [closed, tariff('late', '2026-06-12')]],
    ['one that ended the month before', [tariff('may', '2026-05-01', '2026-05-31')]],
    ['the last of the term’s days', [closed], { to: '2026-06-11' }],
    ['the first of the term’s days', [next], { from: '2026-06-10' }],
  ])('%s', (_what, tariffs, term) => {
    expect(periodsOf('2026-06', tariffs, term)).toBeUndefined()
  })
})

describe('only a term’s days are charged', () => {
  test.each<[Term, DatedTariff[], [string, string, number, string][]]>([
    [{ from: '2026-06-16' }, [old], [['2026-06-16', '2026-06-30', 15, 'old']]],
    [{ to: '2026-06-15' }, [old], [['2026-06-01', '2026-06-15', 15, 'old']]],
    [{ from: '2026-06-30' }, [old], [['2026-06-30', '2026-06-30', 1, 'old']]],
    [{ from: '2026-06-05', to: '2026-06-05' }, [old], [['2026-06-05', '2026-06-05', 1, 'old']]],
    [{ from: '2019-01-01', to: '2030-01-01' }, [old], [['2026-06-01', '2026-06-30', 30, 'old']]],
    [{ from: null, to: null }, [old], [['2026-06-01', '2026-06-30', 30, 'old']]],
    [{ from: '2026-06-10', to: '2026-06-12' }, [closed, next], [
      ['2026-06-10', '2026-06-10', 1, 'closed'],
      ['2026-06-11', '2026-06-12', 2, 'next'],
    ]],
    [{ from: '2026-06-11' }, [old, next], [['2026-06-11', '2026-06-30', 20, 'next']]],
    [{ from: '2026-06-11' }, [next], [['2026-06-11', '2026-06-30', 20, 'next']]],
    [{ to: '2026-06-10' }, [closed], [['2026-06-01', '2026-06-10', 10, 'closed']]],
  ])('a term of %j', (term, tariffs, periods) => {
    expect(cut('2026-06', tariffs, term)).toEqual(periods)
  })

  test.each<[string, Term, DatedTariff[]]>([
    ['after the month', { from: '2026-07-01' }, [old]],
    ['before the month', { to: '2026-05-31' }, [old]],
    ['after the month, without a tariff', { from: '2026-07-01' }, []],
  ])('a term %s has none', (_what, term, tariffs) => {
    expect(periodsOf('2026-06', tariffs, term)).toEqual([])
  })
}) // prettier-ignore

test('whatever the term and the changes, the periods’ days are the term’s', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(
      fc.constantFrom('2026-01', '2026-02', '2024-02', '2026-04', '2026-12'),
      fc.array(day, { maxLength: 4 }),
      fc.option(day),
      fc.option(day),
      (month, changes, first, last) => {
        const term = { from: first && `${month}-${first}`, to: last && `${month}-${last}` }
        const tariffs = [old, ...changes.map((change) => tariff(change, `${month}-${change}`))]
        const periods = periodsOf(month, tariffs, term) ?? []
        expect(periods.reduce((sum, { days }) => sum + days, 0)).toBe(daysIn(month, term).days)
      },
    ),
  )
})
