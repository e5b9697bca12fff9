import type { AnyEntity } from '#core/entity.ts'
import { logAct } from '../audit/security-log.ts'
import type { AuthServices } from '../auth/services.ts'
import type { Caller } from '../context.ts'
import { attachmentAnswer } from '../http/answer-route.ts'
import { apiError } from '../http/error.ts'
import type { Quotas } from '../storage/quota.ts'
import type { WorkbookFile } from '../workbooks/write-workbook.ts'
import { importRuns, type ImportParts } from './runs.ts'
import { batchById, startStep, type Batch, type StepStart } from './store.ts'

export interface ImportServices extends ImportParts {
  readonly services: AuthServices
  readonly quotas?: Quotas | undefined
}

export interface ImportTarget {
  readonly caller: Caller
  readonly entity: AnyEntity
  readonly buildingId: string
}

/** Starts a step and queues its work. 409 if another has started since the batch was read. */
export async function beginStep(
  { db, jobs }: ImportServices,
  batch: Batch,
  start: StepStart,
): Promise<Batch> {
  if (!(await startStep(db, batch, start))) throw apiError(409, 'illegal_transition')
  await importRuns.send(jobs, batch.id)
  return (await batchById(db, batch.id)) ?? batch
}

/** Logs one line when cells leave as a file, as an export does. */
export function logDownload(
  { db }: ImportServices,
  { entity, caller, buildingId }: ImportTarget,
  what: string,
) {
  return logAct(db, caller, {
    action: 'export',
    buildingId,
    resource: entity.name,
    recordTitle: what,
  })
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const sheetAnswer = (name: string, { size, stream }: WorkbookFile) =>
  attachmentAnswer({ name, type: workbookType, content: stream, size })
