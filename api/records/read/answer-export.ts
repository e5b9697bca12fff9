import { logAct } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { attachmentAnswer } from '#api/http/answer-route.ts'
import { exportFile, type ExportedRows } from './export-file.ts'

interface ExportAnswer extends Omit<ExportedRows, 'accountId' | 'log'> {
  readonly buildingId: string
  /** What the rows are about, as the log names it: an entity, or one record of it. */
  readonly resource: string
  readonly recordId?: string
}

/** Rows as a file, after a line in the log that it was taken. */
export async function answerExport(
  db: Queryable,
  caller: Caller,
  { buildingId, resource, recordId, ...rows }: ExportAnswer,
) {
  const about = { buildingId, resource, ...(recordId !== undefined && { recordId }) }
  const { filename, contentType, stream } = await exportFile({
    ...rows,
    accountId: caller.principal.accountId,
    log: (recordTitle) => logAct(db, caller, { action: 'export', ...about, recordTitle }),
  })
  return attachmentAnswer({ name: filename, type: contentType, content: stream })
}
