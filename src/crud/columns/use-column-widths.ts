import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { fitColumns } from './fit-columns.ts'
import type { ListColumn } from './list-columns.ts'
import { hasCutCell, measureTable, type TableMeasures } from './measure-table.ts'

interface Measured extends Pick<TableMeasures, 'content' | 'heading'> {
  readonly columns: readonly ListColumn[]
  readonly records: readonly AnyRecord[]
  readonly sums: unknown
  readonly fonts: number
  /** There is less room than the columns would take: texts are cut off anyway. */
  readonly isFull: boolean
}

/** A column while its edge is being dragged, and its width in pixels. */
export interface Sizing {
  readonly name: string
  readonly width: number
}

interface ColumnWidthsInput {
  readonly columns: readonly ListColumn[]
  readonly records: readonly AnyRecord[]
  /** Changes when the sums below the rows do. */
  readonly sums: unknown
  /** Changes when other rows of a long page are drawn. */
  readonly drawn: string
  /** Pixels of the columns without a field: the box and the menu. */
  readonly bare: number
  readonly language: string
  readonly sizing: Sizing | undefined
}

/**
 * Fits columns to what they show: the browser lays the drawn rows out once without limits, and the widths that it finds
 * are shared out. They only grow while the same columns are shown, so that nothing jumps from page to page.
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  { columns, records, sums, drawn, bare, language, sizing }: ColumnWidthsInput,
) {
  const [room, setRoom] = useRoom(table)
  const fonts = useLoadedFonts()
  const [measured, setMeasured] = useState<Measured>()
  const last = useRef<Measured>(undefined)
  useLayoutEffect(() => {
    const element = table.current
    if (element === null || records.length === 0) return
    const known = last.current?.columns === columns ? last.current : undefined
    // Most pages fit the widths of the one before: seeing that takes the layout that the page needs anyway.
    const isFitted =
      known !== undefined &&
      known.sums === sums &&
      known.fonts === fonts &&
      !hasCutCell(element, known.records === records || known.isFull)
    if (isFitted) return
    const { content, heading, room: now } = measureTable(element, columns, language)
    setRoom(now)
    for (const [name, width] of known?.content ?? [])
      content.set(name, Math.max(width, content.get(name) ?? 0))
    const isFull = [...content.values()].reduce((all, width) => all + width, bare) > now
    last.current = { columns, records, sums, fonts, content, heading, isFull }
    setMeasured(last.current)
  }, [table, columns, records, sums, drawn, bare, language, fonts, setRoom])
  return useMemo(() => {
    const wished = columns.map(({ name, isWhole, isName, chosenWidth }) => {
      const chosen = sizing?.name === name ? sizing.width : chosenWidth
      return {
        name,
        content: measured?.content.get(name) ?? 120,
        heading: measured?.heading.get(name) ?? 60,
        isWhole,
        isName,
        ...(chosen === undefined ? {} : { chosen }),
      }
    })
    const widths = fitColumns(wished, room - bare)
    const total = [...widths.values()].reduce((all, width) => all + width, bare)
    return { widths, total, isWider: total > Math.ceil(room) }
  }, [columns, measured, room, bare, sizing])
}

/** The inner width of what holds the table, in pixels; the observer tells the first one as well. */
function useRoom(table: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(1000)
  useLayoutEffect(() => {
    const box = table.current?.parentElement
    if (box === null || box === undefined) return
    const observer = new ResizeObserver(() => setRoom(box.clientWidth))
    observer.observe(box)
    return () => observer.disconnect()
  }, [table])
  return [room, setRoom] as const
}

/**
 * How often fonts have been loaded: their letters are wider than those of the substitute, and a file of further letters
 * or another weight is asked for when a page first shows them.
 */
function useLoadedFonts(): number {
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    const count = () => setTimes((before) => before + 1)
    document.fonts.addEventListener('loadingdone', count)
    return () => document.fonts.removeEventListener('loadingdone', count)
  }, [])
  return times
}
