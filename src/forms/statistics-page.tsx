import { TableOutlined } from '@ant-design/icons'
import {
  exportFormAnswers,
  exportFormStatistics,
  printFormStatistics,
  readFormStatistics,
} from '#domain/calls/form-statistics.ts'
import { periodFault } from '#domain/reports/longest-period.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'
import { Loaded } from '../crud/list/loaded.tsx'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { callForFile } from '../data/call-api.ts'
import { useList } from '../data/use-list.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { DownloadButtons, tableFormats } from '../ledger/download-buttons.tsx'
import { FileButton } from '../crud/actions/file-button.tsx'
import { PrintButton } from '../ledger/print-button.tsx'
import { useReportAddress } from '../reports/report-address.ts'
import { Page } from '../shell/page.tsx'
import { CountedAnswers } from './counted-answers.tsx'
import { StatisticsFigures } from './statistics-figures.tsx'
import { StatisticsFilters } from './statistics-filters.tsx'
import { statisticsPage } from './statistics-address.ts'
import { readState, type StatisticsState } from './statistics-state.ts'
import './forms.css'

/** Statistics of a form's answers; each figure leads to the answers that it counts. */
export function StatisticsPage() {
  const tools = useViewTools()
  const { t } = tools
  const { params, set, onPage } = useReportAddress()
  const asked = readState(params)
  const first = useFirstForm(asked.formId === undefined)
  const state = { ...asked, formId: asked.formId ?? first.id }
  const period = { from: state.from, to: state.to, by: state.by }
  const path = { id: state.formId ?? '' }
  const wrong = periodFault(period)
  const isOff = state.formId === undefined || wrong !== undefined
  return (
    <Page
      title={t('console.menu.title.form_statistics')}
      breadcrumb={moduleCrumb(tools, registrationForm)}
      actions={
        <>
          <FileButton
            t={t}
            disabled={isOff}
            icon={<TableOutlined />}
            label={t('console.forms.statistics.take_answers')}
            name={formAnswer.path}
            extension="xlsx"
            load={() =>
              callForFile(exportFormAnswers, {
                path,
                params: { from: period.from, to: period.to, format: 'xlsx' },
              })
            }
          />
          <DownloadButtons
            formats={tableFormats}
            t={t}
            name={statisticsPage}
            disabled={isOff}
            load={(format) => callForFile(exportFormStatistics, { path, params: { ...period, format } })}
          />
          <PrintButton
            tools={tools}
            disabled={isOff}
            title={t('console.report_figures.page.print')}
            name={statisticsPage}
            load={() =>
              callForFile(printFormStatistics, { path, params: { ...period, language: tools.language } })
            }
          />
        </>
      }
    >
      <StatisticsFilters state={state} set={set} wrong={wrong} tools={tools} />
      {state.formId === undefined ? (
        first.isNone && <p role="status">{t('console.forms.statistics.no_forms')}</p>
      ) : wrong !== undefined ? null : state.figure === undefined ? (
        <Statistics state={{ ...state, formId: state.formId }} params={params} tools={tools} />
      ) : (
        <CountedAnswers
          state={{ ...state, formId: state.formId, figure: state.figure }}
          params={params}
          onPage={onPage}
          tools={tools}
        />
      )}
    </Page>
  )
}

/** What the page begins with: the form that was answered last; while none is, the newest. */
function useFirstForm(isAsked: boolean) {
  const answers = useList<{ id: string; form_id: string }>({
    resource: formAnswer.name,
    ...latest,
    query: { columns: ['form_id'] },
    enabled: isAsked,
  })
  const [answered] = answers.records
  const hasNoAnswers = answers.query.isSuccess && answered === undefined
  const forms = useList<{ id: string }>({
    resource: registrationForm.name,
    ...latest,
    query: { columns: ['name'] },
    enabled: isAsked && hasNoAnswers,
  })
  const id = answered?.form_id ?? (hasNoAnswers ? forms.records[0]?.id : undefined)
  return {
    id: isAsked ? id : undefined,
    isNone: hasNoAnswers && forms.query.isSuccess && forms.records.length === 0,
  }
}
const latest = { pageSize: 1, sort: [{ field: 'created_at', desc: true }] }

interface StatisticsProps {
  readonly state: StatisticsState & { readonly formId: string }
  readonly params: URLSearchParams
  readonly tools: ViewTools
}

function Statistics({ state: { formId, from, to, by }, params, tools }: StatisticsProps) {
  const { t } = tools
  const asked = useReport({
    call: readFormStatistics,
    input: { path: { id: formId }, params: { from, to, by } },
    of: ['form_answer', 'registration_form'],
  })
  return (
    <Loaded asked={asked} failure={t('console.forms.statistics.load_failed')} rows={10} t={t}>
      {(read) => <StatisticsFigures read={read} by={by} params={params} tools={tools} />}
    </Loaded>
  )
}
