import type { Sender } from '../../context.ts'
import { addressKey } from '../../http/address.ts'
import { apiError } from '../../http/error.ts'
import { isKnownAddress, rememberAddress } from '../login-throttle.ts'
import { writeSecurityLog } from '#api/audit/security-log.ts'
import type { AuthServices } from '../services.ts'
import { openProvedSession } from '../sessions.ts'
import { giveBack, takeSlot, tooMany } from '../throttle.ts'
import { takeCode } from './check.ts'
import { lookAtSignInTicket, takeSignInTicket, tryTicket } from './sign-in-tickets.ts'

/** The reply to a ticket that is no longer valid: the user must enter the password again. */
const ticketOver = () => apiError(401, 'second_factor_expired')

/**
 * A session for a ticket and a right code. 401 `invalid_second_factor` for a wrong or used code, 401
 * `second_factor_expired` when the ticket is no longer valid (the fifth wrong code ends it), 429 after too many wrong
 * codes. Wrong codes are counted by ticket and by account, and by address for accounts that have not signed in from it
 * lately. A ticket that is none is counted nowhere: it cannot be guessed, and whoever sends many must not shut out
 * others behind the same address.
 */
export async function signInWithSecondFactor(
  services: AuthServices,
  { ticket, code, sender, onPhone }: { ticket: string; code: string; sender: Sender; onPhone: boolean },
) {
  const { db, limits } = services
  const address = addressKey(sender.ip)
  const byAddress = `second-factor:address:${address}`
  const accountId = await lookAtSignInTicket(db, { ticket, ip: sender.ip })
  if (accountId === undefined) throw ticketOver()
  const isKnown = await isKnownAddress(services, accountId, address)
  if (!isKnown) {
    const slot = await takeSlot(db, byAddress, limits.secondFactorPerAddress)
    if (!slot.allowed) throw tooMany(slot.retryAfter)
  }
  const tried = await tryTicket(services, { ticket, ip: sender.ip })
  if (tried === undefined) throw ticketOver()
  const { account, remember, isLastTry } = tried
  if (!(await takeCode(services, { owner: account, code, sender }))) {
    if (isLastTry) throw ticketOver()
    throw apiError(401, 'invalid_second_factor', [{ field: 'code', code: 'invalid_second_factor' }])
  }
  if (!(await takeSignInTicket(db, ticket))) throw ticketOver()
  if (!isKnown) await giveBack(db, byAddress)
  const { ip, userAgent } = sender
  const session = await openProvedSession(db, {
    accountId: account.id,
    password: account.password,
    remember,
    secondFactor: true,
    onPhone,
    ip,
    userAgent,
  })
  if (session === undefined) throw ticketOver()
  await rememberAddress(services, account.id, sender.ip)
  await writeSecurityLog(
    db,
    {
      action: 'login',
      organisationId: account.organisation_id,
      actor: account,
      resource: 'account',
      recordId: account.id,
      recordTitle: account.name,
    },
    sender,
  )
  return session
}
