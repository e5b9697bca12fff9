import { fileHolders, fileIdsIn } from '#core/derive/files.ts'
import { attach, release } from '../../storage/attach.ts'
import { changesBetween } from './audit.ts'
import { buildingOf } from '../present/present.ts'
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
    const [old, fresh] = [fileIdsIn(field, before?.[name]), fileIdsIn(field, after?.[name])]
    const dropped = old.filter((id) => !fresh.includes(id))
    if (dropped.length > 0) await release(tx, dropped, owner)
    for (const { limits, read } of fileHolders(field)) {
      const attached = await attach(tx, {
        fileIds: read(after?.[name]).map(String),
        owner,
        limits,
        uploaderId: caller.principal.accountId,
      })
      isGrown ||= attached.isGrown
    }
  }
  if (isGrown && buildingId !== null) await pipeline.files.requireRoom(tx, buildingId)
  return write
}
