import { useCallback, useState } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { writeMeta, type WriteMeta } from '#data-provider/write-meta.ts'
import { dataProvider } from './provider.ts'
import { useRefresh } from './use-refresh.ts'

interface Save extends WriteMeta {
  /** Absent: a new record. */
  readonly id?: string | undefined
  readonly values: Readonly<Record<string, unknown>>
}

/** Creates or changes a record of an entity. `save` throws a `CallError` on a refusal. */
export function useSave<T extends AnyRecord = AnyRecord>(entity: Pick<AnyEntity, 'name'>) {
  const resource = entity.name
  const refresh = useRefresh()
  const [isSaving, setSaving] = useState(false)
  const save = useCallback(
    async ({ id, values: variables, ...write }: Save): Promise<T> => {
      setSaving(true)
      try {
        const meta = writeMeta(write)
        const { data } =
          id === undefined
            ? await dataProvider().create<T, typeof variables>({ resource, variables, meta })
            : await dataProvider().update<T, typeof variables>({ resource, id, variables, meta })
        refresh(resource, id === undefined ? {} : { ids: [id] })
        return data
      } finally {
        setSaving(false)
      }
    },
    [resource, refresh],
  )
  return { save, isSaving }
}
