import type { ReactNode } from 'react'
import type { LinesField } from '#core/fields/lines.ts'
import { isPresent } from '#core/condition.ts'
import { kindOf } from '#core/kinds.ts'
import type { PlainProps, Values } from '../field-view.ts'
import { viewOf } from '../index.ts'
import { fieldLabel } from '../words.ts'
import { isRecord } from '../references/entities.ts'
import { writtenBy, type NamingField } from '../references/known-records.ts'
import { KeptName } from './kept-name.tsx'
import { lineAmounts } from './line-amounts.ts'
import { LinesTotal } from './lines-total.tsx'

export const rowsOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

interface LinesTableProps extends PlainProps<LinesField> {
  /** The record that holds the rows, where it is known: a row may speak of its fields. */
  readonly record?: Values
}

/** Rows as they are read. */
export function LinesTable({ field, value, entityName, name, tools, record }: LinesTableProps) {
  const rows = rowsOf(value)
  if (rows.length === 0) return tools.t('console.fields.no_lines')
  const columns = Object.entries(field.fields).map(([inner, one]) => ({
    inner,
    one,
    view: viewOf(one),
    label: fieldLabel(tools.t, entityName, `${name}.${inner}`),
  }))
  const amounts = lineAmounts({ field, rows, record: record ?? {}, tools })
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            {columns.map(({ inner, view, label }) => (
              <th key={inner} scope="col" data-align={view.align}>
                {label}
              </th>
            ))}
            {amounts !== undefined && (
              <th scope="col" data-align="right">
                {tools.t('console.fields.line_amount')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map(({ inner, one, view, label }) => (
                <td key={inner} data-align={view.align} data-label={label}>
                  {isPresent(row[inner]) ? (
                    <Kept of={keptOf(field, inner, row)} within={{ entityName, name }}>
                      <view.Detail
                        entityName={entityName}
                        name={`${name}.${inner}`}
                        field={one}
                        tools={tools}
                        value={row[inner]}
                        record={{ ...record, ...row }}
                      />
                    </Kept>
                  ) : (
                    '–'
                  )}
                </td>
              ))}
              {amounts !== undefined && (
                <td
                  className="lobby-rows-amount"
                  data-align="right"
                  data-label={tools.t('console.fields.line_amount')}
                >
                  {amounts.ofRows[at] ?? '–'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {amounts !== undefined && <LinesTotal total={amounts.total} before={columns.length} tools={tools} />}
      </table>
    </div>
  )
}

interface KeptProps {
  readonly of: ReturnType<typeof keptOf>
  /** The field that holds the rows. */
  readonly within: NamingField
  readonly children: ReactNode
}

const Kept = ({ of, within: { entityName, name }, children }: KeptProps) =>
  of === undefined ? (
    children
  ) : (
    <KeptName target={of.target} id={of.id} naming={writtenBy({ entityName, name: `${name}.${of.via}` })}>
      {children}
    </KeptName>
  )

/** The record whose name a field of a row keeps, where the row names it. */
function keptOf({ fields }: LinesField, inner: string, row: Values) {
  const via = fields[inner]?.copies
  const source = via === undefined ? undefined : fields[via]
  if (via === undefined || source === undefined || !isPresent(row[via])) return undefined
  const target = kindOf(source).relation?.(source).target
  return target === undefined ? undefined : { via, target, id: String(row[via]) }
}
