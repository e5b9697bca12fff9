import { exportVoided, listVoided } from '#domain/calls/voided-documents.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { allFormats, DownloadButtons } from './download-buttons.tsx'
import { movingBooks } from './moving-cash.ts'
import { ReportFrame, type Period } from './report-frame.tsx'
import { VoidTable } from './void-table.tsx'

interface VoidRegisterProps {
  readonly tools: ViewTools
  readonly period: Period
  readonly onPeriod: (period: Period) => void
}

const voidable = [...movingBooks, 'write_off', 'adjustment', 'credit_transfer'] as const

/** Which receipts and documents were voided between two days, by whom and why. */
export function VoidRegister({ tools, period, onPeriod }: VoidRegisterProps) {
  const { t } = tools
  const { building } = useSession()
  const { from = '', to = '' } = period
  const params = { building_id: building?.id, from, to }
  const asked = useReport({ call: listVoided, input: { params }, of: voidable })
  const hasDays = from !== '' && to !== ''
  return (
    <ReportFrame
      title={t('console.journal.tabs.voided')}
      period={period}
      onPeriod={onPeriod}
      asked={asked}
      failure={t(hasDays ? 'console.journal.voided.load_failed' : 'console.journal.no_days')}
      tools={tools}
      actions={
        <DownloadButtons
          formats={allFormats}
          t={t}
          name="voided-documents"
          disabled={!hasDays || asked.error !== null}
          load={(format) => callForFile(exportVoided, { params: { ...params, format } })}
        />
      }
    >
      {(register) => <VoidTable register={register} tools={tools} />}
    </ReportFrame>
  )
}
