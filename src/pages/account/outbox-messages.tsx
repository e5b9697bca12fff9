import type { RowOf } from '#domain/calls/call.ts'
import { downloadMailPdf, type listOutbox } from '#domain/calls/notifications.ts'
import { Button, List, Table, Tag, Typography, type PaginationProps, type TableColumnsType } from 'antd'
import { callForFile } from '#src/data/call-api.ts'
import { formatDateTime } from '#src/fields/format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { FileButton } from '#src/crud/actions/file-button.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'

/** A message that left, or waits. */
export type Message = RowOf<typeof listOutbox>

export interface MessagesProps {
  readonly messages: readonly Message[]
  readonly isLoading: boolean
  readonly pagination: Omit<PaginationProps, 'onChange'> & { readonly onChange: (page: number) => void }
}
type Opening = MessagesProps & { readonly onOpen: (message: Message) => void }

export function MessageTable({ messages, isLoading, pagination, onOpen }: Opening) {
  const t = useT()
  const columns: TableColumnsType<Message> = [
    {
      key: 'created_at',
      title: t('console.account.outbox.created'),
      width: 160,
      render: (_value, { created_at }) => formatDateTime(created_at),
    },
    { dataIndex: 'recipient', title: t('console.account.outbox.recipient') },
    {
      key: 'subject',
      title: t('console.account.outbox.subject'),
      render: (_value, message) => <Subject message={message} onOpen={onOpen} />,
    },
    {
      key: 'status',
      title: t('console.account.outbox.status'),
      width: 130,
      render: (_value, { status }) => <Status status={status} />,
    },
    { dataIndex: 'attempts', title: t('console.account.outbox.attempts'), align: 'right', width: 110 },
  ]
  return (
    <Table<Message>
      rowKey="id"
      columns={columns}
      dataSource={[...messages]}
      loading={isLoading}
      locale={{ emptyText: t('console.account.outbox.empty') }}
      pagination={pagination}
    />
  )
}

/** For phones. */
export function MessageList({ messages, isLoading, pagination, onOpen }: Opening) {
  const t = useT()
  return (
    <List<Message>
      rowKey="id"
      loading={isLoading}
      dataSource={[...messages]}
      pagination={{ ...pagination, position: 'bottom' }}
      locale={{ emptyText: t('console.account.outbox.empty') }}
      renderItem={(message) => (
        <List.Item style={{ paddingInline: 12 }} extra={<Status status={message.status} />}>
          <List.Item.Meta
            title={<Subject message={message} onOpen={onOpen} />}
            description={`${message.recipient} · ${formatDateTime(message.created_at)}`}
          />
        </List.Item>
      )}
    />
  )
}

const colors = {
  queued: 'warning',
  sending: 'processing',
  sent: 'success',
  failed: 'error',
  dropped: 'default',
} as const

function Status({ status }: Pick<Message, 'status'>) {
  const t = useT()
  return <Tag color={colors[status]}>{t(`console.account.outbox.states.${status}`)}</Tag>
}

function Subject({ message, onOpen }: { readonly message: Message } & Pick<Opening, 'onOpen'>) {
  const t = useT()
  return (
    <Button
      type="link"
      style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
      aria-label={t('console.account.outbox.open', { subject: message.subject })}
      onClick={() => onOpen(message)}
    >
      {message.subject}
    </Button>
  )
}

export function MessageText({ message }: { readonly message: Message }) {
  const t = useT()
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t('console.account.outbox.recipient')}: {message.recipient}
        <br />
        {t('console.account.outbox.created')}: {formatDateTime(message.created_at)}
        <br />
        {t('console.account.outbox.sent')}: {message.sent_at === null ? '–' : formatDateTime(message.sent_at)}
      </Typography.Paragraph>
      {message.error !== null && (
        <Typography.Paragraph type="danger">
          {t('console.account.outbox.error')}: {message.error}
        </Typography.Paragraph>
      )}
      {message.has_pdf && (
        <Typography.Paragraph>
          <FileButton
            t={t}
            name={message.subject}
            load={() => callForFile(downloadMailPdf, { path: { id: message.id } })}
          />
        </Typography.Paragraph>
      )}
      {message.html === null ? (
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }} copyable={{ text: message.body }}>
          {message.body}
        </Typography.Paragraph>
      ) : (
        <SafeHtml html={message.html} className="lobby-mail" />
      )}
    </>
  )
}
