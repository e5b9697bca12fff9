import { useCallback, useMemo, useRef, useState } from 'react'

/** A cell that is on its way, or came back. */
export interface SheetCell<R> {
  /** As it was typed. */
  readonly text: string
  readonly isSaving: boolean
  readonly refusal?: R
  /** What stood in it before, which it hides. */
  readonly seen?: string | undefined
}

/** A cell that the server did not take. */
export interface RefusedCell<R> {
  readonly cell: string
  /** The key of its row; of a row that is not shown nothing is marked. */
  readonly row: string
  readonly text: string
  readonly refusal: R
  /** What stood in it when it was typed, unless the cell remembers it from an earlier try. */
  readonly seen?: string | undefined
}

export interface SheetReply<Row, R> {
  readonly saved: readonly Row[]
  /** Keys of the cells that are saved. */
  readonly done: readonly string[]
  readonly refused: readonly RefusedCell<R>[]
}

export interface SavedRow<Row> {
  readonly row: Row
  /** Milliseconds since 1970. */
  readonly at: number
}

interface SheetInput<Row, Sent, R> {
  /** As the server last told them. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Whether a row is what the server says by now, though it was saved since: it was loaded later. */
  readonly isCurrent: (row: Row, saved: SavedRow<Row>) => boolean
  readonly send: (sent: readonly Sent[]) => Promise<SheetReply<Row, R>>
  /**
   * The question that one is asked where a colleague has saved the same cell while one typed in it: `seen` is the text
   * that stood there at the beginning. Undefined where it spells what is stored by now.
   */
  readonly overtaken: (sent: Sent, seen: string) => R | undefined
  /** A request that failed as a whole: what was typed stays in its cells. */
  readonly onFailed: (error: unknown) => void
}

interface SheetState<Row, R> {
  readonly cells: ReadonlyMap<string, SheetCell<R>>
  readonly saved: ReadonlyMap<string, SavedRow<Row>>
}

/**
 * The rows of a sheet with what was typed since. What is entered while a save is on its way goes with the next one, so
 * that there is one request at a time, however fast somebody types.
 */
export function useSheet<Row, Sent, R>(input: SheetInput<Row, Sent, R>) {
  const { rows } = input
  const latest = useRef(input)
  latest.current = input
  const [state, setState] = useState<SheetState<Row, R>>({ cells: new Map(), saved: new Map() })
  const { cells, saved } = state
  const shownCells = useRef(cells)
  shownCells.current = cells
  const waiting = useRef(new Map<string, Sent>())
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

  /** Shows what came of cells. */
  const take = useCallback((reply: SheetReply<Row, R>) => {
    const at = Date.now()
    setState((before) => {
      const next = { cells: new Map(before.cells), saved: new Map(before.saved) }
      for (const row of reply.saved) next.saved.set(latest.current.keyOf(row), { row, at })
      for (const cell of reply.done) if (!waiting.current.has(cell)) next.cells.delete(cell)
      for (const { cell, row, text, refusal, seen } of reply.refused)
        if (known.current.has(row) && !waiting.current.has(cell))
          next.cells.set(cell, { text, isSaving: false, refusal, seen: before.cells.get(cell)?.seen ?? seen })
      return next
    })
  }, [])

  const flush = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      while (waiting.current.size > 0) {
        const sent = [...waiting.current.values()]
        waiting.current = new Map()
        // oxlint-disable-next-line no-await-in-loop -- one at a time; what was typed meanwhile goes together
        take(await latest.current.send(sent))
      }
    } catch (error) {
      // What was typed stays in its cells, to be sent again.
      setState((before) => ({
        ...before,
        cells: new Map([...before.cells].map(([id, cell]) => [id, { ...cell, isSaving: false }])),
      }))
      latest.current.onFailed(error)
    } finally {
      isBusy.current = false
    }
  }, [take])

  /** Saves one cell. Without `typed` it is saved over whatever is stored: one was asked. */
  const enter = useCallback(
    (cell: string, text: string, sent: Sent, typed?: string) => {
      const own = shownCells.current.get(cell)
      // What comes into a cell that is on its way is one's own; one that was refused hides what is stored.
      const seen = typed === undefined || own === undefined ? typed : own.isSaving ? undefined : own.seen
      // The version that is known is a colleague's by now, so that the server would find nothing wrong.
      const refusal = seen === undefined ? undefined : latest.current.overtaken(sent, seen)
      if (refusal !== undefined) {
        setState((before) => ({
          ...before,
          cells: new Map(before.cells).set(cell, { text, isSaving: false, refusal, seen }),
        }))
        return
      }
      waiting.current.set(cell, sent)
      setState((before) => ({
        ...before,
        cells: new Map(before.cells).set(cell, { text, isSaving: true, seen }),
      }))
      void flush()
    },
    [flush, setState],
  )
  /** Shows again what is stored in a cell. */
  const forget = useCallback(
    (cell: string) =>
      setState((before) => {
        const next = new Map(before.cells)
        return next.delete(cell) ? { ...before, cells: next } : before
      }),
    [setState],
  )
  return { rows: shown, known, cells, enter, forget, take }
}
