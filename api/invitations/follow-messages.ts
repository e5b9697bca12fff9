import type { BulkFollower } from '#api/mail/bulk.ts'
import type { Events } from '#api/events/events.ts'
import { hiddenCode } from '#api/mail/texts.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { showPassCode } from '#domain/visitor-pass.ts'
import { codeOf } from './codes.ts'
import { noteDelivery, seedOfMessage } from './invitation-statements.ts'

interface InvitationMessages {
  readonly events: Pick<Events, 'publish'>
  readonly key: Buffer
}

/** Invitations follow their messages: the code, which the outbox does not hold, and whether they left. */
export const invitationMessages = ({ events, key }: InvitationMessages): BulkFollower => ({
  async complete(db, message) {
    const [carried] = await seedOfMessage(db, { messageId: message.id })
    if (carried === undefined) return undefined
    // Its day is over: without the code the message would lead nowhere.
    if (carried.seed === null) throw new Error('the invitation of this message is too old to be sent')
    const code = showPassCode(codeOf(key, carried.seed))
    return { ...message, body: message.body.replaceAll(hiddenCode, code), attachments: [] }
  },
  async note(tx, { id }, outcome) {
    const [noted] = await noteDelivery(tx, { messageId: id, delivery: outcome })
    if (noted === undefined) return
    tx.afterCommit(() =>
      events.publish({
        resource: residentInvitation.name,
        buildingId: noted.building_id,
        ids: [noted.id],
        action: 'updated',
      }),
    )
  },
})
