import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import type { GridLook as DeclaredGrid } from '#core/look.ts'
import { RecordLink } from '#src/fields/references/record-link.tsx'
import { fieldLabel } from '#src/fields/words.ts'
import { useListColumns } from '../../columns/list-columns.ts'
import { useLeaveGuard } from '../../form/use-leave-guard.ts'
import { LostRows } from '../../sheet/lost-rows.tsx'
import { isPastedSheet } from '../../sheet/pasted.ts'
import { walkColumn, walkRows } from '../../sheet/walk.ts'
import type { LookProps } from '../kinds.ts'
import { GridCell } from './grid-cell.tsx'
import { openFields } from './pasted-rows.ts'
import { cellKey, useGrid } from './use-grid.ts'
import { useSteadyRows } from './use-steady-rows.ts'
import '../../sheet/sheet.css'
import './grid.css'

const stops = 'td[data-field] :is(input, select, button)'

/** A sheet over the records of a page: Tab, Enter and the arrows walk its cells, and what is typed is saved as one leaves. */
export function GridLook({ list }: LookProps<DeclaredGrid>) {
  const { entity, tools, columns, settings, views, rights, records } = list
  const { t } = tools
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, focus } = useSteadyRows(records)
  const grid = useGrid({ list, records: rows })
  const shown = useListColumns({ entity, columns, settings, tools, views })
  useLeaveGuard({ t, isDirty: grid.isDirty })

  const placeOf = (target: EventTarget) => {
    const cell = (target as HTMLElement).closest<HTMLElement>('td[data-field]')
    const id = cell?.closest<HTMLElement>('tr[data-record]')?.dataset['record']
    return { name: cell?.dataset['field'], id }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { name, id } = placeOf(event.target)
    if (name === undefined || id === undefined || event.target instanceof HTMLButtonElement) return
    const find = (selector: string) => [...(body.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    if (event.key === 'Tab') return walkRows(event, find(stops))
    // The arrows choose among the words of a cell that takes only some.
    if (event.target instanceof HTMLSelectElement && event.key !== 'Enter') return
    const column = find(`td[data-field="${name}"] :is(input, select)`)
    walkColumn(event, column, (cell) => cell === event.target)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const { name, id } = placeOf(event.target)
    if (name === undefined || !isPastedSheet(text)) return
    event.preventDefault()
    void grid.paste(text, { row: grid.rows.findIndex((row) => row.id === id), name })
  }
  const row = (record: AnyRecord) => {
    const open = openFields(list, record)
    const title = grid.nameOf(record)
    return (
      <tr key={record.id} data-record={record.id}>
        <th scope="row">
          <RecordLink entityName={entity.name} record={record} tools={tools} />
        </th>
        {shown.map(({ name, label, className, cell }) => {
          const use = grid.uses.get(name)
          const isFigure = className.includes('lobby-figure-right')
          // A text of several lines would lose them in a cell.
          const isTyped = use !== undefined && open[name] !== undefined && !isLong(record[name])
          return isTyped ? (
            <td key={name} data-field={name}>
              <GridCell
                id={record.id}
                title={title}
                label={label}
                use={use}
                value={record[name]}
                cell={grid.cells.get(cellKey(record.id, name))}
                isFigure={isFigure}
                enter={grid.enter}
                forget={grid.forget}
              />
            </td>
          ) : (
            <td key={name} className={isFigure ? 'lobby-sheet-figure' : undefined}>
              {cell(record)}
              <Refused texts={grid.cells.get(cellKey(record.id, name))?.refusal?.texts} />
            </td>
          )
        })}
      </tr>
    )
  }
  return (
    <>
      <p className="lobby-sheet-hint lobby-sheet-keys">
        {t(rights.update ? 'console.crud.sheet.hint' : 'console.crud.sheet.read_only')}
      </p>
      {grid.progress !== undefined && (
        <p className="lobby-sheet-hint" role="status">
          {t('console.crud.sheet.progress', grid.progress)}
        </p>
      )}
      <LostRows title={t('console.crud.sheet.lost')} rows={grid.lost} onClose={grid.dropLost} t={t} />
      <div className="lobby-sheet-box" onKeyDown={onKeyDown} onPaste={onPaste} {...focus}>
        <table
          className="lobby-sheet lobby-grid"
          aria-label={t('console.crud.sheet.label', { list: t(`entity.${entity.name}.many`) })}
        >
          <thead>
            <tr>
              <th scope="col">{titleLabel(list)}</th>
              {shown.map(({ name, label, className }) => (
                <th
                  key={name}
                  scope="col"
                  className={className.includes('lobby-figure-right') ? 'lobby-sheet-figure' : undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>{grid.rows.map(row)}</tbody>
        </table>
      </div>
    </>
  )
}

const isLong = (value: unknown) => typeof value === 'string' && value.includes('\n')

const titleLabel = ({ entity, tools }: LookProps['list']) => fieldLabel(tools.t, entity.name, entity.title)

/** What was pasted into a cell that is only shown. */
function Refused({ texts }: { readonly texts: readonly string[] | undefined }) {
  if (texts === undefined) return null
  return (
    <span className="lobby-sheet-error" role="alert">
      {texts.join(' ')}
    </span>
  )
}
