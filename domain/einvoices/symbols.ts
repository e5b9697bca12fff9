import type { ErrorCode } from '#core/vocabulary.ts'
import { fault, type FieldError } from '#core/wire/error.ts'
import { formOf, type VatMethod } from './names.ts'

/** A symbol of a seller's invoices, and since when it is used. */
export interface UsedSymbol {
  readonly form: string
  /** `C26TAA` */
  readonly symbol: string
  /** yyyy-MM-dd */
  readonly from_date: string
}

/** The year of a symbol, two digits, is that of every invoice with it. Source: Circular 91/2026/TT-BTC, annex I. */
export const isOfYear = (symbol: string, day: string): boolean => symbol.slice(1, 3) === day.slice(2, 4)

type Row = Readonly<Record<string, unknown>>

/** Rows whose first day is in another year than their symbol. */
export const symbolErrors = (rows: readonly Row[]): FieldError[] =>
  rows.flatMap(({ symbol, from_date: from }, at) =>
    typeof symbol === 'string' && typeof from === 'string' && !isOfYear(symbol, from)
      ? [fault(`${at}.symbol`, 'symbol_of_other_year')]
      : [],
  )

/** Forms beside the method's own, for invoices with a receipt of a state fee. */
const alsoForms = { deduction: '8', direct: '9' } as const satisfies Record<VatMethod, string>

/** Symbols begin with C where invoices have the authority's code, else with K; their form follows from the method. */
export function symbolFault(rows: readonly unknown[], record: Row): ErrorCode | undefined {
  const { coded, vat_method: method } = record
  const letter = coded === true ? 'C' : 'K'
  const isWrong = (rows as readonly Row[]).some(
    ({ form, symbol }) =>
      (typeof symbol === 'string' && !symbol.startsWith(letter)) ||
      ((method === 'deduction' || method === 'direct') &&
        typeof form === 'string' &&
        form !== formOf[method] &&
        form !== alsoForms[method]),
  )
  return isWrong ? 'symbol_not_of_seller' : undefined
}

/** The symbol in use on a day: of its year, the last that had begun. */
export const symbolOn = (symbols: readonly UsedSymbol[], day: string): UsedSymbol | undefined =>
  symbols
    .filter(({ symbol, from_date: from }) => isOfYear(symbol, day) && from <= day)
    .toSorted((a, b) => (a.from_date < b.from_date ? 1 : -1))[0]
