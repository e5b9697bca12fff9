import { readHealth } from '#domain/calls/health.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { ReloadOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Descriptions, Space, Spin } from 'antd'
import { useEffect } from 'react'
import { useCall } from '#src/data/use-call.ts'
import { errorText } from '#src/errors/error-text.ts'
import { formatBytes, formatDateTime, formatNumber } from '#src/fields/format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { Page } from '#src/shell/page.tsx'

type Health = DataOf<typeof readHealth>

/** Milliseconds between two looks: a fault is seen within a minute. */
const every = 30_000

/** What nobody's work stands still for. */
const mild: ReadonlySet<Health['warnings'][number]> = new Set([
  'jobs_failed',
  'mail_failed',
  'mail_retrying',
  'upgrade_failed',
  'versions_differ',
])

/** How the server is, for administrators; the figures renew themselves. */
export function HealthPage() {
  const t = useT()
  const { reply, query } = useCall(readHealth, undefined, { noticesErrors: false })
  const { refetch, error, errorUpdatedAt, dataUpdatedAt } = query
  // Also while the next look is under way.
  const isUnread = errorUpdatedAt > dataUpdatedAt
  useEffect(() => {
    // A look that a silent database keeps waiting comes to its end, and says so.
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), every)
    return () => clearInterval(timer)
  }, [refetch])
  const health = reply.data
  return (
    <Page
      title={t('console.account.health.title')}
      actions={
        <Button icon={<ReloadOutlined aria-hidden />} onClick={() => void refetch()}>
          {t('console.account.health.refresh')}
        </Button>
      }
    >
      <Space direction="vertical" size="middle" style={{ width: '100%' }}>
        {isUnread && <Unread error={error} lastRead={dataUpdatedAt} />}
        {health !== undefined && <Figures health={health} isNow={!isUnread} />}
        {health === undefined && !isUnread && <Spin />}
      </Space>
    </Page>
  )
}

interface UnreadProps {
  readonly error: unknown
  /** Milliseconds since 1970; 0: never. */
  readonly lastRead: number
}

function Unread({ error, lastRead }: UnreadProps) {
  const t = useT()
  const read =
    lastRead === 0
      ? t('console.account.health.never_read')
      : t('console.account.health.last_read', { time: formatDateTime(new Date(lastRead).toISOString()) })
  return (
    <Alert
      type="error"
      showIcon
      message={t('console.account.health.unread')}
      description={
        <span className="lobby-lines">
          {(error === null ? [read] : [errorText(t, error), read]).join('\n')}
        </span>
      }
    />
  )
}

interface FiguresProps {
  readonly health: Health
  /** False: as they were when they could last be read. */
  readonly isNow: boolean
}

function Figures({ health, isNow }: FiguresProps) {
  const t = useT()
  const rows = useRows(health)
  return (
    <Space direction="vertical" size="middle" style={{ width: '100%' }}>
      {health.warnings.length === 0 && isNow && (
        <Alert type="success" showIcon message={t('console.account.health.fine')} />
      )}
      {health.warnings.map((name) => (
        <Alert
          key={name}
          type={mild.has(name) ? 'warning' : 'error'}
          showIcon
          message={t(`console.account.health.warnings.${name}`)}
        />
      ))}
      <Card>
        <Descriptions
          bordered
          column={1}
          size="small"
          styles={{ label: { width: '30%' } }}
          items={rows.map(([name, said]) => ({
            key: name,
            label: t(`console.account.health.${name}`),
            children: said,
          }))}
        />
      </Card>
    </Space>
  )
}

function useRows(health: Health) {
  const t = useT()
  const language = useLanguage()
  const bytes = (value: number) => formatBytes(value, language)
  const number = (value: number) => formatNumber(value, { language, digits: 0 })
  const { database, disk, files, jobs, mail, backup, clock, servers, upgrade } = health
  const queue = ({ waiting, failed, due_since: since }: Health['jobs']) =>
    [
      t('console.account.health.waiting', { n: number(waiting) }),
      t('console.account.health.failed', { n: number(failed) }),
      ...(since === null ? [] : [t('console.account.health.since', { time: formatDateTime(since) })]),
    ].join(' · ')
  const backups = [
    backup.made_at === null ? t('console.account.health.no_backup') : formatDateTime(backup.made_at),
    backup.proved_at === null
      ? t('console.account.health.unproved')
      : t('console.account.health.proved', { time: formatDateTime(backup.proved_at) }),
  ].join(' · ')
  const standby = ({
    name,
    late_seconds: late,
    is_connected: isConnected,
  }: Health['database']['standbys'][number]) => {
    const called = name === '' ? t('console.account.health.unnamed') : name
    if (!isConnected) return t('console.account.health.lost_standby', { name: called })
    return late === null
      ? t('console.account.health.unseen_standby', { name: called })
      : t('console.account.health.standby', { name: called, n: number(late) })
  }
  const upgraded = () => {
    if (upgrade === null) return t('console.account.health.no_upgrade')
    const time = formatDateTime(upgrade.at)
    return upgrade.has_failed
      ? t('console.account.health.not_upgraded', { time, version: upgrade.version })
      : t('console.account.health.upgraded', {
          time,
          version: upgrade.version,
          n: number(upgrade.migrations),
        })
  }
  return [
    ['version', health.version],
    ['started', formatDateTime(health.started_at)],
    [
      'servers',
      servers
        .map(({ host, version, started_at: started }) =>
          t('console.account.health.server', { host, version, time: formatDateTime(started) }),
        )
        .join(' · '),
    ],
    ['upgrade', upgraded()],
    [
      'database',
      [
        `PostgreSQL ${database.version}`,
        t(`console.account.health.${database.is_primary ? 'primary' : 'follower'}`),
        bytes(database.bytes),
        t('console.account.health.connections', { n: number(database.connections) }),
      ].join(' · '),
    ],
    [
      'standbys',
      database.standbys.length === 0
        ? t('console.account.health.no_standby')
        : database.standbys.map(standby).join(' · '),
    ],
    [
      'disk',
      disk === null
        ? t('console.account.health.no_disk')
        : t('console.account.health.free', { free: bytes(disk.free_bytes), total: bytes(disk.total_bytes) }),
    ],
    ['files', `${number(files.count)} · ${bytes(files.bytes)}`],
    ['jobs', queue(jobs)],
    [
      'mail',
      [
        mail.is_configured ? queue(mail) : t('console.account.health.no_mail'),
        ...(mail.retrying === 0 ? [] : [t('console.account.health.retrying', { n: number(mail.retrying) })]),
      ].join(' · '),
    ],
    ['backup', backups],
    [
      'clock',
      clock.behind_seconds === 0
        ? t('console.account.health.clock_right')
        : t('console.account.health.clock_behind', { n: number(Math.ceil(clock.behind_seconds / 60)) }),
    ],
  ] as const
}
