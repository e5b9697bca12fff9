import type { Tx } from '#api/database/pool.ts'
import { ownAccount } from '#api/debts/own-account.ts'
import type { Events } from '#api/events/events.ts'
import type { Hub } from '#api/events/hub.ts'
import { defineRun, type RunParts } from '#api/jobs/define-run.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { bulkJob } from '#api/mail/bulk.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { announce } from '../notifications/notifications.ts'
import { stateMessage } from '../events/messages.ts'
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

export interface NoticeParts extends RunParts {
  readonly events: Events
  readonly hub: Pick<Hub, 'send'>
  readonly jobs: Pick<Jobs, 'send'>
}

/** Sending a batch: its notices are made, 250 in a chunk, and handed over, 100 in a chunk. */
export const noticeRuns = defineRun<NoticeParts, GroupRow, { readonly cursor: string }>({
  name: 'fee-notices',
  underWay: (db, which) => sendingGroups(db, {}, which),
  async takeUp({ db }, id) {
    const [group] = await groupById(db, { id })
    return group?.status === 'sending' ? group : undefined
  },
  actsFor: (group) => group.acts_for,
  may: ({ principal }, group) =>
    principal.decider.verdict(group.building_id, groupNoticeSlip.permission, 'approve'),
  async hold(tx, group) {
    const [held] = await holdGroup(tx, placeOf(group))
    return held?.status === 'sending' ? held : undefined
  },
  async steps(parts, group) {
    const { db } = parts
    const [audience] = await countAudience(db, placeOf(group))
    await setTotal(db, { ...placeOf(group), total: audience?.total ?? 0 })
    const account = await ownAccount(db, group.building_id)
    return [
      ({ hold }) => hold((tx, { cursor }) => makeSlips(tx, { group, cursor, account })),
      ({ hold }) => hold((tx) => deliver(parts, tx, group)),
    ]
  },
  finish: (tx, group) => finishGroup(tx, placeOf(group)),
  async stop({ db }, group, problem) {
    await failGroup(db, { ...placeOf(group), problem })
    return true
  },
  async ended(tx, { id, building_id: buildingId, name, month }) {
    const [now] = await groupById(tx, { id })
    return now && stateMessage(groupNoticeSlip, { id, buildingId, title: name ?? month, state: now.status })
  },
  tell({ events }, group) {
    const event = { buildingId: group.building_id, organisationId: group.organisation_id, action: 'updated' }
    events.publish({ ...event, resource: groupNoticeSlip.name, ids: [group.id] })
    for (const resource of [noticeSlip.name, fee.name]) events.publish({ ...event, resource, ids: [] })
  },
})

/** Makes and sends the notices of a batch from where it stopped; does nothing unless the batch is being sent. */
export const sendNotices = noticeRuns.work

const placeOf = ({ building_id: buildingId, id: groupId }: GroupRow) => ({ buildingId, groupId })

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
