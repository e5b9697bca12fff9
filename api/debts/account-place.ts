import { isId } from '#core/id.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { notFound } from '../http/error.ts'
import { buildingOf } from './payers.ts'

/** The apartment's building, if the caller may see debts there; any other apartment counts as missing: 404. */
export async function accountPlace(db: Db, { principal }: Caller, id: string) {
  const allowed = principal.decider.buildingsWith(receipt.permission, 'read')
  const buildingId = isId(id) ? await buildingOf(db, id, allowed) : undefined
  if (buildingId === undefined) throw notFound()
  return { buildingId, apartmentId: id }
}
