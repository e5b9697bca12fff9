import { useCallback, useMemo, useRef, useState } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { isTypedInLine } from '#core/kinds.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { message } from '#src/ui/feedback.ts'
import { editableFields } from '../../form/form-rules.ts'
import type { EntityList } from '../../list/use-entity-list.tsx'
import type { LostRow } from '../../sheet/lost-rows.tsx'
import { readPastedCells } from '../../sheet/pasted.ts'
import { useSheet, type SavedRow } from '../../sheet/use-sheet.ts'
import { cellText, readCell, type CellUse } from './cell-text.ts'
import { saveRow, type GridChange, type GridRefusal } from './save-row.ts'

/** Rows that are saved at a time. */
const together = 4
/** From so many rows on one sees how far it is. */
const many = 8

interface Entering {
  /** What stood in the cell as one began to type. */
  readonly seen?: string | undefined
  /** It was refused, and is sent again. */
  readonly anew?: { readonly confirmed?: string }
}

export const cellKey = (id: string, name: string) => `${id}/${name}`

interface GridInput {
  readonly list: EntityList
  readonly records: readonly AnyRecord[]
}

/** What can be typed in a row: the fields that the form of this record would offer, as far as they fit one line. */
export function openFields({ entity, tools, rights }: EntityList, record: AnyRecord): AnyFields {
  if (!rights.update) return {}
  return Object.fromEntries(
    Object.entries(editableFields(entity, 'update', { tools, record })).filter(([, field]) =>
      isTypedInLine(field),
    ),
  )
}

/** The records of a grid with what was typed since; each row is saved by the call and the version check of its form. */
export function useGrid({ list, records }: GridInput) {
  const { entity, tools, columns } = list
  const { t } = tools
  const refresh = useRefresh()
  const [lost, setLost] = useState<readonly LostRow[]>([])
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

  const send = async (changes: readonly GridChange[]) => {
    const rows = Map.groupBy(changes, ({ id }) => id)
    const waiting = [...rows]
    const saves: Awaited<ReturnType<typeof saveRow>>[] = []
    const saved: AnyRecord[] = []
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [id, own] = next
        const record = sheet.known.current.get(id)
        if (record === undefined) continue
        // oxlint-disable-next-line no-await-in-loop -- a row at a time; several of these loops run side by side
        const one = await saveRow({ resource: entity.name, record, changes: own, t })
        saves.push(one)
        if (one.record !== undefined) saved.push({ ...record, ...one.record })
        if (rows.size >= many) setProgress({ done: saves.length, total: rows.size })
      }
    }
    await Promise.all(Array.from({ length: Math.min(together, waiting.length) }, work))
    setProgress(undefined)
    if (saves.some(({ done }) => done.length > 0)) refresh(entity.name, { ids: [...rows.keys()] })
    return {
      saved,
      done: saves.flatMap(({ done }) => done.map(({ id, name }) => cellKey(id, name))),
      refused: saves
        .flatMap(({ refused }) => refused)
        .map(({ id, name, text, refusal }) => ({ cell: cellKey(id, name), row: id, text, refusal })),
    }
  }
  const sheet = useSheet<AnyRecord, GridChange, GridRefusal>({
    rows: records,
    keyOf,
    isCurrent,
    send,
    onFailed: (error) => showError(t, error),
  })
  const { known, enter: enterCell, forget, take } = sheet

  const refuse = useCallback(
    (changes: readonly (GridRefusal & { id: string; name: string; text: string })[]) =>
      take({
        saved: [],
        done: [],
        refused: changes.map(({ id, name, text, ...refusal }) => ({
          cell: cellKey(id, name),
          row: id,
          text,
          refusal,
        })),
      }),
    [take],
  )
  const waits = useRef(sheet.cells)
  waits.current = sheet.cells
  /** Reads what was typed, and saves it where it is something else than before. */
  const enter = useCallback(
    (id: string, name: string, text: string, { seen, anew }: Entering = {}) => {
      const use = uses.get(name)
      const record = known.current.get(id)
      if (use === undefined || record === undefined) return
      const read = readCell(use, text)
      if ('texts' in read) return refuse([{ id, name, text, texts: read.texts }])
      const base = record[name] ?? null
      const isStored = cellText(use, read.value) === cellText(use, base)
      if (isStored && anew === undefined) return forget(cellKey(id, name))
      // The record's version is a colleague's by now, so that the server would find nothing wrong.
      if (seen !== undefined && !waits.current.has(cellKey(id, name)) && isOther(use, seen, base))
        return refuse([
          {
            id,
            name,
            text,
            texts: [codeText(t, 'record_changed')],
            again: { kind: 'keep_mine', theirs: base },
          },
        ])
      enterCell(cellKey(id, name), text, { id, name, text, value: read.value, base, ...anew })
    },
    [uses, known, refuse, forget, enterCell, t],
  )
  /** Fills in the cells of a spreadsheet from a cell on; the bad ones are marked, the others saved. */
  const paste = async (text: string, from: { readonly row: number; readonly name: string }) => {
    const cells = readPastedCells(text)
    const names = columns.slice(Math.max(0, columns.indexOf(from.name)))
    const changes: GridChange[] = []
    const bad: { id: string; name: string; text: string; texts: readonly string[] }[] = []
    const missed: LostRow[] = []
    for (const [at, line] of cells.entries()) {
      const record = sheet.rows[from.row + at]
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
        if ('texts' in read) bad.push({ ...own, texts: read.texts })
        else if (cellText(use, read.value) !== cellText(use, base))
          changes.push({ ...own, value: read.value, base })
      }
    }
    setLost(missed)
    const reply = await send(changes)
    take(reply)
    refuse(bad)
    const told = { saved: reply.done.length, refused: reply.refused.length + bad.length }
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
    paste,
    dropLost: () => setLost([]),
    nameOf: (record: AnyRecord) => titleOf(entity, record),
  }
}

export type Grid = ReturnType<typeof useGrid>

const keyOf = ({ id }: AnyRecord) => id

/** Whether a text that was seen in a cell spells another value than this one. */
function isOther(use: CellUse, seen: string, value: unknown): boolean {
  const read = readCell(use, seen)
  return 'value' in read && cellText(use, read.value) !== cellText(use, value)
}

/** A list that was asked for before the save, and came after it, is older. */
const isCurrent = (row: AnyRecord, { row: saved }: SavedRow<AnyRecord>) =>
  Number(row.version ?? 0) > Number(saved.version ?? 0)
