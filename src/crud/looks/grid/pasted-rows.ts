import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { isTypedInLine } from '#core/kinds.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { editableFields } from '../../form/form-rules.ts'
import type { EntityList } from '../../list/use-entity-list.tsx'
import type { LostRow } from '../../sheet/lost-rows.tsx'
import { cellText, readCell, type CellUse } from './cell-text.ts'
import type { GridChange } from './save-rows.ts'

/** What can be typed in a row: the fields that the form of this record would offer, as far as they fit one line. */
export function openFields({ entity, tools, rights }: EntityList, record: AnyRecord): AnyFields {
  if (!rights.update) return {}
  return Object.fromEntries(
    Object.entries(editableFields(entity, 'update', { tools, record })).filter(([, field]) =>
      isTypedInLine(field),
    ),
  )
}

/** A cell that was not taken. */
interface Fault {
  /** The record's. */
  readonly id: string
  readonly text: string
  readonly texts: readonly string[]
}

export interface CellFault extends Fault {
  readonly name: string
  /** What is stored in it. */
  readonly seen: string | undefined
}

interface PastedRows {
  readonly list: EntityList
  readonly cells: readonly (readonly string[])[]
  /** The records that the pasted rows are for, from the first on. */
  readonly rows: readonly AnyRecord[]
  /** The fields that their cells are for. */
  readonly names: readonly string[]
  readonly uses: ReadonlyMap<string, CellUse>
}

/** What pasted cells change, those that can't be what they are pasted into, and rows for which there is no record. */
export function readPastedRows({ list, cells, rows, names, uses }: PastedRows) {
  const { t } = list.tools
  const changes: GridChange[] = []
  const bad: CellFault[] = []
  const missed: LostRow[] = []
  for (const [at, line] of cells.entries()) {
    const record = rows[at]
    if (record === undefined) {
      if (line.some((one) => one !== ''))
        missed.push({
          line: at + 1,
          name: line[0] ?? '',
          text: line.slice(1).join(' · '),
          reasons: [t('console.crud.sheet.no_row')],
        })
      continue
    }
    const open = openFields(list, record)
    for (const [place, name] of names.entries()) {
      const typed = line[place] ?? ''
      const use = uses.get(name)
      // An empty cell says nothing, as in an import.
      if (typed === '' || use === undefined) continue
      const base = record[name] ?? null
      if (typed === cellText(use, base)) continue
      const read =
        open[name] === undefined ? { texts: [t('console.crud.sheet.closed')] } : readCell(use, typed)
      const own = { id: record.id, name, text: typed }
      if ('texts' in read) bad.push({ ...own, texts: read.texts, seen: cellText(use, base) })
      else if (cellText(use, read.value) !== cellText(use, base))
        changes.push({ ...own, value: read.value, base })
    }
  }
  return { changes, bad, missed }
}

interface Elsewhere {
  readonly entity: AnyEntity
  /** Records that are on no row of the screen. */
  readonly records: readonly AnyRecord[]
  /** The pasted line of the first of them, from 1. */
  readonly first: number
}

/** The cells that were not taken of records that are not on the screen, where they can't be marked. */
export function faultsOf(faults: readonly Fault[], { entity, records, first }: Elsewhere): LostRow[] {
  const places = new Map(records.map((record, at) => [record.id, { record, line: first + at }]))
  return [...Map.groupBy(faults, ({ id }) => id)].flatMap(([id, own]): LostRow[] => {
    const place = places.get(id)
    if (place === undefined) return []
    return [
      {
        line: place.line,
        name: titleOf(entity, place.record),
        text: own.map(({ text }) => text).join(' · '),
        reasons: [...new Set(own.flatMap(({ texts }) => texts))],
      },
    ]
  })
}
