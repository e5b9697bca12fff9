import { Flex, Spin } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { noView } from '#domain/lists/list-state.ts'
import { addressOfView } from '#domain/lists/saved-view.ts'
import { Failure } from '../list/list-states.tsx'
import type { EntityList } from '../list/use-entity-list.tsx'
import { ViewActions } from './view-actions.tsx'
import type { SavedView, SavedViewsOf } from './use-saved-views.ts'
import './saved-views.css'

export interface SavedViewPanelProps {
  readonly list: EntityList
  readonly saved: SavedViewsOf
  /** Opens a dialog about the view that the list shows. */
  readonly ask: (dialog: 'save' | 'rename') => void
  readonly close: () => void
}

/** The views of a list, one's own first, and the actions on the open one. */
export function SavedViewPanel(props: SavedViewPanelProps) {
  const { list, saved, close } = props
  const { t } = list.tools
  const { pathname } = useLocation()
  const { views, defaultView, chosen } = saved
  const isThere = views !== undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isThere) return undefined
    // The popover is still hidden in the first frames, and takes no focus.
    let frame = requestAnimationFrame(function look() {
      const first = box.current?.querySelector('a')
      first?.focus({ preventScroll: true })
      if (document.activeElement !== first) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [isThere])
  if (views === undefined)
    return saved.failure === null ? (
      <Spin className="lobby-saved-panel" />
    ) : (
      <Failure
        title={t('console.saved_views.load_failed')}
        error={saved.failure}
        t={t}
        retry={() => void saved.reload()}
      />
    )
  const whole = defaultView === undefined ? pathname : `${pathname}?view=${noView}`
  const isWhole = chosen === undefined && !list.isFiltered
  return (
    <div
      ref={box}
      className="lobby-saved-panel"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <nav aria-label={t('console.crud.list.saved_views')}>
        <Link to={whole} aria-current={isWhole ? 'page' : undefined} onClick={close}>
          {t('console.saved_views.whole')}
        </Link>
        <Views {...props} title={t('console.saved_views.own')} views={views.filter((one) => one.is_own)} />
        <Views
          {...props}
          title={t('console.saved_views.shared')}
          views={views.filter((one) => !one.is_own)}
        />
      </nav>
      {views.length === 0 && <p>{t('console.saved_views.none')}</p>}
      <Flex vertical className="lobby-saved-actions">
        <ViewActions {...props} />
      </Flex>
    </div>
  )
}

function Views({
  list,
  saved: { defaultView, chosen },
  close,
  title,
  views,
}: SavedViewPanelProps & { readonly title: string; readonly views: readonly SavedView[] }) {
  const id = useId()
  const { t } = list.tools
  const { pathname } = useLocation()
  if (views.length === 0) return null
  return (
    <>
      <strong id={id}>{title}</strong>
      <ul aria-labelledby={id}>
        {views.map((view) => {
          const marks = [
            ...(view.is_own || view.owner === null ? [] : [view.owner]),
            ...(view.is_own && view.shared ? [t('console.saved_views.is_shared')] : []),
            ...(view.id === defaultView?.id ? [t('console.saved_views.is_default')] : []),
            ...(view.address === null ? [t('console.saved_views.is_closed')] : []),
          ]
          const words = (
            <>
              <span>{view.name}</span> {marks.length > 0 && <small>{marks.join(' · ')}</small>}
            </>
          )
          return (
            <li key={view.id}>
              {view.address === null ? (
                <span className="lobby-saved-closed">{words}</span>
              ) : (
                <Link
                  to={`${pathname}?${addressOfView({ id: view.id, address: view.address })}`}
                  aria-current={view.id === chosen?.id ? 'page' : undefined}
                  onClick={close}
                >
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
