import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { useRef, useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react'
import type { ListColumn } from '../columns/list-columns.ts'
import type { Sort } from '#domain/lists/list-state.ts'
import { nextSort } from './sort-clicks.ts'
import { pinAt } from './table-row.tsx'

/** How the user arranges columns at their headings. */
export interface ColumnTools {
  /** Puts a column into the place of another. */
  readonly move: (name: string, to: string) => void
  /** While it is being dragged, and at last with `isDone`. Undefined goes back to the width that fits. */
  readonly size: (name: string, width: number | undefined, isDone: boolean) => void
}

interface TableHeadProps {
  readonly columns: readonly ListColumn[]
  readonly sort: readonly Sort[]
  readonly onSort: (sort: readonly Sort[]) => void
  /** Absent: the columns stay as they are. */
  readonly arrange?: ColumnTools
}

/** The headings: a click sorts, dragging moves a column, dragging its edge sizes it; Shift and an arrow key move it too. */
export function TableHead({ columns, sort, onSort, arrange }: TableHeadProps) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const moveBy = (at: number, by: number) => {
    const column = columns[at]
    const target = columns[at + by]
    if (column !== undefined && target !== undefined) arrange?.move(column.name, target.name)
  }
  const dragging = (name: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', name)
      setDragged(name)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(name)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined && dragged !== name) arrange?.move(dragged, name)
      end()
    },
    onDragEnd: end,
  })
  return columns.map((column, at) => {
    const own = sort.find(({ field }) => field === column.name)
    return (
      <th
        key={column.name}
        scope="col"
        className={column.className}
        style={column.isPinned ? pinAt(at) : undefined}
        aria-sort={own === undefined ? undefined : own.desc ? 'descending' : 'ascending'}
        data-drop={over === column.name && dragged !== column.name}
        {...(arrange === undefined ? {} : dragging(column.name))}
      >
        <Heading
          column={column}
          own={own}
          onSort={(adds) => onSort(nextSort(sort, column.name, adds))}
          moveBy={(by) => moveBy(at, by)}
        />
        {arrange !== undefined && <Edge name={column.name} arrange={arrange} />}
      </th>
    )
  })
}

interface HeadingProps {
  readonly column: ListColumn
  readonly own: Sort | undefined
  readonly onSort: (adds: boolean) => void
  readonly moveBy: (by: number) => void
}

function Heading({ column, own, onSort, moveBy }: HeadingProps) {
  const { label, isSortable } = column
  if (!isSortable) return <span title={label}>{label}</span>
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (by === 0 || !event.shiftKey) return
    event.preventDefault()
    moveBy(by)
  }
  return (
    <button type="button" title={label} onKeyDown={press} onClick={(event) => onSort(event.shiftKey)}>
      <span>{label}</span>
      <span className="lobby-carets" aria-hidden="true">
        <CaretUpOutlined data-on={own?.desc === false} />
        <CaretDownOutlined data-on={own?.desc === true} />
      </span>
    </button>
  )
}

const narrowest = 48

/** The right edge of a heading: dragged it sizes the column, clicked twice it fits it again. */
function Edge({ name, arrange }: { readonly name: string; readonly arrange: ColumnTools }) {
  const start = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const size = (event: PointerEvent, isDone: boolean) => {
    if (start.current === undefined || (isDone && event.clientX === start.current.x)) return
    const width = Math.round(start.current.width + event.clientX - start.current.x)
    arrange.size(name, Math.max(narrowest, width), isDone)
  }
  return (
    <span
      className="lobby-column-edge"
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDoubleClick={() => arrange.size(name, undefined, true)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 }
      }}
      onPointerMove={(event) => size(event, false)}
      onPointerUp={(event) => {
        size(event, true)
        start.current = undefined
      }}
    />
  )
}
