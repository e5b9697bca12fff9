import { Button } from 'antd'
import { DownOutlined } from '@ant-design/icons'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import type { Views } from '../views.ts'
import { actionLabel, actionsFor, isAsSeen, isNamed, keyOf, type PageRights } from '../actions/actions.ts'
import type { Doing } from '../actions/use-record-actions.tsx'
import { BulkEdit } from '../bulk/bulk-edit.tsx'
import { DeferredDropdown } from '#src/ui/deferred.tsx'

interface SelectionBarProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly rights: PageRights
  /** What the entity's own views offer. */
  readonly own: Views['chosenActions']
  readonly chosen: readonly AnyRecord[]
  readonly total: number
  readonly isTrash: boolean
  readonly start: (action: Doing, records: readonly AnyRecord[]) => void
  readonly chooseAll: () => Promise<void>
  readonly clear: () => void
}

/** Transitions that get their own button beside delete and restore. */
const shownAtOnce = 2

/** The actions possible on all chosen records. */
export function SelectionBar(props: SelectionBarProps) {
  const { entity, tools, rights, own: Own, chosen, total, isTrash, start, chooseAll, clear } = props
  const { t } = tools
  const actions = commonActions(entity, rights, chosen, isTrash)
  const moves = actions.filter(isNamed).slice(0, shownAtOnce)
  const visible = actions.filter((action) => !isNamed(action) || moves.includes(action))
  const hidden = actions.filter((action) => !visible.includes(action))
  return (
    <div className="lobby-selection" role="status">
      <strong>{t('console.crud.list.selected', { total: chosen.length })}</strong>
      {chosen.length < total && (
        <Button type="link" size="small" onClick={() => void chooseAll()}>
          {t('console.crud.list.select_matching', { total, one: entityLabel(t, entity.name, 'one') })}
        </Button>
      )}
      <Button type="link" size="small" onClick={clear}>
        {t('console.crud.list.clear_selection')}
      </Button>
      <span className="lobby-toolbar-gap" />
      {Own !== undefined && <Own chosen={chosen} tools={tools} />}
      {rights.update && !isTrash && <BulkEdit entity={entity} chosen={chosen} tools={tools} />}
      {visible.map((action) => (
        <Button
          key={keyOf(action)}
          size="small"
          danger={action.kind === 'delete'}
          onClick={() => start(action, chosen)}
        >
          {actionLabel(tools, entity.name, action)}
        </Button>
      ))}
      {hidden.length > 0 && (
        <DeferredDropdown
          trigger={['click']}
          menu={{
            items: hidden.map((action) => ({
              key: keyOf(action),
              danger: action.kind === 'delete',
              label: actionLabel(tools, entity.name, action),
            })),
            onClick: ({ key }) => {
              const action = hidden.find((one) => keyOf(one) === key)
              if (action !== undefined) start(action, chosen)
            },
          }}
        >
          <Button size="small">
            {t('console.crud.record.more')} <DownOutlined />
          </Button>
        </DeferredDropdown>
      )}
    </div>
  )
}

const isBulk = (action: Doing) =>
  !isAsSeen(action) && (action.kind !== 'action' || action.action.bulk === true)

/** The actions that at least one of them allows; the others answer with the reason. */
function commonActions(
  entity: AnyEntity,
  rights: PageRights,
  chosen: readonly AnyRecord[],
  isTrash: boolean,
): Doing[] {
  const found = new Map<string, Doing>()
  for (const record of chosen)
    for (const action of actionsFor(entity, rights, record, isTrash))
      if (action.kind !== 'edit' && action.kind !== 'clone' && isBulk(action))
        found.set(keyOf(action), action)
  const isDelete = (action: Doing) => action.kind === 'delete'
  return [...found.values()].toSorted((a, b) => Number(isDelete(a)) - Number(isDelete(b)))
}
