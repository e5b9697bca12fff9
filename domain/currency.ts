/**
 * Currencies and their fraction digits (docs/domain/amounts-and-days.md). Our own table, because `Intl` gives the
 * riel two digits where offices in Cambodia use none.
 */
export const currencies = {
  vnd: { digits: 0, symbol: 'đ' },
  usd: { digits: 2, symbol: '$' },
  riel: { digits: 0, symbol: '៛' },
} as const
export type CurrencyCode = keyof typeof currencies
export const currencyCodes = Object.keys(currencies) as CurrencyCode[]
export const defaultCurrency: CurrencyCode = 'vnd'
