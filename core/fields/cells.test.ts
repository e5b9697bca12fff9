import { expect, test } from 'vitest'
import type { CellWords } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import { digitsFromCell } from './schemas.ts'
import { date, dateTime, money, month, number, phone, price } from './index.ts'

const words: CellWords = { language: 'vi', yes: 'Có', no: 'Không', label: (option) => option }

test.each([
  ['1234', '1234'],
  ['1 234 567', '1234567'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567,5', '1234567.5'],
  ['1,234,567.25', '1234567.25'],
  ['15,5', '15.5'],
  ['1.5', '1.5'],
  ['1.234', '1.234'],
  // Thousands or a fraction? It does not say.
  ['1,234', '1,234'],
  ['1.23.456', '1.23.456'],
  ['1,2,3.4', '1,2,3.4'],
])('%s is %s', (written, plain) => {
  expect(digitsFromCell(written)).toBe(plain)
})

test.each([
  [date(), '20/11/2026', '2026-11-20'],
  [date(), '5-1-2026', '2026-01-05'],
  [date(), '2026-11-20', '2026-11-20'],
  [date(), '31/02/2026', '2026-02-31'],
  [month(), '11/2026', '2026-11'],
  [month(), '2026-11-01', '2026-11'],
  [month(), '01/11/2026', '2026-11'],
  [dateTime(), '20/11/2026 08:30', '2026-11-20T01:30:00.000Z'],
  [number(), '15,5', 15.5],
  [money(), '1.250.000', '1250000'],
  [price(), '1.250.000', '1250000'],
  [price(), '0,185', '0.185'],
  [price(), '0.185', '0.185'],
  [price(), '1984.1250', '1984.125'],
  [phone(), '912345678', '0912345678'],
  [phone(), '0912 345 678', '0912345678'],
])('a cell of %o reads %s as %s', (field, cell, value) => {
  expect(kindOf(field).parseCell(field, cell, words)).toBe(value)
})

test.each(['1.984', '1,984', '25.650'])('%s could be two prices, and is refused', (cell) => {
  const kind = kindOf(price())
  expect(kind.schema(price()).safeParse(kind.parseCell(price(), cell, words)).success).toBe(false)
})

test('a price of three decimals leaves with a fourth, so that it is read as it was written', () => {
  const kind = kindOf(price())
  const cell = kind.formatCell(price(), '1.984', words)
  expect([cell, kind.parseCell(price(), String(cell), words)]).toEqual(['1.9840', '1.984'])
})
