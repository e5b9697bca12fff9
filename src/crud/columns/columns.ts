import { fixedNames } from '#core/condition.ts'
import { readableFields } from '#core/derive/fields.ts'
import { clearFlag } from '#core/derive/requirement.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ListView } from '#core/entity-parts.ts'
import type { AnyField } from '#core/field.ts'
import type { NamedView } from '#core/derive/screens.ts'
import type { ComputedField } from '#core/fields/computed.ts'
import type { Operator } from '#core/kind.ts'
import { familyOf, operatorsOf } from '#core/kinds.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import { offersField, offersOperator } from '#src/data/capabilities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { movedTo } from '#src/ui/moved-to.ts'

/** The columns that a user has chosen, their order, the width (pixels) of those sized by hand, and the pinned ones. */
export interface ColumnSettings {
  readonly shown: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  /** Absent: the first column. */
  readonly pinned?: readonly string[]
}

export const isColumnSettings = (value: unknown): value is ColumnSettings =>
  typeof value === 'object' &&
  value !== null &&
  'shown' in value &&
  isNames(value.shown) &&
  'widths' in value &&
  typeof value.widths === 'object' &&
  value.widths !== null &&
  Object.values(value.widths).every(isWidth) &&
  (!('pinned' in value) || isNames(value.pinned))

const isNames = (value: unknown) =>
  Array.isArray(value) &&
  value.every((name) => typeof name === 'string') &&
  new Set(value).size === value.length

/** Pixels; beyond this no screen shows a column. */
const widest = 10_000
const isWidth = (value: unknown) => typeof value === 'number' && value > 0 && value <= widest

/** The name of the preference that keeps them: a view with columns of its own has its own. */
export const columnsKey = (entity: AnyEntity, view?: Pick<NamedView, 'name' | 'columns'>) =>
  view?.columns === undefined ? `list.${entity.name}` : `list.${entity.name}.${view.name}`

/** The view's own, or the list's without those that say the same in every row. */
export function defaultColumns(
  entity: AnyEntity,
  view?: Pick<ListView, 'where' | 'columns'>,
): ColumnSettings {
  if (view?.columns !== undefined) return { shown: view.columns, widths: {} }
  const fixed = view?.where === undefined ? [] : fixedNames(view.where)
  return { shown: entity.list.columns.filter((name) => !fixed.includes(name)), widths: {} }
}

/** The columns that the list's address names, or else the reader's own. */
export const settingsIn = ({ columns }: Pick<ListState, 'columns'>, own: ColumnSettings): ColumnSettings =>
  columns === undefined ? own : { ...own, shown: columns }

/** Columns that the reader may see at all; those that show other records need the right to read these. */
export const offeredColumns = (entity: AnyEntity, tools: Pick<ViewTools, 'can'>): string[] =>
  Object.entries(readableFields(entity)).flatMap(([name, field]) => {
    const from = field.kind === 'computed' ? (field as ComputedField).from : undefined
    const isOpen = tools.can('read', entity.name, name) && (from === undefined || tools.can('read', from))
    return name !== 'deleted_at' && isOpen && offersField(field) ? [name] : []
  })

/** The user's choice without columns that no longer exist or that they may no longer see; never empty. */
export function shownColumns(
  entity: AnyEntity,
  settings: ColumnSettings,
  tools: Pick<ViewTools, 'can'>,
): string[] {
  const offered = offeredColumns(entity, tools)
  const chosen = settings.shown.filter((name) => offered.includes(name))
  return chosen.length > 0 ? chosen : entity.list.columns.filter((name) => offered.includes(name))
}

/** The shown columns that stay in sight while the others scroll. */
export const pinnedColumns = (
  shown: readonly string[],
  { pinned }: Pick<ColumnSettings, 'pinned'>,
): readonly string[] =>
  pinned === undefined ? shown.slice(0, 1) : shown.filter((name) => pinned.includes(name))

/** The same columns with one moved by so many places. */
export function moveColumn(shown: readonly string[], name: string, by: number): string[] {
  const from = shown.indexOf(name)
  return from < 0 ? [...shown] : movedTo(shown, from, from + by)
}

/** Fields that the reader may filter by: masked ones would tell what they hide. Declared filters come first. */
export function filterableFields(entity: AnyEntity, tools: ViewTools): string[] {
  const fields = readableFields(entity)
  const first = entity.list.filters ?? []
  const names = [...first, ...Object.keys(fields).filter((name) => !first.includes(name))]
  return names.filter((name) => {
    const field = fields[name]
    const clear = clearFlag(entity, name)
    return (
      field !== undefined &&
      operatorsFor(field).length > 0 &&
      name !== 'deleted_at' &&
      tools.can('read', entity.name, name) &&
      (clear === undefined || tools.can(clear, entity.name))
    )
  })
}

const order: readonly Operator[] = [
  'contains',
  'between',
  'in',
  'eq',
  'ne',
  'nin',
  'gte',
  'lte',
  'gt',
  'lt',
  'startswith',
  'endswith',
  'ncontains',
  'nbetween',
  'null',
  'nnull',
]

/** Operators in the order in which people want them: the first is the one that a new filter begins with. */
export function operatorsFor(field: AnyField): Operator[] {
  const family = familyOf(field)
  const unasked: Operator[] =
    family === 'date' || family === 'number' ? ['in', 'nin'] : family === 'boolean' ? ['in', 'nin', 'ne'] : []
  const first: Operator[] =
    family === 'number' || family === 'date' ? ['between'] : family === 'boolean' ? ['eq'] : []
  const wanted = [...new Set([...first, ...order])]
  return wanted.filter(
    (operator) =>
      operatorsOf(field).includes(operator) && !unasked.includes(operator) && offersOperator(field, operator),
  )
}
