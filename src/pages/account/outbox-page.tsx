import { listOutbox } from '#domain/calls/notifications.ts'
import { Button, Card, Drawer, Typography } from 'antd'
import { ReloadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { pageSize } from '#core/limits.ts'
import { useCall } from '#src/data/use-call.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Page } from '#src/shell/page.tsx'
import {
  MessageList,
  MessageTable,
  MessageText,
  type Message,
  type MessagesProps,
} from './outbox-messages.tsx'

/** Messages that left, or wait because no SMTP server is set; administrators read one-time codes here. */
export function OutboxPage() {
  const t = useT()
  const isPhone = useIsPhone()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Message>()
  const { reply, query } = useCall(listOutbox, { page, limit: pageSize })
  const list: MessagesProps = {
    messages: reply.data ?? [],
    isLoading: query.isFetching,
    pagination: {
      current: page,
      pageSize,
      total: reply.total ?? 0,
      onChange: setPage,
      showSizeChanger: false,
      hideOnSinglePage: true,
    },
  }
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
        {isPhone ? (
          <MessageList {...list} onOpen={setOpened} />
        ) : (
          <MessageTable {...list} onOpen={setOpened} />
        )}
      </Card>
      <Drawer title={opened?.subject} open={opened !== undefined} onClose={() => setOpened(undefined)}>
        {opened !== undefined && <MessageText message={opened} />}
      </Drawer>
    </Page>
  )
}
