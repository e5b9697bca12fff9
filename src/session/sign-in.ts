import { signIn as signInCall } from '#domain/calls/auth.ts'
import { signInWithSecondFactor } from '#domain/calls/second-factor.ts'
import { callApi } from '../data/call-api.ts'
import { isResident, offerCredentials } from './resident-app.ts'
import { currentSession, startWith, untilSignedOut } from './session.ts'

/** A sign-in that waits for its second factor. */
export interface SecondStep {
  readonly ticket: string
}

/** The second step where the account has one; else the user is signed in. Throws a `CallError` on a refusal. */
export async function signIn(input: {
  username: string
  password: string
  remember: boolean
}): Promise<SecondStep | undefined> {
  await untilSignedOut()
  const { data } = await callApi(signInCall, { body: input })
  if ('second_factor' in data) return data.second_factor
  offerCredentials(input)
  await startWith(data.access_token)
  if (!isResident(currentSession().user)) offerCredentials(undefined)
  return undefined
}

/** Six digits of the app, or a recovery code. Throws a `CallError` on a refusal. */
export async function signInWithCode({ ticket }: SecondStep, code: string): Promise<void> {
  const { data } = await callApi(signInWithSecondFactor, { body: { ticket, code } })
  return startWith(data.access_token)
}
