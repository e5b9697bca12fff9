import { Tag, Tooltip } from 'antd'
import type { ViewTools } from '../fields/field-view.ts'
import type { Batch, BatchRow, Outcome } from './calls.ts'

export interface UsedColumn {
  /** The field that the column is mapped to. */
  readonly name: string
  readonly label: string
  /** Its place in the file. */
  readonly at: number
}

interface BatchRowProps {
  readonly row: BatchRow
  readonly columns: readonly UsedColumn[]
  readonly batch: Batch
  readonly tools: ViewTools
}

const colors: Readonly<Partial<Record<Outcome, string>>> = {
  create: 'success',
  created: 'success',
  update: 'processing',
  updated: 'processing',
  invalid: 'error',
  failed: 'error',
  kept: 'warning',
}

/** One row of the file: what became of it and why, and each wrong cell in red with its reason. */
export function BatchRowLine({ row, columns, batch, tools }: BatchRowProps) {
  const { t } = tools
  const reasonAt = (name: string) =>
    row.faults
      .filter(({ column }) => column === name)
      .map(({ message }) => message)
      .join(' ')
  return (
    <tr>
      <td data-align="right" data-label={t('console.imports.row')}>
        {row.number}
      </td>
      <td data-label={t('console.imports.result')}>
        <Tag color={colors[row.outcome]}>{t(`console.imports.outcome.${row.outcome}`)}</Tag>
        {row.message !== '' && <div className="lobby-import-message">{row.message}</div>}
      </td>
      {columns.map(({ name, label, at }) => {
        const reason = reasonAt(name)
        const text = row.cells[at] ?? ''
        return (
          <td key={name} data-label={label} data-fault={reason !== ''}>
            {batch.columns[at]?.view === 'hidden' ? (
              <span className="lobby-nothing">{t('console.imports.cell_hidden')}</span>
            ) : reason === '' ? (
              text
            ) : (
              <FaultyCell text={text === '' ? t('console.imports.cell_empty') : text} reason={reason} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** A wrong cell says why to the pointer, to the keyboard and, by the tooltip, to a screen reader. */
const FaultyCell = ({ text, reason }: { readonly text: string; readonly reason: string }) => (
  <Tooltip title={reason} trigger={['hover', 'focus']}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason opens on focus */}
    <span tabIndex={0}>{text}</span>
  </Tooltip>
)
