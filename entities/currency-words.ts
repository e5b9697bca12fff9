import type { Translated } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'

/** A choice of currency. */
export const currencyWords = {
  vnd: { vi: 'VND', en: 'VND', km: 'VND' },
  usd: { vi: 'USD', en: 'USD', km: 'USD' },
  riel: { vi: 'Riel (KHR)', en: 'Riel (KHR)', km: 'រៀល (KHR)' },
} satisfies Readonly<Record<CurrencyCode, Translated>>
