import { timeUnits } from '#domain/constants.ts'
import { file as fileEntity } from '#entities/account/file.ts'
import { logAct } from '../audit/security-log.ts'
import { takeSlot } from '../auth/throttle.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import type { OpenedFile } from '../storage/service.ts'

/** Views of the same file by the same account are logged once in this time. */
const viewLimit = { tries: 1, seconds: timeUnits.minute }

/**
 * Logs one line for each download, and for each view of a file that not every reader of its record may see. Written
 * before the first byte leaves: what cannot be logged is not served.
 */
export async function logAccess(
  db: Db,
  caller: Caller,
  { opened, isDownload }: { opened: Pick<OpenedFile, 'row' | 'held'>; isDownload: boolean },
): Promise<void> {
  const { row, held } = opened
  if (!isDownload) {
    if (held?.isGuarded !== true) return
    const slot = await takeSlot(db, `view:${caller.principal.accountId}:${row.id}`, viewLimit)
    if (!slot.allowed) return
  }
  await logAct(db, caller, {
    action: isDownload ? 'download' : 'view',
    buildingId: row.building_id,
    resource: row.owner_entity ?? fileEntity.name,
    recordId: row.owner_id ?? row.id,
    ...titleOf(held?.title ?? (row.owner_entity === null ? row.name : null)),
    changes: row.owner_field === null ? [] : [{ field: row.owner_field, before: null, after: null }],
  })
}

const titleOf = (title: string | null) => (title === null ? {} : { recordTitle: title })
