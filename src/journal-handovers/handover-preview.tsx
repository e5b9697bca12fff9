import { Alert, Card, Skeleton } from 'antd'
import type { DataOf, ParamsOf } from '#domain/calls/call.ts'
import { previewJournalHandover } from '#domain/calls/journal-handovers.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime, formatMoney, formatNumber } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { movingBooks } from '../ledger/moving-cash.ts'
import './journal-handovers.css'

interface HandoverPreviewProps {
  readonly asked: ParamsOf<typeof previewJournalHandover>
  readonly tools: ViewTools
}

/** What would be handed over, and what should be known before. */
export function HandoverPreview({ asked, tools }: HandoverPreviewProps) {
  const { t } = tools
  const { data, error, refetch } = useReport({
    call: previewJournalHandover,
    input: { params: asked },
    of: [...movingBooks, 'closed_month', 'journal_handover'],
  })
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.journal_handovers.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    return data === undefined ? (
      <Skeleton active paragraph={{ rows: 3 }} />
    ) : (
      <Foreseen preview={data} extent={asked.extent} tools={tools} />
    )
  }
  return (
    <Card size="small" title={<h2>{t('console.journal_handovers.contents')}</h2>}>
      {content()}
    </Card>
  )
}

interface ForeseenProps {
  readonly preview: DataOf<typeof previewJournalHandover>
  readonly extent: string | undefined
  readonly tools: ViewTools
}

function Foreseen({ preview, extent, tools }: ForeseenProps) {
  const { t, language, currency } = tools
  const { last } = preview
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  const warnings = [
    ...(last !== null && extent === 'whole'
      ? [t('console.journal_handovers.again', { name: last.name })]
      : []),
    ...(last === null && extent === 'since' ? [t('console.journal_handovers.nothing_before')] : []),
    ...(preview.is_closed ? [] : [t('console.journal_handovers.not_closed')]),
    ...(preview.is_foreign ? [t('console.journal_handovers.foreign')] : []),
    ...(preview.uncoded.length === 0
      ? []
      : [
          t('console.journal_handovers.uncoded', {
            postings: preview.uncoded
              .map((posting) => optionLabel(t, chartAccount.name, 'posting', posting))
              .join(', '),
          }),
        ]),
  ]
  return (
    <>
      <p role="status">
        {t('console.journal_handovers.counted', {
          entries: count(preview.entries),
          lines: count(preview.lines),
          amount: formatMoney(preview.amount, currency, language),
        })}
      </p>
      {last !== null && (
        <p className="lobby-secondary">
          {t('console.journal_handovers.last', {
            name: last.name,
            by: last.by ?? '',
            at: formatDateTime(last.at),
            since: count(last.since),
          })}
        </p>
      )}
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon message={warning} className="lobby-handover-warning" />
      ))}
    </>
  )
}
