import { accepts, maxBytes, sizeLimit, type UploadOptions } from '#core/fields/upload.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'

/** The field of a record that holds files: those who may read it may see them. */
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
  /** What the field takes: a file that comes by its id was uploaded without regard to any field. */
  readonly limits: UploadOptions
  /** Users may attach what they have uploaded themselves, or what this very field held already. */
  readonly uploaderId: string
}

/**
 * Gives files to a record's field, in the transaction that writes it. 422 `invalid_reference` for anybody else's files
 * and for those of another field, even of the same record: that field may be closed to this caller; also for a type or a
 * size that the field does not take. Returns whether the building has files that it had not before.
 */
export async function attach(
  tx: Queryable,
  { fileIds, owner, limits, uploaderId }: Attachment,
): Promise<{ readonly isGrown: boolean }> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return { isGrown: false }
  const { entity, id, field, buildingId } = owner
  const attached = await attachFiles(tx, { ids, entity, id, field, buildingId, uploaderId })
  if (attached.length !== ids.length) throw invalidInput([{ field, code: 'invalid_reference' }])
  for (const file of attached.filter((one) => !one.was_held)) {
    if (!accepts(limits, file.mime_type)) throw invalidInput([{ field, code: 'file_type_not_allowed' }])
    if (file.size > maxBytes(limits))
      throw invalidInput([{ field, code: 'file_limit_exceeded', limits: sizeLimit(limits) }])
  }
  return { isGrown: attached.some((file) => file.is_new) }
}

const owned = { entity: 'text', id: 'text', field: 'text' } as const satisfies Slots

const attachFiles = query({
  row: { is_new: 'boolean', was_held: 'boolean', mime_type: 'text', size: 'integer' },
  takes: { ...owned, ids: 'uuid[]', buildingId: 'bigint | null', uploaderId: 'bigint' },
  sql: ({ ids, entity, id, field, buildingId, uploaderId }) =>
    `with mine as (
        select f.id, f.building_id is distinct from ${buildingId} as is_new, f.owner_entity is not null as was_held
          from file_content c join file f on f.id = c.file_id
          where c.public_id = any(${ids}) and f.deleted_at is null
            and ((f.owner_entity is null and f.created_by = ${uploaderId})
              or (f.owner_entity = ${entity} and f.owner_id = ${id} and f.owner_field = ${field}))
          for update of f),
      kept as (update file_content c set released_at = null from mine
        where c.file_id = mine.id and c.released_at is not null)
      update file f set owner_entity = ${entity}, owner_id = ${id}, owner_field = ${field},
          building_id = ${buildingId}, updated_at = now()
        from mine where f.id = mine.id returning mine.is_new, mine.was_held, f.mime_type, f.size::int as size`,
})

/**
 * Releases files that a field no longer holds. Nobody may open them any more, their uploader included; only the same
 * field may take them back, until the cleaning job removes them a day later.
 */
export const release = (tx: Queryable, fileIds: readonly string[], { entity, id, field }: FileOwner) =>
  releaseFiles(tx, { ids: fileIds, entity, id, field })

const releaseFiles = command({
  takes: { ...owned, ids: 'uuid[]' },
  sql: ({ ids, entity, id, field }) =>
    `update file_content c set released_at = now() from file f
      where f.id = c.file_id and c.public_id = any(${ids})
        and f.owner_entity = ${entity} and f.owner_id = ${id} and f.owner_field = ${field}`,
})

/** The files of a record's field become those of the same field of another record, whose write then attaches them. */
export const passOn = command({
  takes: { ...owned, ids: 'uuid[]', nextEntity: 'text', nextId: 'text' },
  sql: ({ ids, entity, id, field, nextEntity, nextId }) =>
    `update file f set owner_entity = ${nextEntity}, owner_id = ${nextId}, updated_at = now() from file_content c
      where c.file_id = f.id and c.public_id = any(${ids})
        and f.owner_entity = ${entity} and f.owner_id = ${id} and f.owner_field = ${field}`,
})
