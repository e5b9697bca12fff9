import { Empty, Skeleton } from 'antd'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyRecord } from '#core/entity.ts'
import { conditionNodes, type FilterNode } from '#core/wire/filter.ts'
import { standAtConversation } from '#domain/calls/conversations.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import { unanswered } from '#entities/communication/conversation.ts'
import { Failure } from '#src/crud/list/list-states.tsx'
import { ListToolbar } from '#src/crud/list/list-toolbar.tsx'
import { Pager } from '#src/crud/list/pager.tsx'
import { useEntityList } from '#src/crud/list/use-entity-list.tsx'
import type { ListPartProps } from '#src/crud/views.ts'
import { callForData } from '#src/data/call-api.ts'
import { usePresence } from '#src/data/use-presence.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { useSession } from '#src/session/session.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { DeskList } from './desk-list.tsx'
import { DeskSwitch, showsWaiting } from './desk-switch.tsx'
import { BackToList, OpenConversation } from './open-conversation.tsx'
import { shownFields } from './shown-fields.ts'
import { useOpenConversation } from './use-open-conversation.ts'
import './communication.css'

const oldestFirst = { field: 'created_at', desc: false } as const

/** Only conversations that wait for an answer, unless the list's own filters ask for a state; who searches looks in all. */
const onlyWaiting = (state: ListState): readonly FilterNode[] =>
  showsWaiting(state) ? conditionNodes(unanswered) : []

/**
 * The desk: waiting conversations, the longest first; in the middle the messages and the reply; on the right the facts and
 * the moves.
 */
export function ConversationDesk({ entity, view }: ListPartProps) {
  const controller = useEntityList({
    entity,
    view,
    fields: shownFields,
    order: oldestFirst,
    within: onlyWaiting,
  })
  const { tools, state, change, list, records, total, pageSize } = controller
  const { t } = tools
  const isPhone = useIsPhone()
  const { building } = useSession()
  const buildingId = building?.id ?? ''
  const [params, setParams] = useSearchParams()
  const wanted = params.get('conversation') ?? undefined
  const open = useCallback(
    (id: string | undefined) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (id === undefined) next.delete('conversation')
          else next.set('conversation', id)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  const { asked, error, reload, isLoading } = useOpenConversation({
    entity,
    records,
    isListed: !list.isFirst,
    id: wanted ?? (isPhone ? undefined : records[0]?.id),
  })
  const tell = useCallback(
    (id: string) =>
      callForData(standAtConversation, { body: { building_id: buildingId, conversation_id: id } }),
    [buildingId],
  )
  const { stand, whoIsAt } = usePresence({ resource: entity.name, tell, isTelling: true })
  useEffect(() => stand(asked?.id ?? ''), [stand, asked?.id])
  const next = (of: AnyRecord) => {
    const at = records.findIndex(({ id }) => id === of.id)
    return at < 0 ? undefined : (records[at + 1] ?? records[at - 1])?.id
  }
  const content = () => {
    if (list.error !== null && records.length === 0)
      return (
        <Failure
          title={t('console.crud.list.load_failed')}
          error={list.error}
          t={t}
          retry={() => void list.refetch()}
        />
      )
    if (list.isFirst) return <Skeleton active paragraph={{ rows: 10 }} style={{ padding: 16 }} />
    if (records.length === 0 && wanted === undefined)
      return (
        <Empty
          className="lobby-empty"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            controller.isFiltered
              ? t('console.crud.list.empty_filtered', { one: entityLabel(t, entity.name, 'one') })
              : t('console.communication.none_wait')
          }
        />
      )
    return (
      <div className="lobby-talks" data-open={wanted !== undefined}>
        <div className="lobby-talks-list">
          <DeskList records={records} asked={asked?.id} open={open} whoIsAt={whoIsAt} tools={tools} />
          {total > pageSize && (
            <Pager
              page={state.page}
              pageSize={pageSize}
              total={total}
              t={t}
              onChange={(page) => change({ page })}
            />
          )}
        </div>
        {error !== null && (
          <div className="lobby-talk">
            {isPhone && <BackToList open={open} t={t} />}
            <Failure
              title={t('console.communication.load_failed')}
              error={error}
              t={t}
              retry={() => void reload()}
            />
          </div>
        )}
        {isLoading && <Skeleton active paragraph={{ rows: 8 }} style={{ padding: 16 }} />}
        {asked !== undefined && (
          <OpenConversation
            key={asked.id}
            asked={asked}
            here={whoIsAt(asked.id)}
            next={next(asked)}
            open={open}
            isPhone={isPhone}
            tools={tools}
          />
        )}
      </div>
    )
  }
  return (
    <div className="lobby-list" ref={controller.box}>
      <DeskSwitch state={state} change={change} t={t} />
      <ListToolbar list={controller} canRestore={false} />
      {content()}
      {controller.layers}
    </div>
  )
}
