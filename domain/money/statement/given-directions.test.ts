import { expect, test } from 'vitest'
import { guessColumns } from './columns.ts'
import type { SaidDirections } from './directions.ts'
import { findHeader, readStatement } from './statement.ts'

function read(rows: readonly string[], directions: SaidDirections = []) {
  const header = 'Ngày | Ghi nợ | Ghi có | Nội dung | Số dư'
  const sheet = findHeader(
    [header, ...rows].map((row, at) => ({
      number: at + 1,
      cells: row.split('|').map((cell) => cell.trim()),
    })),
  )
  const rules = { currency: 'vnd', latest: '2026-11-28', directions } as const
  const { rows: found, ...rest } = readStatement(sheet.lines, guessColumns(sheet.header), rules)
  return { found: found.map(({ type, price }) => `${type} ${price}`), ...rest }
}

const refund = '23/11/2026 | -2,000,000 | | hoan tien coc A0101'
const paid = '24/11/2026 | | 500,000 | phi A0102'

test('a refund that is the only money out, with a minus, is asked about: given back, or taken back', () => {
  expect(read([refund, paid])).toMatchObject({
    found: ['in 500000'],
    unknownDirections: ['(-)'],
    faults: [{ number: 2, fault: 'unknown_direction' }],
    skipped: 0,
  })
  expect(read([refund, paid], [{ word: '(-)', type: 'out' }]).found).toEqual(['out 2000000', 'in 500000'])
  expect(read([refund, paid], [{ word: '(-)', type: 'in' }]).found).toEqual(['in 2000000', 'in 500000'])
})

test('its balance says which, whatever was said of the account', () => {
  const rows = [`${paid} | 9,500,000`, `${refund} | 7,500,000`]
  expect(read(rows, [{ word: '(-)', type: 'in' }])).toMatchObject({
    found: ['in 500000', 'out 2000000'],
    unknownDirections: [],
  })
})

test.each([
  ['what is taken back says so', ['-30,000 | | huy gd', '30,000 | | phi'], ['in 30000', 'out 30000']],
  ['what comes back says so', ['-30,000 | | phi', '30,000 | | hoan phi'], ['out 30000', 'in 30000']],
  ['most has a minus', ['-1 | | phi', '-2 | | phi', '3 | | phi'], ['out 1', 'out 2', 'in 3']],
  ['most has none', ['1 | | phi', '2 | | phi', '-3 | | phi'], ['out 1', 'out 2', 'in 3']],
  ['as many with a minus as without', ['-1 | | phi', '3 | | phi'], []],
])('among money out, %s', (_of, rows, found) => {
  expect(read(rows.map((row) => `23/11/2026 | ${row}`)).found).toEqual(found)
})
