import { expect, test } from 'vitest'
import { engineTable } from './engine-table.ts'

const tree = (rooms: Readonly<Record<string, readonly [number, number]>>, books: number) => ({
  rooms: new Map(Object.entries(rooms).map(([name, [files, lines]]) => [name, { files, lines }])),
  ways: new Map([['declared books' as const, books]]),
})

test('rooms that changed or make reports are told, with the sum of all and the ways', () => {
  const then = tree(
    { 'api/ledger': [3, 300], 'api/mail': [1, 10], 'src/gone': [1, 5], 'src/forms': [2, 20] },
    0,
  )
  const now = tree({ 'api/ledger': [2, 200], 'api/mail': [1, 10], 'src/forms': [2, 20] }, 7)
  const lines = engineTable(then, now).split('\n')
  expect(lines.slice(2, 6)).toEqual([
    '| api/ledger | 3 | 2 | 300 | 200 | -100 |',
    '| src/forms | 2 | 2 | 20 | 20 | 0 |',
    '| src/gone | 1 | 0 | 5 | 0 | -5 |',
    '| all rooms | 7 | 5 | 335 | 230 | -105 |',
  ])
  expect(lines.at(-1)).toBe('| declared books | 0 | 7 |')
})
