import { monthOf, writtenDay } from '../days.ts'
import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { dayFromCell, isDay, isMonth } from './calendar.ts'

export interface MonthField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'month',
  string,
  R,
  G
> {}

/** A month of a year, `yyyy-MM`. */
export const month = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): MonthField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'month' })

export const monthKind = defineKind<MonthField>({
  schema: () => z.string({ error: 'invalid_month' }).refine(isMonth, { error: 'invalid_month' }),
  column: () => ({ type: 'text', family: 'text', check: "% ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'" }),
  operators: operatorSets.ordered,
  grouped: 'month',
  decode: (_field, node) => (typeof node === 'string' ? parse(node) : node),
  encode: (_field, value) => String(value),
  demo: (_field, seed) => `2026-${String(1 + Math.floor(seed.random() * 12)).padStart(2, '0')}`,
  parseCell: (_field, cell) => fromCell(cell.trim()),
  sheetFormat: 'text',
  formatCell: (_field, value) => String(value),
  inName: writtenDay,
})

/** Spreadsheets turn a month into its first day. */
const parse = (text: string) => (isDay(text) && text.endsWith('-01') ? monthOf(text) : text)

/** `11/2026`, as offices here write it. */
function fromCell(text: string): string {
  const [, month, year] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return month === undefined || year === undefined
    ? parse(dayFromCell(text))
    : `${year}-${month.padStart(2, '0')}`
}
