import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { use, useEffect, useRef } from 'react'
import { holds, isPresent } from '#core/condition.ts'
import type { LinesField } from '#core/fields/lines.ts'
import { followingKey } from '#core/fields/spelled-key.ts'
import { kindOf } from '#core/kinds.ts'
import type { AnyField } from '#core/field.ts'
import { offersField } from '#src/data/capabilities.ts'
import type { InputProps, Values } from '../field-view.ts'
import { viewOf } from '../index.ts'
import { fieldLabel } from '../words.ts'
import { errorId, usePathErrors } from './errors.ts'
import { PathErrorTexts } from './path-error-texts.tsx'
import { lineAmounts } from './line-amounts.ts'
import { rowsOf } from './lines-table.tsx'
import { LinesTotal } from './lines-total.tsx'
import { RowMoves, useRowMoves } from './row-moves.tsx'
import { rowSiblings, SiblingsContext } from '../references/siblings.ts'

/** Rows that are edited in place; on a phone each row is a card. */
export function LinesInput(props: InputProps<LinesField>) {
  const { field, value, onChange, entityName, name, tools, disabled, id, describedBy } = props
  const { t } = tools
  const rows = rowsOf(value)
  // What nobody types is read beside what is typed, where there is any.
  const columns = Object.entries(field.fields).filter(
    ([inner, one]) =>
      kindOf(one).derived !== true &&
      offersField(one) &&
      (one.readOnly !== true || rows.some((row) => isPresent(row[inner]))),
  )
  const max = field.max ?? 200
  const box = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  useEffect(() => {
    if (isAdding.current) focusLastRow(box.current)
    isAdding.current = false
  }, [rows.length])
  const { spells } = field
  const change = (at: number, inner: string, next: unknown) => {
    const also = spells?.[1] === inner ? { [spells[0]]: followingKey({ rows, at, spells, next }) } : {}
    const changed = { ...rows[at], ...also, [inner]: next }
    onChange?.(rows.map((row, place) => (place === at ? withoutOthers(field, changed) : row)))
  }
  const moves = useRowMoves({ rows, onChange, box })
  const isOrdered = field.ordered === true && disabled !== true
  const amounts = lineAmounts({ field, rows, record: {}, tools })
  return (
    <div
      ref={box}
      className="lobby-rows-box"
      id={id}
      role="group"
      aria-label={fieldLabel(t, entityName, name)}
      aria-describedby={describedBy}
    >
      {rows.length > 0 && (
        <table className="lobby-rows lobby-rows-edited">
          <thead>
            <tr>
              {columns.map(([inner, one]) => (
                <th key={inner} scope="col" data-align={viewOf(one).align}>
                  {fieldLabel(t, entityName, `${name}.${inner}`)}
                  {one.required === true && viewOf(one).neverEmpty !== true && (
                    <span className="lobby-required" aria-hidden="true" />
                  )}
                </th>
              ))}
              {amounts !== undefined && (
                <th scope="col" data-align="right">
                  {t('console.fields.line_amount')}
                </th>
              )}
              <th aria-label={t('console.crud.list.actions')} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at} {...(isOrdered ? moves.row(at) : {})}>
                {columns.map(([inner, one]) => (
                  <td
                    key={inner}
                    data-align={viewOf(one).align}
                    data-label={fieldLabel(t, entityName, `${name}.${inner}`)}
                    data-absent={isShown(field, row, inner) ? undefined : true}
                  >
                    {isShown(field, row, inner) && (
                      <RowCell
                        {...props}
                        row={row}
                        at={at}
                        inner={inner}
                        one={one}
                        change={(next) => change(at, inner, next)}
                      />
                    )}
                  </td>
                ))}
                {amounts !== undefined && (
                  <td
                    className="lobby-rows-amount"
                    data-align="right"
                    data-label={t('console.fields.line_amount')}
                  >
                    {amounts.ofRows[at] ?? '–'}
                  </td>
                )}
                <td className="lobby-rows-remove" data-moves={isOrdered || undefined}>
                  {isOrdered && <RowMoves at={at} last={rows.length - 1} moves={moves} t={t} />}
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    disabled={disabled}
                    aria-label={t('console.fields.remove_line', { line: at + 1 })}
                    onClick={() => onChange?.(rows.filter((_row, place) => place !== at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          {amounts !== undefined && (
            <LinesTotal total={amounts.total} before={columns.length} behind={1} tools={tools} />
          )}
        </table>
      )}
      {rows.length < max && (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          disabled={disabled}
          onClick={() => {
            isAdding.current = true
            onChange?.([...rows, emptyRow(field)])
          }}
        >
          {t('console.fields.add_line')}
        </Button>
      )}
    </div>
  )
}

interface RowCellProps extends InputProps<LinesField> {
  readonly row: Values
  readonly at: number
  readonly inner: string
  readonly one: AnyField
  readonly change: (value: unknown) => void
}

function RowCell({ row, at, inner, one, change, entityName, name, tools, disabled }: RowCellProps) {
  const outer = use(SiblingsContext)
  const path = `${name}.${at}.${inner}`
  const errors = usePathErrors(path)
  const { Input, Detail } = viewOf(one)
  if (one.readOnly === true)
    return (
      <Detail
        entityName={entityName}
        name={`${name}.${inner}`}
        field={one}
        tools={tools}
        value={row[inner]}
        record={row}
      />
    )
  const label = `${fieldLabel(tools.t, entityName, `${name}.${inner}`)}, ${tools.t('console.fields.line', { line: at + 1 })}`
  return (
    <SiblingsContext value={rowSiblings(outer, row)}>
      <Input
        entityName={entityName}
        name={`${name}.${inner}`}
        field={one}
        tools={tools}
        disabled={disabled}
        label={label}
        invalid={errors.length > 0}
        describedBy={errors.length > 0 ? errorId(path) : undefined}
        value={row[inner]}
        onChange={change}
      />
      <PathErrorTexts path={path} />
    </SiblingsContext>
  )
}

/** Whether a row has a field that only some have. */
function has({ only = {} }: Pick<LinesField, 'only'>, row: Values, inner: string): boolean {
  const condition = only[inner]
  return condition === undefined || holds(condition, row)
}

/** What is read of a row is absent where it says nothing. */
const isShown = (field: LinesField, row: Values, inner: string): boolean =>
  has(field, row, inner) && (field.fields[inner]?.readOnly !== true || isPresent(row[inner]))

/** Without the values of fields that the row does not have. */
const withoutOthers = (field: LinesField, row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([inner, value]) => [inner, has(field, row, inner) ? value : null]),
  )

const emptyRow = (field: LinesField): Values =>
  Object.fromEntries(Object.entries(field.fields).map(([inner, one]) => [inner, one.default ?? null]))

/** Puts the cursor where the new row is typed. */
const focusLastRow = (box: HTMLElement | null) =>
  [...(box?.querySelectorAll('tbody tr') ?? [])]
    .at(-1)
    ?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')
    ?.focus()
