import { CloseOutlined } from '@ant-design/icons'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { officeToday } from '#core/days.ts'
import { screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { addressOfView, listSaved } from '#domain/lists/saved-view.ts'
import { entityOf } from '#resources'
import { Chart } from '../charts/chart.tsx'
import { questionOf } from '../crud/list/list-question.ts'
import { chartOf } from '../crud/looks/figures/figures-chart.ts'
import { FiguresTable } from '../crud/looks/figures/figures-table.tsx'
import { askedIn, missingIn } from '../crud/looks/figures/offered.ts'
import { useFigures } from '../crud/looks/figures/use-figures.ts'
import { usePinnedViews, type PinnedView } from '../crud/saved/pinned-views.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from './panel.tsx'

interface PinnedFiguresProps {
  readonly tools: ViewTools
}

/** What the reader put there themselves: the figures of saved views, each in a panel that leads to its list. */
export function PinnedFigures({ tools }: PinnedFiguresProps) {
  const [pinned, setPinned] = usePinnedViews()
  return pinned.map((view) => {
    const entity = entityOf(view.entity)
    if (entity === undefined || !tools.can('list', entity.name)) return null
    const remove = () => setPinned(pinned.filter(({ id }) => id !== view.id))
    return <PinnedPanel key={view.id} view={view} entity={entity} tools={tools} remove={remove} />
  })
}

interface PinnedPanelProps extends PinnedFiguresProps {
  readonly view: PinnedView
  readonly entity: AnyEntity
  readonly remove: () => void
}

/** Lines of a table that are seen at a glance. */
const mostLines = 12

function PinnedPanel({ view, entity, tools, remove }: PinnedPanelProps) {
  const { t, accountId } = tools
  const { building } = useSession()
  const state = useMemo(() => listSaved(view.address), [view.address])
  const further = viewsOf(entity).find(({ name }) => name === view.list)
  const path = `/${further?.path ?? screensOf(entity).list}`
  const offered = askedIn(entity, state, tools)
  const asked = offered !== undefined && missingIn(state, offered) === undefined ? offered : undefined
  const request = questionOf({
    entity,
    state,
    fixed: conditionNodes(further?.where),
    today: officeToday(),
    accountId,
    buildingId: entity.scope === 'building' ? building?.id : undefined,
  })
  const { data, error, refetch } = useFigures({ entity, request, asked })
  return (
    <Panel
      title={view.name}
      span={6}
      extra={
        <span>
          <Link to={`${path}?${addressOfView(view)}`}>{t('console.dashboard.open_view')}</Link>{' '}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('console.dashboard.unpin_view', { name: view.name })}
            title={t('console.dashboard.unpin_view', { name: view.name })}
            onClick={remove}
          />
        </span>
      }
    >
      {content()}
    </Panel>
  )

  function content() {
    if (asked === undefined) return <p>{t('console.dashboard.view_closed')}</p>
    if (data === undefined)
      return error === null ? (
        <Skeleton active />
      ) : (
        <Failure
          title={t('console.dashboard.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    const shown = { entity, path, state, asked, figures: data, tools }
    const chart = chartOf(shown)
    if (chart !== undefined) return <Chart {...chart} />
    const figures = { ...data, rows: data.rows.slice(0, mostLines) }
    return <FiguresTable shown={{ ...shown, figures }} />
  }
}
