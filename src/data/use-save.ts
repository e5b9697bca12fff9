import { useCallback, useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import { kindOf } from '#core/kinds.ts'
import type { Described, RecordFor, WrittenValues } from '#entities/shown-record.ts'
import { writeMeta, type WriteMeta } from '#data-provider/write-meta.ts'
import { dataProvider } from './provider.ts'
import { useRefresh } from './use-refresh.ts'

interface Save<V> extends WriteMeta {
  /** Absent: a new record. */
  readonly id?: string | undefined
  readonly values: V
}
type Values = Readonly<Record<string, unknown>>

/** The entities and ids of the records that these values name. */
const namedBy = ({ fields }: Pick<AnyEntity, 'fields'>, values: Values) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [target, id] = [kindOf(field).relation?.(field).target, values[name]]
    return target === undefined || typeof id !== 'string' ? [] : [[target, id] as const]
  })

/** Creates or changes a record of an entity. `save` throws a `CallError` on a refusal. */
export function useSave<E extends Described & Pick<AnyEntity, 'name' | 'fields'>>(entity: E) {
  const resource = entity.name
  const refresh = useRefresh()
  const [isSaving, setSaving] = useState(false)
  const save = useCallback(
    async <const V extends Values>({
      id,
      values: variables,
      ...write
    }: Save<WrittenValues<E, V>>): Promise<RecordFor<E>> => {
      setSaving(true)
      try {
        const meta = writeMeta(write)
        const { data } =
          id === undefined
            ? await dataProvider().create<RecordFor<E>, Values>({ resource, variables, meta })
            : await dataProvider().update<RecordFor<E>, Values>({ resource, id, variables, meta })
        refresh(resource, id === undefined ? {} : { ids: [id] })
        // What it names may say it, too: a bank line its document.
        for (const [target, named] of namedBy(entity, variables)) refresh(target, { ids: [named] })
        return data
      } finally {
        setSaving(false)
      }
    },
    [entity, resource, refresh],
  )
  return { save, isSaving }
}
