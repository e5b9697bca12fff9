import { Alert, Card, Skeleton } from 'antd'
import { readHandoverParts, takeJournalHandover } from '#domain/calls/journal-handovers.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatNumber } from '../fields/format.ts'
import { DownloadButtons, tableFormats } from '../ledger/download-buttons.tsx'
import './journal-handovers.css'

interface HandoverFilesProps {
  readonly id: string
  readonly record: { readonly layout?: unknown; readonly since?: unknown }
  readonly tools: ViewTools
}

/** The files of a hand-over, and a warning if its month has changed since. */
export function HandoverFiles({ id, record, tools }: HandoverFilesProps) {
  const { t, language } = tools
  const { data, error, refetch } = useReport({ call: readHandoverParts, input: { path: { id } }, of: [] })
  const since = Number(record.since ?? 0)
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
    if (data === undefined) return <Skeleton active paragraph={{ rows: 2 }} />
    return (
      <>
        <ul className="lobby-handover-files">
          {data.parts.map((part) => (
            <li key={part}>
              <span>{t(`console.journal_handovers.parts.${part}`)}</span>
              <DownloadButtons
                t={t}
                name={`journal-${part}`}
                formats={tableFormats}
                disabled={false}
                load={(format) =>
                  callForFile(takeJournalHandover, { path: { id }, params: { part, format } })
                }
              />
            </li>
          ))}
        </ul>
        {record.layout !== 'lobby' && (
          <p className="lobby-secondary">
            {t('console.journal_handovers.as_of', { day: formatDate(data.as_of) })}
          </p>
        )}
      </>
    )
  }
  return (
    <Card size="small" title={<h2>{t('console.journal_handovers.files')}</h2>}>
      {since > 0 && (
        <Alert
          type="warning"
          showIcon
          className="lobby-handover-warning"
          message={t('console.journal_handovers.changed', {
            total: formatNumber(since, { language, digits: 0 }),
          })}
        />
      )}
      {content()}
    </Card>
  )
}
