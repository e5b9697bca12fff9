import { useCallback, useState, type RefObject } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import type { RoundCalls, SentRow } from '#domain/calls/meter-rounds.ts'
import type { LostRow } from '#src/crud/sheet/lost-rows.tsx'
import { useLostRows } from '#src/crud/sheet/use-lost-rows.ts'
import type { SheetReply } from '#src/crud/sheet/use-sheet.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { chunksOf, rowsAtOnce } from './paste-chunks.ts'
import {
  ownRefusal,
  replyTo,
  seenOf,
  unsent,
  type PastedRow,
  type Refusal,
  type RoundRow,
  type Seen,
} from './round-cell.ts'

interface PasteInput {
  /** The sheet's. */
  readonly address: string
  readonly call: (sent: readonly SentRow[]) => Promise<DataOf<RoundCalls['save']>>
  readonly take: (reply: SheetReply<RoundRow, Refusal, Seen>) => void
  /** The rows on the screen, by their meters. */
  readonly known: RefObject<ReadonlyMap<string, RoundRow>>
  readonly t: Translate
}

/** A row of a sheet on its way, and its place in what was pasted. */
interface Row {
  readonly at: number
  readonly name: string
  readonly sent: SentRow
}

/** Pastes sheets into a round in chunks; tells the progress, and what became of rows that are not on the screen. */
export function usePaste({ address, call, take, known, t }: PasteInput) {
  const [lost, setLost] = useLostRows(address)
  const [beyond, setBeyond] = useState(0)
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()

  /** Saves a sheet; resolves with how many rows were saved and refused. Rows that a failure leaves unsent are marked. */
  const paste = useCallback(
    async (pasted: readonly PastedRow[]) => {
      const shown = rowsByName(known.current)
      const rows = pasted.map(({ name, sent }, at): Row => {
        const row = shown(sent)
        return { at, name, sent: row === undefined ? sent : { version: row.reading?.version ?? 0, ...sent } }
      })
      const keys = rows.map(({ at, sent: { meter_id: id, name = '' } }) => {
        const said = name.trim().toLowerCase()
        return (
          shown({ meter_id: id, name, new_number: '' })?.meter_id ?? id ?? (said === '' ? `#${at}` : said)
        )
      })
      const chunks = chunksOf(keys, rowsAtOnce).map((places) => places.flatMap((at) => rows[at] ?? []))
      const shownBefore = new Set(known.current.keys())
      const elsewhere: LostRow[] = []
      const told = { saved: 0, refused: 0, beyond: 0 }
      const lose = ({ at, name, sent }: Row, reasons: readonly string[]) =>
        elsewhere.push({ line: at + 1, name, text: sent.new_number, reasons })
      const send = async (chunk: readonly Row[]) => {
        const sent = chunk.map((one) => one.sent)
        const reply = await call(sent)
        take(replyTo(sent, reply, known.current))
        told.saved += reply.saved.length
        told.refused += reply.refused.length
        told.beyond += reply.saved.filter(({ meter_id: id }) => !shownBefore.has(id)).length
        for (const { at, meter_id: id, errors } of reply.refused) {
          const row = chunk[at]
          if (row !== undefined && (id === null || !known.current.has(id)))
            lose(
              row,
              errors.map(({ message }) => message),
            )
        }
      }
      const stayUnsent = (left: readonly Row[]) => {
        const said = t('console.crud.sheet.unsent')
        const own = left.map((row) => ({ row, here: shown(row.sent) }))
        for (const { row, here } of own) if (here === undefined) lose(row, [said])
        const refused = own.flatMap(({ row: { sent }, here }) =>
          here === undefined
            ? []
            : [
                {
                  cell: here.meter_id,
                  row: here.meter_id,
                  text: sent.new_number,
                  refusal: ownRefusal(unsent, said, sent.replaced_consumption),
                  // Sent again, it is not to be saved over what a colleague enters meanwhile.
                  seen: seenOf(here),
                },
              ],
        )
        take({ saved: [], done: [], refused })
      }
      const tell = (done: number) => {
        if (chunks.length > 1) setProgress({ done, total: rows.length })
      }
      let done = 0
      tell(done)
      try {
        for (const chunk of chunks) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other: the server saves a sheet in one transaction
          await send(chunk)
          done += chunk.length
          tell(done)
        }
      } catch (error) {
        stayUnsent(chunks.flat().slice(done))
        throw error
      } finally {
        setProgress(undefined)
        setLost(elsewhere.toSorted((a, b) => a.line - b.line))
        // A sheet of the whole building is pasted on one floor too: what was saved out of sight is said.
        setBeyond(told.beyond)
      }
      return told
    },
    [call, take, known, setLost, t],
  )
  return {
    paste,
    progress,
    lost,
    /** How many of the last sheet's readings were saved for meters that are not on the screen. */
    beyond,
    dropLost: () => setLost([]),
    dropBeyond: () => setBeyond(0),
  }
}

/** The row on the screen that a pasted one means. */
function rowsByName(known: ReadonlyMap<string, RoundRow>) {
  const byName = new Map<string, RoundRow>()
  for (const row of known.values())
    for (const name of [row.meter, row.apartment ?? '']) byName.set(name.toLowerCase(), row)
  return ({ meter_id: id = '', name = '' }: SentRow) => known.get(id) ?? byName.get(name.trim().toLowerCase())
}
