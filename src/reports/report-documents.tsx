import type { ReportCalls } from '#domain/calls/reports.ts'
import { columnWords } from '#domain/reports/book-words.ts'
import { currencyOfReport, type Report } from '#domain/reports/report.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatMoney } from '../fields/format.ts'
import { DocumentLink } from '../ledger/document-link.tsx'
import { movingBooks } from '../ledger/moving-cash.ts'
import { LineTable } from '../ui/line-table.tsx'
import { BehindFigure, behindRows } from './behind-figure.tsx'
import { figureAddress, type ReportState } from './report-state.ts'

interface DocumentsProps {
  readonly report: Report
  readonly call: ReportCalls['documents']
  readonly state: ReportState & { readonly figure: NonNullable<ReportState['figure']> }
  readonly buildingId: string
  readonly params: URLSearchParams
  readonly onPage: (page: number) => void
  readonly tools: ViewTools
}

/** The documents that a figure sums, the latest first, and their sum: the figure. */
export function ReportDocuments(props: DocumentsProps) {
  const { report, call, state, buildingId, params, onPage, tools } = props
  const { t, language } = tools
  const column = report.columns.find(({ name }) => name === state.figure.column)
  const currency = currencyOfReport(report, state.filters, tools.currency)
  const asked = useReport({
    call,
    input: {
      params: {
        building_id: buildingId,
        from: state.from,
        to: state.to,
        by: state.by,
        ...state.filters,
        column: column?.name ?? 'net',
        key: state.figure.key,
        page: String(state.page),
        limit: String(behindRows),
      },
    },
    of: movingBooks,
  })
  const word = (name: 'document' | 'amount' | 'apartment' | 'back') =>
    t(`console.report_figures.page.${name}`)
  const what = column === undefined ? '' : t(`console.report_figures.columns.${column.name}`)
  return (
    <BehindFigure
      title={t('console.report_figures.page.behind', { what })}
      back={{ to: figureAddress(params), label: word('back') }}
      asked={asked}
      failure={t('console.report_figures.page.load_failed')}
      page={state.page}
      onPage={onPage}
      t={t}
    >
      {({ rows, sum }) => (
        <LineTable
          className="lobby-figures"
          columns={[
            { title: columnWords.date[language], cell: (row) => formatDate(row.booked_on) },
            { title: word('document'), cell: (row) => <DocumentLink line={row} tools={tools} /> },
            { title: word('apartment'), cell: ({ apartment }) => apartment },
            {
              title: word('amount'),
              isNumber: true,
              cell: ({ amount }) => formatAmount(amount, currency, language),
              total: formatMoney(sum, currency, language),
            },
          ]}
          rows={rows}
          keyOf={(row) => `${row.kind}/${row.document_id}`}
          totals={t('console.report_figures.total')}
        />
      )}
    </BehindFigure>
  )
}
