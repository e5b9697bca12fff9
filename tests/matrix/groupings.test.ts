import { describe, expect, test } from 'vitest'
import { fee } from '#entities/fees/fee.ts'
import type { AnyEntity } from '#core/entity.ts'
import { offer } from '#tests/matrix/typical-entity.ts'
import {
  daysOfSpan,
  filtersOf,
  groupingOf,
  groupingsOf,
  isFew,
  spanAfter,
  spanOf,
} from '#core/derive/groupings.ts'

describe('a span of days', () => {
  test.each([
    ['2026-03-14', '2026-03-14', '2026-03-14', '2026-03-15'],
    ['2026-02', '2026-02-01', '2026-02-28', '2026-03'],
    ['2026-12', '2026-12-01', '2026-12-31', '2027-01'],
    ['2026-Q1', '2026-01-01', '2026-03-31', '2026-Q2'],
    ['2026-Q4', '2026-10-01', '2026-12-31', '2027-Q1'],
    ['2028', '2028-01-01', '2028-12-31', '2029'],
  ])('%s is from %s to %s, and %s follows', (key, from, to, next) => {
    expect(daysOfSpan(key)).toEqual({ from, to })
    expect(spanAfter(key)).toBe(next)
  })

  test.each([
    ['day', '2026-11-30'],
    ['month', '2026-11'],
    ['quarter', '2026-Q4'],
    ['year', '2026'],
  ] as const)('the %s of a day is %s', (grain, key) => expect(spanOf('2026-11-30', grain)).toBe(key))
})

describe('the records of a group', () => {
  const of = (name: string, key: string | null, entity: AnyEntity = offer) => {
    const grouping = groupingOf(entity, name)
    if (grouping === undefined) throw new Error(name)
    return filtersOf(entity, [[grouping, key]])
  }

  test('of a quarter are those of its months, where a list has months as words and none before another', () => {
    expect(of('month.quarter', '2026-Q4', fee)).toEqual([
      { field: 'month', operator: 'in', value: ['2026-10', '2026-11', '2026-12'] },
    ])
  })

  test('are those without a value where the group has none', () => {
    expect(of('status', null)).toEqual([{ field: 'status', operator: 'null', value: true }])
  })

  test('of a month are those made in it by the office’s clock', () => {
    expect(of('created_at.month', '2026-11')).toEqual([
      { field: 'created_at', operator: 'gte', value: '2026-10-31T17:00:00.000Z' },
      { field: 'created_at', operator: 'lt', value: '2026-11-30T17:00:00.000Z' },
    ])
  })

  test('in two groups begin with those of the state', () => {
    const [state, month] = [groupingOf(offer, 'status'), groupingOf(offer, 'created_at.year')]
    if (state === undefined || month === undefined) throw new Error('no groupings')
    const [first] = filtersOf(offer, [
      [month, '2026'],
      [state, 'draft'],
    ])
    expect(first).toEqual({ field: 'status', operator: 'eq', value: 'draft' })
  })
})

test('states and few words may be columns, days and records may not', () => {
  const few = groupingsOf(offer).filter((one) => isFew(offer, one))
  expect(few.map(({ name }) => name)).toContain('status')
  expect(few.every(({ as, grain }) => as === 'value' && grain === undefined)).toBe(true)
})
