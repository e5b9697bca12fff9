import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLeftOnReload } from './use-cell-left.ts'
import { useKeptCells } from './use-kept-cells.ts'

/** A cell that is on its way, or came back. `sent` is what goes to the server, where its text could be read. */
export interface SheetCell<R, Seen = string, Sent = unknown> {
  /** As it was typed. */
  readonly text: string
  readonly isSaving: boolean
  readonly sent?: Sent | undefined
  readonly refusal?: R | undefined
  /** What stood in it before, which it hides. */
  readonly seen?: Seen | undefined
}

/** The part of a cell that is kept when the page is left. */
export type KeptCell<R, Seen, Sent> = Omit<SheetCell<R, Seen, Sent>, 'isSaving'>

/** A cell that the server did not take. */
export interface RefusedCell<R, Seen = string> {
  readonly cell: string
  /** The key of its row; of a row that is not shown nothing is marked. */
  readonly row: string
  readonly text: string
  readonly refusal: R
  /** What stood in it when it was typed, unless the cell remembers it from an earlier try. */
  readonly seen?: Seen | undefined
}

export interface SheetReply<Row, R, Seen = string> {
  readonly saved: readonly Row[]
  /** Keys of the cells that are saved. */
  readonly done: readonly string[]
  readonly refused: readonly RefusedCell<R, Seen>[]
}

export interface SavedRow<Row> {
  readonly row: Row
  /** Milliseconds since 1970. */
  readonly at: number
}

interface SheetInput<Row, Sent, R, Seen> {
  /** The name of the sheet, under which its unsaved cells are kept. */
  readonly address: string
  /** As the server last told them. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The key of a cell's row. */
  readonly rowOf: (cell: string) => string
  /** Whether a cell's text spells what is stored in the row. */
  readonly isStored: (cell: string, text: string, row: Row) => boolean
  /** Whether a row is what the server says by now, though it was saved since: it was loaded later. */
  readonly isCurrent: (row: Row, saved: SavedRow<Row>) => boolean
  readonly send: (sent: readonly Sent[], rows: RowsAtHand<Row>) => Promise<SheetReply<Row, R, Seen>>
  /**
   * The question that one is asked where a colleague has saved the same cell while one typed in it: `seen` is what
   * stood there at the beginning. Undefined where it spells what is stored by now, in the `known` rows.
   */
  readonly overtaken: (sent: Sent, seen: Seen, known: ReadonlyMap<string, Row>) => R | undefined
  /** The refusal of a cell whose request failed, or whose page was left before it was saved. */
  readonly unsent: (cell: Pick<SheetCell<R, Seen, Sent>, 'sent' | 'refusal'>) => R
  /** A request that failed as a whole: what was typed stays in its cells. */
  readonly onFailed: (error: unknown) => void
}

/** Rows by their keys. */
interface RowsAtHand<Row> {
  /** Those on the screen. */
  readonly known: ReadonlyMap<string, Row>
  /** Those that one has just saved oneself: what was typed since then is about them. */
  readonly fresh: ReadonlyMap<string, Row>
}

/** What was typed in a cell. */
interface Entry<Sent, Seen> {
  readonly text: string
  readonly sent: Sent
  /** What stood there before; undefined where it is to be saved over whatever is stored. */
  readonly seen: Seen | undefined
}

interface SheetState<Row, Sent, R, Seen> {
  readonly cells: ReadonlyMap<string, SheetCell<R, Seen, Sent>>
  readonly saved: ReadonlyMap<string, SavedRow<Row>>
}

/**
 * The rows of a sheet with what was typed since. What is entered while a save is on its way goes with the next one, so
 * that there is one request at a time, however fast somebody types.
 */
export function useSheet<Row, Sent, R, Seen = string>(input: SheetInput<Row, Sent, R, Seen>) {
  const { rows } = input
  const latest = useRef(input)
  latest.current = input
  const [state, show] = useState<SheetState<Row, Sent, R, Seen>>({ cells: new Map(), saved: new Map() })
  const { cells, saved } = state
  const { found, keep, leave } = useKeptCells<R, Seen, Sent>(input.address)
  // Of a page that is being left nothing is drawn any more: what is entered then is known here, and kept.
  const held = useRef(state)
  const change = useCallback(
    (next: (before: typeof state) => typeof state) => {
      const before = held.current
      held.current = next(before)
      if (held.current === before) return
      show(held.current)
      if (held.current.cells !== before.cells) keep(held.current.cells)
    },
    [keep],
  )
  const isDirty = useCallback(() => held.current.cells.size > 0, [])
  useLeftOnReload()
  const waiting = useRef(new Map<string, Entry<Sent, Seen>>())
  const isBusy = useRef(false)
  const shown = useMemo(
    () =>
      rows.map((row) => {
        const { keyOf, isCurrent } = latest.current
        const own = saved.get(keyOf(row))
        return own === undefined || isCurrent(row, own) ? row : own.row
      }),
    [rows, saved],
  )
  /** The rows on the screen by their keys. */
  const known = useRef<ReadonlyMap<string, Row>>(new Map())
  known.current = useMemo(() => new Map(shown.map((row) => [latest.current.keyOf(row), row])), [shown])

  const stayUnsent = useCallback(
    ({ text, sent, refusal, seen }: KeptCell<R, Seen, Sent>): SheetCell<R, Seen, Sent> => ({
      text,
      isSaving: false,
      sent,
      refusal: latest.current.unsent({ sent, refusal }),
      seen,
    }),
    [],
  )
  // A kept cell is restored once its row is loaded, unless it was saved after all.
  useEffect(() => {
    const { rowOf, isStored } = latest.current
    const here = [...(found ?? [])].flatMap(([cell, kept]) => {
      const row = known.current.get(rowOf(cell))
      return row === undefined ? [] : [{ cell, kept, isSaved: isStored(cell, kept.text, row) }]
    })
    if (here.length === 0) return
    const former = here.filter(({ isSaved }) => !isSaved)
    leave(here.map(({ cell }) => cell))
    change((before) => ({
      ...before,
      cells: new Map([...former.map(({ cell, kept }) => [cell, stayUnsent(kept)] as const), ...before.cells]),
    }))
  }, [found, shown, leave, change, stayUnsent])

  /** Shows what came of cells. */
  const take = useCallback(
    (reply: SheetReply<Row, R, Seen>) => {
      const at = Date.now()
      change((before) => {
        const next = { cells: new Map(before.cells), saved: new Map(before.saved) }
        for (const row of reply.saved) next.saved.set(latest.current.keyOf(row), { row, at })
        for (const cell of reply.done) if (!waiting.current.has(cell)) next.cells.delete(cell)
        for (const { cell, row, text, refusal, seen } of reply.refused)
          if (known.current.has(row) && !waiting.current.has(cell))
            next.cells.set(cell, {
              text,
              isSaving: false,
              sent: before.cells.get(cell)?.sent,
              refusal,
              seen: before.cells.get(cell)?.seen ?? seen,
            })
        return next
      })
    },
    [change],
  )

  /** Shows what was typed in a cell, and why it is not saved. */
  const mark = useCallback(
    (cell: string, { text, sent, seen }: Entry<Sent, Seen>, refusal: R) =>
      change((before) => ({
        ...before,
        cells: new Map(before.cells).set(cell, { text, isSaving: false, sent, refusal, seen }),
      })),
    [change],
  )
  /** Whether one has to be asked before a cell is saved: its version is a colleague's by now, so the server would not. */
  const asks = useCallback(
    (cell: string, entry: Entry<Sent, Seen>): boolean => {
      const { sent, seen } = entry
      const refusal = seen === undefined ? undefined : latest.current.overtaken(sent, seen, known.current)
      if (refusal !== undefined) mark(cell, entry, refusal)
      return refusal !== undefined
    },
    [mark],
  )

  const flush = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    let fresh: ReadonlyMap<string, Row> = new Map()
    try {
      while (waiting.current.size > 0) {
        const entries = [...waiting.current].filter(([cell, entry]) => !asks(cell, entry))
        waiting.current = new Map()
        const sent = entries.map(([, entry]) => entry.sent)
        if (sent.length === 0) continue
        // oxlint-disable-next-line no-await-in-loop -- one at a time; what was typed meanwhile goes together
        const reply = await latest.current.send(sent, { known: known.current, fresh })
        fresh = new Map(reply.saved.map((row) => [latest.current.keyOf(row), row]))
        take(reply)
      }
    } catch (error) {
      // What was typed stays in its cells, to be sent again.
      change((before) => ({
        ...before,
        cells: new Map([...before.cells].map(([id, cell]) => [id, cell.isSaving ? stayUnsent(cell) : cell])),
      }))
      latest.current.onFailed(error)
    } finally {
      isBusy.current = false
    }
  }, [asks, take, change, stayUnsent])

  /** Saves one cell. Without `typed` it is saved over whatever is stored: one was asked. */
  const enter = useCallback(
    (cell: string, text: string, sent: Sent, typed?: Seen) => {
      const own = held.current.cells.get(cell)
      // What comes into a cell that is on its way is one's own; one that was refused hides what is stored.
      const seen = typed === undefined || own === undefined ? typed : own.isSaving ? undefined : own.seen
      const entry = { text, sent, seen }
      if (asks(cell, entry)) return
      waiting.current.set(cell, entry)
      change((before) => ({
        ...before,
        cells: new Map(before.cells).set(cell, { text, isSaving: true, sent, seen }),
      }))
      void flush()
    },
    [asks, flush, change],
  )
  /** Shows again what is stored in a cell. */
  const forget = useCallback(
    (cell: string) =>
      change((before) => {
        const next = new Map(before.cells)
        return next.delete(cell) ? { ...before, cells: next } : before
      }),
    [change],
  )
  /** Whether something else than what is stored is on its way: the stored value, typed again, is news then. */
  const isSaving = useCallback((cell: string) => held.current.cells.get(cell)?.isSaving === true, [])
  return { rows: shown, known, cells, enter, forget, take, mark, isSaving, isDirty }
}
