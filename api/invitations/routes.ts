import type { FastifyInstance } from 'fastify'
import { lifetimes } from '#api/auth/limits.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { makePdf } from '#api/papers/make-pdf.ts'
import { answerPaper } from '#api/records/read/answer-paper.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import {
  endAppAccess as endAppAccessCall,
  inviteAgain as inviteAgainCall,
  inviteAtDesk as inviteAtDeskCall,
  inviteResidents,
  previewInvitations,
  printInvitations,
} from '#domain/calls/invitations.ts'
import { provableContacts } from '#domain/resident-invitation.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { foretellInvitations } from './invite-apartments.ts'
import { letterPaper } from './letter-paper.ts'
import { endAppAccess, inviteAgain, inviteAtDesk } from './one-invitation.ts'
import { roundById } from './round-statements.ts'

/** The office invites residents. */
export function invitationRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { db, records, key, services } = parts

  answerCall(app, inviteResidents, async ({ write, buildingId, caller, body }) => {
    const { residents, ways } = await body()
    // Whoever may invite need not be one who enters residents.
    const asked = { caller: await onBehalfOf(caller(), buildingId), entity: invitationRound }
    const made = await write.records.create(asked, {
      building_id: buildingId,
      audience: 'residents',
      residents: [...residents],
      ways: [...ways],
    })
    const id = String(made.id)
    await write.records.transition({ ...asked, id, name: 'send' }, {})
    return { data: presentOutcome({ id }) }
  })

  answerCall(app, inviteAgainCall, async ({ write: { tx }, record: person, caller }) => ({
    data: presentOutcome(await inviteAgain(tx, parts, { person, caller: caller() })),
  }))

  answerCall(app, inviteAtDeskCall, async ({ write: { tx }, record: person, caller }) => ({
    data: presentOutcome(await inviteAtDesk(tx, parts, { person, caller: caller() })),
  }))

  answerCall(app, endAppAccessCall, async ({ write: { tx }, record: person, caller }) => {
    await endAppAccess(tx, parts, { person, caller: caller() })
    return {}
  })

  answerCall(app, previewInvitations, async ({ record: { id } }) => {
    const [round] = await roundById(db, { id })
    if (round === undefined) throw notFound()
    const unsent = provableContacts.filter(
      (way) => round.ways?.includes(way) === true && services.transports[way] === undefined,
    )
    return { data: presentOutcome({ ...(await foretellInvitations(db, round)), unsent }) }
  })

  answerCall(app, printInvitations, async ({ record: { id, building_id: buildingId }, ...asked }) => {
    const caller = asked.caller()
    const { accountId } = caller.principal
    const [round] = await roundById(db, { id })
    const since = Date.now() - lifetimes.invitationSeed * 1000
    const isOver = round?.sent_at !== null && Date.parse(round?.sent_at ?? '') < since
    if (round?.acts_for !== accountId || isOver) throw apiError(409, 'letters_over')
    const letters = await records.rows(
      { caller, entity: residentInvitation },
      {
        building_id: buildingId,
        round_id: id,
        kind: 'letter',
        status: 'waiting',
        with: 'apartment',
        limit: 'all',
      },
    )
    if (letters.length === 0) throw notFound()
    const pdf = await makePdf(parts, letterPaper({ key, publicUrl: services.publicUrl }), {
      entity: residentInvitation,
      buildingId,
      records: letters.toSorted(byApartment),
      several: `invitations-${id}`,
      screen: caller.language,
      sender: accountId,
    })
    return answerPaper(db, caller, pdf)
  })
}

/** In the order in which they are carried from door to door. */
const inOrder = new Intl.Collator('vi', { numeric: true })
const byApartment = (one: Lettered, other: Lettered) => inOrder.compare(codeOf(one), codeOf(other))
interface Lettered {
  readonly apartment?: { readonly code?: unknown } | null
}
const codeOf = ({ apartment }: Lettered) => String(apartment?.code ?? '')
