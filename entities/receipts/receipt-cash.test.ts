import { expect, test } from 'vitest'
import type { CurrencyCode } from '#domain/currency.ts'
import { describeForeignCash } from './receipt-cash.ts'

const of = (
  currency_code: CurrencyCode,
  amount_received: string,
  rate: number | null,
  book_rate: number | null,
) => ({ currency_code, amount_received, rate, book_rate })

test.each<[string, CurrencyCode, ReturnType<typeof of>, string | undefined]>([
  ['the books’ own', 'riel', of('riel', '500', null, null), undefined],
  ['dollars in đồng', 'vnd', of('usd', '10', 25650, null), '10,00 $ (1 $ = 25.650 đ)'],
  ['đồng in riel', 'riel', of('vnd', '500000', null, 6.35), '500.000 đ (1 ៛ = 6,35 đ)'],
  ['dollars in riel', 'riel', of('usd', '10', 25650, 6.35), '10,00 $ (1 $ = 4.039,37 ៛)'],
  ['dollars in riel, before both rates were kept', 'riel', of('usd', '10', 25650, null), '10,00 $'],
])('%s', (_what, currency, record, text) => {
  expect(describeForeignCash(record, { currency, language: 'vi' })).toBe(text)
})
