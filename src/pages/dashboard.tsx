import { Button, Empty, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { receipt } from '#entities/receipts/receipt.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { MenuEntry } from '../shell/menu-entries.ts'
import { capabilities } from '../data/capabilities.ts'
import { AddMenu } from '../dashboard/add-menu.tsx'
import { BuildingsPanel } from '../dashboard/buildings-panel.tsx'
import { Debtors, FeePanels } from '../dashboard/fee-panels.tsx'
import { FirstRow } from '../dashboard/first-row.tsx'
import { OfficePanels, Waiting } from '../dashboard/office-panels.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { useGuide } from '../guide/use-guide.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { usePinnedViews } from '../crud/saved/pinned-views.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useT } from '../i18n/use-t.ts'
import { can, useSession } from '../session/session.ts'
import { entriesFor, groupsOf, modulesOf, withoutRepeats } from '../shell/menu-model.ts'
import { Page } from '../shell/page.tsx'
import { overviewAt } from '../shell/use-menu.ts'
import { ModuleScreens } from './module-screens.tsx'

/** Most readers have put nothing there. */
const PinnedFigures = lazy(async () => ({
  default: (await import('../dashboard/pinned-figures.tsx')).PinnedFigures,
}))
/** Most buildings have begun long ago. */
const GuidePanel = lazy(async () => ({ default: (await import('../guide/guide-panel.tsx')).GuidePanel }))

/** Where the building stands, by what its reader does; at a module's address all screens of the module. */
export function DashboardPage() {
  const t = useT()
  const session = useSession()
  const module = overviewAt(useLocation().pathname)
  const entries = entriesFor(session, can)
  const collects = capabilities().calls && can('create', receipt.name)
  const lists = withoutRepeats(entries).filter(
    (entry) => isList(entry) && (module === undefined || entries.some((one) => isIn(one, entry, module))),
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
      actions={
        <>
          <AddMenu entries={lists} />
          {module === undefined && collects && (
            <Link to={`/${screensOf(receipt).create}`}>
              <Button type="primary">{t('console.dashboard.collect')}</Button>
            </Link>
          )}
        </>
      }
    >
      {entries.length === 0 && <Empty description={t('console.shell.overview.nothing')} />}
      {module !== undefined && <ModuleScreens groups={groupsOf(entries, module)} />}
      {module === undefined &&
        entries.length > 0 &&
        (capabilities().calls ? <Figures /> : <AllScreens entries={entries} />)}
    </Page>
  )
}

const isList = ({ entity, path }: MenuEntry) => path === `/${screensOf(entity).list}`
const isIn = (one: MenuEntry, entry: MenuEntry, module: MenuEntry['module']) =>
  one.path === entry.path && one.module === module

/** Where no calls are answered there are no figures: the screens stand in their place. */
const AllScreens = ({ entries }: { readonly entries: readonly MenuEntry[] }) =>
  modulesOf(entries).map((module) => <ModuleScreens key={module} groups={groupsOf(entries, module)} />)

function Figures() {
  const tools = useViewTools()
  const { building, user } = useSession()
  const { data, error, isPending, refetch } = useDashboard(building?.id)
  const { guide, isPending: isGuidePending } = useGuide(building?.id)
  const [pinned] = usePinnedViews()
  if (error !== null && data === undefined)
    return (
      <Failure
        title={tools.t('console.dashboard.load_failed')}
        error={error}
        t={tools.t}
        retry={() => void refetch()}
      />
    )
  if (isPending || isGuidePending || data === undefined || building === undefined)
    return <Skeleton active paragraph={{ rows: 12 }} />
  const parts = { data, tools }
  // Whoever runs the whole organisation compares its buildings before looking into one.
  const comparesFirst = user?.type === 'org_admin' && data.buildings.length > 0
  const isNew = guide?.state === 'shown'
  // Until the first month is charged every figure is zero.
  const isEmpty = isNew && guide.steps.some((step) => step.key === 'first_month' && !step.is_done)
  const way = isNew && (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <GuidePanel guide={guide} buildingId={building.id} tools={tools} />
    </Suspense>
  )
  if (isEmpty)
    return (
      <>
        {way}
        <div className="lobby-panels">
          {data.waiting_total > 0 && <Waiting {...parts} />}
          {comparesFirst && <BuildingsPanel {...parts} />}
        </div>
      </>
    )
  return (
    <>
      {way}
      {comparesFirst && (
        <div className="lobby-panels">
          <BuildingsPanel {...parts} />
        </div>
      )}
      <FirstRow {...parts} />
      <div className="lobby-panels">
        {data.role === 'cashier' && <Debtors {...parts} />}
        {data.role !== 'board' && <Waiting {...parts} />}
        <FeePanels {...parts} />
        {data.role !== 'cashier' && <Debtors {...parts} />}
        <OfficePanels {...parts} />
        {pinned.length > 0 && (
          <Suspense fallback={null}>
            <PinnedFigures tools={tools} />
          </Suspense>
        )}
        {!comparesFirst && <BuildingsPanel {...parts} />}
      </div>
    </>
  )
}
