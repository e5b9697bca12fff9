import { expect, test } from 'vitest'
import { defineEntity } from '../entity.ts'
import { belongsTo, date, text } from '../fields/index.ts'
import { copiedEntities, copyKeyOf, keyText, namedFirst, recordsToCopy, restartedOn } from './copying.ts'

const shared = { scope: 'building', permission: 'manage_fee', list: { columns: ['name'] }, form: [] } as const
const kind = defineEntity({
  ...shared,
  name: 'kind',
  path: 'kinds',
  copied: { ticked: true },
  title: 'name',
  fields: { name: text({ required: true, unique: true }), parent_id: belongsTo('kind') },
})
const dated = { from: 'from', to: 'to', among: ['kind_id'] } as const
const rate = defineEntity({
  ...shared,
  name: 'rate',
  path: 'rates',
  copied: { ticked: true, dated },
  title: 'name',
  fields: {
    name: text({ required: true }),
    kind_id: belongsTo('kind', { required: true }),
    from: date({ required: true }),
    to: date(),
  },
  uniqueTogether: [['kind_id', 'from']],
})

test('what records name comes first, a kind that names itself included', () => {
  expect(copiedEntities({ rate, kind }).map(({ name }) => name)).toEqual(['kind', 'rate'])
  const circle = { ...kind, fields: { ...kind.fields, rate_id: belongsTo('rate') } }
  expect(() => copiedEntities({ rate, kind: circle })).toThrow('rate, kind')
})

test('a record is known by what is unique, together or alone, or by its title', () => {
  expect(copyKeyOf(kind)).toEqual(['name'])
  expect(copyKeyOf(rate)).toEqual(['kind_id', 'from'])
  expect(copyKeyOf({ ...rate, uniqueTogether: [] })).toEqual(['name'])
  expect(copyKeyOf({ ...kind, copied: { ticked: true, by: ['parent_id'] } })).toEqual(['parent_id'])
  expect(keyText(['name'], { name: 'THU Ngân' })).toBe(keyText(['name'], { name: 'thu ngân' }))
  expect(keyText(['name', 'to'], { name: 'a' })).toBe(keyText(['name', 'to'], { name: 'a', to: null }))
})

const rows = [
  { id: '1', kind_id: '1', from: '2024-01-01', to: null },
  { id: '2', kind_id: '1', from: '2026-01-01', to: null },
  { id: '3', kind_id: '1', from: '2027-01-01', to: null },
  { id: '4', kind_id: '2', from: '2025-01-01', to: '2026-06-30' },
  { id: '5', kind_id: '2', from: '2026-07-01', to: '2026-07-01' },
]
const taken = (today: string) => recordsToCopy({ ticked: true, dated }, rows, today).map(({ id }) => id)

test('only what holds today or later is taken, in days and in months', () => {
  expect(taken('2025-12-31')).toEqual(['1', '2', '3', '4', '5'])
  expect(taken('2026-07-01')).toEqual(['2', '3', '5'])
  expect(taken('2026-07-02')).toEqual(['2', '3'])
  const months = [
    { id: '1', from: '2026-01', to: '2026-06' },
    { id: '2', from: '2026-01', to: '2026-07' },
  ]
  expect(recordsToCopy({ ticked: true, dated: { from: 'from', to: 'to' } }, months, '2026-07-31')).toEqual(
    months.slice(1),
  )
})

test('only records that fit are taken', () => {
  const where = { field: 'to', present: true } as const
  expect(recordsToCopy({ ticked: true, where }, rows, '2026-01-01').map(({ id }) => id)).toEqual(['4', '5'])
})

test('a copy holds from today at the earliest', () => {
  expect(restartedOn('2024-01-01', '2026-07-15')).toBe('2026-07-15')
  expect(restartedOn('2027-01-01', '2026-07-15')).toBe('2027-01-01')
  expect(restartedOn('2024-01', '2026-07-15')).toBe('2026-07')
})

test('parents come before children, and a circle is left as it is', () => {
  const child = { id: '1', parent_id: '3' }
  const grandchild = { id: '2', parent_id: '1' }
  const parent = { id: '3', parent_id: null }
  expect(namedFirst(['parent_id'], [child, grandchild, parent])).toEqual([parent, child, grandchild])
  const circle = [
    { id: '1', parent_id: '2' },
    { id: '2', parent_id: '1' },
  ]
  expect(namedFirst(['parent_id'], circle)).toEqual(circle)
})
