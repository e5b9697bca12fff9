import type { Queryable, Tx } from '#api/database/pool.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import type { InvitationWay } from '#domain/resident-invitation.ts'
import { makeInvitations, type Drafted } from './make-invitations.ts'
import { advanceRound, type RoundRow } from './round-statements.ts'
import { sendInvitations, type Addressed, type Sender } from './send-invitations.ts'
import { nextApartments, peopleIn, type Awaited } from './targets.ts'

/** Apartments whose people are invited in one transaction. */
const chunk = 250

interface Inviting extends Sender {
  readonly key: Buffer
  readonly round: RoundRow
  readonly cursor: string
}

/** Invites the people of the next apartments of a sending. Returns false after the last one. */
export async function inviteApartments(
  tx: Tx,
  { round, key, cursor, ...sender }: Inviting,
): Promise<boolean> {
  const place = { buildingId: round.building_id, roundId: round.id }
  const apartments = await nextApartments(tx, { ...place, cursor, most: chunk })
  const last = apartments.at(-1)
  if (last === undefined) return false
  const people = await peopleIn(tx, { ...place, apartmentIds: apartments.map(({ id }) => id) })
  const plan = planInvitations(people, waysOf(round))
  const made = await makeInvitations(
    tx,
    { key, ...place, by: { id: round.acts_for, name: round.sender } },
    plan.drafted,
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  const addressed = made.flatMap((one): Addressed[] => {
    const person = byId.get(one.residentId ?? '')
    const recipient = one.channel === 'sms' ? person?.phone_number : person?.email
    return person === undefined || typeof recipient !== 'string'
      ? []
      : [{ made: one, name: person.full_name, apartment: person.apartment, recipient }]
  })
  await sendInvitations(
    tx,
    sender,
    {
      buildingId: round.building_id,
      organisationId: round.organisation_id,
      building: round.building_name,
      language: paperLanguage(round.currency_code, 'en'),
    },
    addressed,
  )
  await advanceRound(tx, { ...place, cursor: last.id, done: apartments.length })
  return true
}

/** A reminder prints nothing: letters are good for as long as both. */
const waysOf = ({ ways, reminders }: RoundRow) =>
  (ways ?? []).filter((way) => reminders === null || Number(reminders) === 0 || way !== 'letter')

/** Whom which way reaches, of the ways in their order; a letter is one for an apartment. */
export function planInvitations(people: readonly Awaited[], ways: readonly InvitationWay[]) {
  const reached = people.map((person) => ({ person, way: ways.find((one) => reaches[one](person)) }))
  const personal = reached.flatMap(({ person, way }): Drafted[] =>
    way === 'email' || way === 'sms'
      ? [
          {
            apartmentId: person.apartment_id,
            residentId: person.id,
            residentIds: [person.id],
            kind: 'personal',
            channel: way,
            uses: 1,
          },
        ]
      : [],
  )
  const byLetter = Map.groupBy(
    reached.filter(({ way }) => way === 'letter').map(({ person }) => person),
    (person) => person.apartment_id,
  )
  const letters = [...byLetter].map(([apartmentId, those]): Drafted => ({
    apartmentId,
    residentId: null,
    residentIds: those.map(({ id }) => id),
    kind: 'letter',
    channel: 'paper',
    // Whoever of the apartment comes in by it, also those who were invited in another way.
    uses: Math.max(...those.map(({ not_in: notIn }) => notIn)),
  }))
  return {
    drafted: [...personal, ...letters],
    email: personal.filter(({ channel }) => channel === 'email').length,
    sms: personal.filter(({ channel }) => channel === 'sms').length,
    letters: letters.length,
    notReached: reached.filter(({ way }) => way === undefined).length,
  }
}

const reaches: Readonly<Record<InvitationWay, (person: Awaited) => boolean>> = {
  email: ({ email }) => email !== null,
  sms: ({ phone_number: phone }) => phone !== null,
  letter: () => true,
}

/** What a sending would do now. */
export async function foretellInvitations(db: Queryable, round: RoundRow) {
  const place = { buildingId: round.building_id, roundId: round.id }
  const sums = { apartments: 0, people: 0, not_reached: 0, email: 0, sms: 0, letters: 0 }
  for (let cursor = '0'; ;) {
    const apartments = await nextApartments(db, { ...place, cursor, most: foretold })
    const last = apartments.at(-1)
    if (last === undefined) return sums
    const people = await peopleIn(db, { ...place, apartmentIds: apartments.map(({ id }) => id) })
    const plan = planInvitations(people, waysOf(round))
    sums.apartments += apartments.length
    sums.people += people.length
    sums.not_reached += plan.notReached
    sums.email += plan.email
    sums.sms += plan.sms
    sums.letters += plan.letters
    cursor = last.id
  }
}
const foretold = 2_000
