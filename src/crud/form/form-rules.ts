import { currencies, type CurrencyCode } from '#domain/currency.ts'
import { isPresent } from '#core/condition.ts'
import { monthAfter, monthOf, officeToday } from '#core/days.ts'
import { writableFields } from '#core/derive/fields.ts'
import { withoutFiles } from '#core/derive/files.ts'
import { clearFlag } from '#core/derive/requirement.ts'
import { applyConditions, checkRecord, hiddenFields, requiredFields } from '#core/derive/rules.ts'
import { createSchema, fieldErrors, updateSchema } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField, AnyFields } from '#core/field.ts'
import type { GroupedAs } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import type { FieldError } from '#core/wire/error.ts'
import { offersField } from '#src/data/capabilities.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { frozenFields } from '../actions/actions.ts'
import { changesOf, cleanValues } from './form-changes.ts'
import { instantAfter } from './follow-start.ts'

export type Mode = 'create' | 'update'

/** Fields that this user may fill in on this record. */
export function editableFields(
  entity: AnyEntity,
  mode: Mode,
  input: { tools: ViewTools; record?: Values },
): AnyFields {
  const { tools, record } = input
  const frozen = record === undefined ? new Set<string>() : frozenFields(entity, record)
  const flag = mode === 'create' ? 'create' : 'update'
  return Object.fromEntries(
    Object.entries(writableFields(entity, mode)).filter(([name, field]) => {
      const clear = clearFlag(entity, name)
      if (frozen === 'all' || frozen.has(name) || !offersField(field)) return false
      // A user who sees a masked value would save the mask.
      return tools.can(flag, entity.name, name) && (clear === undefined || tools.can(clear, entity.name))
    }),
  )
}

/** Who fills in a form, and where: what new records begin with. */
export interface Standpoint {
  /** The user's account. */
  readonly me: string | undefined
  readonly building?: Readonly<
    Partial<Record<'name' | 'address' | 'contact' | 'hotline', string | null | undefined>>
  >
}

/** The declared defaults of a new record's fields. */
export const ownDefaults = (fields: AnyFields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  )

/** Values of a new record before anything is typed. */
export function defaultValues(fields: AnyFields, from: Standpoint): Record<string, unknown> {
  const given = (read: (field: AnyField) => unknown) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const value = field.default ?? read(field)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const own = given((field) => startOf(field, from))
  return given((field) => {
    const { starts } = field
    return typeof starts === 'object' ? instantAfter(own[starts.after], starts.minutes) : startOf(field, from)
  })
}

function startOf({ starts }: AnyField, { me, building }: Standpoint): string | undefined {
  if (starts === undefined || typeof starts === 'object') return undefined
  const today = officeToday()
  const values = {
    today,
    this_month: monthOf(today),
    last_month: monthAfter(today, -1),
    now: thisMinute(),
    me,
    building_name: building?.name,
    building_address: building?.address,
    building_contact: building?.contact,
    building_hotline: building?.hotline,
  }
  return values[starts] ?? undefined
}

/** The full minute: pickers show no seconds. */
const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()

/**
 * The starting values of a clone: all fields except unique ones, files of the original, and fields that the user cannot
 * read.
 */
export const valuesToClone = (fields: AnyFields, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, field]) =>
          isPresent(record[name]) && field.unique !== true && kindOf(field).writeOnly !== true,
      )
      // A stored file belongs to one record.
      .map(([name, field]) => [name, withoutFiles(field, record[name])])
      .filter(([, value]) => value !== null),
  )

const ofTime: ReadonlySet<GroupedAs> = new Set(['day', 'moment', 'month'])

/** Values without texts that were typed into a field of days or times and are none: what is worked out of these waits for them. */
export const withoutUnread = (fields: AnyFields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name]
      if (field === undefined || typeof value !== 'string') return true
      const kind = kindOf(field)
      return (
        !ofTime.has(kind.grouped ?? 'value') ||
        kind.schema(field).safeParse(kind.decode(field, value)).success
      )
    }),
  )

export interface Draft {
  readonly entity: AnyEntity
  readonly mode: Mode
  readonly fields: AnyFields
  /** The record as it was when the form was opened; nothing for a new one. */
  readonly base: Values
  readonly values: Values
  readonly currency: CurrencyCode
}

/** The values as they would be sent: read by their kinds, hidden fields emptied. */
export function settleValues({ entity, fields, base, values }: Draft): Record<string, unknown> {
  const clean = cleanValues(fields, values)
  const whole = applyConditions(entity, { ...base, ...clean })
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
  )
}

/** Errors of the form, by the same rules as on the server. */
export function formErrors(draft: Draft): FieldError[] {
  const { entity, mode, fields, base, currency } = draft
  const settled = settleValues(draft)
  const hidden = hiddenFields(entity, { ...base, ...settled })
  const sent = mode === 'create' ? settled : changesOf(fields, base, settled)
  const parsed = (mode === 'create' ? createSchema(entity) : updateSchema(entity)).safeParse(sent)
  const bySchema = parsed.success ? [] : fieldErrors(parsed.error)
  const byRules = checkRecord(entity, { ...base, ...settled }, { currency, currencies })
  const seen = new Set<string>()
  return [...bySchema, ...byRules].filter(({ field }) => {
    const root = field.split('.')[0] ?? field
    const isNew = !seen.has(field)
    seen.add(field)
    // The user cannot correct fields that they may not fill in; the server checks those.
    return isNew && fields[root] !== undefined && !hidden.has(root)
  })
}

/** The fields that are shown and the fields that are required, for the current values of the form. */
export function formShape({ entity, base, values }: Pick<Draft, 'entity' | 'base' | 'values'>) {
  const whole = { ...base, ...values }
  return { hidden: hiddenFields(entity, whole), required: requiredFields(entity, whole) }
}
