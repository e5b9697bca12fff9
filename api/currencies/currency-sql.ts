import { currencies } from '#domain/currency.ts'

const forms = Object.entries(currencies)

/** SQL of a number that a currency's fraction digits give. */
export const byCurrencySql = (currency: string, numberOf: (digits: number) => number) =>
  `case ${currency} ${forms.map(([code, { digits }]) => `when '${code}' then ${numberOf(digits)}`).join(' ')} end`

/** SQL of a table `digits` with the fraction digits of each currency. */
export const digitsTable = `digits(currency, digits) as (values ${forms
  .map(([code, { digits }]) => `('${code}', ${digits})`)
  .join(', ')})`
