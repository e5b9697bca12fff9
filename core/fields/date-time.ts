import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import type { Condition } from '../condition.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { dayFromCell, instantOf, isDay, isTime } from './calendar.ts'
import { officeClock, officeInstant } from '../days.ts'

export interface DateTimeOptions {
  /** Past it, and while this holds of the record, it is marked as overdue. */
  readonly dueWhile?: Condition
}
export interface DateTimeField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'date_time', string, R, G>, DateTimeOptions {}

/** An instant, ISO 8601 in UTC (`2026-01-31T17:30:00.000Z`). */
export const dateTime = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & DateTimeOptions = {},
): DateTimeField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'date_time' })

export const dateTimeKind = defineKind<DateTimeField>({
  schema: () =>
    z.string({ error: 'invalid_date_time' }).refine((value) => instantOf(value) === value, {
      error: 'invalid_date_time',
    }),
  column: () => ({ type: 'timestamptz', family: 'date' }),
  operators: operatorSets.ordered,
  grouped: 'moment',
  decode: (_field, node) => (typeof node === 'string' ? (instantOf(node) ?? node) : node),
  // A day alone means its beginning in the office.
  decodeOperand: (_field, node) => (isDay(node) ? officeInstant(node) : (instantOf(node) ?? node)),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => (raw instanceof Date ? raw.toISOString() : (instantOf(String(raw)) ?? raw)),
  demo: (_field, seed) =>
    officeInstant(`2026-03-${String(1 + (seed.index % 28)).padStart(2, '0')}`, '09:00:00'),
  parseCell: (_field, cell) => parseClock(cell.trim()),
  sheetFormat: 'moment',
  formatCell: (_field, value) => officeClock(String(value)),
})

/** Cells hold the office's clock, without a zone. */
function parseClock(text: string) {
  const [written = '', clock = '00:00:00'] = text.split(/[ T]/)
  const day = dayFromCell(written)
  const time = /^\d{2}:\d{2}$/.test(clock) ? `${clock}:00` : clock
  return isDay(day) && isTime(time) ? officeInstant(day, time) : (instantOf(text) ?? text)
}
