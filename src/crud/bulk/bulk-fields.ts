import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyField, AnyFields } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formValues, isSame } from '../form/form-changes.ts'
import { editableFields } from '../form/form-rules.ts'

/**
 * The fields that several records may be given one value of: those that this user may change, but for what is each record's
 * own (its name, what is unique), files, and what is made of rows.
 */
export const bulkFields = (entity: AnyEntity, tools: ViewTools): AnyFields =>
  Object.fromEntries(
    Object.entries(editableFields(entity, 'update', { tools })).filter(
      ([name, field]) => name !== entity.title && isShared(field),
    ),
  )

function isShared(field: AnyField): boolean {
  const kind = kindOf(field)
  const isOwn = field.unique === true || kind.holdsFiles === true || kind.writeOnly === true
  return !isOwn && kind.inner === undefined && kind.column?.(field).family !== 'json'
}

interface Asked {
  readonly name: string
  readonly field: AnyField
  readonly value: unknown
}

/** The records that a value changes, and how many have it already. What a list has not loaded counts as changed. */
export function planBulk(records: readonly AnyRecord[], { name, field, value }: Asked) {
  const changed = records.filter((record) => {
    const before = formValues({ [name]: field }, record)[name]
    return before === undefined || !isSame(before, value)
  })
  return { changed, unchanged: records.length - changed.length }
}
