import type { BulkFollower } from '#api/mail/bulk.ts'
import type { Events } from '#api/events/events.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { attachmentsOf, type NoticeFiles } from './attachments.ts'
import { noteMessage } from './slip-statements.ts'

/** Notices follow their messages: what goes with a mail, and whether it left. */
export const noticeMessages = (events: Events, files: readonly NoticeFiles[] = []): BulkFollower => ({
  attachmentsOf: (tx, { id, channel }) =>
    channel === 'email' ? attachmentsOf(tx, id, files) : Promise.resolve([]),
  async note(tx, { id, channel }, outcome) {
    const [slip] = await noteMessage(
      tx,
      { messageId: id, state: outcome, problem: outcome === 'failed' ? 'refused' : null },
      channel,
    )
    if (slip === undefined) return
    const { building_id: buildingId, id: slipId } = slip
    tx.afterCommit(() =>
      events.publish({ resource: noticeSlip.name, buildingId, ids: [slipId], action: 'updated' }),
    )
  },
})
