import { holds, isPresent, type Condition } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import type { Rule } from '../entity-parts.ts'
import type { RecordContext } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import { fault, type FieldError } from '../wire/error.ts'
import { checkedFields } from './fields.ts'

type Values = Readonly<Record<string, unknown>>

/** Fields that the record's own values hide: by a condition, or with their whole section. */
export function hiddenFields(entity: AnyEntity, record: Values): Set<string> {
  const hidden = new Set<string>()
  const hide = (names: readonly string[], show: Condition | undefined) => {
    if (show !== undefined && !holds(show, record)) for (const name of names) hidden.add(name)
  }
  for (const section of entity.form) if ('fields' in section) hide(section.fields, section.when)
  for (const condition of entity.conditions ?? []) hide(condition.fields, condition.show)
  return hidden
}

/** Fields that must be filled as the record stands: always, or because of its other values. */
export function requiredFields(entity: AnyEntity, record: Values): Set<string> {
  const always = Object.keys(entity.fields).filter((name) => entity.fields[name]?.required === true)
  const hidden = hiddenFields(entity, record)
  return new Set([...always, ...fieldsAskedFor(entity, record)].filter((name) => !hidden.has(name)))
}

const fieldsAskedFor = (entity: AnyEntity, record: Values): readonly string[] =>
  (entity.conditions ?? [])
    .filter((condition) => condition.require !== undefined && holds(condition.require, record))
    .flatMap((condition) => condition.fields)

/** The record with hidden fields emptied, and the fields that are hidden as a result. */
export function applyConditions<T extends Values>(entity: AnyEntity, record: T): T {
  const hidden = [...hiddenFields(entity, record)].filter((name) => isPresent(record[name]))
  if (hidden.length === 0) return record
  const emptied = { ...record, ...Object.fromEntries(hidden.map((name) => [name, null])) }
  return applyConditions(entity, emptied)
}

/**
 * Errors of a whole record, beyond its single values: rules between fields, fields that a condition requires, amounts
 * with too many decimals for their currency. The same on both ends.
 */
export function checkRecord(entity: AnyEntity, record: Values, context: RecordContext = {}): FieldError[] {
  const missing = conditionallyRequired(entity, record)
  const broken = (entity.rules ?? []).filter((rule) => !obeys(entity, rule, record))
  return [
    ...missing.map((field) => fault(field, 'required')),
    ...broken.map((rule) => fault(rule.field, rule.refuse ?? `invalid_${rule.is}`)),
    ...selfReferences(entity, record).map((field) => fault(field, 'refers_to_itself')),
    ...valueErrors(entity, record, context),
  ]
}

/** An apartment is never its own partner, a category never its own parent. */
const selfReferences = (entity: AnyEntity, record: Values) =>
  isPresent(record.id)
    ? Object.entries(entity.fields).flatMap(([name, field]) =>
        record[name] === record.id && kindOf(field).relation?.(field)?.target === entity.name ? [name] : [],
      )
    : []

/** Fields that are always required are checked by the schema. */
function conditionallyRequired(entity: AnyEntity, record: Values): string[] {
  const missing = fieldsAskedFor(entity, record).filter(
    (name) => entity.fields[name]?.required !== true && !isPresent(record[name]),
  )
  if (missing.length === 0) return []
  const hidden = hiddenFields(entity, record)
  return [...new Set(missing)].filter((name) => !hidden.has(name))
}

function valueErrors(entity: AnyEntity, record: Values, context: RecordContext): FieldError[] {
  return Object.entries(checkedFields(entity)).flatMap(([name, field]) => {
    const value = record[name]
    if (!isPresent(value)) return []
    const found = kindOf(field).check?.(field, value, record, context)
    if (found === undefined) return []
    return [{ field: name, ...(typeof found === 'string' ? { code: found } : found) }]
  })
}

/** A rule about a value that is not there is kept. */
function obeys(entity: AnyEntity, rule: Rule, record: Values) {
  const [value, other] = [record[rule.field], record[rule.other]]
  const field = entity.fields[rule.field]
  if (field === undefined || !isPresent(value) || !isPresent(other)) return true
  return verdicts[rule.is]((kindOf(field).compare ?? byText)(value, other))
}

const verdicts: Readonly<Record<Rule['is'], (order: number) => boolean>> = {
  after: (order) => order > 0,
  not_before: (order) => order >= 0,
  different_from: (order) => order !== 0,
  greater_than: (order) => order > 0,
  at_least: (order) => order >= 0,
}

const byText = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0)
