import { otpMinutes } from '#domain/constants.ts'
import { defaultLanguage, isLanguage, type Language } from '#core/language.ts'
import type { Sender } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'
import { sendSecretNow } from '../mail/mailer.ts'
import { hiddenCode, otpSms, otpText } from '../mail/texts.ts'
import { addressKey } from '../http/address.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { isActive } from './active.ts'
import { accountNamed, type SignInAccount } from './directory.ts'
import { judgePassword } from './judge-password.ts'
import { lifetimes } from './limits.ts'
import { forgiveLogins, isKnownAddress, throttleName } from './login-throttle.ts'
import { checkOtp, issueOtp } from './otp.ts'
import { hashPassword } from './passwords.ts'
import { signIn, signInColumns } from './queries.ts'
import { writeSecurityLog } from '../audit/security-log.ts'
import { accountOfTicket, passwordMark, issueResetTicket, setPasswordByTicket } from './reset-ticket.ts'
import type { AuthServices } from './services.ts'
import { endSessions } from './sessions.ts'
import { requireSlot, takeSlot } from './throttle.ts'
import { lookAtTicket, takeTicket } from './tickets.ts'
import { provedPhone } from './proved-phone.ts'
import { provedAddress } from './unproved-address.ts'

/**
 * Sends a code to the account's proved e-mail address, or else to its proved phone number, if the account exists and its limits allow it. The caller cannot tell:
 * the reply is sent before this is done, and is always the same.
 */
export function requestOtp(services: AuthServices, username: string, sender: Sender): void {
  services.background.run(async () => {
    const { db, limits, key } = services
    const account = await accountNamed(db, username)
    const who = throttleName(key, account, username)
    const isKnown = await isKnownAddress(services, account?.id, addressKey(sender.ip))
    for (const [name, limit] of [
      ...(isKnown ? [] : [[`otp:address:${addressKey(sender.ip)}`, limits.otpPerAddress] as const]),
      [`otp:day:${who}`, limits.otpPerDay],
      [`otp:hour:${who}`, limits.otpPerHour],
    ] as const) {
      if (!(await takeSlot(db, name, limit)).allowed) return
    }
    if (account !== undefined) await sendOtp(services, account, sender)
  })
}

async function sendOtp(services: AuthServices, account: SignInAccount, sender: Sender): Promise<void> {
  const { db, key, mailer, transports } = services
  const address = await provedAddress(db, account)
  const phone = address === null && transports.sms !== undefined ? await provedPhone(db, account) : null
  const recipient = address ?? phone
  if (recipient === null) return
  const code = await issueOtp({ db, key, ...resetOf(account) })
  const language = (await languageOfAccount(db, account.id)) ?? sender.language
  const about = { name: account.name, minutes: otpMinutes }
  const textOf = phone === null ? otpText[language] : otpSms[language]
  const message = {
    organisationId: account.organisation_id,
    recipient,
    language,
    ...textOf({ ...about, code }),
  }
  const shown = textOf({ ...about, code: hiddenCode }).body
  await writeSecurityLog(db, logLine(account, 'otp_sent'), sender)
  if (phone === null) return mailer.sendSecret(message, shown)
  await sendSecretNow({ db, transports }, { ...message, channel: 'sms' }, shown)
}

/** A reset token for the right code; 422 `invalid_otp`, the same for a wrong, used, invalid or expired one. */
export async function verifyOtp(
  services: AuthServices,
  { username, otp, sender }: { username: string; otp: string; sender: Sender },
) {
  const { db, key, limits } = services
  const account = await accountNamed(db, username)
  const address = addressKey(sender.ip)
  // Each code may be tried five times (`checkOtp`): where the account is known, others' wrong codes do not count.
  if (!(await isKnownAddress(services, account?.id, address)))
    await requireSlot(db, `otp-check:address:${address}`, limits.otpChecksPerAddress)
  const right = await checkOtp({ db, key, ...resetOf(account) }, otp)
  if (!right || account === undefined) throw invalidInput([{ field: 'otp', code: 'invalid_otp' }])
  return issueResetTicket(db, account, lifetimes.resetToken)
}

/** A code for a new password becomes invalid when the password, the mailbox or the phone number changes. */
const resetOf = (account: SignInAccount | undefined) => ({
  purpose: 'reset_password' as const,
  subject: account?.id ?? 'nobody',
  binding:
    account === undefined
      ? ''
      : `${passwordMark(account)} ${account.email ?? ''} ${account.phone_number ?? ''}`,
})

/**
 * Sets the password and ends every session of the account. The token is checked before the password, because checking a
 * password costs more than a stranger may spend, and is used up after it, so that a refused password leaves it valid.
 */
export async function resetPassword(
  services: AuthServices,
  { resetToken, password, sender }: { resetToken: string; password: string; sender: Sender },
): Promise<void> {
  const { db, hub } = services
  const known = await lookAtTicket(db, 'reset_password', resetToken)
  if (known === undefined) throw invalidInput([{ field: 'reset_token', code: 'invalid_reset_token' }])
  await judgePassword(services, accountOfTicket(known), password)
  const subject = await takeTicket(db, 'reset_password', resetToken)
  const account = subject === undefined ? undefined : await setPasswordByTicket(db, subject, password)
  if (account === undefined) throw invalidInput([{ field: 'reset_token', code: 'invalid_reset_token' }])
  await endSessions(db, hub, { accountId: account.id })
  await forgiveLogins(services, account.id, sender.ip)
  await writeSecurityLog(db, logLine(account, 'password_reset'), sender)
}

interface NewPassword {
  readonly password: string
  /** The hash that is replaced; null for the first password of an account. */
  readonly instead: string | null
}

/** Stores a new password's hash; undefined if the account no longer exists, or another password was set meanwhile. */
export async function setPassword(
  db: Queryable,
  accountId: string,
  { password, instead }: NewPassword,
): Promise<SignInAccount | undefined> {
  const [row] = await replacePassword(db, { accountId, password: await hashPassword(password), instead })
  return row
}

const replacePassword = query({
  row: signIn,
  takes: { accountId: 'bigint', password: 'text', instead: 'text | null' },
  sql: ({ accountId, password, instead }) =>
    `update account set password = ${password}, ${bumpSql()}
      where id = ${accountId} and ${isActive} and password is not distinct from ${instead}
      returning ${signInColumns}`,
})

export async function languageOfAccount(db: Queryable, accountId: string): Promise<Language | undefined> {
  const [row] = await languagesOf(db, { accountId })
  return row === undefined ? undefined : isLanguage(row.content) ? row.content : defaultLanguage
}

const languagesOf = query({
  row: { content: json<unknown>() },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select content from user_preference where account_id = ${accountId} and key = 'language'`,
})

const logLine = (account: SignInAccount, action: 'otp_sent' | 'password_reset') => ({
  action,
  organisationId: account.organisation_id,
  resource: 'account',
  recordId: account.id,
  recordTitle: account.name,
})
