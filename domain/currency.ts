/**
 * Currencies and their fraction digits (docs/domain/amounts-and-days.md). Our own table, because `Intl` gives the
 * riel two digits where offices in Cambodia use none.
 */
export const currencies = {
  vnd: { digits: 0, symbol: 'đ', unit: 'VND' },
  usd: { digits: 2, symbol: '$', unit: 'USD' },
  riel: { digits: 0, symbol: '៛', unit: 'KHR' },
} as const
export type CurrencyCode = keyof typeof currencies
export const currencyCodes = Object.keys(currencies) as CurrencyCode[]
export const defaultCurrency: CurrencyCode = 'vnd'

/** What a building calls its currency on paper: its own word, or else the currency's usual one. */
export const moneyUnit = (own: string | null | undefined, currency: CurrencyCode): string =>
  (own ?? '').trim() === '' ? currencies[currency].unit : String(own)
