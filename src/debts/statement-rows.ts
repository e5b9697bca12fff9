import { subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readStatement } from '#domain/calls/debts.ts'

/** An apartment's account between two days. */
export type StatementReply = DataOf<typeof readStatement>
/** One entry of it. */
export type StatementLine = StatementReply['lines'][number]

/**
 * A document that was taken back is less of what it was, not more of the opposite: a void fee takes from what was
 * charged, a void receipt from what was paid.
 */
export function countReversals(line: StatementLine): StatementLine {
  const { kind, charged, paid } = line
  if (kind === 'fee_void') return { ...line, charged: subtractAmounts(charged, paid), paid: '0' }
  return kind === 'receipt_void' ? { ...line, charged: '0', paid: subtractAmounts(paid, charged) } : line
}

export const totalsOf = (lines: readonly StatementLine[]) => ({
  charged: sumAmounts(lines.map(({ charged }) => charged)),
  paid: sumAmounts(lines.map(({ paid }) => paid)),
  deduction: sumAmounts(lines.map(({ deduction }) => deduction)),
  credit: sumAmounts(lines.map(({ credit }) => credit)),
})

/** What is owed at the end of the lines. */
export const closingOf = ({ opening, lines }: Pick<StatementReply, 'opening' | 'lines'>): string =>
  lines.at(-1)?.balance ?? opening

/** Whose document a line is about. */
export const resourceOf = ({ kind }: Pick<StatementLine, 'kind'>): 'fee' | 'receipt' =>
  ['fee', 'fee_void', 'opening'].includes(kind) ? 'fee' : 'receipt'
