import { logAct } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { pdfAnswer } from '#api/http/answer-route.ts'

/** A PDF, and what it is of. */
export interface PaperFile {
  /** With its ending. */
  readonly name: string
  readonly content: Buffer
  readonly buildingId: string
  /** What it is of, as the log names it: an entity, and one record of it. */
  readonly resource: string
  readonly recordId?: string
  /** How many records a batch has. */
  readonly count?: number
  /** `export` for what is made of many records: a report. Default `download`. */
  readonly action?: 'download' | 'export'
}

/** A PDF, after a line in the log that it was taken: what cannot be logged is not served. A batch leaves one line. */
export async function answerPaper(
  db: Queryable,
  caller: Caller,
  { name, content, count, action = 'download', ...about }: PaperFile,
) {
  const recordTitle = count === undefined ? name : `${name} (${count})`
  await logAct(db, caller, { action, ...about, recordTitle })
  return pdfAnswer({ name, content })
}
