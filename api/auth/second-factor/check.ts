import { isTotpCode } from '#domain/second-factor.ts'
import { writeSecurityLog, type SecurityEvent } from '#api/audit/security-log.ts'
import type { AuthServices } from '../services.ts'
import { giveBack, takeSlot, tooMany } from '../throttle.ts'
import type { Sender } from '../../context.ts'
import { takeTotpCode } from './factors.ts'
import { mailOwner } from './owner-mail.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'

/** The account that the code belongs to. */
export interface CodeOwner {
  readonly id: string
  readonly name: string
  readonly organisation_id: string
}

/**
 * The wrong code of a day at which the owner is warned: somebody has the password, or the owner mistypes like everyone.
 */
const tellAt = 5

/**
 * Takes the code of the app (six digits) or a recovery code, and returns whether it was right. 429 when too many of the
 * app's codes were wrong recently; recovery codes are taken even then, so that nobody can shut the owner out.
 */
export async function takeCode(
  services: AuthServices,
  { owner, code, sender }: { owner: CodeOwner; code: string; sender: Sender },
): Promise<boolean> {
  const typed = code.replaceAll(/\s/g, '')
  return isTotpCode(typed)
    ? takeLimited(services, { owner, code: typed, sender })
    : takeRecovery(services, { owner, code, sender })
}

interface Attempt {
  readonly owner: CodeOwner
  readonly code: string
  readonly sender: Sender
}

async function takeLimited(services: AuthServices, { owner, code, sender }: Attempt): Promise<boolean> {
  const { db, key, limits } = services
  const keys = { short: `second-factor:account:${owner.id}`, day: `second-factor:day:${owner.id}` }
  const short = await takeSlot(db, keys.short, limits.secondFactorPerAccount)
  if (!short.allowed) throw tooMany(short.retryAfter)
  const day = await takeSlot(db, keys.day, limits.secondFactorPerDay)
  if (!day.allowed) throw tooMany(day.retryAfter)
  if (await takeTotpCode(db, { key, accountId: owner.id }, code)) {
    await Promise.all([giveBack(db, keys.short), giveBack(db, keys.day)])
    return true
  }
  const isLast =
    short.count >= limits.secondFactorPerAccount.tries || day.count >= limits.secondFactorPerDay.tries
  services.background.run(async () => {
    await logFor(services, {
      action: isLast ? 'second_factor_locked' : 'second_factor_failed',
      owner,
      sender,
    })
    if (day.count === tellAt) await mailOwner(services, owner.id, { event: 'guessed', sender })
  })
  return false
}

async function takeRecovery(services: AuthServices, { owner, code, sender }: Attempt): Promise<boolean> {
  const { db, key } = services
  const isRight = await takeRecoveryCode(db, code, { key, accountId: owner.id })
  services.background.run(async () => {
    await logFor(services, { action: isRight ? 'recovery_code_used' : 'second_factor_failed', owner, sender })
    if (!isRight) return
    const left = await countRecoveryCodes(db, owner.id)
    await mailOwner(services, owner.id, { event: 'recovery_code_used', sender, left })
  })
  return isRight
}

const logFor = (
  { db }: AuthServices,
  { action, owner, sender }: { action: SecurityEvent['action']; owner: CodeOwner; sender: Sender },
) =>
  writeSecurityLog(
    db,
    {
      action,
      organisationId: owner.organisation_id,
      resource: 'account',
      recordId: owner.id,
      recordTitle: owner.name,
    },
    sender,
  )
