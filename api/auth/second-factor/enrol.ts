import { passwordLengthFault } from '#core/fields/password.ts'
import { passwordLength } from '#core/limits.ts'
import type { Caller } from '../../context.ts'
import type { Tx } from '../../database/pool.ts'
import { apiError, invalidInput } from '../../http/error.ts'
import { lifetimes } from '../limits.ts'
import { confirmPassword } from '../password-change.ts'
import { logOwnAct } from '#api/audit/security-log.ts'
import type { AuthServices } from '../services.ts'
import { accountsById } from '../queries.ts'
import { endSessions, lowerSessions, raiseSession } from '../sessions.ts'
import { toBase32 } from './base32.ts'
import { takeCode } from './check.ts'
import { beginFactor, confirmFactor, dropFactor, enabledSince } from './factors.ts'
import { mailOwner } from './owner-mail.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { otpauthUri } from './totp.ts'

/** The state of the user's own second factor. */
export async function ownFactor({ db }: AuthServices, { principal }: Caller) {
  const { accountId, name } = principal
  const [since, left] = await Promise.all([enabledSince(db, accountId), countRecoveryCodes(db, accountId)])
  return {
    name,
    enabled_at: since ?? null,
    recovery_codes_left: left,
    must_enrol: principal.mustEnrol === true,
  }
}

/**
 * A secret for the app, as text and as the address that a QR code shows. Until it is confirmed, sign-in does not ask
 * for it.
 */
export async function beginEnrolment(services: AuthServices, caller: Caller, password: string) {
  const { db, key } = services
  const { accountId } = caller.principal
  await confirmPassword(services, caller, password)
  const secret = await beginFactor(db, { key, accountId })
  const [account] = await accountsById(db, { id: accountId })
  return {
    secret: toBase32(secret),
    uri: otpauthUri(secret, account?.email ?? account?.name ?? accountId),
    expires_in: lifetimes.enrolment,
  }
}

/**
 * Switches the second factor on with the first code. The other sessions end; this one continues under the
 * returned token.
 */
export async function confirmEnrolment(services: AuthServices, caller: Caller, code: string) {
  const { key } = services
  const { accountId, sessionId } = caller.principal
  const done = await services.db.transaction(async (tx) => {
    if (!(await confirmFactor(tx, { key, accountId }, code.replaceAll(/\s/g, '')))) return undefined
    const recovery_codes = await renewRecoveryCodes(tx, { key, accountId })
    const session = await raiseSession(tx, sessionId)
    await endOthers(services, tx, caller)
    await logOwnAct(tx, caller, { action: 'second_factor_on' })
    return { recovery_codes, session }
  })
  if (done === undefined) throw wrongCode()
  tellOwner(services, caller, 'on')
  return done
}

interface Proof {
  readonly password: string
  /** A code of the app, or a recovery code. */
  readonly code: string
}

/**
 * Switches it off. If the organisation requires one, this session can then only set up another. 422 `password_too_short`
 * for a password that is enough only beside a second factor: it is changed first.
 */
export async function disableFactor(services: AuthServices, caller: Caller, proof: Proof): Promise<void> {
  await requireProof(services, caller, proof)
  const fault = passwordLengthFault(proof.password, passwordLength.alone)
  if (fault !== undefined) throw invalidInput([{ field: 'current_password', code: fault }])
  const { accountId } = caller.principal
  await services.db.transaction(async (tx) => {
    if (!(await dropFactor(tx, accountId))) throw apiError(409, 'second_factor_off')
    await lowerSessions(tx, { accountId })
    await endOthers(services, tx, caller)
    await logOwnAct(tx, caller, { action: 'second_factor_off' })
  })
  tellOwner(services, caller, 'off')
}

/** Ten new recovery codes; earlier ones become invalid. */
export async function renewOwnCodes(services: AuthServices, caller: Caller, proof: Proof): Promise<string[]> {
  await requireProof(services, caller, proof)
  const { key } = services
  const codes = await services.db.transaction(async (tx) => {
    await logOwnAct(tx, caller, { action: 'recovery_codes_renewed' })
    return renewRecoveryCodes(tx, { key, accountId: caller.principal.accountId })
  })
  tellOwner(services, caller, 'codes_renewed')
  return codes
}

/** 409 if the second factor is off; 422 for a wrong password or code. */
async function requireProof(services: AuthServices, caller: Caller, proof: Proof): Promise<void> {
  const { accountId, name, organisationId } = caller.principal
  await confirmPassword(services, caller, proof.password)
  if ((await enabledSince(services.db, accountId)) === undefined) throw apiError(409, 'second_factor_off')
  const owner = { id: accountId, name, organisation_id: organisationId }
  if (!(await takeCode(services, { owner, code: proof.code, sender: caller }))) throw wrongCode()
}

const wrongCode = () => invalidInput([{ field: 'code', code: 'invalid_second_factor' }])

/** Also drops the remembered rights of the account, so that its duty to enrol is checked again. */
async function endOthers({ hub }: AuthServices, tx: Tx, { principal }: Caller): Promise<void> {
  const { accountId, sessionId } = principal
  const send: typeof hub.send = (message) => tx.afterCommit(() => hub.send(message))
  await endSessions(tx, { send }, { accountId, except: sessionId })
  send({ type: 'access', accountIds: [accountId] })
}

const tellOwner = (services: AuthServices, caller: Caller, event: 'on' | 'off' | 'codes_renewed') =>
  services.background.run(() => mailOwner(services, caller.principal.accountId, { event, sender: caller }))
