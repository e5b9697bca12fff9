import type { Queryable } from '../database/pool.ts'
import { invalid } from '../http/error.ts'

export interface Attachment {
  readonly fileIds: readonly string[]
  /** The field of the owner that names them, for the error. */
  readonly field: string
  /** The record that holds them: who may see it may see them. */
  readonly owner: { readonly entity: string; readonly id: string; readonly buildingId: string | null }
  /** One may attach what one has uploaded oneself, or what the record holds already. */
  readonly uploaderId: string
}

/** Gives files to a record, in the transaction that writes it; 422 `invalid_reference` for anybody else's files. */
export async function attach(
  tx: Queryable,
  { fileIds, field, owner, uploaderId }: Attachment,
): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const attached = await tx.execute(
    `update file set owner_entity = $2, owner_id = $3, building_id = $4, updated_at = now()
     where id = any($1::bigint[]) and deleted_at is null
       and ((owner_entity is null and created_by = $5::bigint) or (owner_entity = $2 and owner_id = $3))`,
    [ids, owner.entity, owner.id, owner.buildingId, uploaderId],
  )
  if (attached !== ids.length) throw invalid([{ field, code: 'invalid_reference' }])
}

/** Lets go of files that a record no longer holds; the cleaning job removes them a day later. */
export const detach = (tx: Queryable, { fileIds, owner }: Pick<Attachment, 'fileIds' | 'owner'>) =>
  tx.execute(
    `update file set owner_entity = null, owner_id = null, updated_at = now()
     where id = any($1::bigint[]) and owner_entity = $2 and owner_id = $3`,
    [[...fileIds], owner.entity, owner.id],
  )
