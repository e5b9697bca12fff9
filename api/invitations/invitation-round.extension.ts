import { requireFloors } from '#api/audience/given-audience.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { today } from '#api/calendar/today.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { InvitationWay } from '#domain/resident-invitation.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { foretellInvitations } from './invite-apartments.ts'
import { invitationRuns } from './round-run.ts'
import { beginRound, roundById } from './round-statements.ts'

const kindIs = optionsOf(residentInvitation, 'kind')
const stateIs = statesOf(residentInvitation)
const ofRound = `from resident_invitation i where i.building_id = t.building_id and i.round_id = t.id`

const named: Readonly<Record<Language, string>> = {
  vi: 'Mời cư dân',
  en: 'Invitations',
  km: 'អញ្ជើញអ្នកស្នាក់នៅ',
}

/** A sending adds up its invitations: whom it invited in person, its letters, and who came in by it. */
export const invitationRoundExtension = ({ jobs }: Pick<AuthServices, 'jobs'>) =>
  extendEntity(invitationRound, {
    expressions: {
      invited: `(select count(distinct i.resident_id) ${ofRound})`,
      letters: `(select count(*) ${ofRound} and i.kind = ${kindIs.letter} and i.status <> ${stateIs.revoked})`,
      not_sent: `(select count(*) ${ofRound} and i.delivery = 'failed' and i.status = ${stateIs.waiting})`,
      joined: `(select coalesce(sum(i.uses - i.uses_left), 0) ${ofRound})`,
    },
    async create({ values, caller, tx, also }) {
      requireWay(values.ways)
      await requireFloors(tx, values)
      return also({ name: values.name ?? `${named[caller.language]} ${writtenDay(today())}` })
    },
    async update({ before, whole, tx }) {
      requireWay(whole.ways)
      await requireFloors(tx, whole, before)
    },
    on: {
      send: {
        async before({ before, tx }) {
          requireWay(before.ways)
          const [round] = await roundById(tx, { id: before.id })
          if (round === undefined || before.status === 'failed') return
          const foretold = await foretellInvitations(tx, round)
          if (foretold.people === 0) throw apiError(409, 'nobody_to_invite')
        },
        async after({ after, tx }) {
          await beginRound(tx, { buildingId: after.building_id, roundId: after.id })
          invitationRuns.begin(jobs, tx, after.id)
        },
      },
    },
  })

function requireWay(ways: readonly InvitationWay[] | null | undefined): void {
  if ((ways ?? []).length === 0) throw invalidInput([{ field: 'ways', code: 'invite_way_required' }])
}
