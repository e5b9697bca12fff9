import { createElement, type ReactNode } from 'react'
import type { Alignment, Block, Cell, DocumentTable, Run, Total } from '#domain/documents/page.ts'
import { dots } from '#domain/documents/values.ts'
import { PaperPictures } from './paper-pictures.tsx'
import { QrPicture } from './qr-picture.tsx'
import { SignedBy } from './signed-by.tsx'

interface LinesTableProps {
  readonly table: DocumentTable
  readonly totals: readonly Total[]
}

/** Lines and the sums below them. */
export function LinesTable({ table, totals }: LinesTableProps) {
  const { columns, rows, sum = false } = table
  const last = columns.length - 1
  const first = Math.max(1, Math.min(last, ...totals.map(({ column = last }) => column)))
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, align }) => (
            <th key={title} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={`${row}:${cells.join('|')}`}>
            {cells.map((text, at) => (
              <td key={columns[at]?.title} data-align={columns[at]?.align}>
                {sum && row === rows.length - 1 ? <strong>{text}</strong> : text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ name, value, strong = false, column = last }) => (
          <tr key={name}>
            <th scope="row" colSpan={first}>
              {name}
            </th>
            {column > first && <td colSpan={column - first} />}
            <td data-align="right">{strong ? <strong>{value ?? dots}</strong> : (value ?? dots)}</td>
            {column < last && <td colSpan={last - Math.max(first, column)} />}
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** Text that somebody laid out. */
export const DocumentBody = ({ parts }: { readonly parts: readonly Block[] }) =>
  numbered(parts).map(([at, part]) => <Part key={at} part={part} />)

function Part({ part }: { readonly part: Block }) {
  if (part.block === 'text')
    return (
      <p data-align={part.align}>
        <Runs of={part.runs} />
      </p>
    )
  if (part.block === 'heading')
    return createElement(`h${part.level + 1}`, { 'data-align': part.align }, <Runs of={part.runs} />)
  if (part.block === 'list')
    return createElement(
      part.ordered ? 'ol' : 'ul',
      null,
      numbered(part.items).map(([at, runs]) => (
        <li key={at}>
          <Runs of={runs} />
        </li>
      )),
    )
  if (part.block === 'table') return <FreeTable rows={part.rows} />
  if (part.block === 'lines') return <LinesTable table={part.table} totals={part.totals} />
  if (part.block === 'qr') return <QrPicture qr={part.qr} />
  if (part.block === 'pictures') return <PaperPictures of={part.pictures} />
  if (part.block === 'signatures') return <SignedBy of={part.signatures} />
  return <hr />
}

const FreeTable = ({ rows }: { readonly rows: readonly (readonly Cell[])[] }) => (
  <table>
    <tbody>
      {numbered(rows).map(([at, cells]) => (
        <tr key={at}>
          {numbered(cells).map(([place, cell]) => (
            <FreeCell key={place} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What is printed keeps its order, so its place is its key. */
const numbered = <T,>(items: readonly T[]) => items.map((item, at) => [at, item] as const)

function FreeCell({ cell }: { readonly cell: Cell }) {
  const spans = { colSpan: cell.columns, 'data-align': sideOf(cell.align) }
  const text = <Runs of={cell.runs} />
  return cell.isTitle === true ? (
    <th {...spans}>
      <strong>{text}</strong>
    </th>
  ) : (
    <td {...spans}>{text}</td>
  )
}

const sideOf = (align: Alignment | undefined) => align ?? 'left'

const marks = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const
const markNames = ['bold', 'italic', 'underline', 'strike'] as const

const Runs = ({ of }: { readonly of: readonly Run[] }) =>
  numbered(of).map(([at, run]) => <span key={at}>{marked(run)}</span>)

const marked = (run: Run) =>
  markNames
    .filter((name) => run[name] === true)
    .reduce<ReactNode>((inner, name) => createElement(marks[name], null, inner), run.text)
