import { Skeleton } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { Failure } from '#src/crud/list/list-states.tsx'
import { useList } from '#src/data/use-list.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { formatDateTime } from '#src/fields/format.ts'
import { isRecord } from '#src/fields/references/entities.ts'
import { RecordLink } from '#src/fields/references/record-link.tsx'
import { relationsFor } from '#src/fields/references/relations.ts'
import { useSession } from '#src/session/session.ts'
import { MessagePictures } from './message-pictures.tsx'

interface MessagesProps {
  readonly asked: AnyRecord
  readonly tools: ViewTools
}

const columns = ['id', 'created_at', 'content', 'images', 'account_id', 'resident_id', 'is_internal']

/** The question and all messages since, the latest at the end; new ones appear by themselves. */
export function Messages({ asked, tools }: MessagesProps) {
  const { t } = tools
  const { building } = useSession()
  const shown = columns.filter((name) => tools.can('read', conversationComment.name, name))
  const { records, query } = useList<AnyRecord>({
    resource: conversationComment.name,
    filters: [{ field: 'conversation_id', operator: 'eq', value: asked.id }],
    sort: [{ field: 'created_at', desc: false }],
    pageSize: 'all',
    query: { columns: shown, with: relationsFor(conversationComment, shown), buildingId: building?.id },
    isLive: true,
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (current !== null) current.scrollTop = current.scrollHeight
  }, [records.length])
  return (
    <div
      ref={box}
      className="lobby-messages"
      role="log"
      aria-label={t('console.communication.thread')}
      // It scrolls, so that the keyboard must reach it.
      tabIndex={0}
    >
      <ol>
        <Message entity={conversation} record={asked} isOffice={false} tools={tools}>
          {isRecord(asked['sender']) ? (
            <RecordLink entityName="resident" record={asked['sender']} tools={tools} />
          ) : (
            t('console.communication.somebody')
          )}
        </Message>
        {records.map((record) => (
          <Message
            key={record.id}
            entity={conversationComment}
            record={record}
            isOffice={!hasValue(record['resident_id'])}
            tools={tools}
          >
            <Writer record={record} tools={tools} />
          </Message>
        ))}
      </ol>
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {query.error !== null && (
        <Failure
          title={t('console.communication.load_failed')}
          error={query.error}
          t={t}
          retry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && records.length === 0 && (
        <p className="lobby-secondary">{t('console.communication.no_reply')}</p>
      )}
    </div>
  )
}

const hasValue = (value: unknown) => value !== null && value !== undefined

interface MessageProps {
  readonly entity: AnyEntity
  readonly record: Values
  readonly isOffice: boolean
  readonly tools: ViewTools
  /** Who wrote it. */
  readonly children: ReactNode
}

function Message({ entity, record, isOffice, tools, children }: MessageProps) {
  const { t } = tools
  const isInternal = record['is_internal'] === true
  return (
    <li data-office={isOffice} data-internal={isInternal}>
      <p>
        <strong>{children}</strong>{' '}
        <time className="lobby-secondary" dateTime={String(record['created_at'])}>
          {formatDateTime(String(record['created_at']))}
        </time>
        {isInternal && <span className="lobby-tag">{t('console.communication.internal')}</span>}
      </p>
      <p className="lobby-lines">{String(record['content'] ?? '')}</p>
      <MessagePictures entity={entity} record={record} tools={tools} />
    </li>
  )
}

function Writer({ record, tools }: { readonly record: Values; readonly tools: ViewTools }) {
  const { resident, account } = record
  if (hasValue(record['resident_id']))
    return isRecord(resident) ? (
      <RecordLink entityName="resident" record={resident} tools={tools} />
    ) : (
      tools.t('console.communication.somebody')
    )
  return isRecord(account) && typeof account['name'] === 'string'
    ? account['name']
    : tools.t('console.communication.office')
}
