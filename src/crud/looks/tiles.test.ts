import { expect, test } from 'vitest'
import { layOut, toneFor, type Tile, type Tone } from './tiles.ts'

const tile = (label: string, block: string, row: number | null): Tile => ({
  id: label,
  label,
  block,
  row,
  answer: '',
})
const blocks = [
  { key: '1', label: 'Tháp A' },
  { key: '2', label: 'Tháp B' },
]

test('the highest row is above, those without one are below, and a label does not repeat its block', () => {
  const all = [
    tile('A-0201', '1', 2),
    tile('A-0110', '1', 1),
    tile('A-0102', '1', 1),
    tile('A-P1', '1', null),
  ]
  const [block, ...others] = layOut(blocks, all)
  expect(others).toEqual([])
  expect(block?.rows.map(({ row, tiles }) => [row, tiles.map(({ short }) => short)])).toEqual([
    [2, ['0201']],
    [1, ['0102', '0110']],
    [null, ['P1']],
  ])
})

test('two states of one colour never look the same', () => {
  const taken = new Set<Tone>(['none'])
  expect([toneFor('warning', taken), toneFor('warning', taken), toneFor('success', taken)]).toEqual([
    'waiting',
    'good',
    'primary',
  ])
})
