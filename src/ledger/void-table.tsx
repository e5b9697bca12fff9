import type { DataOf } from '#domain/calls/call.ts'
import type { listVoided } from '#domain/calls/voided-documents.ts'
import type { KeyUnder } from '../i18n/translation-key.ts'
import { formatDate, formatDateTime } from '../fields/format.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentLink } from './document-link.tsx'
import { LineTable } from '../ui/line-table.tsx'
import { figureColumn } from './figure-table.tsx'
import { CutNote } from './report-frame.tsx'

type Register = DataOf<typeof listVoided>
type Row = Register['rows'][number]

interface VoidTableProps {
  readonly register: Register
  readonly tools: ViewTools
}

/** Each void with its document, the latest first. */
export function VoidTable({ register: { total, rows }, tools }: VoidTableProps) {
  const { t } = tools
  if (total === 0) return <p className="lobby-secondary">{t('console.journal.voided.none')}</p>
  const title = (name: KeyUnder<'console.journal.voided'>) => t(`console.journal.voided.${name}`)
  return (
    <>
      <CutNote shown={rows.length} total={total} tools={tools} />
      <LineTable
        columns={[
          { title: title('voided_at'), cell: (row) => formatDateTime(row.voided_at) },
          {
            title: title('number'),
            cell: (row) => <DocumentLink line={{ ...row, title: row.number }} tools={tools} />,
          },
          { title: title('date'), cell: ({ date }) => (date === null ? '' : formatDate(date)) },
          { title: title('apartment'), cell: ({ apartment }) => apartment },
          figureColumn({ title: title('amount'), amountOf: ({ amount }: Row) => amount, tools }),
          { title: title('made_by'), cell: (row) => row.made_by },
          { title: title('voided_by'), cell: (row) => row.voided_by },
          { title: title('reason'), cell: ({ reason }) => reason },
        ]}
        rows={rows}
        keyOf={(row) => `${row.kind}/${row.document_id}`}
      />
    </>
  )
}
