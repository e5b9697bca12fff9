import { homesChanged } from '#api/auth/homes.ts'
import type { Hub } from '#api/events/hub.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { resident } from '#entities/people/resident.ts'
import { revokeSent } from './revoke-invitations.ts'
import { stays } from '#api/auth/stay-sql.ts'

/** The apartments that a resident lives in, beside their own values. */
export const residentExtension = (hub: Pick<Hub, 'send'>) =>
  extendEntity(resident, {
    expressions: {
      lives_in: `(select string_agg(a.code, ', ' order by a.code collate natural_order)
      from residency y join apartment a on a.building_id = y.building_id and a.id = y.apartment_id
      where y.building_id = t.building_id and y.resident_id = t.id and ${stays('y')})`,
    },
    change: {
      // A birthday says who is of age. What was sent to an address that was wrong ends.
      async after({ before, after, tx, caller: { principal }, notify }) {
        const channels = [
          ...(before.email === after.email ? [] : ['email']),
          ...(before.phone_number === after.phone_number ? [] : ['sms']),
        ]
        const { building_id: buildingId, id: residentId } = after
        const by = { actorId: principal.accountId, actorName: principal.name }
        const ended =
          channels.length === 0 ? [] : await revokeSent(tx, { buildingId, residentId, channels, ...by })
        if (ended.length > 0)
          notify(
            residentInvitation,
            buildingId,
            ended.map(({ id }) => id),
          )
        if (before.date_of_birth !== after.date_of_birth || before.resident_type !== after.resident_type)
          await homesChanged(tx, hub, { residentIds: [after.id] })
      },
    },
    remove: { after: ({ before, tx }) => homesChanged(tx, hub, { residentIds: [before.id] }) },
    restore: { after: ({ after, tx }) => homesChanged(tx, hub, { residentIds: [after.id] }) },
  })
