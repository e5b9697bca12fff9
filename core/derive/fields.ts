import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { dateTime } from '../fields/date-time.ts'
import { state } from '../fields/state.ts'
import { kindOf } from '../kinds.ts'
import { unaccent } from '../text.ts'

type Fields = Record<string, AnyField>

/** The name of the field that holds the state, where the entity has a lifecycle. */
export const stateFieldOf = (entity: AnyEntity): string | undefined =>
  entity.lifecycle === undefined ? undefined : (entity.lifecycle.field ?? 'status')

/** Deleting moves to the trash. */
export const hasTrash = (entity: AnyEntity) => entity.trash !== false

/** Declared fields, the state, and what the server keeps: `created_at`, `updated_at`, with a trash `deleted_at`. */
export const allFields = remember((entity): Fields => ({
  ...entity.fields,
  ...stateFields(entity),
  created_at: dateTime({ required: true, readOnly: true }),
  updated_at: dateTime({ required: true, readOnly: true }),
  ...(hasTrash(entity) ? { deleted_at: dateTime({ readOnly: true }) } : {}),
}))

/** Declared fields and the state that have a column of the entity's own table. */
export const storedFields = remember((entity) =>
  pick({ ...entity.fields, ...stateFields(entity) }, (field) => kindOf(field).column !== undefined),
)

/** All that a reply may hold, rights aside: no password, no has-many (those come by `with`). */
export const readableFields = remember((entity) =>
  pick(
    allFields(entity),
    (field) => kindOf(field).writeOnly !== true && kindOf(field).relation?.(field).via === undefined,
  ),
)

/** The fields that a user's create or update may contain, before rights are checked. */
export const writableFields = (entity: AnyEntity, on: 'create' | 'update'): Fields =>
  on === 'create' ? creatable(entity) : updatable(entity)

/** The fields that `keyword` searches: texts, and records by their texts. */
export const searchedFields = remember((entity) => pick(entity.fields, (field) => field.searchable === true))

/** The texts among them, which the record's own `search_text` holds. */
export const searchableFields = remember((entity) => pick(searchedFields(entity), isText))

/** The fields whose kinds check a value beside the others of its record. */
export const checkedFields = remember((entity) =>
  pick(entity.fields, (field) => kindOf(field).check !== undefined),
)

const isText = (field: AnyField) => kindOf(field).column?.(field).family === 'text'

/**
 * The content of the record's `search_text` column: its searchable values without accents, and what else they are found
 * by.
 */
export const searchText = (entity: AnyEntity, record: Readonly<Record<string, unknown>>) =>
  Object.entries(searchableFields(entity))
    .flatMap(([name, field]) => {
      const value = record[name]
      if (typeof value !== 'string' || value === '') return []
      return [unaccent(value), ...(kindOf(field).alsoFoundAs?.(value, field) ?? [])]
    })
    .join(' ')

const creatable = remember((entity) => pick(entity.fields, isWritable))
const updatable = remember((entity) => pick(creatable(entity), (field) => field.immutable !== true))

const isWritable = (field: AnyField) => field.readOnly !== true && kindOf(field).derived !== true

function stateFields(entity: AnyEntity): Fields {
  const name = stateFieldOf(entity)
  return name === undefined || entity.lifecycle === undefined ? {} : { [name]: state(entity.lifecycle) }
}

const pick = (fields: Readonly<Fields>, keep: (field: AnyField) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => keep(field)))

/** Declarations never change, so each answer is worked out once. */
function remember(derive: (entity: AnyEntity) => Fields) {
  const known = new WeakMap<AnyEntity, Fields>()
  return (entity: AnyEntity): Fields => {
    const answer = known.get(entity) ?? derive(entity)
    known.set(entity, answer)
    return answer
  }
}

/** True when records are named by a text field, not by another record. */
export const isTitleText = (entity: AnyEntity) => {
  const field = entity.fields[entity.title]
  return field !== undefined && kindOf(field).column?.(field).family === 'text'
}
