import type { FastifyRequest } from 'fastify'
import type { RoomServices } from '#api/room.ts'
import { addressKey } from '../http/address.ts'
import { requireOpenBuilding } from './open-building.ts'
import { findOrCount } from './throttle.ts'
import { lookAtTicket, type TicketPurpose } from './tickets.ts'

interface Opening<T> {
  /** What the link's ticket is for. */
  readonly purpose: TicketPurpose
  readonly id: string
  readonly token: string
  find(id: string): Promise<T | undefined>
}

/**
 * The record that a link opens. 404 for any other id, and for a link that is unknown, over or replaced, 429 after many of them
 * from one address; 403 `order_expired` while its building is closed.
 */
export async function openByLink<T extends { readonly building_id: string }>(
  { db, services: { limits } }: Pick<RoomServices, 'db' | 'services'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { purpose, id, token, find }: Opening<T>,
): Promise<T> {
  const key = `${purpose}:address:${addressKey(ip)}`
  const found = await findOrCount({ db, key, limit: limits.viewTriesPerAddress }, async () => {
    const subject = await lookAtTicket(db, purpose, token)
    return subject === undefined || subject !== id ? undefined : find(id)
  })
  await requireOpenBuilding(db, found.building_id)
  return found
}
