import { Card } from 'antd'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { sortsOf } from '#core/derive/list-sort.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { Glance } from '#core/facts.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import { capabilities, offersFilter } from '#src/data/capabilities.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { entityNamed } from '#src/fields/references/entities.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { useViews } from '#src/crud/use-views.ts'
import { emptyListState } from '#domain/lists/list-state.ts'
import { ListCards } from '../list/list-cards.tsx'
import { ListSkeleton } from '../list/list-states.tsx'
import { defaultColumns } from '../columns/columns.ts'
import { useRecordList } from '../list/use-record-list.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'

interface RecordGlanceProps {
  readonly entity: AnyEntity
  readonly record: AnyRecord
  readonly tools: ViewTools
}

/** Related records of each kind that the declaration names, the first few: what one may not read or has none of is left out. */
export function RecordGlance({ entity, record, tools }: RecordGlanceProps) {
  const cards = (entity.glance ?? []).flatMap((glance) => {
    const relation = relationsOf(entity)[glance.of]
    const target = relation === undefined ? undefined : entityNamed(relation.target)
    const isShown =
      target !== undefined &&
      record[`${glance.of}_count`] !== 0 &&
      tools.can('read', target.name) &&
      (glance.asked === undefined || capabilities().questions) &&
      conditionNodes(glance.where).every((node) => offersFilter(target, node))
    return isShown && relation?.via !== undefined ? [{ glance, target, via: relation.via }] : []
  })
  if (cards.length === 0) return null
  return (
    <div className="lobby-glance">
      {cards.map((card) => (
        <GlanceCard key={card.glance.of} {...card} parent={entity} parentId={record.id} tools={tools} />
      ))}
    </div>
  )
}

interface GlanceCardProps {
  readonly glance: Glance
  readonly target: AnyEntity
  /** The target's field that points to the parent. */
  readonly via: string
  readonly parent: AnyEntity
  readonly parentId: string
  readonly tools: ViewTools
}

const rowsShown = 4

function GlanceCard({ glance, target, via, parent, parentId, tools }: GlanceCardProps) {
  const { t } = tools
  const views = useViews(target.name)
  const navigate = useNavigate()
  const facts =
    glance.show ?? (target.list.card ?? target.list.columns).filter((name) => name !== via).slice(0, 2)
  const state = stateFieldOf(target)
  const columns = [...new Set([target.title, ...facts, ...(state === undefined ? [] : [state])])]
  const fixed = useMemo(
    () => [{ field: via, operator: 'eq' as const, value: parentId }, ...conditionNodes(glance.where)],
    [via, parentId, glance],
  )
  const asked = useMemo(() => ({ ...emptyListState, sort: sortsOf(glance.sort ?? []) }), [glance])
  const list = useRecordList({
    entity: target,
    state: asked,
    pageSize: rowsShown,
    columns,
    fixed,
    asked: glance.asked,
    tools,
  })
  if (list.error !== null) return null
  const plain = fieldLabel(t, parent.name, glance.of)
  const label =
    glance.name === undefined
      ? plain
      : t(`entity.${parent.name}.facts.${glance.name}`, { defaultValue: plain })
  return (
    <Card
      size="small"
      title={<h2>{label}</h2>}
      extra={
        <Link
          to={`?tab=${glance.of}`}
          aria-label={`${label}: ${t('console.crud.record.all_related', { total: list.total })}`}
        >
          {list.total}
        </Link>
      }
    >
      {list.isFirst ? (
        <ListSkeleton rows={2} t={t} />
      ) : list.records.length === 0 ? (
        <span className="lobby-nothing">
          {t('console.crud.list.empty', { one: entityLabel(t, target.name, 'one') })}
        </span>
      ) : (
        <ListCards
          entity={target}
          tools={tools}
          views={views}
          columns={columns}
          facts={facts}
          settings={defaultColumns(target)}
          records={list.records}
          density="small"
          isBusy={list.isBusy}
          open={({ id }) => {
            const path = tools.pathOf(target.name, id)
            if (path !== undefined) void navigate(path)
          }}
          sort={[]}
          onSort={ignore}
        />
      )}
    </Card>
  )
}

const ignore = () => undefined
