import { Suspense, useCallback, useRef } from 'react'
import type { NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Look } from '#core/look.ts'
import { countRecords } from '#src/fields/count-records.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { lookKindOf } from '../looks/kinds.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import { ListFrame } from './list-frame.tsx'
import { Failure, ListSkeleton } from './list-states.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { Pager } from './pager.tsx'
import { useEntityList } from './use-entity-list.tsx'
import { lazyPart } from '#src/ui/with-antd.tsx'

/** Most lists have rows. */
const Nothing = lazyPart(async () => (await import('./nothing.tsx')).Nothing)
/** Most visits choose no rows. */
const SelectionBar = lazyPart(async () => (await import('./selection-bar.tsx')).SelectionBar)

interface RecordListProps {
  readonly entity: AnyEntity
  readonly view?: NamedView | undefined
  readonly look: Look
}

/** Search, filters, columns, selection, actions, export: the same around every look. All of its state is in the address. */
export function RecordList({ entity, view, look }: RecordListProps) {
  const kind = lookKindOf(look)
  const within = useCallback(
    (state: ListState) => (state.trashed ? [] : (kind.within?.(look, state) ?? [])),
    [kind, look],
  )
  const fields = kind.fields?.(look)
  const controller = useEntityList({ entity, view, whole: kind.whole?.(look, entity), fields, within })
  const { tools, views, state, change, list, total, pageSize, rights, selection, createPath } = controller
  const { t } = tools
  const isPhone = useIsPhone()
  const fitted = useRef<ReadonlyMap<string, number>>(new Map())
  const onFitted = useCallback((widths: ReadonlyMap<string, number>) => {
    fitted.current = widths
  }, [])
  const skeleton = <ListSkeleton rows={Math.min(pageSize, 20)} t={t} />

  const content = () => {
    if (list.error !== null && list.records.length === 0)
      return (
        <Failure
          title={t('console.crud.list.load_failed')}
          error={list.error}
          t={t}
          retry={() => void list.refetch()}
        />
      )
    if (list.isFirst) return skeleton
    if (list.records.length === 0 && kind.drawsEmpty !== true)
      return (
        <Nothing
          entity={entity}
          t={t}
          isFiltered={controller.isFiltered}
          isTrash={state.trashed}
          createPath={createPath}
          isFurther={view !== undefined}
          clear={() => change({ keyword: '', filters: [] })}
        />
      )
    return <kind.Body list={controller} look={look} isPhone={isPhone} onFitted={onFitted} />
  }
  const counted = countRecords(tools, entity.name, total)
  const subtitle = list.more ? t('console.crud.list.more_than', { counted }) : counted
  return (
    <ListFrame entity={entity} view={view} subtitle={list.isFirst ? undefined : subtitle}>
      <div className="lobby-list" ref={controller.box}>
        <ListToolbar
          list={controller}
          fitted={isPhone || kind.whole !== undefined || fields !== undefined ? undefined : fitted}
          canRestore={rights.delete && view?.trashed !== true}
        />
        {selection.ids.size > 0 && (
          <Suspense fallback={<div className="lobby-selection" />}>
            <SelectionBar
              entity={entity}
              tools={tools}
              rights={rights}
              own={views.chosenActions}
              chosen={[...selection.chosen.values()]}
              total={total}
              isTrash={state.trashed}
              start={controller.start}
              clear={selection.clear}
              chooseAll={controller.chooseAll}
            />
          </Suspense>
        )}
        <Suspense fallback={skeleton}>{content()}</Suspense>
        {total > 0 && kind.whole === undefined && kind.pages !== false && (
          <Pager
            page={state.page}
            pageSize={pageSize}
            total={total}
            hasMore={list.more}
            t={t}
            onChange={(page) => {
              change({ page })
              window.scrollTo({ top: 0 })
            }}
            onSize={(size) => {
              controller.setOwnSize(size)
              change({ page: 1, pageSize: size })
            }}
          />
        )}
      </div>
      {controller.layers}
    </ListFrame>
  )
}
