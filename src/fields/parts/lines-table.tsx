import type { LinesField } from '#core/fields/lines.ts'
import { isPresent } from '#core/condition.ts'
import type { PlainProps, Values } from '../field-view.ts'
import { viewOf } from '../index.ts'
import { fieldLabel } from '../words.ts'
import { isRecord } from '../references/entities.ts'

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
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map(({ inner, one, view, label }) => (
                <td key={inner} data-align={view.align} data-label={label}>
                  {isPresent(row[inner]) ? (
                    <view.Detail
                      entityName={entityName}
                      name={`${name}.${inner}`}
                      field={one}
                      tools={tools}
                      value={row[inner]}
                      record={{ ...record, ...row }}
                    />
                  ) : (
                    '–'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
