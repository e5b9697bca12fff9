import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { isTime } from './calendar.ts'

export interface TimeField<R extends boolean = boolean, G extends Flag = Flag> extends Field<
  'time',
  string,
  R,
  G
> {}

/** A time of day, `HH:mm:ss`. */
export const time = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> = {},
): TimeField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'time' })

export const timeKind = defineKind<TimeField>({
  schema: () => z.string({ error: 'invalid_time' }).refine(isTime, { error: 'invalid_time' }),
  column: () => ({ type: 'time', family: 'date' }),
  operators: operatorSets.ordered,
  decode: (_field, node) => (typeof node === 'string' ? parse(node) : node),
  encode: (_field, value) => String(value),
  fromColumn: (_field, raw) => String(raw).slice(0, 8),
  demo: (_field, seed) => `${String(8 + Math.floor(seed.random() * 10)).padStart(2, '0')}:30:00`,
  parseCell: (_field, cell) => parse(cell.trim()),
  formatCell: (_field, value) => String(value),
})

const parse = (text: string) => (/^\d{2}:\d{2}$/.test(text) ? `${text}:00` : text)
