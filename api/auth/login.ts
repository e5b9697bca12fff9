import type { Sender } from '../context.ts'
import { apiError } from '../http/error.ts'
import { presentOwn } from '../records/present/present-own.ts'
import type { Queryable } from '../database/pool.ts'
import { accountNamed } from './directory.ts'
import { homelessness, officesOf } from './homes.ts'
import { rememberAddress } from './login-throttle.ts'
import { createQueue } from './queue.ts'
import type { AuthServices } from './services.ts'
import { enabledSince } from './second-factor/factors.ts'
import { issueSignInTicket } from './second-factor/sign-in-tickets.ts'
import { openProvedSession } from './sessions.ts'
import { tooMany } from './throttle.ts'
import { logSignIn, triesRight } from './try-password.ts'

export interface LoginInput {
  readonly username: string
  readonly password: string
  readonly remember: boolean
  /** From the residents' app. */
  readonly onPhone: boolean
  readonly sender: Sender
}

/**
 * Hashing is slow on purpose. Few run at a time, so that a flood of sign-ins does not slow down the rest of the server.
 */
const queue = createQueue({ width: 3, waiting: 300 })

/**
 * A session for the right password, or a ticket for the second step if the account has a second factor; 401
 * `invalid_credentials`, the same for a wrong name and a wrong password; 403 `demo_password` for the one that the README
 * tells, where it opens nothing; 403 `no_home` for who has moved out everywhere, with whom to ask.
 */
export async function login(services: AuthServices, input: LoginInput) {
  const outcome = await queue.run(() => evaluate(services, input))
  if (outcome === undefined) throw tooMany(5)
  return outcome
}

async function evaluate(
  services: AuthServices,
  { username, password, remember, onPhone, sender }: LoginInput,
) {
  const { db, shut } = services
  // Before any account is looked for: it says nothing of who has it.
  if (password === shut.password) throw apiError(403, 'demo_password')
  const account = await accountNamed(db, username)
  const isRight = await triesRight(services, { username, account, password, sender })
  if (!isRight || account === undefined) throw apiError(401, 'invalid_credentials')
  await requireHome(db, account.id, onPhone)
  if ((await enabledSince(db, account.id)) !== undefined)
    return { secondFactor: await issueSignInTicket(services, { account, remember, ip: sender.ip }) }
  const session = await openProvedSession(db, {
    accountId: account.id,
    password: account.password,
    remember,
    onPhone,
    ip: sender.ip,
    userAgent: sender.userAgent,
  })
  // The password was changed, or the account disabled, while it was being compared.
  if (session === undefined) throw apiError(401, 'invalid_credentials')
  await rememberAddress(services, account.id, sender.ip)
  await logSignIn(services, { action: 'login', account, sender })
  return { session }
}

/** After the right password alone: who lives where is nobody else's matter. */
async function requireHome(db: Queryable, accountId: string, onPhone: boolean): Promise<void> {
  const [found] = await homelessness(db, { accountId })
  if (found === undefined) return
  // Staff go on to their work; only the app is closed to who lives nowhere.
  const isOut = onPhone ? !found.has_home : found.is_homeless && found.is_resident
  if (!isOut) return
  const contacts = await officesOf(db, { accountId })
  throw apiError(403, 'no_home', [], { details: { contacts: contacts.map((one) => presentOwn(one)) } })
}
