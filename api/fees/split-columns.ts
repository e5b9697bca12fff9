import type { FeeSplit, IncomeKind, Parted } from '#domain/money/income.ts'

/** The columns of a fee that say what of it is no revenue; amounts and the rate are decimal text. */
export interface SplitColumns {
  readonly amount: string
  readonly income_kind: IncomeKind
  readonly vat_percent: string | null
  readonly vat: string
  readonly for_others: string
}

/** A stored fee as the rules of money know it. */
export const splitOf = (fee: SplitColumns): FeeSplit & Parted => ({
  amount: fee.amount,
  kind: fee.income_kind,
  vatPercent: fee.vat_percent,
  vat: fee.vat,
  forOthers: fee.for_others,
})

export const splitColumns = ({ kind, vatPercent, vat, forOthers }: FeeSplit) => ({
  income_kind: kind,
  vat_percent: vatPercent,
  vat,
  for_others: forOthers,
})
