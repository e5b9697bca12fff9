import { Skeleton } from 'antd'
import { allFields, stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { FieldCell } from '#src/crud/columns/field-cell.tsx'
import { columnsToFetch } from '#src/crud/list/list-question.ts'
import { useViews } from '#src/crud/use-views.ts'
import { useList } from '#src/data/use-list.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useSession } from '#src/session/session.ts'

interface NamedRecordsProps {
  readonly entity: AnyEntity
  readonly title: string
  /** What is said where there is none. */
  readonly none: string
  readonly apartmentId: string
  /** Further parameters of the list's address. */
  readonly asked?: Readonly<Record<string, string>>
  readonly tools: ViewTools
}

/** More than live in a home. */
const shown = 30

/** Records of an apartment by name, each with the facts that a phone's card would show. */
export function NamedRecords({ entity, title, none, apartmentId, asked, tools }: NamedRecordsProps) {
  const { building } = useSession()
  const views = useViews(entity.name)
  const fields = allFields(entity)
  const state = stateFieldOf(entity)
  const facts = [...(entity.list.card ?? []), ...(state === undefined ? [] : [state])].filter(
    (name) => name !== 'apartment_id' && tools.can('read', entity.name, name),
  )
  const columns = columnsToFetch(entity, facts)
  const { records, query } = useList<AnyRecord>({
    resource: entity.name,
    filters: [{ field: 'apartment_id', operator: 'eq', value: apartmentId }],
    pageSize: shown,
    query: {
      columns,
      with: relationsFor(entity, columns),
      buildingId: building?.id,
      ...(asked === undefined ? {} : { extra: asked }),
    },
    isLive: true,
  })
  return (
    <section>
      <h2>{title}</h2>
      {query.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {!query.isPending && records.length === 0 && <p className="lobby-secondary">{none}</p>}
      <ul>
        {records.map((record) => {
          const path = tools.pathOf(entity.name, record.id)
          const name = titleOf(entity, record)
          return (
            <li key={record.id}>
              {path === undefined ? (
                <strong>{name}</strong>
              ) : (
                <a href={path} onClick={tools.follow}>
                  {name}
                </a>
              )}
              {facts.map((fact) => {
                const field = fields[fact]
                return field === undefined ? null : (
                  <FieldCell
                    key={fact}
                    entityName={entity.name}
                    name={fact}
                    field={field}
                    record={record}
                    tools={tools}
                    views={views}
                  />
                )
              })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
