import { Button, Card, Flex, List, Popconfirm, Tag, Typography } from 'antd'
import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { formatDateTime } from '#src/fields/format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { deviceOf } from '#domain/device.ts'
import type { Session } from './sessions.ts'
import { endOtherSessions, endSession } from '#domain/calls/profile.ts'
import { callApi } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { message } from '../../ui/feedback.ts'

interface SessionsCardProps {
  readonly sessions: readonly Session[]
  readonly isLoading: boolean
  readonly reload: () => void
}

/** The devices where the user is signed in, with buttons to end their sessions. */
export function SessionsCard({ sessions, isLoading, reload }: SessionsCardProps) {
  const t = useT()
  const [isPending, setPending] = useState(false)
  const others = sessions.filter(({ current }) => !current)
  const end = async (id?: string) => {
    setPending(true)
    try {
      await (id === undefined ? callApi(endOtherSessions, {}) : callApi(endSession, { path: { id } }))
      message.success(t('console.account.sessions.ended'))
      reload()
    } catch (error) {
      showError(t, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Card
      title={t('console.account.sessions.title')}
      extra={
        others.length > 0 && (
          <Popconfirm
            title={t('console.account.sessions.end_others_confirm', { n: others.length })}
            onConfirm={() => void end()}
          >
            <Button danger loading={isPending}>
              {t('console.account.sessions.end_others')}
            </Button>
          </Popconfirm>
        )
      }
    >
      <Typography.Paragraph type="secondary">{t('console.account.sessions.help')}</Typography.Paragraph>
      <List<Session>
        loading={isLoading}
        dataSource={[...sessions]}
        rowKey="id"
        style={{ maxHeight: 420, overflowY: 'auto' }}
        renderItem={(session) => <SessionItem session={session} onEnd={() => void end(session.id)} />}
      />
    </Card>
  )
}

function SessionItem({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const t = useT()
  const { browser, system } = deviceOf(session.user_agent)
  const isPhone = system === 'iPhone' || system === 'Android'
  const name =
    browser === undefined || system === undefined
      ? (browser ?? system ?? t('console.account.sessions.unknown'))
      : t('console.account.sessions.on', { browser, system })
  const Icon = isPhone ? MobileOutlined : DesktopOutlined
  return (
    <List.Item
      actions={
        session.current
          ? []
          : [
              <Popconfirm key="end" title={t('console.account.sessions.end_confirm')} onConfirm={onEnd}>
                <Button size="small" aria-label={t('console.account.sessions.end_of', { device: name })}>
                  {t('console.account.sessions.end')}
                </Button>
              </Popconfirm>,
            ]
      }
    >
      <List.Item.Meta
        avatar={<Icon aria-hidden style={{ fontSize: 20 }} />}
        title={
          <Flex gap={6} wrap align="center">
            <span>{name}</span>
            {session.current && <Tag color="success">{t('console.account.sessions.current')}</Tag>}
            {session.second_factor && <Tag color="processing">{t('console.second_factor.session')}</Tag>}
            {session.remember && <Tag>{t('console.account.sessions.remembered')}</Tag>}
          </Flex>
        }
        description={
          <>
            {t('console.account.sessions.last_seen')}: {formatDateTime(session.last_seen_at)} ·{' '}
            {t('console.account.sessions.signed_in')}: {formatDateTime(session.created_at)} ·{' '}
            {t('console.account.sessions.address')}: {session.ip}
          </>
        }
      />
    </List.Item>
  )
}
