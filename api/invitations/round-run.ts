import type { AuthServices } from '#api/auth/services.ts'
import type { Events } from '#api/events/events.ts'
import { stateMessage } from '#api/events/messages.ts'
import { defineRun, type RunParts } from '#api/jobs/define-run.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { bulkJob } from '#api/mail/bulk.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { resident } from '#entities/people/resident.ts'
import { inviteApartments } from './invite-apartments.ts'
import {
  failRound,
  finishRound,
  holdRound,
  roundById,
  sendingRounds,
  setTotal,
  type RoundRow,
} from './round-statements.ts'
import { countApartments } from './targets.ts'

interface RoundParts extends RunParts {
  readonly key: Buffer
  readonly events: Pick<Events, 'publish'>
  readonly jobs: Pick<Jobs, 'send'>
  readonly services: Pick<AuthServices, 'transports' | 'publicUrl'>
}

/** Inviting residents: the people of 250 apartments in a chunk, each with their messages. */
export const invitationRuns = defineRun<RoundParts, RoundRow, { readonly cursor: string }>({
  name: 'resident-invitations',
  underWay: (db, which) => sendingRounds(db, {}, which),
  async takeUp({ db }, id) {
    const [round] = await roundById(db, { id })
    return round?.status === 'sending' ? round : undefined
  },
  actsFor: (round) => round.acts_for,
  may: ({ principal }, round) =>
    principal.decider.verdict(round.building_id, invitationRound.permission, 'update'),
  async hold(tx, round) {
    const [held] = await holdRound(tx, placeOf(round))
    return held?.status === 'sending' ? held : undefined
  },
  async steps({ db, key, jobs, services: { transports, publicUrl } }, round) {
    const [audience] = await countApartments(db, placeOf(round))
    await setTotal(db, { ...placeOf(round), total: audience?.total ?? 0 })
    return [
      ({ hold }) =>
        hold(async (tx, { cursor }) => {
          tx.afterCommit(() => void jobs.send(bulkJob, {}).catch(() => undefined))
          return inviteApartments(tx, { round, key, cursor, transports, publicUrl })
        }),
    ]
  },
  finish: (tx, round) => finishRound(tx, placeOf(round)),
  async stop({ db }, round, problem) {
    await failRound(db, { ...placeOf(round), problem })
    return true
  },
  async ended(tx, { id, building_id: buildingId, name }) {
    const [now] = await roundById(tx, { id })
    return (
      now && stateMessage(invitationRound, { id, buildingId, title: name ?? `#${id}`, state: now.status })
    )
  },
  tell({ events }, round) {
    const event = { buildingId: round.building_id, organisationId: round.organisation_id, action: 'updated' }
    events.publish({ ...event, resource: invitationRound.name, ids: [round.id] })
    for (const resource of [residentInvitation.name, resident.name])
      events.publish({ ...event, resource, ids: [] })
  },
})

const placeOf = ({ building_id: buildingId, id: roundId }: RoundRow) => ({ buildingId, roundId })
