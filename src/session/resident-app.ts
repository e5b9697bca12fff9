import { phoneClientId } from '#domain/constants.ts'
import { noSession, sessionHeader } from '#domain/session-cookie.ts'
import { signOut } from './session.ts'
import type { User } from './user.ts'

/** Where residents have their app. */
const address = '/app/'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** What was typed a moment ago, until it is known who typed it: forgotten at once unless it was a resident. */
let offered: Credentials | undefined

export function offerCredentials(typed: Credentials | undefined): void {
  offered = typed && { username: typed.username, password: typed.password }
}

/** Lives in the building, and works in no office. */
export const isResident = (user: User | undefined) => user?.type === 'org_resident'

/**
 * Leads a resident who has signed in at the console to their app. It has a session of its own, which this opens by what
 * they have just typed; where that needs a second step, the app asks for it.
 */
export async function enterResidentApp(): Promise<void> {
  const credentials = offered
  offered = undefined
  if (credentials !== undefined)
    await fetch('/v1/auth/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'client-id': phoneClientId,
        [sessionHeader]: noSession,
      },
      body: JSON.stringify(credentials),
    }).catch(() => undefined)
  await signOut()
  location.replace(address)
}
