import { subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readStatement } from '#domain/calls/debts.ts'

/** An apartment's account between two days. */
export type StatementReply = DataOf<typeof readStatement>
/** One entry of it. */
export type StatementLine = StatementReply['lines'][number]

/**
 * A voided document reduces its own column instead of adding to the other: a voided fee reduces the charges, a voided
 * receipt reduces the payments.
 */
export function countReversals<L extends Pick<StatementLine, 'kind' | 'charged' | 'paid'>>(line: L): L {
  const { kind, charged, paid } = line
  // It gives back what the fee had settled: no new charge.
  if (kind === 'prepayment_release_void')
    return { ...line, charged: '0', paid: subtractAmounts(paid, charged) }
  if (kind === 'fee_void') return { ...line, charged: subtractAmounts(charged, paid), paid: '0' }
  return kind === 'receipt_void' ? { ...line, charged: '0', paid: subtractAmounts(paid, charged) } : line
}

export const totalsOf = (lines: readonly StatementLine[]) => ({
  charged: sumAmounts(lines.map(({ charged }) => charged)),
  paid: sumAmounts(lines.map(({ paid }) => paid)),
  deduction: sumAmounts(lines.map(({ deduction }) => deduction)),
  credit: sumAmounts(lines.map(({ credit }) => credit)),
  prepaid: sumAmounts(lines.map(({ prepaid }) => prepaid)),
})

/** The balance after the last line. */
export const closingOf = ({ opening, lines }: Pick<StatementReply, 'opening' | 'lines'>): string =>
  lines.at(-1)?.balance ?? opening

/** Whose document a line is about. */
export function resourceOf({ kind }: Pick<StatementLine, 'kind'>): string {
  const isFee = kind === 'opening' || kind.startsWith('prepayment_release')
  return isFee ? 'fee' : kind.replace(/_(void|end)$/, '')
}
