import { keepProvedPhone, noteProvedPhone } from '#api/auth/proved-phone.ts'
import { proveAddress } from '#api/auth/unproved-address.ts'
import type { Tx } from '#api/database/pool.ts'
import { noteNeverProved } from './account-statements.ts'
import type { Contacts } from './joiner.ts'

interface Given {
  readonly contacts: Contacts
  /** Contacts that were proved just now. */
  readonly proved: readonly (string | null)[]
}

/**
 * Notes which contacts of an account get codes: those that were proved just now, and one that its owner had proved before and keeps.
 * `held`: the address that was proved before.
 */
export async function noteProofs(
  tx: Tx,
  { contacts: { email, phone }, proved }: Given,
  { accountId, held }: { readonly accountId: string; readonly held: string | null },
): Promise<void> {
  await keepProvedPhone(tx, { accountId, phone })
  if (phone !== null && proved.includes(phone)) await noteProvedPhone(tx, { accountId, phone })
  await proveAddress(tx, accountId)
  if (email !== null && email !== held && !proved.includes(email)) await noteNeverProved(tx, { accountId })
}
