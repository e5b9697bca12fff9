import { expect, test } from 'vitest'
import { defineBook, fileColumnsOf, type AnyBook, type CellKind } from '#domain/reports/book.ts'
import { inputVatBook, journalBook, outputVatBook } from '#domain/reports/books.ts'
import * as books from '#domain/reports/books.ts'
import type { Cell } from '../records/present/export-cells.ts'
import { bookCells, groupedCells } from './book-cells.ts'

const options = { payment_way: { cash: 'Tiền mặt' } }
const words = { one: 'Phiếu thu', many: 'Phiếu thu', fields: {}, options }
const labels = {
  receipt: { vi: words, en: words, km: words },
  payment_voucher: { vi: words, en: words, km: words },
}
const vietnamese = { language: 'vi', labels } as const

const kinds: readonly (readonly [CellKind, string | null, Cell])[] = [
  ['text', '=1+1', '=1+1'],
  ['number', '4711', 4711],
  ['day', '2026-10-31', { moment: '2026-10-31' }],
  ['moment', '2026-10-31T20:00:00.000Z', { moment: '2026-11-01 03:00:00' }],
  ['kind', 'receipt_void', 'Phiếu thu (hủy)'],
  ['codes', '1111', '1111'],
  ['item', 'Thuê mặt bằng', 'Thuê mặt bằng'],
  ['rate', '8', '8 %'],
  ['rate', null, 'Nhiều mức'],
  ['option', 'cash', 'Tiền mặt'],
  ['option', 'unknown', null],
  ['money', '1000', 1000],
  ['balance', '-20', -20],
  ['count', '12', 12],
  ['percent', '33.3', 33.3],
  ['day', null, null],
  ['money', null, null],
]

test.each(kinds)('a value of the kind %s, %s, is a cell', (is, value, cell) => {
  const column = { name: 'payment_way', is, of: 'payment_voucher' }
  expect(bookCells([column], { payment_way: value }, vietnamese)).toEqual([cell])
})

test('lines stand in groups with a sum each, and the total below', async () => {
  const book = defineBook({
    name: 'output_vat',
    file: 'trial',
    columns: { description: 'text', rate: 'rate', net: 'money' },
    screen: [],
  })
  const line = (description: string, rate: string, net: string) => ({ description, rate, net })
  async function* pages() {
    yield [line('a', '8', '100'), line('b', '8', '50')]
    yield [line('c', '8', '1'), line('d', '10', '20')]
  }
  const rows: (readonly Cell[])[] = []
  const grouping = {
    ...vietnamese,
    groupOf: ({ rate }: Readonly<Record<string, string | null>>) => rate ?? '',
    mark: '∑ ',
  }
  for await (const page of groupedCells(book, pages(), grouping)) rows.push(...page)
  expect(rows).toEqual([
    ['8', null, null],
    ['a', '8 %', 100],
    ['b', '8 %', 50],
    ['c', '8 %', 1],
    ['∑ Cộng: 8', null, 151],
    ['10', null, null],
    ['d', '10 %', 20],
    ['∑ Cộng: 10', null, 20],
    ['∑ Tổng cộng', null, 171],
  ])
})

test('the screen shows columns that the book has, and the file leaves out those of the screen alone', () => {
  const all: readonly AnyBook[] = Object.values(books)
  for (const { screen, columns } of all)
    for (const column of screen) {
      const names: readonly string[] =
        typeof column === 'string' ? [column] : [...column.of, ...(column.beside ?? [])]
      for (const name of names) expect(Object.keys(columns)).toContain(name)
    }
  const fileOf = (book: AnyBook) => fileColumnsOf(book).map(({ name }) => name)
  expect(fileOf(inputVatBook)).not.toContain('apartment')
  expect(fileOf(outputVatBook)).toContain('apartment')
  expect(fileOf(journalBook).slice(0, 4)).toEqual(['entry', 'booked_on', 'number', 'kind'])
})
