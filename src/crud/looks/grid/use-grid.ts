import { useCallback, useMemo, useState } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { message } from '#src/ui/feedback.ts'
import type { EntityList } from '../../list/use-entity-list.tsx'
import { readPastedCells } from '../../sheet/pasted.ts'
import { useLostRows } from '../../sheet/use-lost-rows.ts'
import { useSheet, type SavedRow } from '../../sheet/use-sheet.ts'
import { cellText, readCell, type CellUse } from './cell-text.ts'
import { askForFurther } from './further-rows.ts'
import { faultsOf, readPastedRows, type CellFault } from './pasted-rows.ts'
import { saveRows, type GridChange, type GridRefusal } from './save-rows.ts'

/** From so many rows on one sees how far it is. */
const many = 8

interface Entering {
  /** What stood in the cell as one began to type. */
  readonly seen?: string | undefined
  /** It was refused, and is sent again. */
  readonly anew?: { readonly confirmed?: string }
}

export const cellKey = (id: string, name: string) => `${id}/${name}`
const rowOf = (cell: string) => cell.slice(0, cell.lastIndexOf('/'))
const nameIn = (cell: string) => cell.slice(cell.lastIndexOf('/') + 1)

interface GridInput {
  readonly list: EntityList
  readonly records: readonly AnyRecord[]
}

/** The records of a grid with what was typed since; each row is saved by the checks and the version of its form. */
export function useGrid({ list, records }: GridInput) {
  const { entity, tools, columns } = list
  const { t } = tools
  const refresh = useRefresh()
  const address = `sheet/${entity.name}`
  const [lost, setLost] = useLostRows(address)
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()
  const uses = useMemo(
    () =>
      new Map(
        Object.entries(entity.fields).map(([name, field]): [string, CellUse] => [
          name,
          { entity, name, field, tools },
        ]),
      ),
    [entity, tools],
  )

  const save = async (changes: readonly GridChange[], recordOf: (id: string) => AnyRecord | undefined) => {
    const rows = [...Map.groupBy(changes, ({ id }) => id)].flatMap(([id, own]) => {
      const record = recordOf(id)
      return record === undefined ? [] : [{ record, changes: own }]
    })
    const tell = (done: number) => {
      if (rows.length >= many) setProgress({ done, total: rows.length })
    }
    tell(0)
    const saves = await saveRows({ resource: entity.name, rows, onProgress: tell, t })
    setProgress(undefined)
    if (saves.some(({ done }) => done.length > 0))
      refresh(entity.name, { ids: rows.map(({ record }) => record.id) })
    const refused = saves.flatMap((one) => one.refused)
    return {
      saved: saves.flatMap(({ record }, at) =>
        record === undefined ? [] : [{ ...rows[at]?.record, ...record }],
      ),
      done: saves.flatMap(({ done }) => done.map(({ id, name }) => cellKey(id, name))),
      refused: refused.map(({ id, name, text, refusal, base }) => {
        const use = uses.get(name)
        const seen = use === undefined ? undefined : cellText(use, base)
        return { cell: cellKey(id, name), row: id, text, refusal, seen }
      }),
    }
  }
  const sheet = useSheet<AnyRecord, GridChange, GridRefusal>({
    address,
    rows: records,
    keyOf,
    rowOf,
    isStored: (cell, text, row) => {
      const use = uses.get(nameIn(cell))
      return use !== undefined && spells(use, text, row[use.name] ?? null)
    },
    isCurrent,
    send: (changes, { fresh, known: now }) => save(changes, (id) => fresh.get(id) ?? now.get(id)),
    overtaken: ({ id, name }, seen, now) => {
      const use = uses.get(name)
      const theirs = now.get(id)?.[name] ?? null
      return use !== undefined && isOther(use, seen, theirs)
        ? { texts: [codeText(t, 'record_changed')], again: { kind: 'keep_mine', theirs } }
        : undefined
    },
    unsent: () => ({ texts: [t('console.crud.sheet.unsent')], again: { kind: 'retry' } }),
    onFailed: (error) => showError(t, error),
  })
  const { known, enter: enterCell, forget, take, isSaving } = sheet

  const refuse = useCallback(
    (faults: readonly CellFault[]) =>
      take({
        saved: [],
        done: [],
        refused: faults.map(({ id, name, text, texts, seen }) => ({
          cell: cellKey(id, name),
          row: id,
          text,
          refusal: { texts },
          seen,
        })),
      }),
    [take],
  )
  /** Reads what was typed, and saves it where it is something else than before. */
  const enter = useCallback(
    (id: string, name: string, text: string, { seen, anew }: Entering = {}) => {
      const use = uses.get(name)
      const record = known.current.get(id)
      if (use === undefined || record === undefined) return
      const read = readCell(use, text)
      if ('texts' in read) return refuse([{ id, name, text, texts: read.texts, seen }])
      const base = record[name] ?? null
      const isStored = cellText(use, read.value) === cellText(use, base) && !isSaving(cellKey(id, name))
      if (isStored && anew?.confirmed === undefined) return forget(cellKey(id, name))
      const change = { id, name, text, value: read.value, base, ...anew }
      enterCell(cellKey(id, name), text, change, seen)
    },
    [uses, known, refuse, forget, enterCell, isSaving],
  )
  /** Fills in the cells of a spreadsheet from a cell on; the bad ones are marked, the others saved. */
  const paste = async (text: string, from: { readonly row: number; readonly name: string }) => {
    const cells = readPastedCells(text)
    const onPage = sheet.rows.slice(from.row)
    const further = (await askForFurther(list, cells.length - onPage.length)).filter(
      ({ id }) => !known.current.has(id),
    )
    const rows = [...onPage, ...further]
    const names = columns.slice(Math.max(0, columns.indexOf(from.name)))
    const { changes, bad, missed } = readPastedRows({ list, cells, rows, names, uses })
    const pastedOn = new Map(rows.map((record) => [record.id, record]))
    const reply = await save(changes, (id) => pastedOn.get(id))
    take(reply)
    refuse(bad)
    const faults = [
      ...reply.refused.map((one) => ({ id: one.row, text: one.text, texts: one.refusal.texts })),
      ...bad,
    ]
    setLost([...faultsOf(faults, { records: further, first: onPage.length + 1, entity }), ...missed])
    const told = { saved: reply.done.length, refused: faults.length }
    if (told.refused > 0 || missed.length > 0) message.warning(t('console.crud.sheet.pasted', told))
    else message.success(t('console.crud.sheet.pasted', told))
  }
  return {
    rows: sheet.rows,
    cells: sheet.cells,
    uses,
    lost,
    progress,
    enter,
    forget,
    isDirty: sheet.isDirty,
    paste,
    dropLost: () => setLost([]),
    nameOf: (record: AnyRecord) => titleOf(entity, record),
  }
}

export type Grid = ReturnType<typeof useGrid>

const keyOf = ({ id }: AnyRecord) => id

/** Whether a cell's text reads as this value. */
function spells(use: CellUse, text: string, value: unknown): boolean {
  const read = readCell(use, text)
  return 'value' in read && cellText(use, read.value) === cellText(use, value)
}
/** Whether it reads as another value; an unreadable text does not. */
const isOther = (use: CellUse, seen: string, value: unknown) =>
  'value' in readCell(use, seen) && !spells(use, seen, value)

/** A list that was asked for before the save, and came after it, is older. */
const isCurrent = (row: AnyRecord, { row: saved }: SavedRow<AnyRecord>) =>
  Number(row.version ?? 0) > Number(saved.version ?? 0)
