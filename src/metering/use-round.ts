import { useCallback, useMemo, useRef, useState } from 'react'
import type { SentRow } from '#domain/calls/meter-rounds.ts'
import { roundCalls } from '#domain/calls/meter-rounds.ts'
import { callForData } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { Translate } from '#src/i18n/use-t.ts'
import type { PastedRow, Refusal, RoundRow } from './round-cell.ts'

export type MeterKind = keyof typeof roundCalls

/** A cell that is on its way, or came back. */
export interface Cell {
  /** As it was typed. */
  readonly text: string
  readonly isSaving: boolean
  readonly refusal?: Refusal
}

/** A row of a pasted sheet that came back and stands in no row on the screen. */
export interface LostRow {
  readonly name: string
  readonly text: string
  readonly refusal: Refusal
}

interface RoundInput {
  readonly kind: MeterKind
  readonly buildingId: string
  readonly month: string
  /** As the server last told them, and when: milliseconds since 1970. */
  readonly rows: readonly RoundRow[]
  readonly loadedAt: number
  readonly t: Translate
}

interface Fresh {
  readonly row: RoundRow
  readonly at: number
}

const none = { cells: new Map<string, Cell>(), fresh: new Map<string, Fresh>() }

/**
 * The rows of a round with what was typed since. What is entered while a save is on its way goes with the next one, so
 * that there is one request at a time, however fast somebody types.
 */
export function useRound({ kind, buildingId, month, rows, loadedAt, t }: RoundInput) {
  const [{ cells, fresh }, setState] = useState(none)
  const [lost, setLost] = useState<readonly LostRow[]>([])
  const waiting = useRef(new Map<string, SentRow>())
  const isBusy = useRef(false)
  const shown = useMemo(
    () =>
      rows.map((row) => {
        const saved = fresh.get(row.meter_id)
        return saved !== undefined && saved.at > loadedAt ? saved.row : row
      }),
    [rows, fresh, loadedAt],
  )
  const known = useRef(new Map<string, RoundRow>())
  known.current = new Map(shown.map((row) => [row.meter_id, row]))

  const take = useCallback(
    (sent: readonly PastedRow[], reply: { saved: readonly RoundRow[]; refused: readonly Refusal[] }) => {
      const at = Date.now()
      setState((before) => {
        const next = { cells: new Map(before.cells), fresh: new Map(before.fresh) }
        for (const row of reply.saved) {
          next.fresh.set(row.meter_id, { row, at })
          next.cells.delete(row.meter_id)
        }
        for (const refusal of reply.refused) {
          const { meter_id: id } = refusal
          const text = sent[refusal.at]?.sent.new_number ?? ''
          if (id !== null && known.current.has(id)) next.cells.set(id, { text, isSaving: false, refusal })
        }
        return next
      })
      return reply.refused.flatMap((refusal): LostRow[] => {
        const { name = '', sent: row } = sent[refusal.at] ?? {}
        const isShown = refusal.meter_id !== null && known.current.has(refusal.meter_id)
        return isShown ? [] : [{ name, text: row?.new_number ?? '', refusal }]
      })
    },
    [],
  )

  const send = useCallback(
    async (sent: readonly PastedRow[]) => {
      const list = JSON.stringify(sent.map((one) => one.sent))
      const body = { building_id: buildingId, month, rows: list }
      return callForData(roundCalls[kind].save, { body })
    },
    [kind, buildingId, month],
  )

  const flush = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      while (waiting.current.size > 0) {
        const sent = [...waiting.current.values()].map((row) => ({ name: '', sent: row }))
        waiting.current = new Map()
        // oxlint-disable-next-line no-await-in-loop -- one at a time; what was typed meanwhile goes together
        take(sent, await send(sent))
      }
    } catch (error) {
      // What was typed stays in its cells, to be sent again.
      setState((before) => ({
        ...before,
        cells: new Map([...before.cells].map(([id, cell]) => [id, { ...cell, isSaving: false }])),
      }))
      showError(t, error)
    } finally {
      isBusy.current = false
    }
  }, [send, take, t])

  /** Saves one cell. */
  const enter = useCallback(
    (row: RoundRow, typed: Omit<SentRow, 'meter_id' | 'name'>) => {
      waiting.current.set(row.meter_id, {
        version: row.reading?.version ?? 0,
        ...typed,
        meter_id: row.meter_id,
      })
      setState((before) => ({
        ...before,
        cells: new Map(before.cells).set(row.meter_id, { text: typed.new_number, isSaving: true }),
      }))
      void flush()
    },
    [flush],
  )
  const forget = useCallback(
    (id: string) =>
      setState((before) => {
        const next = new Map(before.cells)
        return next.delete(id) ? { ...before, cells: next } : before
      }),
    [],
  )
  /** Saves a sheet by one request; resolves with how many rows were saved and refused. */
  const paste = useCallback(
    async (sheet: readonly PastedRow[]) => {
      const reply = await send(sheet)
      setLost(take(sheet, reply))
      return { saved: reply.saved.length, refused: reply.refused.length }
    },
    [send, take],
  )
  return { rows: shown, cells, lost, enter, forget, paste, dropLost: () => setLost([]) }
}

export type Round = ReturnType<typeof useRound>
