import { expect, test } from 'vitest'
import { guessColumns } from './columns.ts'
import type { SaidDirections } from './directions.ts'
import { findHeader, readStatement } from './statement.ts'

function read(rows: readonly string[], directions: SaidDirections = []) {
  const sheet = findHeader(
    rows.map((row, at) => ({ number: at + 1, cells: row.split('|').map((cell) => cell.trim()) })),
  )
  const rules = { currency: 'vnd', latest: '2026-11-28', directions } as const
  const { rows: found, unknownDirections } = readStatement(sheet.lines, guessColumns(sheet.header), rules)
  return { found: found.map(({ type, price }) => `${type} ${price}`), unknownDirections }
}

const plain = ['Ngày | Diễn giải | Số tiền', '23/11/2026 | a | 50.000', '24/11/2026 | b | 20.000']

test('amounts of which nothing says which way they went are asked for, and read as somebody says', () => {
  expect(read(plain)).toEqual({ found: [], unknownDirections: [''] })
  expect(read(plain, [{ word: '', type: 'out' }]).found).toEqual(['out 50000', 'out 20000'])
})

test('a number of a workbook with three decimals is no thousand, and is told', () => {
  const header = ['Ngày', 'Ghi có', 'Nội dung']
  const cells = ['23/11/2026', '1.125', 'a']
  const rules = { currency: 'usd', latest: '2026-11-28' } as const
  const reading = (marks?: string) =>
    readStatement(
      [{ number: 2, cells, ...(marks === undefined ? {} : { marks }) }],
      guessColumns(header),
      rules,
    )
  expect(reading('tnt')).toMatchObject({ rows: [], faults: [{ number: 2, fault: 'bad_amount' }] })
  expect(reading().rows).toMatchObject([{ price: '1125' }])
})

test.each([
  ['a sign before money out', [...plain, '25/11/2026 | c | -5'], ['in 50000', 'in 20000', 'out 5']],
  [
    'a plus before money in',
    ['Ngày | Diễn giải | Số tiền', '23/11/2026 | a | +50.000', '24/11/2026 | b | +20.000'],
    ['in 50000', 'in 20000'],
  ],
  [
    'balances',
    [
      'Ngày | Diễn giải | Số tiền | Số dư',
      '23/11/2026 | a | 50.000 | 50.000',
      '24/11/2026 | b | 20.000 | 70.000',
    ],
    ['in 50000', 'in 20000'],
  ],
])('%s says it', (_of, rows, found) => {
  expect(read(rows)).toEqual({ found, unknownDirections: [] })
})
