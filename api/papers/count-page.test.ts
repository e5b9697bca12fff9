import { expect, test } from 'vitest'
import { countWords } from '#domain/documents/count-words.ts'
import { countPage } from './count-page.ts'

const words = countWords.vi
const record = {
  id: '3',
  cash_account: { id: '1', name: 'Quỹ tiền mặt' },
  cashier_name: 'Trần Minh',
  receiver_name: 'Lê Mai',
  closed_at: '2026-11-22T10:00:00.000Z',
  expected: '1000000',
  counted: '950000',
  other_cash: '50000',
  note: 'thiếu một tờ',
  denominations: [
    { value: '200000', count: 2 },
    { value: '500000', count: 1 },
  ],
}
const building = { name: 'Sunrise', address: '12 Street 271' }
const pageOf = (more: object = {}) =>
  countPage({ ...record, ...more }, { language: 'vi', currency: 'vnd', building })

test('a count sheet has book, notes, difference, and three places to sign', () => {
  const page = pageOf()
  expect(page.under).toEqual([words.form, '22/11/2026 17:00'])
  expect(page.table?.rows).toEqual([
    ['I', words.expected, '', '1.000.000'],
    ['II', words.counted, '', '950.000'],
    ['1', 'Loại 500.000', '1', '500.000'],
    ['2', 'Loại 200.000', '2', '400.000'],
    ['3', expect.any(String), '', '50.000'],
    ['III', words.difference, '', '50.000'],
    ['', words.surplus, '', ''],
    ['', words.shortage, '', '50.000'],
  ])
  expect(page.words?.value).toBe('Chín trăm năm mươi nghìn đồng')
  expect(page.notes?.[0]).toBe(`${words.reason}: thiếu một tờ`)
  expect(page.signatures?.map(({ name }) => name)).toEqual([undefined, 'Trần Minh', 'Lê Mai'])
})

test('a count without notes leaves room for each of them; a box of dollars is counted in dollars', () => {
  expect(pageOf({ denominations: null, other_cash: null }).table?.rows).toHaveLength(2 + 11 + 1 + 3)
  const dollars = pageOf({ currency_code: 'usd', counted: '12.5', denominations: [], other_cash: '12.5' })
  expect(dollars.under).toEqual(['22/11/2026 17:00'])
  expect(dollars.table?.rows[1]?.[3]).toBe('12,50')
})
