import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { CalendarLook } from '#core/look.ts'
import { useList } from '#src/data/use-list.ts'
import { entityNamed, isRecord, titleOf } from '#src/fields/references/entities.ts'
import { relationBehind } from '#src/fields/references/relations.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useSession } from '#src/session/session.ts'

export interface Place {
  readonly id: string
  readonly label: string
  /** The record, for those who may read it. */
  readonly record?: AnyRecord
}

interface PlacesInput {
  readonly entity: AnyEntity
  readonly look: CalendarLook
  readonly records: readonly AnyRecord[]
  readonly tools: ViewTools
}

/** The places that records may stand in; for those who may not read places, the ones that the records name. */
export function usePlaces({ entity, look, records, tools }: PlacesInput): readonly Place[] {
  const { building } = useSession()
  const relation = look.places === undefined ? undefined : relationBehind(entity, look.places)
  const target = entityNamed(relation?.target ?? '')
  const mayRead = target !== undefined && tools.can('read', target.name)
  const { open, close, slot, closed, ahead, alone, capacity } = look.opening ?? {}
  const names = [target?.title, target?.subtitle, open, close, slot, closed, ahead, alone, capacity]
  const { records: all } = useList<AnyRecord>({
    resource: target?.name ?? entity.name,
    pageSize: 'all',
    sort: [{ field: target?.title ?? 'id', desc: false }],
    query: {
      columns: ['id', 'version', ...names.filter((name) => name !== undefined)],
      buildingId: target?.scope === 'building' ? building?.id : undefined,
    },
    enabled: mayRead,
    isLive: true,
  })
  if (target === undefined || relation === undefined) return []
  if (mayRead) return all.map((record) => ({ id: record.id, label: titleOf(target, record), record }))
  const named = new Map<string, Place>()
  for (const record of records) {
    const one = record[relation.name]
    const id = String(record[look.places ?? ''] ?? '')
    if (id !== '') named.set(id, { id, label: isRecord(one) ? titleOf(target, one) : `#${id}` })
  }
  return [...named.values()]
}
