import { call, callForData } from '../data/call.ts'
import { signIn as signInCall, signInWithSecondFactor } from '../data/calls.ts'
import { dropAll } from '../data/database.ts'
import { forgetLoaded } from '../data/loaded.ts'
import { hasCode } from '../data/refusal.ts'
import { dropTabToken } from '../data/tab-token.ts'
import { leaveHomeless, refreshMe } from './session.ts'
import { forgetTaste } from './taste.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Signs in; returns the ticket of the second step where the account has one. An account without a home is told so. */
export async function signIn({ username, password }: Credentials): Promise<string | undefined> {
  try {
    const body = { username, password, remember: undefined }
    const reply = await callForData(signInCall, { body }, { opensSession: true })
    if ('second_factor' in reply) return reply.second_factor.ticket
    await begin()
  } catch (error) {
    if (!hasCode(error, 'no_home')) throw error
    await leaveHomeless(error)
  }
  return undefined
}

export async function finishSignIn(ticket: string, code: string): Promise<void> {
  try {
    await call(signInWithSecondFactor, { body: { ticket, code } }, { opensSession: true })
    await begin()
  } catch (error) {
    if (!hasCode(error, 'no_home')) throw error
    await leaveHomeless(error)
  }
}

/** What the one before left on this phone is nobody else's. */
async function begin(): Promise<void> {
  dropTabToken()
  // The cookie is the new session's: a sign-out that the server has not heard of would end it.
  forgetTaste('leaving')
  forgetLoaded()
  await dropAll()
  await refreshMe()
}
