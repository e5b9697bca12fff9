import type { AnyField } from '#core/field.ts'
import * as builders from '#core/fields/index.ts'
import { isRecord } from './entities.ts'
import { rowsOf } from './lines-table.tsx'

export interface CustomField {
  readonly key: string
  readonly label: string
  readonly field: AnyField
}

type Definition = Readonly<Record<string, unknown>>

/** What a user may choose as a field's type, and the kind that it stands for. Another type is text. */
const makers: Readonly<Record<string, (definition: Definition, required: boolean) => AnyField>> = {
  text: (_one, required) => builders.text({ required }),
  long_text: (_one, required) => builders.longText({ required }),
  number: ({ min, max }, required) => builders.number({ required, min: numeric(min), max: numeric(max) }),
  money: (_one, required) => builders.money({ required }),
  date: (_one, required) => builders.date({ required }),
  month: (_one, required) => builders.month({ required }),
  time: (_one, required) => builders.time({ required }),
  date_time: (_one, required) => builders.dateTime({ required }),
  boolean: (_one, required) => builders.boolean({ required }),
  phone: (_one, required) => builders.phone({ required }),
  email: (_one, required) => builders.email({ required }),
  select: ({ options }, required) => builders.select({ required, options: optionsIn(options) }),
  multi_select: ({ options }, required) => builders.multiSelect({ required, options: optionsIn(options) }),
}

/** Fields that users have defined, from the rows that define them (specification §3, contracts and forms). */
export const fieldsFrom = (definitions: unknown): CustomField[] =>
  rowsOf(definitions).flatMap((one) => {
    const { key, label, type, required } = one
    if (typeof key !== 'string' || key === '') return []
    const make = makers[typeof type === 'string' ? type : 'text'] ?? makers.text
    const field = make?.(one, required === true)
    return field === undefined
      ? []
      : [{ key, label: typeof label === 'string' && label !== '' ? label : key, field }]
  })

const numeric = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Options come as a list of words, or of rows that hold one. */
const optionsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/[\n;,]/).map((one) => one.trim()).filter((one) => one !== '') // prettier-ignore
  if (!Array.isArray(value)) return []
  return value
    .map((one: unknown) => String(isRecord(one) ? (one.value ?? one.name ?? '') : one))
    .filter((one) => one !== '')
}
