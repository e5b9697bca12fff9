import { timeUnits } from '#domain/constants.ts'
import { findWaitingAt, keepWaiting } from './waiting.ts'

/** What a page needs to open as it was, where there is no network: who opened it, and its records. */
export interface KeptPage<User> {
  /** The mark of the session in which it was opened: no other sees it. */
  readonly session: string
  readonly user: User
  /** As `packRecords` gave them. */
  readonly records: unknown
}

/** Milliseconds: as long as a session may last. */
const keptMs = 12 * timeUnits.hour * 1000

const keyOf = (path: string) => `page${path}`

/** Stays until its account signs out, and is of no use after half a day. */
export const keepPage = <User extends { readonly id: string }>(path: string, page: KeptPage<User>) =>
  keepWaiting(keyOf(path), page.user.id, page)

/** The page of an address, as this session left it. */
export async function findKeptPage<User>(
  path: string,
  session: string | undefined,
): Promise<KeptPage<User> | undefined> {
  const found = await findWaitingAt(keyOf(path))
  if (found === undefined || Date.parse(found.at) < Date.now() - keptMs) return undefined
  const page = found.value as KeptPage<User>
  return page.session === session ? page : undefined
}
