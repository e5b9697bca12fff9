import { useEffect, useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import { fetchHistory } from '#src/data/record-history.ts'
import { keepsHistory } from '#src/data/capabilities.ts'
import { live } from '#src/data/live.ts'

export interface OutsideChange {
  readonly kind: 'changed' | 'removed'
  /** The person who changed it, if the history names them. */
  readonly by?: string
}

interface OutsideChangeInput {
  readonly entity: AnyEntity
  /** Undefined for a new record: nobody else can change it. */
  readonly id: string | undefined
  /** One's own save is no news. */
  readonly isSaving: () => boolean
}

/** Reports changes that others make to a record while it is being edited. It only reports them; typed text stays. */
export function useOutsideChange({ entity, id, isSaving }: OutsideChangeInput) {
  const [change, setChange] = useState<OutsideChange>()
  useEffect(() => {
    if (id === undefined) return
    return live.listen((message) => {
      if (
        message.type !== 'changed' ||
        message.resource !== entity.name ||
        !message.ids.includes(id) ||
        isSaving()
      )
        return
      const kind = message.action === 'delete' ? 'removed' : 'changed'
      setChange({ kind })
      if (!keepsHistory(entity)) return
      fetchHistory(entity, { id, page: 1, limit: 1 })
        .then(({ data: [latest] }) => setChange({ kind, by: latest?.actor_name ?? undefined }))
        .catch(() => undefined)
    })
  }, [entity, id, isSaving])
  return { change, dismiss: () => setChange(undefined) }
}
