import { logLinesSql } from '#api/audit/log-insert.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'

const stateIs = statesOf(residentInvitation)
const kindIs = optionsOf(residentInvitation, 'kind')

/** Who did it, for the log. */
export const by = { actorId: 'bigint | null', actorName: 'text' } as const satisfies Slots

/** SQL that logs a move of the invitations in `from`, which has their rows as they are now. */
export const loggedMove = (
  action: string,
  from: string,
  { actorId, actorName }: Readonly<Record<keyof typeof by, string>>,
  change = `jsonb_build_array(jsonb_build_object('field', 'status', 'before', ${stateIs.waiting}, 'after', m.status))`,
) =>
  logLinesSql(
    {
      building_id: 'm.building_id',
      organisation_id: 'b.organisation_id',
      actor_id: actorId,
      actor_name: actorName,
      action,
      resource: `'${residentInvitation.name}'`,
      record_id: 'm.id::text',
      record_title: `(select a.code from apartment a where a.building_id = m.building_id and a.id = m.apartment_id)`,
      changes: change,
    },
    `${from} m join building b on b.id = m.building_id`,
  )

/** SQL that takes back the open invitations `i` of which `where` is so, with a line of the log each. */
export const revoking = (where: string, who: Readonly<Record<keyof typeof by, string>>) =>
  `with r as (update resident_invitation i set status = ${stateIs.revoked}, ${bumpSql('i')}
      where i.status in (${stateIs.waiting}, ${stateIs.blocked}) and ${where} returning *),
    l as (${loggedMove(`'revoke'`, 'r', who)})
    select id, building_id from r`

/**
 * Takes back what is replaced by new invitations: those of these residents, the letters to these apartments, and the links that
 * an account passes on as a householder (`madeBy`). Used ones stay.
 */
export const revokeOpen = query({
  row: columns(residentInvitation, ['id', 'building_id']),
  takes: {
    buildingId: 'bigint',
    residentIds: 'bigint[]',
    apartmentIds: 'bigint[]',
    madeBy: 'bigint | null',
    ...by,
  },
  sql: ({ buildingId, residentIds, apartmentIds, madeBy, ...who }) =>
    revoking(
      `i.building_id = ${buildingId} and (i.resident_id = any(${residentIds})
        or (i.kind = ${kindIs.letter} and i.apartment_id = any(${apartmentIds}))
        or (i.kind = ${kindIs.householder} and i.created_by = ${madeBy}))`,
      who,
    ),
})

/** Takes back what was sent to a contact of a resident that the office has corrected: whoever reads there is not them. */
export const revokeSent = query({
  row: columns(residentInvitation, ['id', 'building_id']),
  takes: { buildingId: 'bigint', residentId: 'bigint', channels: 'text[]', ...by },
  sql: ({ buildingId, residentId, channels, ...who }) =>
    revoking(
      `i.building_id = ${buildingId} and i.resident_id = ${residentId} and i.kind = ${kindIs.personal}
        and i.channel = any(${channels})`,
      who,
    ),
})
