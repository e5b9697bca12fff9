import { Card, Skeleton } from 'antd'
import { Link } from 'react-router'
import type { ReportCalls } from '#domain/calls/reports.ts'
import { currencyOfReport, type Report } from '#domain/reports/report.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { Pager } from '../crud/list/pager.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatMoney } from '../fields/format.ts'
import { movingBooks } from '../ledger/moving-cash.ts'
import { LineTable } from '../ui/line-table.tsx'
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

const pageRows = 50

/** The documents that a figure sums, the latest first, and their sum: the figure. */
export function ReportDocuments(props: DocumentsProps) {
  const { report, call, state, buildingId, params, onPage, tools } = props
  const { t, language } = tools
  const column = report.columns.find(({ name }) => name === state.figure.column)
  const currency = currencyOfReport(report, state.filters, tools.currency)
  const { data, error, refetch } = useReport({
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
        limit: String(pageRows),
      },
    },
    of: movingBooks,
  })
  const word = (name: 'document' | 'amount' | 'apartment' | 'voided' | 'back') =>
    t(`console.report_figures.page.${name}`)
  const what = column === undefined ? '' : t(`console.report_figures.columns.${column.name}`)
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.report_figures.page.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
    return (
      <>
        <LineTable
          className="lobby-figures"
          columns={[
            { title: t('console.cash_book.date'), cell: (row) => formatDate(row.booked_on) },
            {
              title: word('document'),
              cell: (row) => <Document row={row} voided={word('voided')} tools={tools} />,
            },
            { title: word('apartment'), cell: ({ apartment }) => apartment },
            {
              title: word('amount'),
              isNumber: true,
              cell: ({ amount }) => formatAmount(amount, currency, language),
              total: formatMoney(data.sum, currency, language),
            },
          ]}
          rows={data.rows}
          keyOf={(row) => `${row.kind}/${row.document_id}`}
          totals={t('console.report_figures.total')}
        />
        <Pager page={state.page} pageSize={pageRows} total={data.total} t={t} onChange={onPage} />
      </>
    )
  }
  return (
    <Card
      size="small"
      title={<h2>{t('console.report_figures.page.behind', { what })}</h2>}
      extra={<Link to={figureAddress(params)}>{word('back')}</Link>}
    >
      {content()}
    </Card>
  )
}

type Row = {
  readonly entity: string
  readonly document_id: string
  readonly title: string | null
  readonly is_void: boolean
}

function Document({
  row,
  voided,
  tools: { t, pathOf },
}: {
  readonly row: Row
  readonly voided: string
  readonly tools: ViewTools
}) {
  const path = pathOf(row.entity, row.document_id)
  const kind = t(`entity.${row.entity}.one`, { defaultValue: row.entity })
  const title = row.title ?? kind
  return (
    <span>
      {path === undefined ? title : <Link to={path}>{title}</Link>}
      <span className="lobby-secondary">
        {row.title === null ? '' : ` · ${kind}`}
        {row.is_void && ` · ${voided}`}
      </span>
    </span>
  )
}
