import type { ReactNode } from 'react'

export interface LineColumn<Row> {
  /** Heads the column; on a phone it stands before each value. */
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand on the right. */
  readonly isNumber?: boolean
  /** Its values name their rows. */
  readonly isHead?: boolean
  /** Whether a row has nothing to say there: some papers leave such values out. */
  readonly isEmpty?: (row: Row) => boolean
  /** What the column comes to, in the row of totals. */
  readonly total?: ReactNode
}

/** A row of sums: its title, and what stands below the last columns; undefined: nothing. */
export interface SumLine {
  readonly title: string
  readonly cells: readonly ReactNode[]
}

interface LineTableProps<Row> {
  readonly columns: readonly LineColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row, at: number) => string | number
  /** What the row of totals is called; absent: there is none. */
  readonly totals?: string
  /** Above the rows, what was before them. */
  readonly opening?: SumLine | undefined
  /** Rows of sums in place of `totals`. */
  readonly sums?: readonly SumLine[]
  /** Said to screen readers alone. */
  readonly caption?: string
  /** Of the box around it. */
  readonly className?: string
}

/** A plain table of a few lines; on a phone each line is a card. */
export function LineTable<Row>(props: LineTableProps<Row>) {
  const { columns, rows, keyOf, totals, opening, caption, className = '' } = props
  const summed = columns.findIndex(({ total }) => total !== undefined)
  const { sums = totals === undefined ? [] : [{ title: totals, cells: totalsOf(columns.slice(summed)) }] } =
    props
  return (
    <div className={`${className} lobby-rows-box`.trim()}>
      <table className="lobby-rows">
        {caption !== undefined && <caption className="lobby-hidden">{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" data-align={isNumber === true ? 'right' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opening !== undefined && <SumRow line={opening} columns={columns} />}
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              {columns.map(({ title, cell, isNumber, isHead, isEmpty }) =>
                isHead === true ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={title}
                    data-align={isNumber === true ? 'right' : undefined}
                    data-label={title}
                    data-empty={isEmpty?.(row)}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map((line) => (
              <SumRow key={line.title} line={line} columns={columns} />
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

const totalsOf = (columns: readonly { readonly total?: ReactNode }[]) => columns.map(({ total }) => total)

interface SumRowProps {
  readonly line: SumLine
  readonly columns: readonly { readonly title: string }[]
}

function SumRow({ line: { title, cells }, columns }: SumRowProps) {
  const first = columns.length - cells.length
  return (
    <tr>
      <th scope="row" colSpan={first}>
        {title}
      </th>
      {columns.slice(first).map((column, at) => (
        <td
          key={column.title}
          data-align="right"
          data-label={column.title}
          data-empty={cells[at] === undefined ? true : undefined}
        >
          {cells[at] !== undefined && <strong>{cells[at]}</strong>}
        </td>
      ))}
    </tr>
  )
}
