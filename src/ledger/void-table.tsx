import type { DataOf } from '#domain/calls/call.ts'
import type { listVoided } from '#domain/calls/voided-documents.ts'
import { formatDate, formatDateTime } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentLink } from './document-link.tsx'
import { Figure } from './figure-table.tsx'
import { CutNote } from './report-frame.tsx'

interface VoidTableProps {
  readonly register: DataOf<typeof listVoided>
  readonly tools: ViewTools
}

const columns = [
  'voided_at',
  'number',
  'date',
  'apartment',
  'amount',
  'made_by',
  'voided_by',
  'reason',
] as const

/** Each void with its document, the latest first. */
export function VoidTable({ register: { total, rows }, tools }: VoidTableProps) {
  const { t } = tools
  if (total === 0) return <p className="lobby-secondary">{t('console.journal.voided.none')}</p>
  const title = (name: (typeof columns)[number]) => t(`console.journal.voided.${name}`)
  return (
    <>
      <CutNote shown={rows.length} total={total} tools={tools} />
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" {...(name === 'amount' ? { 'data-align': 'right' } : {})}>
                  {title(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.kind}/${row.document_id}`}>
                <td data-label={title('voided_at')}>{formatDateTime(row.voided_at)}</td>
                <td data-label={title('number')}>
                  <DocumentLink line={{ ...row, title: row.number }} tools={tools} />
                </td>
                <td data-label={title('date')}>{row.date === null ? '' : formatDate(row.date)}</td>
                <td data-label={title('apartment')}>{row.apartment}</td>
                <Figure title={title('amount')} amount={row.amount} tools={tools} />
                <td data-label={title('made_by')}>{row.made_by}</td>
                <td data-label={title('voided_by')}>{row.voided_by}</td>
                <td data-label={title('reason')}>{row.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
