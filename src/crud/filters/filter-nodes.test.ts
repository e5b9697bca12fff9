import { describe, expect, it } from 'vitest'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, dateTime, number, text } from '#core/fields/index.ts'
import { crudFilters } from '#src/data/list-request.ts'
import { filterNodes } from './filter-nodes.ts'
import type { FilterItem } from '#domain/lists/list-state.ts'
import { addDays } from '#core/days.ts'
import { daysOf } from './relative-days.ts'

const entity = defineEntity({
  name: 'visit',
  path: 'visits',
  scope: 'building',
  permission: 'manage_visitor',
  title: 'code',
  fields: {
    code: text({ required: true }),
    floor: number(),
    day: date(),
    seen_at: dateTime(),
    owner_id: belongsTo('account'),
  },
  list: { columns: ['code'] },
  form: [{ name: 'general', fields: ['code'] }],
})
const nodes = (...items: FilterItem[]) => filterNodes(items, { entity, today: '2026-03-15', accountId: '7' })

describe('filters on their way to the server', () => {
  it('keeps plain operands as they are', () => {
    const items: FilterItem[] = [
      { field: 'code', operator: 'contains', value: 'A&1' },
      { field: 'floor', operator: 'between', value: [1, 5] },
      { field: 'floor', operator: 'in', value: [1, 2, 3] },
    ]
    expect(nodes(...items)).toEqual(items)
  })

  it('asks presence by true', () => {
    expect(nodes({ field: 'day', operator: 'null', value: null })).toEqual([
      { field: 'day', operator: 'null', value: true },
    ])
  })

  it('leaves out what is incomplete or of no field', () => {
    expect(
      nodes(
        { field: 'code', operator: 'eq', value: '' },
        { field: 'floor', operator: 'between', value: [1, null] },
        { field: 'floor', operator: 'in', value: [] },
        { field: 'nothing', operator: 'eq', value: '1' },
        { or: [{ field: 'code', operator: 'eq', value: '' }] },
      ),
    ).toEqual([])
  })

  it('resolves a moving range of days', () => {
    expect(nodes({ field: 'day', operator: 'between', value: { relative: 'this_month' } })).toEqual([
      { field: 'day', operator: 'between', value: ['2026-03-01', '2026-03-31'] },
    ])
  })

  it('spells a day of an instant from office midnight to office midnight', () => {
    expect(nodes({ field: 'seen_at', operator: 'eq', value: '2026-03-01' })).toEqual([
      {
        and: [
          { field: 'seen_at', operator: 'gte', value: '2026-02-28T17:00:00.000Z' },
          { field: 'seen_at', operator: 'lt', value: '2026-03-01T17:00:00.000Z' },
        ],
      },
    ])
    expect(nodes({ field: 'seen_at', operator: 'lte', value: '2026-03-01' })).toEqual([
      { field: 'seen_at', operator: 'lt', value: '2026-03-01T17:00:00.000Z' },
    ])
    expect(nodes({ field: 'seen_at', operator: 'gt', value: '2026-03-01' })).toEqual([
      { field: 'seen_at', operator: 'gte', value: '2026-03-01T17:00:00.000Z' },
    ])
  })

  it('knows who looks', () => {
    expect(nodes({ field: 'owner_id', operator: 'eq', value: { me: true } })).toEqual([
      { field: 'owner_id', operator: 'eq', value: '7' },
    ])
  })

  it('keeps groups, for refine too', () => {
    const group: FilterItem = {
      or: [
        { field: 'code', operator: 'eq', value: 'A' },
        { field: 'floor', operator: 'gt', value: 3 },
      ],
    }
    expect(crudFilters(nodes(group))).toEqual([{ operator: 'or', value: group.or }])
  })
})

describe('moving ranges', () => {
  it.each([
    ['this_week', '2026-03-15', '2026-03-09', '2026-03-15'],
    ['this_week', '2026-03-16', '2026-03-16', '2026-03-22'],
    ['this_month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_7_days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['next_30_days', '2026-12-15', '2026-12-15', '2027-01-13'],
    ['last_3_months', '2026-01-31', '2025-11-01', '2026-01-31'],
    ['last_6_months', '2026-11-26', '2026-06-01', '2026-11-26'],
    ['this_year', '2026-07-01', '2026-01-01', '2026-12-31'],
  ] as const)('%s on %s', (range, today, first, last) => {
    expect(daysOf(range, today)).toEqual([first, last])
  })

  it('counts days past summer time and leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  })
})
