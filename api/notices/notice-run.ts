import type { Principals } from '#api/auth/principals.ts'
import type { Caller } from '#api/context.ts'
import { isLostConnection } from '#api/database/lost-connection.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import type { Hub } from '#api/events/hub.ts'
import { ApiError, apiError, forbidden } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { bulkJob } from '#api/mail/bulk.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { announce } from '../notifications/notifications.ts'
import { deliverSlips, type Delivered } from './deliver-slips.ts'
import { countAudience } from './figures.ts'
import {
  failGroup,
  finishGroup,
  groupById,
  holdGroup,
  sendingGroups,
  setTotal,
  type GroupRow,
} from './group-statements.ts'
import { makeSlips } from './make-slips.ts'
import { noticeAccount } from './paid-to.ts'

export interface NoticeParts {
  readonly db: Db
  readonly principals: Pick<Principals, 'ofAccount'>
  readonly events: Events
  readonly hub: Pick<Hub, 'send'>
  readonly jobs: Pick<Jobs, 'send'>
}

export const noticeJob = 'fee-notices'
export interface NoticeTask {
  readonly groupId: string
}

/** Defines the sending of batches, and what continues those whose job was lost: both go on where they stopped. */
export function defineNotices(jobs: Jobs, parts: NoticeParts): void {
  jobs.define<NoticeTask>({
    name: noticeJob,
    expiry: 900,
    interval: 0.5,
    run: ({ groupId }) => sendNotices(parts, groupId),
  })
  jobs.define({
    name: `${noticeJob}-stuck`,
    cron: '* * * * *',
    retries: 0,
    run: () => sendAgain(parts, 'stuck'),
  })
}

/** Resumes batches that a dead process has left; call it once the jobs run. */
export const resumeNotices = (parts: Pick<NoticeParts, 'db' | 'jobs'>): Promise<void> =>
  sendAgain(parts, 'all')

async function sendAgain(
  { db, jobs }: Pick<NoticeParts, 'db' | 'jobs'>,
  which: 'all' | 'stuck',
): Promise<void> {
  for (const { id } of await sendingGroups(db, {}, which))
    await jobs.send(noticeJob, { groupId: id } satisfies NoticeTask)
}

/**
 * Makes and sends the notices of a batch from where it stopped; does nothing unless the batch is being sent. Each step is
 * one transaction. If the database goes away the batch stays as it is, for the next process that takes it; any other fault
 * ends it as failed.
 */
export async function sendNotices(parts: NoticeParts, id: string): Promise<void> {
  const [group] = await groupById(parts.db, { id })
  if (group?.status !== 'sending') return
  try {
    await requireRight(parts, group)
    const [audience] = await countAudience(parts.db, placeOf(group))
    await setTotal(parts.db, { ...placeOf(group), total: audience?.total ?? 0 })
    const account = await noticeAccount(parts.db, group.building_id)
    while (await step(parts, group, (tx, cursor) => makeSlips(tx, { group, cursor, account })))
      tell(parts, group, fee.name)
    while (await step(parts, group, (tx) => deliver(parts, tx, group))) tell(parts, group)
    await parts.db.transaction(async (tx) => {
      const [held] = await holdGroup(tx, placeOf(group))
      if (held?.status === 'sending') await finishGroup(tx, placeOf(group))
    })
    tell(parts, group)
  } catch (error) {
    if (isLostConnection(error)) throw error
    await failGroup(parts.db, {
      ...placeOf(group),
      problem: error instanceof ApiError ? error.code : 'failed',
    })
    tell(parts, group)
    if (!(error instanceof ApiError)) throw error
  }
}

const placeOf = ({ building_id: buildingId, id: groupId }: GroupRow) => ({ buildingId, groupId })

/** One step, while nobody else works on the batch; false once there is nothing left of its kind. */
const step = (
  { db }: NoticeParts,
  group: GroupRow,
  work: (tx: Tx, cursor: string) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [held] = await holdGroup(tx, placeOf(group))
    return held?.status === 'sending' && work(tx, held.cursor)
  })

async function deliver(parts: NoticeParts, tx: Tx, group: GroupRow): Promise<boolean> {
  const delivered = await deliverSlips(tx, group)
  tx.afterCommit(() => beginSending(parts, delivered))
  return delivered.slips > 0
}

/** After the commit: open consoles show what was added, and the outbox begins to send. A lost job is caught up with. */
function beginSending({ hub, jobs }: NoticeParts, { slips, added }: Delivered): void {
  announce(hub, added)
  if (slips > 0) void jobs.send(bulkJob, {}).catch(() => undefined)
}

/** Whoever sends may have lost the right since. */
async function requireRight({ principals }: NoticeParts, group: GroupRow): Promise<void> {
  const principal: Caller['principal'] | null =
    group.acts_for === null ? null : await principals.ofAccount(group.acts_for)
  if (principal === null) throw forbidden()
  const verdict = principal.decider.verdict(group.building_id, groupNoticeSlip.permission, 'approve')
  if (verdict !== 'allowed') throw apiError(403, verdict)
}

/** Notifies the consoles that show the batch, its notices, or what else has changed. */
function tell({ events }: NoticeParts, group: GroupRow, ...more: readonly string[]): void {
  const event = { buildingId: group.building_id, organisationId: group.organisation_id, action: 'updated' }
  events.publish({ ...event, resource: groupNoticeSlip.name, ids: [group.id] })
  for (const resource of [noticeSlip.name, ...more]) events.publish({ ...event, resource, ids: [] })
}
