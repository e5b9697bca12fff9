import { expect, test } from 'vitest'
import { beginItems, endErrors, inOrder, readRows, rowErrors, type RoundRow } from './round-items.ts'

const item = { name: 'Pressure', kind: 'number', unit: 'bar', min: 2, max: 6, required: true } as const
const [pressure, leaks] = beginItems([
  item,
  { ...item, name: 'Leaks', kind: 'yes_no', min: null, max: null, required: false },
]) as [RoundRow, RoundRow]
const said = (rows: readonly Partial<RoundRow>[]) => rowErrors(rows).map(({ field, code }) => [field, code])

test('items begin unjudged, with their number', () => {
  expect(pressure).toEqual({ ...item, point: 1, result: null, value: null, note: null, photo: null })
  expect(endErrors([pressure, leaks])).toMatchObject([
    { field: '0.result', code: 'required' },
    { field: '1.result', code: 'required' },
  ])
})

test.each([
  ['2', undefined],
  ['6', undefined],
  ['5,5', undefined],
  ['1.99', 'outside_limits'],
  ['6,01', 'outside_limits'],
  ['-3', 'outside_limits'],
  ['much', 'invalid_number'],
  ['1.000,5', 'invalid_number'],
])('a pressure of %s is good, or why not: %s', (value, code) => {
  expect(said([{ ...pressure, result: 'good', value }])[0]?.[1]).toBe(code)
})

test('a measure outside its limits is bad or needs attention, and one without a limit is good', () => {
  expect(said([{ ...pressure, result: 'bad', value: '9' }])).toEqual([])
  expect(said([{ ...pressure, max: null, result: 'good', value: '900' }])).toEqual([])
})

test('what is required is not skipped, and what is measured is not left empty', () => {
  expect(said([{ ...pressure, result: 'skipped' }])).toEqual([['0.result', 'item_is_required']])
  expect(said([{ ...leaks, result: 'skipped' }])).toEqual([])
  expect(endErrors([{ ...pressure, result: 'good' }])).toMatchObject([{ field: '0.value', code: 'required' }])
  expect(endErrors([{ ...pressure, required: false, result: 'skipped' }])).toEqual([])
})

test('an item stays what it was, by its number or its name, and what is left out is missing', () => {
  const sent = [
    { name: 'A smell', result: 'attention', required: true, point: null },
    { point: 1, name: 'Other', required: false, max: 99, result: 'good', value: '4', photo: 'p1' },
  ] as unknown as RoundRow[]
  const { rows, missing } = readRows([pressure, leaks], sent)
  expect(rows).toEqual([
    expect.objectContaining({ point: null, name: 'A smell', required: null, result: 'attention' }),
    { ...pressure, result: 'good', value: '4', photo: 'p1' },
  ])
  expect(missing).toEqual([leaks])
  expect(inOrder([...rows, ...missing]).map(({ name }) => name)).toEqual(['Pressure', 'Leaks', 'A smell'])
  const named = readRows([pressure, leaks], [{ name: 'Leaks', result: 'bad' } as RoundRow])
  expect(named.rows).toMatchObject([{ point: 2, result: 'bad', note: null }])
})
