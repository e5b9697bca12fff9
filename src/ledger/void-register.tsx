import { voidedCalls } from '#domain/calls/voided-documents.ts'
import { voidedBook } from '#domain/reports/books.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import { BookTable } from './book-table.tsx'
import { Book, useParams, type ReportProps } from './book.tsx'
import { movingBooks } from './moving-cash.ts'

const voidable = [...movingBooks, 'write_off', 'adjustment', 'credit_transfer'] as const

/** Which receipts and documents were voided between two days, by whom and why. */
export function VoidRegister(frame: ReportProps) {
  const { t } = frame.tools
  const params = useParams(frame.period)
  return (
    <Book
      {...frame}
      book={voidedBook}
      title={t('console.journal.tabs.voided')}
      failed={t('console.journal.voided.load_failed')}
      asked={useReport({ call: voidedCalls.read, input: { params }, of: voidable })}
      load={(format) => callForFile(voidedCalls.export, { params: { ...params, format } })}
    >
      {({ rows, total }) => (
        <BookTable
          book={voidedBook}
          rows={rows}
          total={total}
          nothing={t('console.journal.voided.none')}
          keyOf={({ kind, document_id: id }) => `${kind}/${id}`}
          tools={frame.tools}
        />
      )}
    </Book>
  )
}
