import { isPresent } from '#core/condition.ts'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { FieldView, Values, ViewTools } from '#src/fields/field-view.ts'
import { viewOf } from '#src/fields/index.ts'
import type { Views } from '#src/crud/views.ts'

interface FieldPlace {
  readonly entityName: string
  readonly name: string
  readonly field: AnyField
  readonly record: Values
  readonly tools: ViewTools
  readonly views: Views
}

/** A field's view with the entity's own parts in place of the generated ones. */
export function fieldView(views: Views, name: string, field: AnyField): FieldView {
  const own = views.fields?.[name]
  const cell = views.columns?.[name]
  return { ...viewOf(field), ...own, ...(cell === undefined ? {} : { Cell: cell }) }
}

/** One value in a table or on a card; a dash where there is none. */
export function FieldCell({ entityName, name, field, record, tools, views }: FieldPlace) {
  const value = record[name]
  const { Cell } = fieldView(views, name, field)
  if (!isPresent(value) && views.columns?.[name] === undefined)
    return <span className="lobby-nothing">–</span>
  return (
    <Cell entityName={entityName} name={name} field={field} value={value} record={record} tools={tools} />
  )
}

interface RecordValueProps {
  readonly entity: AnyEntity
  /** A field of the entity, its state or the time of its creation too. */
  readonly name: string
  readonly record: Values
  readonly tools: ViewTools
  /** The entity's own parts. Default: the generated ones. */
  readonly views?: Views
}

const noViews: Views = {}

/** One value of a record, as its page shows it; a dash where there is none, nothing for a field that the entity lacks. */
export function RecordValue({ entity, name, record, tools, views = noViews }: RecordValueProps) {
  const field = allFields(entity)[name]
  if (field === undefined) return null
  const value = record[name]
  const { Detail } = fieldView(views, name, field)
  if (!isPresent(value) && views.fields?.[name] === undefined) return <span className="lobby-nothing">–</span>
  return (
    <Detail entityName={entity.name} name={name} field={field} value={value} record={record} tools={tools} />
  )
}
