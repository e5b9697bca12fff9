import type { ImportColumn } from '#core/derive/imports.ts'
import type { CellDoubt, SheetCell } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'

/** What stands in a cell for a formula whose result was never worked out. */
export const notCalculated = '#FORMULA!'

/** What spreadsheets show where a formula fails. */
const formulaError = /^#(?:N\/A|[A-Z][A-Z0-9/_]*[!?])$/

/** Letters of TCVN3, the encoding of Vietnamese fonts before Unicode, that are signs today: `V¨n` was `Văn`. */
const tcvn3 = /[¨®¬¸¹¶]\p{Ll}/u
const isOldFont = ({ text, was }: SheetCell) => was === 'text' && tcvn3.test(text)
const oldFont: CellDoubt = { code: 'cell_is_old_font', isWarning: true }

/** Why a cell may not be what its author meant, before it is read: whatever kind of column it is in, then by its kind. */
export function doubtOf({ field, target }: ImportColumn, cell: SheetCell): CellDoubt | undefined {
  if (cell.text === notCalculated) return { code: 'cell_not_calculated' }
  if (formulaError.test(cell.text)) return { code: 'cell_is_error', limits: { text: cell.text } }
  if (target !== undefined) return doubtReference(cell)
  return kindOf(field).doubtCell?.(field, cell) ?? (isOldFont(cell) ? oldFont : undefined)
}

/** A record is named by its code or its name: neither is a day, or a yes or no. */
function doubtReference({ was }: SheetCell): CellDoubt | undefined {
  if (was === 'day') return { code: 'cell_is_date' }
  return was === 'yes_no' ? { code: 'cell_is_yes_no' } : undefined
}
