import { expect, test } from 'vitest'
import { paperWords } from '#domain/documents/words.ts'
import { receiptPage } from './receipt-page.ts'

const line = { fee_id: '1', name: 'ថ្លៃគ្រប់គ្រង', month: '2026-11', due: '200000', amount: '116181' }
const record = {
  id: '9',
  code: 'PT-2026-000001',
  received_on: '2026-11-22',
  payer: 'សុខ ដារ៉ា',
  collector_name: 'ជា បុប្ផា',
  collector_code: 'NV07',
  apartment: { id: '3', code: 'A-0107' },
  payment_method: { id: '1', name: 'សាច់ប្រាក់' },
  status: 'collected' as const,
  currency_code: 'usd' as const,
  amount_received: '30',
  change_given: '5000',
  rate: 25650,
  book_rate: 6.35,
  received: '116181',
  settled: '116181',
  credit_used: '0',
  deduction: '0',
  excess: '0',
  lines: [line],
}
const building = { name: 'អគារ ផ្កាឈូក', address: 'ផ្លូវ ២៧១ ភ្នំពេញ' }
const context = { language: 'km', currency: 'riel', building, owed: '83819' } as const

test('in Khmer and riel nothing of it is Vietnamese', () => {
  const page = receiptPage({ ...record, status: 'voided', serial: 'AA0000001' }, context)
  expect(JSON.stringify(page)).not.toMatch(/[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu)
  expect(page.words?.value).toMatch(/រៀល$/)
  expect(page.totals?.map(({ value }) => value)).toEqual([
    '116,181 ៛',
    '30.00 $ (1 $ = 4,039.37 ៛)',
    '5,000 ៛',
    '116,181 ៛',
    '83,819 ៛',
  ])
})

test('what its reader may not see is left out', () => {
  const page = receiptPage({ id: '9', code: 'PT-2026-000001' }, { ...context, owed: undefined })
  expect(page.facts).toEqual([])
  expect(page.table?.rows).toEqual([])
  expect(page.totals).toEqual([])
  expect(page.words).toBeUndefined()
  expect(page.signatures?.some(({ name }) => name !== undefined)).toBe(false)
})

test('a reason names three lines, each once, and counts the rest', () => {
  const lines = ['Phí', 'Nước', 'Phí', 'Xe', 'Điện', 'Gas'].map((name) => ({ ...line, name }))
  const page = receiptPage({ ...record, lines }, { ...context, language: 'vi' })
  const reason = page.facts?.find(({ name }) => name === paperWords.vi.reason)
  expect(reason?.value).toBe('Phí, Nước, Xe và 2 khoản khác')
})
