import { z } from 'zod'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { dayFromCell, instantOf, isDay } from './calendar.ts'
import { addDays, localDay, officeDay } from '../days.ts'

export interface DateField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'date',
  string,
  R,
  G
> {}

/** A day, `yyyy-MM-dd`. An instant that arrives instead is the day that it is in the office. */
export const date = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): DateField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'date' })

export const dateKind = defineKind<DateField>({
  schema: () => z.string({ error: 'invalid_date' }).refine(isDay, { error: 'invalid_date' }),
  column: () => ({ type: 'date', family: 'date' }),
  operators: operatorSets.ordered,
  decode: (_field, node) => (typeof node === 'string' ? parse(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) =>
    // The driver's default parser puts a `date` at local midnight.
    raw instanceof Date ? localDay(raw) : String(raw).slice(0, 10),
  demo: (_field, seed) => addDays('2026-01-01', Math.floor(seed.random() * 365)),
  parseCell: (_field, cell) => parse(dayFromCell(cell.trim())),
  sheetFormat: 'day',
  formatCell: (_field, value) => String(value),
})

function parse(text: string) {
  const instant = instantOf(text)
  return instant === undefined ? text : officeDay(instant)
}
