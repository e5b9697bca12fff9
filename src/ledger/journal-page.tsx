import { useState } from 'react'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { firstDayOf, officeToday } from '#core/days.ts'
import { registry } from '#entities/index.ts'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { GeneralLedger, Journal, TrialBalance } from './journal-books.tsx'
import type { Period } from './report-frame.tsx'
import type { FormFigure } from './vat-return-table.tsx'
import { VatList, VatReturn } from './vat-tabs.tsx'
import { VoidRegister } from './void-register.tsx'
import './ledger.css'

const reports = [
  'journal',
  'trial_balance',
  'general_ledger',
  'output_vat',
  'input_vat',
  'vat_return',
  'voided',
] as const
type Report = (typeof reports)[number]
/** Of a building whose chart has no account for what is deducted. */
const ofCharts: readonly Report[] = ['input_vat', 'vat_return']

/** The accountant's reports between two days: journal, trial balance, the lines of one account, VAT and its return, what was voided. */
export function JournalPage() {
  const tools = useViewTools()
  const { t } = tools
  const [report, setReport] = useState<Report>('journal')
  const [code, setCode] = useState<string>()
  const [period, setPeriod] = useState<Period>(() => ({
    from: firstDayOf(officeToday()),
    to: officeToday(),
  }))
  const [narrowed, setNarrowed] = useState<FormFigure>()
  const { building } = useSession()
  const offered = reports.filter((one) => !ofCharts.includes(one) || building?.chart !== 'none')
  const shared = { tools, period, onPeriod: setPeriod }
  const ofTax = { ...shared, narrowed, onWiden: () => setNarrowed(undefined) }
  const openCode = (wanted: string) => {
    setCode(wanted)
    setReport('general_ledger')
  }
  const openFigure = (figure: FormFigure) => {
    setNarrowed(figure)
    setReport(figure.list === 'input' ? 'input_vat' : 'output_vat')
  }
  const content = {
    journal: <Journal {...shared} />,
    trial_balance: <TrialBalance {...shared} onCode={openCode} />,
    general_ledger: <GeneralLedger {...shared} code={code} onCode={setCode} />,
    output_vat: <VatList {...ofTax} side="output" />,
    input_vat: <VatList {...ofTax} side="input" />,
    vat_return: <VatReturn {...shared} onFigure={openFigure} />,
    voided: <VoidRegister {...shared} />,
  }
  return (
    <Page
      title={t('console.menu.title.journal')}
      breadcrumb={moduleCrumb(tools, registry.chart_account)}
      actions={
        <>
          {tools.can('list', 'journal_handover') && (
            <Link to={`/${screensOf(registry.journal_handover).list}`}>{t('console.journal.hand_over')}</Link>
          )}
          <Link to={`/${screensOf(registry.chart_account).list}`}>{t('console.journal.codes')}</Link>
        </>
      }
    >
      <Tabs
        activeKey={report}
        onChange={(key) => {
          setNarrowed(undefined)
          setReport(reports.find((one) => one === key) ?? 'journal')
        }}
        items={offered.map((key) => ({ key, label: t(`console.journal.tabs.${key}`) }))}
      />
      {content[report]}
    </Page>
  )
}
