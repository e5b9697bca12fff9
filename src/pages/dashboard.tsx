import { useDataProvider } from '@refinedev/core'
import { useQueries } from '@tanstack/react-query'
import { Card, Empty, Flex, Skeleton, Statistic, Typography } from 'antd'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { MenuEntry } from '#resources'
import { useT } from '../i18n/use-t.ts'
import { can, useSession } from '../session/session.ts'
import { MenuIcon } from '../shell/icons.tsx'
import { entriesFor } from '../shell/menu-model.ts'
import { Page } from '../shell/page.tsx'

/** The building in figures, each opening its list, and what this user starts from here. */
export function DashboardPage() {
  const t = useT()
  const session = useSession()
  const entries = entriesFor(session, can).filter(({ entity, path }) => path === `/${screensOf(entity).list}`)
  const counted = entries.filter(
    ({ entity }) => entity.scope === 'building' && entity.operations?.length !== 0,
  )
  const creatable = counted.filter(
    ({ entity }) => can('create', entity.name) && screensOf(entity).create !== undefined,
  )
  return (
    <Page
      title={t('console.shell.overview.hello', { name: session.user?.name ?? '' })}
      documentTitle={t('console.shell.dashboard')}
      subtitle={session.building?.name}
    >
      {entries.length === 0 && <Empty description={t('console.shell.overview.nothing')} />}
      {counted.length > 0 && <Counts entries={counted} />}
      {creatable.length > 0 && (
        <section aria-label={t('console.shell.overview.quick')} style={{ marginTop: 24 }}>
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {t('console.shell.overview.quick')}
          </Typography.Title>
          <Flex wrap gap={8}>
            {creatable.map(({ entity, icon }) => (
              <Link key={entity.name} to={`/${screensOf(entity).create}`}>
                <Card
                  size="small"
                  hoverable
                  styles={{ body: { display: 'flex', gap: 8, alignItems: 'center' } }}
                >
                  <MenuIcon name={icon} />{' '}
                  {t('console.crud.list.create', { one: t(`entity.${entity.name}.one`) })}
                </Card>
              </Link>
            ))}
          </Flex>
        </section>
      )}
    </Page>
  )
}

function Counts({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useT()
  const provider = useDataProvider()()
  const totals = useQueries({
    queries: entries.map(({ entity }) => ({
      queryKey: ['dashboard', entity.name],
      queryFn: async () =>
        (await provider.getList({ resource: entity.name, pagination: { currentPage: 1, pageSize: 1 } }))
          .total,
    })),
  })
  return (
    <section aria-label={t('console.shell.overview.counts')}>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {entries.map(({ entity, path, icon }, index) => (
          <Link key={entity.name} to={path}>
            <Card size="small" hoverable>
              <Flex gap={8} align="center">
                <MenuIcon name={icon} />
                <Typography.Text type="secondary">{t(`entity.${entity.name}.many`)}</Typography.Text>
              </Flex>
              {totals[index]?.data === undefined ? (
                <Skeleton.Input active size="small" style={{ marginTop: 8 }} />
              ) : (
                <Statistic
                  value={totals[index].data}
                  valueStyle={{ fontSize: 28, fontWeight: 600 }}
                  className="figures"
                />
              )}
            </Card>
          </Link>
        ))}
      </div>
    </section>
  )
}
