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

interface LineTableProps<Row> {
  readonly columns: readonly LineColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row, at: number) => string | number
  /** What the row of totals is called; absent: there is none. */
  readonly totals?: string
  /** Said to screen readers alone. */
  readonly caption?: string
  /** Of the box around it. */
  readonly className?: string
}

/** A plain table of a few lines; on a phone each line is a card. */
export function LineTable<Row>(props: LineTableProps<Row>) {
  const { columns, rows, keyOf, totals, caption, className = '' } = props
  const summed = columns.findIndex(({ total }) => total !== undefined)
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
        {totals !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={summed}>
                {totals}
              </th>
              {columns.slice(summed).map(({ title, total }) => (
                <td key={title} data-align="right" data-label={title}>
                  {total !== undefined && <strong>{total}</strong>}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
