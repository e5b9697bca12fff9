import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import type { Condition } from '../condition.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { refusalIssue } from './schemas.ts'
import { dayFromCell, instantOf, isDay } from './calendar.ts'
import { addDays, addMonths, localDay, officeDay, officeToday, writtenDay } from '../days.ts'

export interface DateOptions {
  /** The last day that is taken: `today` is the office's. Default: any. */
  readonly latest?: 'today'
  /** How many years back the first day lies that is taken. Default: any. */
  readonly yearsBack?: number
  /** Past it, and while this holds of the record, it is marked as overdue. */
  readonly dueWhile?: Condition
}
export interface DateField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'date', string, R, G>, DateOptions {}

/** A day, `yyyy-MM-dd`. An instant that arrives instead is the day that it is in the office. */
export const date = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & DateOptions = {},
): DateField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'date' })

const daySchema = () => z.string({ error: 'invalid_date' }).refine(isDay, { error: 'invalid_date' })

/** The days between which a value may lie, both included; undefined where there is no such bound. */
export function boundsOf({ latest, yearsBack }: DateOptions, today = officeToday()) {
  return {
    first: yearsBack === undefined ? undefined : addMonths(today, -12 * yearsBack),
    last: latest === 'today' ? today : undefined,
  }
}

export const dateKind = defineKind<DateField>({
  schema: (field) =>
    daySchema().superRefine((day, context) => {
      const { first, last } = boundsOf(field)
      if (last !== undefined && day > last) context.addIssue(refusalIssue({ code: 'day_in_future' }))
      if (first !== undefined && day < first) context.addIssue(refusalIssue({ code: 'day_too_early' }))
    }),
  column: () => ({ type: 'date', family: 'date' }),
  operators: operatorSets.ordered,
  grouped: 'day',
  operand: daySchema,
  decode: (_field, node) => (typeof node === 'string' ? parse(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) =>
    // The driver's default parser puts a `date` at local midnight.
    raw instanceof Date ? localDay(raw) : String(raw).slice(0, 10),
  demo(field, seed) {
    const { last } = boundsOf(field)
    const day = Math.floor(seed.random() * 365)
    return last === undefined ? addDays('2026-01-01', day) : addDays(last, -day)
  },
  parseCell: (_field, cell) => parse(dayFromCell(cell.trim())),
  sheetFormat: 'day',
  formatCell: (_field, value) => String(value),
  inName: writtenDay,
})

function parse(text: string) {
  const instant = instantOf(text)
  return instant === undefined ? text : officeDay(instant)
}
