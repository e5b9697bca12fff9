import { useCustom } from '@refinedev/core'
import { Button, Card, Drawer, Table, Tag, Typography, type TableColumnsType } from 'antd'
import { ReloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { pageSize } from '#core/constants.ts'
import { formatDateTime } from '#src/fields/format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Page } from '#src/shell/page.tsx'

/** A message as `/v1/manage/outbox` lists it. */
interface Message {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly status: 'queued' | 'sent' | 'failed'
  readonly error: string | null
  readonly attempts: number
  readonly created_at: string
  readonly sent_at: string | null
}

const colors = { queued: 'warning', sent: 'success', failed: 'error' } as const

/** Messages that left, or wait because no SMTP server is set; administrators read one-time codes here. */
export function OutboxPage() {
  const t = useT()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Message>()
  const { result, query } = useCustom<{ data: Message[]; total: number }>({
    url: '/v1/manage/outbox',
    method: 'get',
    config: { query: { page, limit: pageSize } },
  })
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
      render: (_value, message) => (
        <Button
          type="link"
          style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
          aria-label={t('console.account.outbox.open', { subject: message.subject })}
          onClick={() => setOpened(message)}
        >
          {message.subject}
        </Button>
      ),
    },
    {
      key: 'status',
      title: t('console.account.outbox.status'),
      width: 130,
      render: (_value, { status }) => (
        <Tag color={colors[status]}>{t(`console.account.outbox.states.${status}`)}</Tag>
      ),
    },
    {
      key: 'attempts',
      dataIndex: 'attempts',
      title: t('console.account.outbox.attempts'),
      align: 'right',
      width: 110,
    },
  ]
  return (
    <Page
      title={t('console.account.outbox.title')}
      actions={
        <Button icon={<ReloadOutlined aria-hidden />} onClick={() => void query.refetch()}>
          {t('console.account.outbox.refresh')}
        </Button>
      }
    >
      <Typography.Paragraph type="secondary">{t('console.account.outbox.purpose')}</Typography.Paragraph>
      <Card styles={{ body: { padding: 0 } }}>
        <Table<Message>
          rowKey="id"
          columns={columns}
          dataSource={result.data?.data ?? []}
          loading={query.isFetching}
          scroll={{ x: 720 }}
          locale={{ emptyText: t('console.account.outbox.empty') }}
          pagination={{
            current: page,
            pageSize,
            total: result.data?.total ?? 0,
            onChange: setPage,
            showSizeChanger: false,
            hideOnSinglePage: true,
          }}
        />
      </Card>
      <Drawer title={opened?.subject} open={opened !== undefined} onClose={() => setOpened(undefined)}>
        {opened !== undefined && <MessageText message={opened} />}
      </Drawer>
    </Page>
  )
}

function MessageText({ message }: { readonly message: Message }) {
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
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }} copyable={{ text: message.body }}>
        {message.body}
      </Typography.Paragraph>
    </>
  )
}
