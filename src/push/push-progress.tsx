import { Card, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listAddress } from '#domain/lists/list-address.ts'
import type { pushNotification } from '#entities/media/push-notification.ts'
import { pushRecipient } from '#entities/media/push-recipient.ts'
import type { SlotProps } from '../crud/views.ts'
import { usePolling } from '../data/use-polling.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { formatNumber } from '../fields/format.ts'

const words = 'console.push.progress'

/** How far a sending is, and how many it reached; it follows while it is shown. */
export function PushProgress({ entity, record, tools, onChange }: SlotProps<typeof pushNotification>) {
  const { t, language } = tools
  const isSending = record.status === 'sending'
  usePolling(isSending ? entity.name : undefined, String(record.id))
  useRecipients(record.version)
  if (onChange !== undefined || record.status === 'draft' || record.status === 'scheduled') return null
  const text = (count: number) => formatNumber(count, { language, digits: 0 })
  const total = record.total ?? 0
  const missed = record.failed_count ?? 0
  const done = (record.sent_count ?? 0) + missed
  const percent = total === 0 ? (isSending ? 0 : 100) : Math.floor((done / total) * 100)
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      <Progress
        percent={percent}
        status={isSending ? 'active' : record.status === 'failed' ? 'exception' : 'success'}
        aria-label={t(`${words}.title`)}
      />
      <p className="lobby-secondary" role="status">
        {isSending && total === 0
          ? t(`${words}.waiting`)
          : t(`${words}.of`, { done: text(done), total: text(total) })}
      </p>
      {missed > 0 && (
        <p>
          <Link to={notReached(String(record.id))}>{t(`${words}.see_missed`, { total: text(missed) })}</Link>
        </p>
      )}
    </Card>
  )
}

/** The residents whom a message did not reach. */
const notReached = (id: string) =>
  listAddress({
    entity: pushRecipient,
    view: 'not_reached',
    filters: [{ field: 'push_notification_id', operator: 'eq', value: id }],
  })

/** Loads the list of recipients again whenever the sending has moved on. */
function useRecipients(version: unknown) {
  const refreshAll = useRefreshAll()
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    refreshAll([pushRecipient.name])
  }, [version, refreshAll])
}
