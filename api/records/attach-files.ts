import type { UploadOptions } from '#core/fields/upload.ts'
import { attach, release } from '../storage/attach.ts'
import { changesBetween } from './audit.ts'
import { buildingOf } from './present.ts'
import type { Write } from './write.ts'

/**
 * Files follow the field that names them: new ones become the field's own; dropped ones, and those of an erased record,
 * belong to nobody.
 */
export async function moveFiles(write: Write): Promise<Write> {
  const { operation, tx, before, after } = write
  const { plan, caller, pipeline } = operation
  const record = after ?? before
  // A record in the trash keeps its files.
  if (plan.fileColumns.length === 0 || record === null || (after === null && plan.hasTrash)) return write
  const buildingId = buildingOf(operation, record)
  const changed = new Set(changesBetween(plan, before ?? {}, after ?? {}).map(({ field }) => field))
  let isGrown = false
  for (const { name, field } of plan.fileColumns.filter((column) => changed.has(column.name))) {
    const owner = { entity: plan.entity.name, id: record.id, field: name, buildingId }
    const [old, fresh] = [idsIn(before?.[name]), idsIn(after?.[name])]
    const dropped = old.filter((id) => !fresh.includes(id))
    if (dropped.length > 0) await release(tx, dropped, owner)
    const attached = await attach(tx, {
      fileIds: fresh,
      owner,
      limits: field as UploadOptions,
      uploaderId: caller.principal.accountId,
    })
    isGrown ||= attached.isGrown
  }
  if (isGrown && buildingId !== null) await pipeline.files.requireRoom(tx, buildingId)
  return write
}

const idsIn = (value: unknown): string[] =>
  value === null || value === undefined ? [] : [value].flat().map(String)
