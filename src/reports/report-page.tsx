import { officeToday } from '#core/days.ts'
import { reportCalls, type ReportCalls } from '#domain/calls/reports.ts'
import { reports, type ReportName } from '#domain/reports/index.ts'
import { reportFault } from '#domain/reports/longest-period.ts'
import { bases, personalFilters, personalRows, seesOwnOnly, type Report } from '#domain/reports/report.ts'
import { Loaded } from '../crud/list/loaded.tsx'
import { Chart } from '../charts/chart.tsx'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney, formatNumber } from '../fields/format.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { DownloadButtons, tableFormats } from '../ledger/download-buttons.tsx'
import { PrintButton } from '../ledger/print-button.tsx'
import { movingBooks } from '../ledger/moving-cash.ts'
import { codeText } from '../i18n/code-text.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { Section } from '../ui/section.tsx'
import { ReportDocuments } from './report-documents.tsx'
import { useReportAddress } from './report-address.ts'
import { ReportFilters } from './report-filters.tsx'
import { figureAddress, readState, type ReportState } from './report-state.ts'
import { ReportTable, type Read } from './report-table.tsx'
import '../fees/fees.css'
import './reports.css'

const shown = Object.fromEntries(
  reports.map((report) => [report.name, () => <ReportPage key={report.name} report={report} />]),
)

/** The page of a report, made of its declaration. */
export const pageOf = (name: ReportName) => shown[name] ?? (() => null)

type Asked = Report & { readonly name: ReportName }

function ReportPage({ report: declared }: { readonly report: Asked }) {
  const tools = useViewTools()
  // Rows that name apartments are for those who may read these.
  const report = {
    ...declared,
    by: declared.by.filter((by) => by !== 'apartment' || tools.can('list', 'apartment')),
  }
  const { t } = tools
  const { building } = useSession()
  const { params, set, onPage } = useReportAddress()
  const state = readState(report, params)
  const calls = reportCalls(declared)
  const asked = { building_id: building?.id, from: state.from, to: state.to, by: state.by, ...state.filters }
  const compared = { ...asked, compare: state.compare }
  const isOwnOnly = seesOwnOnly(report, (flag) => tools.can(flag, report.resource))
  // Who sees the own takings alone has no paper for the owners of them.
  const isPersonal =
    isOwnOnly ||
    personalRows.includes(state.by) ||
    personalFilters.some((name) => state.filters[name] !== undefined)
  const isWhole = state.from !== '' && state.to !== ''
  const wrong = reportFault(state)
  const hasPeriod = isWhole && wrong === undefined
  return (
    <Page
      title={t(`console.menu.title.${report.name}`)}
      subtitle={building?.name}
      // Where the menu has it, whatever records it reads.
      breadcrumb={[{ label: t('module.tc') }]}
      actions={
        <>
          <DownloadButtons
            formats={tableFormats}
            t={t}
            name={report.page}
            disabled={!hasPeriod}
            load={(format) => callForFile(calls.export, { params: { ...compared, format } })}
          />
          <PrintButton
            disabled={!hasPeriod}
            tools={tools}
            title={t('console.report_figures.page.print')}
            load={() => callForFile(calls.print, { params: { ...compared, language: tools.language } })}
            name={report.page}
          />
          {isPersonal ? null : (
            <PrintButton
              disabled={!hasPeriod}
              tools={tools}
              title={t('console.report_figures.page.print_owners')}
              load={() =>
                callForFile(calls.print, {
                  params: { ...compared, language: tools.language, audience: 'owners' },
                })
              }
              name={report.page}
            />
          )}
        </>
      }
    >
      <ReportFilters report={report} state={state} set={set} wrong={wrong} tools={tools} />
      {isOwnOnly && <p className="lobby-secondary">{t('console.report_figures.page.own_only')}</p>}
      {!isWhole && <p role="alert">{codeText(t, 'report_period_required')}</p>}
      {hasPeriod && state.figure !== undefined && (
        <ReportDocuments
          report={report}
          call={calls.documents}
          state={{ ...state, figure: state.figure }}
          buildingId={building?.id ?? ''}
          params={params}
          onPage={onPage}
          tools={tools}
        />
      )}
      {hasPeriod && state.figure === undefined && (
        <ReportContent report={report} call={calls.read} state={state} params={params} tools={tools} />
      )}
    </Page>
  )
}

interface ContentProps {
  readonly report: Asked
  readonly call: ReportCalls['read']
  readonly state: ReportState
  readonly params: URLSearchParams
  readonly tools: ViewTools
}

function ReportContent({ report, call, state, params, tools }: ContentProps) {
  const { t, language } = tools
  const { building } = useSession()
  const { from, to, by, compare, filters } = state
  const asked = useReport({
    call,
    input: { params: { building_id: building?.id, from, to, by, compare, ...filters } },
    of: movingBooks,
  })
  const count = (value: number) => formatNumber(value, { language, digits: 0 })
  return (
    <Loaded asked={asked} failure={t('console.report_figures.page.load_failed')} rows={10} t={t}>
      {(data) => (
        <>
          {data.rows.length === 0 && <p role="status">{t('console.report_figures.page.nothing')}</p>}
          <ReportTable report={report} read={data} state={state} params={params} tools={tools} />
          {data.count > data.rows.length && (
            <p className="lobby-secondary">
              {t('console.report_figures.page.more', {
                shown: count(data.rows.length),
                total: count(data.count),
              })}
            </p>
          )}
          {'months' in bases[report.base] && (
            <p className="lobby-secondary">
              {t('console.report_figures.as_of', { day: formatDate(officeToday()) })}
            </p>
          )}
          {data.held.map(({ what, amount }) => (
            <p key={what} className="lobby-secondary">
              {t(`console.report_figures.held.${what}`, {
                amount: formatMoney(amount, data.currency, language),
              })}
            </p>
          ))}
          {data.rates.map(({ currency, rate_of: of, lowest, highest }) => (
            <p key={currency} className="lobby-secondary">
              {t('console.report_figures.rate', {
                currency: currency.toUpperCase(),
                rates: `${lowest === highest ? lowest : `${lowest} – ${highest}`} / 1 ${of.toUpperCase()}`,
              })}
            </p>
          ))}
          {data.rows.length > 1 && <ReportChart report={report} read={data} params={params} tools={tools} />}
        </>
      )}
    </Loaded>
  )
}

/** Bars that a screen has room for. */
const mostBars = 31

function ReportChart({
  report,
  read,
  params,
  tools,
}: Pick<ContentProps, 'report' | 'params' | 'tools'> & { readonly read: Read }) {
  const { t } = tools
  const points = read.rows.slice(0, mostBars).map(({ key, label, values }) => ({
    key,
    label,
    values,
    links: Object.fromEntries(report.chart.map((column) => [column, figureAddress(params, { column, key })])),
  }))
  return (
    <Section title={t('console.report_figures.page.chart')}>
      <Chart
        kind="bar"
        unit="money"
        title={t(`console.menu.title.${report.name}`)}
        pointTitle={t('console.report_figures.page.rows')}
        series={report.chart.map((key) => ({ key, label: t(`console.report_figures.columns.${key}`) }))}
        points={points}
        tools={{ ...tools, currency: read.currency }}
      />
    </Section>
  )
}
