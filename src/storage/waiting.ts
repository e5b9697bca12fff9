import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { timeUnits } from '#domain/constants.ts'

/** Work that is done and not sent yet. Unlike a draft it outlives a session that the server has ended. */
export interface Waiting {
  /** Id of the account that did it: nobody else is shown it, or sends it. */
  readonly owner: string
  /** ISO instant of the last change. */
  readonly at: string
  readonly value: unknown
}

// Made when it is first used: a server has no such store, and some browsers forbid it.
let made: UseStore | undefined
const store = () => (made ??= createStore('lobby-waiting', 'waiting'))
/** Days after which what nobody sent goes. */
const keptDays = 30

/** Keeps pictures too. False where the browser could not: the caller tells the user. */
export async function keepWaiting(key: string, owner: string, value: unknown): Promise<boolean> {
  try {
    await set(key, { owner, at: new Date().toISOString(), value } satisfies Waiting, store())
    return true
  } catch {
    return false
  }
}

/** What waits for an account, by its key. What has waited too long is removed on the way. */
export async function findWaiting(owner: string): Promise<ReadonlyMap<string, unknown>> {
  try {
    const all = await entries<string, Waiting>(store())
    const oldest = new Date(Date.now() - keptDays * timeUnits.day * 1000).toISOString()
    await Promise.all(all.filter(([, { at }]) => at < oldest).map(([key]) => dropWaiting(key)))
    return new Map(
      all
        .filter(([, one]) => one.owner === owner && one.at >= oldest)
        .map(([key, { value }]) => [key, value]),
    )
  } catch {
    // A browser that forbids its database keeps nothing.
    return new Map()
  }
}

/** What waits under a key, whoever's it is; undefined where the browser has nothing. */
export async function findWaitingAt(key: string): Promise<Waiting | undefined> {
  try {
    return await get<Waiting>(key, store())
  } catch {
    return undefined
  }
}

export async function dropWaiting(key: string): Promise<void> {
  try {
    await del(key, store())
  } catch {
    // As above.
  }
}

/** Somebody signs out themselves: nothing of theirs stays in this browser. */
export async function dropWaitingOf(owner: string): Promise<void> {
  const mine = await findWaiting(owner)
  await Promise.all([...mine.keys()].map(dropWaiting))
}
