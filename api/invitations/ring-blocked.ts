import { holdersIn } from '#api/auth/holders.ts'
import type { Tx } from '#api/database/pool.ts'
import { stateMessage, type Ring } from '#api/events/messages.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import type { OpenInvitation } from './invitation-statements.ts'

/** The office hears that an invitation was shut after too many wrong names. */
export async function ringBlocked(
  tx: Tx,
  { ring }: { readonly ring: Ring },
  { id, building_id: buildingId, apartment }: OpenInvitation,
): Promise<void> {
  const office = await holdersIn(tx, { buildingId, code: residentInvitation.permission, flag: 'update' })
  await ring(
    tx,
    office.map((one) => one.id),
    stateMessage(residentInvitation, { id, buildingId, title: apartment, state: 'blocked' }),
  )
}
