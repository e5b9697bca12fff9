import { Card, Empty, Flex, Skeleton, Statistic, Typography } from 'antd'
import { Link, useLocation } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import { stateFieldOf } from '#core/derive/fields.ts'
import { entityOf, type MenuEntry } from '#resources'
import { capabilities } from '../data/capabilities.ts'
import { encodeListState, emptyListState } from '../crud/list/list-state.ts'
import { OptionTag } from '../fields/choices/option-tag.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { createLabel } from '../i18n/entity-label.ts'
import { useT } from '../i18n/use-t.ts'
import { can, useSession } from '../session/session.ts'
import { MenuIcon } from '../shell/icons.tsx'
import { entriesFor, groupsOf, withoutRepeats } from '../shell/menu-model.ts'
import { Page } from '../shell/page.tsx'
import { Section } from '../ui/section.tsx'
import { overviewAt } from '../shell/use-menu.ts'
import { ModuleScreens } from './module-screens.tsx'
import { useOverview, type RecordCount } from '../shell/use-overview.ts'

/**
 * The building in figures and what waits in it, each opening its list, and what this user starts from here; at a
 * module's address that module's, with all its screens.
 */
export function DashboardPage() {
  const t = useT()
  const session = useSession()
  const overview = useOverview(session.building?.id)
  const module = overviewAt(useLocation().pathname)
  const all = entriesFor(session, can)
  const entries = withoutRepeats(all).filter(
    ({ entity, path }) =>
      path === `/${screensOf(entity).list}` &&
      (module === undefined || all.some((one) => one.path === path && one.module === module)),
  )
  const counted = entries.filter(({ entity }) => entity.overview === true)
  // The quick links offer the entities that are counted or have a waiting state: an office adds those daily.
  const creatable = entries.filter(
    ({ entity }) =>
      (entity.overview === true || entity.lifecycle?.waits !== undefined) &&
      can('create', entity.name) &&
      screensOf(entity).create !== undefined,
  )
  const waiting = (overview.data ?? []).filter(
    ({ resource, state }) => state !== null && entries.some(({ entity }) => entity.name === resource),
  )
  return (
    <Page
      key={module}
      title={
        module === undefined
          ? t('console.shell.overview.hello', { name: session.user?.name ?? '' })
          : t(`module.${module}`)
      }
      documentTitle={t(module === undefined ? 'console.shell.dashboard' : `module.${module}`)}
      subtitle={session.building?.name}
    >
      {entries.length === 0 && <Empty description={t('console.shell.overview.nothing')} />}
      {capabilities().calls && counted.length > 0 && <Counts entries={counted} overview={overview.data} />}
      {capabilities().calls && entries.length > 0 && (
        <Section title={t('console.shell.overview.waiting')}>
          {waiting.length === 0 && overview.isSuccess ? (
            <Typography.Text type="secondary">{t('console.shell.overview.nothing_waits')}</Typography.Text>
          ) : (
            <Flex wrap gap={8}>
              {waiting.map((one) => (
                <Waiting key={`${one.resource}/${one.state}`} {...one} />
              ))}
            </Flex>
          )}
        </Section>
      )}
      {creatable.length > 0 && (
        <Section title={t('console.shell.overview.quick')}>
          <Flex wrap gap={8}>
            {creatable.map(({ entity, icon }) => (
              <Link key={entity.name} to={`/${screensOf(entity).create}`}>
                <Card
                  size="small"
                  hoverable
                  styles={{ body: { display: 'flex', gap: 8, alignItems: 'center' } }}
                >
                  <MenuIcon name={icon} />
                  {createLabel(t, entity.name)}
                </Card>
              </Link>
            ))}
          </Flex>
        </Section>
      )}
      {module !== undefined && <ModuleScreens groups={groupsOf(all, module)} />}
    </Page>
  )
}

/** One state of one entity, and how many records wait in it. */
function Waiting({ resource, state, total }: RecordCount) {
  const t = useT()
  const tools = useViewTools()
  const entity = entityOf(resource)
  const field = entity === undefined ? undefined : stateFieldOf(entity)
  if (entity === undefined || field === undefined || state === null) return null
  const address = encodeListState({
    ...emptyListState,
    filters: [{ field, operator: 'in', value: [state] }],
  })
  const color = entity.lifecycle?.states[state]?.color ?? 'default'
  return (
    <Link to={`/${screensOf(entity).list}?${address.toString()}`}>
      <Card size="small" hoverable styles={{ body: { display: 'flex', gap: 8, alignItems: 'center' } }}>
        <MenuIcon name={entity.menu?.icon ?? 'file'} />
        {t(`entity.${resource}.many`)}
        <OptionTag entityName={resource} name={field} option={state} color={color} tools={tools} />
        <strong className="figures">{total}</strong>
      </Card>
    </Link>
  )
}

interface CountsProps {
  readonly entries: readonly MenuEntry[]
  readonly overview: readonly RecordCount[] | undefined
}

function Counts({ entries, overview }: CountsProps) {
  const t = useT()
  const totalOf = (resource: string) =>
    overview?.find((one) => one.resource === resource && one.state === null)?.total
  return (
    <section aria-label={t('console.shell.overview.counts')}>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {entries.map(({ entity, path, icon, label }) => (
          <Link key={entity.name} to={path}>
            <Card size="small" hoverable>
              <Flex gap={8} align="center">
                <MenuIcon name={icon} />
                <Typography.Text type="secondary">{t(label)}</Typography.Text>
              </Flex>
              {overview === undefined ? (
                <Skeleton.Input active size="small" style={{ marginTop: 8 }} />
              ) : (
                <Statistic
                  value={totalOf(entity.name) ?? 0}
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
