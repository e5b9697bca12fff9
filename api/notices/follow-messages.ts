import type { Queryable } from '#api/database/pool.ts'
import type { BulkFollower } from '#api/mail/bulk.ts'
import type { TakenMessage } from '#api/mail/bulk-statements.ts'
import type { Events } from '#api/events/events.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { attachmentsOf, type NoticeFiles } from './attachments.ts'
import { issueNoticeLink } from './notice-link.ts'
import { withLink } from './notice-text.ts'
import { noteMessage, placeOfMessage } from './slip-statements.ts'

interface NoticeMessages {
  readonly events: Pick<Events, 'publish'>
  /** Where links begin. */
  readonly publicUrl: string
  readonly files?: readonly NoticeFiles[]
}

/** Notices follow their messages: what goes with a mail, and whether it left. */
export const noticeMessages = ({ events, publicUrl, files = [] }: NoticeMessages): BulkFollower => ({
  async complete(db, message) {
    const texts = message.channel === 'email' ? await linked(db, message, publicUrl) : undefined
    if (texts === undefined) return undefined
    return { ...message, ...texts, attachments: await attachmentsOf(db, message.id, files) }
  },
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

/** A mail's texts with the link by which its reader opens the notice without signing in. */
async function linked(
  db: Queryable,
  message: TakenMessage,
  publicUrl: string,
): Promise<Pick<TakenMessage, 'body' | 'html'> | undefined> {
  const [slip] = await placeOfMessage(db, { messageId: message.id })
  if (slip === undefined) return undefined
  const { id, group_notice_slip_id: groupId } = slip
  const { link } = await issueNoticeLink(db, { publicUrl, language: message.language, id, groupId })
  return withLink(message, link)
}
