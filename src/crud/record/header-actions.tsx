import { DownOutlined, EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { stateFieldOf } from '#core/derive/fields.ts'
import { screensHere } from '#src/session/screens-here.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { useViews } from '#src/crud/use-views.ts'
import { listAddress } from '#src/session/list-memory.ts'
import { DeferredDropdown } from '#src/ui/deferred.tsx'
import {
  actionLabel,
  actionsFor,
  keyOf,
  leadsToDanger,
  pageRights,
  targetColor,
  type RecordAction,
} from '../actions/actions.ts'
import { clonePath } from '../actions/clone-path.ts'
import { useRecordActions, type Doing } from '../actions/use-record-actions.tsx'

export interface ShownProps {
  readonly entity: AnyEntity
  readonly record: AnyRecord
  readonly isTrashed: boolean
  readonly tools: ViewTools
  readonly reload: () => void
  /** Told when the record is about to be deleted, and when it stays. */
  readonly setLeaving: (isLeaving: boolean) => void
}

const buttonsShown = 2

/** What can be done with the record now: the first ones as buttons, the others in a menu. */
export function HeaderActions({ entity, record, isTrashed, tools, reload, setLeaving }: ShownProps) {
  const navigate = useNavigate()
  const views = useViews(entity.name)
  const { actions: OwnActions } = views
  const rights = useMemo(() => pageRights(entity, tools), [entity, tools])
  const screens = screensHere(entity)
  const { start, dialogs } = useRecordActions({
    entity,
    tools,
    onStart: (action) => {
      if (action.kind === 'delete' && screens.list !== undefined) setLeaving(true)
    },
    onFail: () => setLeaving(false),
    onDone: (action) => {
      if (action.kind === 'delete' && screens.list !== undefined)
        return void navigate(listAddress(`/${screens.list}`))
      reload()
    },
  })
  const actions = actionsFor(entity, rights, record, isTrashed)
  const run = (action: RecordAction) => {
    if (action.kind === 'edit') void navigate(`/${(screens.edit ?? '').replace(':id', record.id)}`)
    else if (action.kind === 'clone') void navigate(clonePath(entity, views, record))
    else start(action, [record])
  }
  const moves = actions.filter(isMove).slice(0, buttonsShown)
  const buttons = actions.filter(
    (action) => ['action', 'edit', 'restore'].includes(action.kind) || moves.some((move) => move === action),
  )
  const more = actions.filter((action) => !buttons.includes(action))
  return (
    <>
      {OwnActions !== undefined && !isTrashed && (
        <OwnActions entity={entity} record={record} tools={tools} reload={reload} />
      )}
      {buttons.map((action, at) => (
        <Button
          key={keyOf(action)}
          type={at === 0 && isMove(action) && !isGrave(entity, action, record) ? 'primary' : 'default'}
          danger={leadsToDanger(entity, action)}
          icon={action.kind === 'edit' ? <EditOutlined /> : undefined}
          onClick={() => run(action)}
        >
          {actionLabel(tools, entity.name, action)}
        </Button>
      ))}
      {more.length > 0 && (
        <DeferredDropdown
          trigger={['click']}
          menu={{
            items: more.map((action) => ({
              key: keyOf(action),
              danger: action.kind === 'delete',
              label: actionLabel(tools, entity.name, action),
            })),
            onClick: ({ key }) => {
              const action = more.find((one) => keyOf(one) === key)
              if (action !== undefined) run(action)
            },
          }}
        >
          <Button>
            {tools.t('console.crud.record.more')} <DownOutlined />
          </Button>
        </DeferredDropdown>
      )}
      {dialogs}
    </>
  )
}

/** True for a transition that should not be the main button: an end, or a step back from a good state. */
function isGrave(entity: AnyEntity, action: Move, record: Values) {
  const color = targetColor(entity, action.transition)
  const present = entity.lifecycle?.states[String(record[stateFieldOf(entity) ?? ''])]?.color
  return color === 'danger' || (present === 'success' && (color === 'warning' || color === 'primary'))
}

type Move = Extract<Doing, { kind: 'transition' }>
const isMove = (action: RecordAction): action is Move => action.kind === 'transition'
