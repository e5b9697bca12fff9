import { Card, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readRunErrors } from '#domain/calls/fees.ts'
import type { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { usePolling } from '../data/use-polling.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { refreshReports } from '../data/use-report.ts'
import { formatNumber } from '../fields/format.ts'
import type { SlotProps } from '../crud/views.ts'
import { ErrorGroups } from './error-groups.tsx'
import { fieldLabel } from '../fields/words.ts'
import './fees.css'

type Count = 'total' | 'done' | 'created' | 'skipped' | 'failed_count'

/** The progress and the result of a run; it updates while it is shown, even if no live event arrives. */
export function RunProgress({ entity, record, tools, onChange }: SlotProps<typeof groupFeeSlip>) {
  const { t, language } = tools
  const isRunning = record.status === 'running'
  usePolling(isRunning ? entity.name : undefined, String(record.id))
  useFollowers(record.version)
  if (onChange !== undefined) return null
  const count = (name: Count) => record[name] ?? 0
  const text = (name: Count) => formatNumber(count(name), { language, digits: 0 })
  const total = count('total')
  const isFailed = record.status === 'failed'
  const hasErrors = count('failed_count') > 0
  return (
    <Card size="small" title={<h2>{t('console.fees.progress.title')}</h2>}>
      <Progress
        percent={total === 0 ? (isRunning ? 0 : 100) : Math.floor((count('done') / total) * 100)}
        status={isRunning ? 'active' : isFailed ? 'exception' : hasErrors ? 'normal' : 'success'}
        // Full, but no green check: what is missing is said below.
        {...(hasErrors && !isRunning ? { strokeColor: 'var(--ant-color-warning)' } : {})}
        aria-label={t('console.fees.progress.title')}
      />
      <p className="lobby-secondary" role="status">
        {isRunning && total === 0
          ? t('console.fees.progress.waiting')
          : t('console.fees.progress.of', { done: text('done'), total: text('total') })}
      </p>
      <dl className="lobby-tallies">
        {(['created', 'skipped', 'failed_count'] as const).map((name) => (
          <div key={name} data-bad={name === 'failed_count' && count(name) > 0}>
            <dt>{fieldLabel(t, entity.name, name)}</dt>
            <dd>{text(name)}</dd>
          </div>
        ))}
      </dl>
      {hasErrors && (
        <p>
          <Link to="?tab=errors">
            {t('console.fees.progress.see_errors', { total: text('failed_count') })}
          </Link>
        </p>
      )}
      {hasErrors && <ErrorGroups runId={String(record.id)} month={String(record.month)} tools={tools} />}
    </Card>
  )
}

/** What else the page shows of a run is loaded again whenever the run has moved on. */
function useFollowers(version: unknown) {
  const refreshAll = useRefreshAll()
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    refreshAll(['fee', 'fee_error'])
    void refreshReports(readRunErrors)
  }, [version, refreshAll])
}
