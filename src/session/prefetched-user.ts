import { currentSignIn } from '../data/token.ts'
import type { User } from './user.ts'

/** The user that public/boot.js has already requested before the console loaded. */
interface PrefetchedUser {
  /** Whose call it was. */
  readonly by: string
  /** Undefined where it was refused or did not come: then it is asked again, and the refusal told. */
  readonly answer: Promise<{ user: User } | undefined>
}

/** Boot's own; `globalThis`, because tests run where there is no window. */
const page = globalThis as { lobbyUser?: PrefetchedUser }

/** The answer of the page's own start, once; it is nobody's for any other session. */
export async function takePrefetchedUser(): Promise<User | undefined> {
  const early = page.lobbyUser
  page.lobbyUser = undefined
  if (early === undefined || early.by !== currentSignIn()) return undefined
  return (await early.answer)?.user
}
