import { Card, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listAddress } from '#domain/lists/list-address.ts'
import type { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import type { SlotProps } from '../crud/views.ts'
import { usePolling } from '../data/use-polling.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { formatNumber } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import './notices.css'

const words = 'console.notices.progress'

type Count = 'total' | 'done' | 'total_notice_slips' | 'reached' | 'not_reached'

/** How far a sending is, and how many it reached; it follows while it is shown. */
export function NoticeProgress({ entity, record, tools, onChange }: SlotProps<typeof groupNoticeSlip>) {
  const { t, language } = tools
  const isSending = record.status === 'sending'
  usePolling(isSending ? entity.name : undefined, String(record.id))
  useSlips(record.version)
  if (onChange !== undefined || record.status === 'draft') return null
  const count = (name: Count) => record[name] ?? 0
  const text = (name: Count) => formatNumber(count(name), { language, digits: 0 })
  const total = count('total')
  const missed = count('not_reached')
  const status = isSending ? 'active' : record.status === 'failed' ? 'exception' : 'success'
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      <Progress
        percent={total === 0 ? (isSending ? 0 : 100) : Math.floor((count('done') / total) * 100)}
        status={missed > 0 && status === 'success' ? 'normal' : status}
        {...(missed > 0 && status === 'success' ? { strokeColor: 'var(--ant-color-warning)' } : {})}
        aria-label={t(`${words}.title`)}
      />
      <p className="lobby-secondary" role="status">
        {isSending && total === 0
          ? t(`${words}.waiting`)
          : t(`${words}.of`, { done: text('done'), total: text('total') })}
      </p>
      <dl className="lobby-tallies">
        {(['total_notice_slips', 'reached', 'not_reached'] as const).map((name) => (
          <div key={name} data-bad={name === 'not_reached' && missed > 0}>
            <dt>{fieldLabel(t, entity.name, name)}</dt>
            <dd>{text(name)}</dd>
          </div>
        ))}
      </dl>
      {missed > 0 && (
        <p>
          <Link to={notReached(String(record.id))}>
            {t(`${words}.see_missed`, { total: text('not_reached') })}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** The notices of a batch that did not reach their apartments. */
const notReached = (id: string) =>
  listAddress({
    entity: noticeSlip,
    view: 'not_reached',
    filters: [{ field: 'group_notice_slip_id', operator: 'eq', value: id }],
  })

/** The list of its notices is loaded again whenever the sending has moved on. */
function useSlips(version: unknown) {
  const refreshAll = useRefreshAll()
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    refreshAll([noticeSlip.name])
  }, [version, refreshAll])
}
