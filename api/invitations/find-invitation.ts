import { requireOpenBuilding } from '#api/auth/open-building.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { findOrCount } from '#api/auth/throttle.ts'
import type { Queryable } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import { apiError } from '#api/http/error.ts'
import { readPassCode } from '#domain/visitor-pass.ts'
import { codeHashOf } from './codes.ts'
import { openInvitation, type OpenInvitation } from './invitation-statements.ts'

export const noInvitation = () => apiError(404, 'invitation_not_found')

/**
 * The invitation of a code as it was typed. 404 `invitation_not_found` for any other, whatever is wrong with it, and 429 after many of
 * them from one address; 403 `order_expired` while its building is closed.
 */
export async function findInvitation(
  { db, key, limits }: Pick<AuthServices, 'db' | 'key' | 'limits'>,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<OpenInvitation> {
  const found = await findOrCount(
    {
      db,
      key: `invitation:address:${addressKey(ip)}`,
      limit: limits.invitationTriesPerAddress,
      refusal: noInvitation,
    },
    () => readInvitationOf({ db, key }, code),
  )
  await requireOpenBuilding(db, found.building_id)
  return found
}

/** The same within the transaction in which somebody comes in: of all who bring it one after the other. */
export async function holdInvitation(
  parts: { readonly db: Queryable; readonly key: Buffer },
  code: string,
): Promise<OpenInvitation> {
  const found = await readInvitationOf(parts, code, 'hold')
  if (found === undefined) throw noInvitation()
  return found
}

/** What cannot be a code is looked for all the same, so that it takes as long. */
async function readInvitationOf(
  { db, key }: { readonly db: Queryable; readonly key: Buffer },
  typed: string,
  lock: 'look' | 'hold' = 'look',
): Promise<OpenInvitation | undefined> {
  const [found] = await openInvitation(db, { codeHash: codeHashOf(key, readPassCode(typed) ?? '') }, lock)
  return found
}
