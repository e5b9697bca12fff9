import { useCallback } from 'react'
import type { SentRow } from '#domain/calls/meter-rounds.ts'
import { roundCalls } from '#domain/calls/meter-rounds.ts'
import type { MeteredType } from '#domain/metered-kinds.ts'
import { useSheet, type SavedRow, type SheetCell } from '#src/crud/sheet/use-sheet.ts'
import { callForData } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import {
  isOvertaken,
  ownRefusal,
  replyTo,
  seenOf,
  unsent,
  wantsUsed,
  type Refusal,
  type RoundRow,
  type Seen,
} from './round-cell.ts'
import { usePaste } from './use-paste.ts'

/** A cell that is on its way, or came back. */
export type Cell = SheetCell<Refusal, Seen>

interface RoundInput {
  readonly kind: MeteredType
  readonly buildingId: string
  readonly month: string
  /** As the server last told them, and when: milliseconds since 1970. */
  readonly rows: readonly RoundRow[]
  readonly loadedAt: number
  readonly t: Translate
}

/** The rows of a round with what was typed since; a row has one cell, its index. */
export function useRound({ kind, buildingId, month, rows, loadedAt, t }: RoundInput) {
  const call = useCallback(
    (sent: readonly SentRow[]) =>
      callForData(roundCalls[kind].save, {
        body: { building_id: buildingId, month, rows: JSON.stringify(sent) },
      }),
    [kind, buildingId, month],
  )
  const address = `round/${kind}/${month}`
  const sheet = useSheet<RoundRow, SentRow, Refusal, Seen>({
    address,
    rows,
    keyOf,
    rowOf: (cell) => cell,
    isStored: (_cell, text, { reading }) => reading?.new_number === text,
    isCurrent: (_row: RoundRow, { at }: SavedRow<RoundRow>) => at <= loadedAt,
    send: async (typed, { known: now, fresh }) => {
      const sent = typed.map((one) => {
        const version = fresh.get(one.meter_id ?? '')?.reading?.version
        return version === undefined ? one : { ...one, version }
      })
      return replyTo(sent, await call(sent), now)
    },
    overtaken: ({ meter_id: id = '', ...sent }, seen, now) =>
      isOvertaken(sent, seen, seenOf(now.get(id)))
        ? ownRefusal('record_changed', codeText(t, 'record_changed'), sent.replaced_consumption)
        : undefined,
    unsent: ({ sent, refusal }) =>
      refusal?.errors.some(({ code }) => code === wantsUsed) === true
        ? refusal
        : ownRefusal(unsent, t('console.crud.sheet.unsent'), sent?.replaced_consumption ?? refusal?.used),
    onFailed: (error) => showError(t, error),
  })
  const { known, take, mark, enter: enterCell } = sheet

  /** Saves a row. `seen` is what stood there when one began to type. */
  const enter = useCallback(
    (row: RoundRow, typed: Omit<SentRow, 'meter_id' | 'name'>, seen?: Seen) =>
      enterCell(
        row.meter_id,
        typed.new_number,
        { version: row.reading?.version ?? 0, ...typed, meter_id: row.meter_id },
        seen,
      ),
    [enterCell],
  )
  /** Keeps the index of a replaced meter until one says what was really used. */
  const hold = useCallback(
    (row: RoundRow, text: string, seen: Seen) => {
      const sent = { version: row.reading?.version ?? 0, new_number: text, meter_id: row.meter_id }
      mark(row.meter_id, { text, sent, seen }, ownRefusal(wantsUsed, t('console.metering.wants_used'), ''))
    },
    [mark, t],
  )
  const pasting = usePaste({ address, call, take, known, t })
  const { rows: shown, cells, forget, isDirty } = sheet
  return {
    rows: shown,
    cells,
    enter,
    hold,
    forget,
    isDirty,
    ...pasting,
  }
}

export type Round = ReturnType<typeof useRound>

const keyOf = ({ meter_id: id }: RoundRow) => id
