import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'

/** The field of a record that holds files: who may read it may see them. */
export interface FileOwner {
  readonly entity: string
  readonly id: string
  readonly field: string
  readonly buildingId: string | null
}

export interface Attachment {
  /** Public ids (UUIDs). */
  readonly fileIds: readonly string[]
  readonly owner: FileOwner
  /** One may attach what one has uploaded oneself, or what this very field held already. */
  readonly uploaderId: string
}

/**
 * Gives files to a record's field, in the transaction that writes it. 422 `invalid_reference` for anybody else's files
 * and for those of another field, even of the same record: that field may be closed to this caller.
 * Says whether the building has got files that it had not before.
 */
export async function attach(
  tx: Queryable,
  { fileIds, owner, uploaderId }: Attachment,
): Promise<{ readonly isGrown: boolean }> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return { isGrown: false }
  const attached = await tx.query<{ is_new: boolean }>(attachSql, [
    ids,
    owner.entity,
    owner.id,
    owner.field,
    owner.buildingId,
    uploaderId,
  ])
  if (attached.length !== ids.length) throw invalidInput([{ field: owner.field, code: 'invalid_reference' }])
  return { isGrown: attached.some((file) => file.is_new) }
}

const attachSql = `
with mine as (
  select f.id, f.building_id is distinct from $5::bigint as is_new from file_content c join file f on f.id = c.file_id
  where c.public_id = any($1::uuid[]) and f.deleted_at is null
    and ((f.owner_entity is null and f.created_by = $6::bigint)
      or (f.owner_entity = $2 and f.owner_id = $3 and f.owner_field = $4))
  for update of f),
kept as (update file_content c set released_at = null from mine where c.file_id = mine.id and c.released_at is not null)
update file f set owner_entity = $2, owner_id = $3, owner_field = $4, building_id = $5::bigint, updated_at = now()
from mine where f.id = mine.id returning mine.is_new`

/**
 * Lets go of files that a field no longer holds. Nobody may open them any more, their uploader included; only the same
 * field may take them back, until the cleaning job removes them a day later.
 */
export const release = (tx: Queryable, fileIds: readonly string[], owner: FileOwner) =>
  tx.execute(
    `update file_content c set released_at = now() from file f
     where f.id = c.file_id and c.public_id = any($1::uuid[])
       and f.owner_entity = $2 and f.owner_id = $3 and f.owner_field = $4`,
    [[...fileIds], owner.entity, owner.id, owner.field],
  )
