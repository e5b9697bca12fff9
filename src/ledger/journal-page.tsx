import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { firstDayOf, officeToday } from '#core/days.ts'
import {
  exportGeneralLedger,
  exportJournal,
  exportTrialBalance,
  readGeneralLedger,
  readJournal,
  readTrialBalance,
} from '#domain/calls/journal.ts'
import { exportOutputVat, readOutputVat } from '#domain/calls/output-vat.ts'
import { registry } from '#entities/index.ts'
import { isCallError } from '#data-provider/http.ts'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { allFormats, DownloadButtons, type DownloadProps } from './download-buttons.tsx'
import { GeneralLedgerTable } from './general-ledger-table.tsx'
import { JournalTable } from './journal-table.tsx'
import { readCodes } from './read-codes.ts'
import { OutputVatTable } from './output-vat-table.tsx'
import { movingBooks } from './moving-cash.ts'
import { ReportFrame, type Period, type FrameProps } from './report-frame.tsx'
import { TrialTable } from './trial-table.tsx'
import { VoidRegister } from './void-register.tsx'
import './ledger.css'

const reports = ['journal', 'trial_balance', 'general_ledger', 'output_vat', 'voided'] as const
type Report = (typeof reports)[number]

/** The accountant's reports between two days: journal, trial balance, the lines of one account, VAT, what was voided. */
export function JournalPage() {
  const tools = useViewTools()
  const { t } = tools
  const [report, setReport] = useState<Report>('journal')
  const [code, setCode] = useState<string>()
  const [period, setPeriod] = useState<Period>(() => ({
    from: firstDayOf(officeToday()),
    to: officeToday(),
  }))
  const shared = { tools, period, onPeriod: setPeriod }
  const openCode = (wanted: string) => {
    setCode(wanted)
    setReport('general_ledger')
  }
  const content = {
    journal: <Journal {...shared} />,
    trial_balance: <TrialBalance {...shared} onCode={openCode} />,
    general_ledger: <GeneralLedger {...shared} code={code} onCode={setCode} />,
    output_vat: <OutputVat {...shared} />,
    voided: <VoidRegister {...shared} />,
  }
  return (
    <Page
      title={t('console.menu.title.journal')}
      breadcrumb={moduleCrumb(tools, registry.chart_account)}
      actions={<Link to={`/${screensOf(registry.chart_account).list}`}>{t('console.journal.codes')}</Link>}
    >
      <Tabs
        activeKey={report}
        onChange={(key) => setReport(reports.find((one) => one === key) ?? 'journal')}
        items={reports.map((key) => ({ key, label: t(`console.journal.tabs.${key}`) }))}
      />
      {content[report]}
    </Page>
  )
}

interface ReportProps {
  readonly tools: ViewTools
  readonly period: Period
  readonly onPeriod: (period: Period) => void
}

/** The building and the days that are asked for. */
function useParams({ from = '', to = '' }: Period) {
  const { building } = useSession()
  return { building_id: building?.id, from, to }
}

/** Why there is no report: a day is missing, a right, or the reply. */
const failureOf = (t: ViewTools['t'], { from, to }: Period, error: Error | null) => {
  if (isCallError(error) && error.statusCode === 403) return t('console.journal.missing_right')
  return from === undefined || to === undefined
    ? t('console.journal.no_days')
    : t('console.journal.load_failed')
}

interface BookProps<Data>
  extends ReportProps, Pick<FrameProps<Data>, 'title' | 'whose' | 'asked' | 'children'> {
  /** Of its file. */
  readonly name: string
  readonly load: DownloadProps['load']
  /** Before the button that downloads it. */
  readonly choice?: ReactNode
}

/** One of the accountant's reports, with its file. */
function Book<Data>({ name, load, choice, ...frame }: BookProps<Data>) {
  const { tools, period, asked } = frame
  const hasDays = period.from !== undefined && period.to !== undefined
  return (
    <ReportFrame
      {...frame}
      failure={failureOf(tools.t, period, asked.error)}
      actions={
        <>
          {choice}
          <DownloadButtons
            t={tools.t}
            name={name}
            formats={allFormats}
            disabled={!hasDays || asked.error !== null}
            load={load}
          />
        </>
      }
    />
  )
}

function Journal(frame: ReportProps) {
  const params = useParams(frame.period)
  return (
    <Book
      {...frame}
      title={frame.tools.t('console.journal.by_account')}
      name="journal"
      asked={useReport({ call: readJournal, input: { params }, of: movingBooks })}
      load={(format) => callForFile(exportJournal, { params: { ...params, format } })}
    >
      {(journal) => <JournalTable journal={journal} tools={frame.tools} />}
    </Book>
  )
}

function TrialBalance({ onCode, ...frame }: ReportProps & { readonly onCode: (code: string) => void }) {
  const params = useParams(frame.period)
  return (
    <Book
      {...frame}
      title={frame.tools.t('console.journal.tabs.trial_balance')}
      name="trial-balance"
      asked={useReport({ call: readTrialBalance, input: { params }, of: movingBooks })}
      load={(format) => callForFile(exportTrialBalance, { params: { ...params, format } })}
    >
      {(rows) => <TrialTable rows={rows} tools={frame.tools} onCode={onCode} />}
    </Book>
  )
}

function OutputVat(frame: ReportProps) {
  const params = useParams(frame.period)
  return (
    <Book
      {...frame}
      title={frame.tools.t('console.journal.tabs.output_vat')}
      name="output-vat"
      asked={useReport({ call: readOutputVat, input: { params }, of: movingBooks })}
      load={(format) => callForFile(exportOutputVat, { params: { ...params, format } })}
    >
      {(list) => <OutputVatTable list={list} tools={frame.tools} />}
    </Book>
  )
}

interface OfCodeProps extends ReportProps {
  readonly code: string | undefined
  readonly onCode: (code: string) => void
}

/** The lines of one account: the one that was chosen, else the period's first. */
function GeneralLedger({ code, tools, period, onPeriod, onCode }: OfCodeProps) {
  const { t } = tools
  const params = useParams(period)
  const trial = useReport({ call: readTrialBalance, input: { params }, of: movingBooks })
  const known = (trial.data ?? []).map((row) => row.code)
  const chosen = code ?? known[0]
  const choice = (
    <Select
      showSearch
      optionFilterProp="label"
      aria-label={t('console.journal.account')}
      className="lobby-ledger-code"
      value={chosen}
      onChange={onCode}
      options={[...new Set([...known, ...(code === undefined ? [] : [code])])].map((value) => ({
        value,
        label: readCodes(t, value),
      }))}
    />
  )
  if (chosen !== undefined)
    return <AccountLines tools={tools} period={period} onPeriod={onPeriod} code={chosen} choice={choice} />
  return (
    <ReportFrame
      title={t('console.journal.tabs.general_ledger')}
      period={period}
      onPeriod={onPeriod}
      asked={trial}
      failure={failureOf(t, period, trial.error)}
      tools={tools}
    >
      {() => <p className="lobby-secondary">{t('console.journal.nothing')}</p>}
    </ReportFrame>
  )
}

interface AccountLinesProps extends ReportProps {
  readonly code: string
  readonly choice: ReactNode
}

function AccountLines({ code, choice, ...frame }: AccountLinesProps) {
  const { t } = frame.tools
  const params = { ...useParams(frame.period), code }
  return (
    <Book
      {...frame}
      title={t('console.journal.tabs.general_ledger')}
      whose={`${t('console.journal.account')} ${readCodes(t, code)}`}
      name="general-ledger"
      choice={choice}
      asked={useReport({ call: readGeneralLedger, input: { params }, of: movingBooks })}
      load={(format) => callForFile(exportGeneralLedger, { params: { ...params, format } })}
    >
      {(ledger) => <GeneralLedgerTable ledger={ledger} tools={frame.tools} />}
    </Book>
  )
}
