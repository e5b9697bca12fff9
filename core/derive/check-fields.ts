import { namesIn } from '../condition.ts'
import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import type { BelongsToField } from '../fields/belongs-to.ts'
import { operandsOf, type ComputedField } from '../fields/computed.ts'
import type { CustomFieldsField } from '../fields/custom-fields.ts'
import type { DecimalOptions } from '../fields/decimals.ts'
import type { ManyToManyField } from '../fields/many-to-many.ts'
import { isKindName, kindOf } from '../kinds.ts'
import { readPattern } from '../numbered.ts'
import type { Registry } from '../registry.ts'
import { allFields, searchableFields, stateFieldOf } from './fields.ts'
import { systemColumnNames } from './table.ts'

/** One field in its place. */
export interface DeclarationPlace {
  readonly entity: AnyEntity
  readonly name: string
  readonly field: AnyField
  readonly registry: Registry
}

/** Why a field is wrong where it stands; its kind's own complaints come first. */
export function fieldFaults(place: DeclarationPlace): string[] {
  if (!isKindName(place.field.kind)) return [`there is no kind "${place.field.kind}"`]
  return [...nameFaults(place), ...optionFaults(place), ...relationFaults(place), ...referenceFaults(place)]
}

/** `items` is the name under which a body holds several records. */
const reserved: readonly string[] = [...systemColumnNames, 'or', 'and', 'items']

function nameFaults({ entity, name }: DeclarationPlace): string[] {
  return [
    ...(/^[a-z][a-z0-9_]{0,50}$/.test(name) ? [] : ['is not snake_case']),
    ...(reserved.includes(name) ? ['is a name that every record has already'] : []),
    ...(name === stateFieldOf(entity) ? ['is the field of the state'] : []),
  ]
}

function optionFaults({ field }: DeclarationPlace): string[] {
  const kind = kindOf(field)
  const own = kind.fault?.(field)
  const family = kind.column?.(field).family
  const isScalar = family !== undefined && family !== 'array' && family !== 'json'
  const { personal, access } = field
  return [
    ...(own === undefined ? [] : [own]),
    ...(field.numbered === undefined || readPattern(field.numbered, '2026-01-01') !== undefined
      ? []
      : ['is numbered by a pattern without a place for the number']),
    ...(field.searchable === true && family !== 'text' && family !== 'reference'
      ? ['is searchable but holds no text and names no record']
      : []),
    ...(field.unique === true && !isScalar ? ['is unique but has no plain column'] : []),
    ...(personal !== undefined && access?.update !== undefined && personal !== access.update
      ? ['has different flags for personal and access.update']
      : []),
    ...(field.default === undefined ||
    own !== undefined ||
    kind.schema(field).safeParse(field.default).success
      ? []
      : ['has a default that it would refuse']),
  ]
}

function relationFaults(place: DeclarationPlace): string[] {
  const { entity, name, field, registry } = place
  const inner = Object.entries(kindOf(field).inner?.(field) ?? {})
  const { target, via, also = [] } = relationOf(field)
  if (inner.length > 0)
    return inner.flatMap(([own, one]) =>
      relationFaults({ ...place, name: own, field: one }).map((reason) => `${own} ${reason}`),
    )
  if (target === undefined) return []
  const other = registry[target]
  if (other === undefined) return [`leads to "${target}", which is not registered`]
  if (field.searchable === true && Object.keys(searchableFields(other)).length === 0)
    return [`is searched by ${target}, which has no searchable text`]
  const offered = field.kind === 'many_to_many' ? (field as ManyToManyField).offers : undefined
  if (offered !== undefined)
    return namesIn(offered)
      .filter((one) => !isKnown(other, one))
      .map((one) => `offers by ${target}.${one}, which is not there`)
  if (via === undefined)
    return field.kind === 'belongs_to' ? belongsToFaults(field, { entity, name, other }) : []
  if (via === 'building_id' && entity.scope === 'building_itself' && other.scope === 'building') return []
  const leadsBack = (one: string) => {
    const back = other.fields[one]
    return back !== undefined && relationOf(back).target === entity.name
  }
  return [via, ...also]
    .filter((one) => !leadsBack(one))
    .map((one) => `is found via ${target}.${one}, which does not lead back`)
}

/** `count` has the same two options without being a relation. */
const relationOf = (
  field: AnyField & { readonly target?: string; readonly via?: string; readonly also?: readonly string[] },
) => field

function belongsToFaults(
  field: AnyField,
  { entity, name, other }: { entity: AnyEntity; name: string; other: AnyEntity },
) {
  const { matching = {}, fills = {}, where, onDelete, alias } = field as BelongsToField
  const theirs = [
    ...Object.keys(matching),
    ...Object.keys(fills),
    ...(where === undefined ? [] : namesIn(where)),
  ]
  return [
    ...(name.endsWith('_id') ? [] : ['belongs to a record but is not named …_id']),
    ...theirs
      .filter((one) => !isKnown(other, one))
      .map((one) => `speaks of ${other.name}.${one}, which is not there`),
    ...Object.values(matching)
      .filter((one) => !isKnown(entity, one))
      .map((one) => `is matched by ${one}, which is not there`),
    ...Object.values(fills)
      .filter((one) => !isKnown(entity, one))
      .map((one) => `fills in ${one}, which is not there`),
    ...(alias === undefined || (other.scope === 'building' && other.fields[alias.by]?.unique === true)
      ? []
      : [`is also named by ${other.name}.${alias.by}, which names no one record of a building`]),
    ...(alias === undefined || entity.fields[alias.name] === undefined
      ? []
      : [`is also named ${alias.name}, which is a field`]),
    ...(field.required === true && onDelete === 'set null'
      ? ['is required, so onDelete can’t empty it']
      : []),
  ]
}

/** Names of other fields that a kind takes as options. */
function referenceFaults({ entity, field, registry }: DeclarationPlace): string[] {
  const missing = (names: readonly string[]) =>
    names
      .filter((name) => entity.fields[name] === undefined)
      .map((name) => `speaks of ${name}, which is not there`)
  if (field.kind === 'computed') {
    const { from } = field as ComputedField
    const isUnknown = from !== undefined && registry[from] === undefined
    return [
      ...missing(operandsOf(field as ComputedField)),
      ...(isUnknown ? [`shows "${from}", which is not registered`] : []),
    ]
  }
  const inner = kindOf(field).inner?.(field)
  // A row speaks of its own fields, or of those of the record that holds it.
  if (inner !== undefined)
    return Object.entries(inner).flatMap(([name, one]) =>
      referenceFaults({
        entity: { ...entity, fields: { ...entity.fields, ...inner } },
        name,
        field: one,
        registry,
      }),
    )
  if (typeof field.starts === 'object' && entity.fields[field.starts.after] === undefined)
    return missing([field.starts.after])
  const { currency } = field as DecimalOptions & AnyField
  if (typeof currency === 'object') return missing([currency.field])
  if (field.kind !== 'custom_fields') return []
  const [via = '', lines = ''] = (field as CustomFieldsField).definitions.split('.')
  const target = registry[relationOf(entity.fields[via] ?? field).target ?? '']
  return target?.fields[lines]?.kind === 'lines' ? [] : [`finds no definitions at ${via}.${lines}`]
}

/** True when a record of the entity has such a value. */
export const isKnown = (entity: AnyEntity, name: string) =>
  Object.hasOwn(allFields(entity), name) ||
  name === 'id' ||
  (name === 'building_id' && entity.scope === 'building')
