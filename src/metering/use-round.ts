import { useCallback, useState } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import type { SentRow, saveWaterRound } from '#domain/calls/meter-rounds.ts'
import { roundCalls } from '#domain/calls/meter-rounds.ts'
import type { LostRow } from '#src/crud/sheet/lost-rows.tsx'
import { useSheet, type SavedRow, type SheetCell } from '#src/crud/sheet/use-sheet.ts'
import { callForData } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import {
  isOvertaken,
  seenOf,
  unsent,
  type PastedRow,
  type Refusal,
  type RoundRow,
  type Seen,
} from './round-cell.ts'

export type MeterKind = keyof typeof roundCalls

/** A cell that is on its way, or came back. */
export type Cell = SheetCell<Refusal, Seen>

interface RoundInput {
  readonly kind: MeterKind
  readonly buildingId: string
  readonly month: string
  /** As the server last told them, and when: milliseconds since 1970. */
  readonly rows: readonly RoundRow[]
  readonly loadedAt: number
  readonly t: Translate
}

/** The rows of a round with what was typed since; a row has one cell, its index. */
export function useRound({ kind, buildingId, month, rows, loadedAt, t }: RoundInput) {
  const [lost, setLost] = useState<readonly LostRow[]>([])
  const [beyond, setBeyond] = useState(0)
  const call = useCallback(
    (sent: readonly SentRow[]) =>
      callForData(roundCalls[kind].save, {
        body: { building_id: buildingId, month, rows: JSON.stringify(sent) },
      }),
    [kind, buildingId, month],
  )
  const sheet = useSheet<RoundRow, SentRow, Refusal, Seen>({
    address: `round/${kind}/${month}`,
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
      ownRefusal(unsent, t('console.crud.sheet.unsent'), sent?.replaced_consumption ?? refusal?.used),
    onFailed: (error) => showError(t, error),
  })
  const { known, take, enter: enterCell } = sheet

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
  /** Saves a sheet by one request; resolves with how many rows were saved and refused. */
  const paste = useCallback(
    async (pasted: readonly PastedRow[]) => {
      const versionOf = seenVersions(known.current)
      const sent = pasted.map((one) => ({ ...versionOf(one.sent), ...one.sent }))
      const reply = await call(sent)
      const shownBefore = new Set(known.current.keys())
      take(replyTo(sent, reply, known.current))
      // A sheet of the whole building is pasted on one floor too: what was saved out of sight is said.
      setBeyond(reply.saved.filter((row) => !shownBefore.has(keyOf(row))).length)
      const elsewhere = reply.refused.filter(({ meter_id: id }) => id === null || !known.current.has(id))
      setLost(
        elsewhere.map(({ at, errors }) => ({
          line: at + 1,
          name: pasted[at]?.name ?? '',
          text: sent[at]?.new_number ?? '',
          reasons: errors.map(({ message }) => message),
        })),
      )
      return { saved: reply.saved.length, refused: reply.refused.length }
    },
    [call, take, known],
  )
  const { rows: shown, cells, forget } = sheet
  return {
    rows: shown,
    cells,
    lost,
    /** How many of the last sheet's readings were saved for meters that are not on the screen. */
    beyond,
    enter,
    forget,
    paste,
    dropLost: () => setLost([]),
    dropBeyond: () => setBeyond(0),
  }
}

export type Round = ReturnType<typeof useRound>

const keyOf = ({ meter_id: id }: RoundRow) => id

/** What the console says of a cell by itself. `used`: what a replaced meter really used, where that was typed too. */
const ownRefusal = (code: string, message: string, used: string | undefined): Refusal => ({
  at: 0,
  meter_id: null,
  errors: [{ field: 'new_number', code, message }],
  used,
})

/** The version of a pasted row's reading, as the reader has seen it; nothing of a meter that is not on the screen. */
function seenVersions(known: ReadonlyMap<string, RoundRow>) {
  const byName = new Map<string, RoundRow>()
  for (const row of known.values())
    for (const name of [row.meter, row.apartment ?? '']) byName.set(name.toLowerCase(), row)
  return ({ meter_id: id = '', name = '' }: SentRow): Pick<SentRow, 'version'> => {
    const row = known.get(id) ?? byName.get(name.trim().toLowerCase())
    return row === undefined ? {} : { version: row.reading?.version ?? 0 }
  }
}

/** What came of cells; `known` are the rows as the reader saw them. */
const replyTo = (
  sent: readonly SentRow[],
  { saved, refused }: DataOf<typeof saveWaterRound>,
  known: ReadonlyMap<string, RoundRow>,
) => ({
  saved,
  done: saved.map(keyOf),
  refused: refused.flatMap((refusal) => {
    const { meter_id: id, at } = refusal
    if (id === null) return []
    const { new_number: text = '', replaced_consumption: used } = sent[at] ?? {}
    return [{ cell: id, row: id, text, refusal: { ...refusal, used }, seen: seenOf(known.get(id)) }]
  }),
})
