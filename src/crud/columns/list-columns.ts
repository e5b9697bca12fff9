import { createElement, useMemo, type ReactNode } from 'react'
import { isPresent } from '#core/condition.ts'
import { allFields, stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import { offersSort } from '#src/data/capabilities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { viewOf } from '#src/fields/index.ts'
import { fieldLabel } from '#src/fields/words.ts'
import type { Views } from '#src/crud/views.ts'
import { pinnedColumns, type ColumnSettings } from './columns.ts'
import { FieldCell } from './field-cell.tsx'

/** All that a row needs to know of one of its columns. */
export interface ListColumn {
  readonly name: string
  /** With its unit or currency. */
  readonly label: string
  /** The user's own width in pixels. */
  readonly chosenWidth?: number
  /** Its values are never cut off. */
  readonly isWhole: boolean
  /** Stays at the left while the others scroll. */
  readonly isPinned: boolean
  /** The state as the last column: it stays at the right, so that a wider table does not hide what became of a record. */
  readonly isAtEnd: boolean
  /** Of its heading and its cells. */
  readonly className: string
  readonly isSortable: boolean
  readonly isTitle: boolean
  /** It holds the record's own name, not that of another record. */
  readonly isName: boolean
  readonly cell: (record: AnyRecord) => ReactNode
}

interface ListColumnsInput {
  readonly entity: AnyEntity
  readonly columns: readonly string[]
  readonly settings: ColumnSettings
  readonly tools: ViewTools
  readonly views: Views
}

/** Made once for a list, not once a row. */
export const useListColumns = ({
  entity,
  columns,
  settings,
  tools,
  views,
}: ListColumnsInput): readonly ListColumn[] =>
  useMemo(() => {
    const pinned = new Set(pinnedColumns(columns, settings))
    const ordered = [
      ...columns.filter((name) => pinned.has(name)),
      ...columns.filter((name) => !pinned.has(name)),
    ]
    const last = ordered.at(-1)
    return ordered.flatMap((name): ListColumn[] => {
      const field = allFields(entity)[name]
      if (field === undefined) return []
      const view = { ...viewOf(field), ...views.fields?.[name] }
      const suffix = view.headerSuffix?.({ entityName: entity.name, name, field, tools })
      const isWhole = view.isWhole?.(field) ?? false
      const isAtEnd = name === last && name === stateFieldOf(entity) && !pinned.has(name)
      const label = fieldLabel(tools.t, entity.name, name)
      return [
        {
          name,
          label: suffix === undefined ? label : `${label} (${suffix})`,
          ...(settings.widths[name] === undefined ? {} : { chosenWidth: settings.widths[name] }),
          isWhole,
          isPinned: pinned.has(name),
          isAtEnd,
          className: classNameOf({
            'lobby-whole': isWhole,
            'lobby-pinned': pinned.has(name),
            'lobby-at-end': isAtEnd,
            'lobby-figure-right': (view.alignOf?.(field) ?? view.align) === 'right',
          }),
          isSortable: offersSort(field),
          isTitle: name === entity.title,
          isName: name === entity.title && kindOf(field).relation === undefined,
          cell: cellOf({ entity, name, field, tools, views }),
        },
      ]
    })
  }, [entity, columns, settings, tools, views])

const classNameOf = (parts: Readonly<Record<string, boolean>>) =>
  ['lobby-cell', ...Object.keys(parts).filter((name) => parts[name] === true)].join(' ')

interface CellInput extends Pick<ListColumnsInput, 'entity' | 'tools' | 'views'> {
  readonly name: string
  readonly field: AnyField
}

/** A generated cell has no hooks, so it is called outright; an entity's own may have some and is drawn as a component. */
function cellOf({ entity, name, field, tools, views }: CellInput): ListColumn['cell'] {
  const place = { entityName: entity.name, name, field, tools }
  if (views.columns?.[name] !== undefined || views.fields?.[name]?.Cell !== undefined)
    return (record) => createElement(FieldCell, { ...place, record, views })
  const { Cell } = viewOf(field)
  return (record) => (isPresent(record[name]) ? Cell({ ...place, value: record[name], record }) : '–')
}
