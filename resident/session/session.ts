import { callForData, call } from '../data/call.ts'
import { readMe, signOut } from '../data/calls.ts'
import { whenSessionEnds } from '../data/http.ts'
import { dropAll, dropForeign } from '../data/database.ts'
import { keepCopy, readCopy } from '../data/kept.ts'
import { forgetLoaded } from '../data/loaded.ts'
import { hasCode, isUnreached } from '../data/refusal.ts'
import type { Me } from '../data/shapes.ts'
import { createStore, useStore } from '../data/store.ts'
import { dropTabToken, tabToken } from '../data/tab-token.ts'
import { adoptLanguage } from '../language/language.ts'
import { ownAccount, recallOwner, rememberOwner } from './owner.ts'
import { forgetTaste, readTaste, writeTaste } from './taste.ts'

/** Whether somebody is here, and who. */
export type Session =
  | { readonly status: 'starting' }
  | { readonly status: 'out' }
  /** There is no network, and nothing of an earlier time is kept. */
  | { readonly status: 'unreached' }
  | { readonly status: 'no_home'; readonly contacts: readonly Contact[] }
  | { readonly status: 'in'; readonly me: Me; readonly readAt: number }

/** Where an account without a home may ask. */
export interface Contact {
  readonly building: string
  readonly hotline: string | null
  readonly contact: string | null
}

const store = createStore<Session>({ status: 'starting' })
export const currentSession = store.read
export const useSession = () => useStore(store)
export const onSession = store.listen

let confirmed = false
/** Whether the server has said since the app was opened who is here: who was here last may have gone. */
export const isConfirmed = () => confirmed

/** Shows who was here last at once, and asks the server meanwhile. */
export async function startSession(): Promise<void> {
  confirmed = false
  whenSessionEnds(() => void end())
  if (!(await finishLeaving())) return store.set({ status: 'out' })
  const last = tabToken() === undefined ? recallOwner() : undefined
  if (last !== undefined) {
    const kept = await readCopy<Me>({ account: last, home: 'me' }, 'me')
    if (kept !== undefined) store.set({ status: 'in', me: kept.value, readAt: kept.at })
  }
  await refreshMe()
}

/** Counts the sessions that have ended: a reply that comes after the end of its own says nothing of who is here. */
let round = 0

/** Reads who is here: after signing in, at the start, and when homes have changed. */
export async function refreshMe(): Promise<void> {
  const mine = round
  try {
    const me = await callForData(readMe, {})
    if (mine !== round) return
    // Before anything of theirs is drawn, which is kept as theirs.
    if (tabToken() === undefined) rememberOwner(me.account.id)
    const before = currentSession()
    if (before.status === 'in' && before.me.account.id !== me.account.id) forgetLoaded()
    confirmed = true
    store.set({ status: 'in', me, readAt: Date.now() })
    await keepMe(me)
    await adoptLanguage(me.account.language)
  } catch (error) {
    if (hasCode(error, 'no_home')) return await leaveHomeless(error)
    if (mine !== round || currentSession().status === 'in') return
    store.set({ status: isUnreached(error) ? 'unreached' : 'out' })
  }
}

async function keepMe(me: Me): Promise<void> {
  if (tabToken() !== undefined) return
  await dropForeign(me.account.id, ['me', ...me.homes.map(({ apartment_id: id }) => id)])
  await keepCopy(ownAccount('me'), 'me', me)
}

/** Ends the session on the server and takes everything along that this phone has kept. */
export async function leave(): Promise<void> {
  if (tabToken() !== undefined) {
    await call(signOut, {}).catch(() => undefined)
    return await end()
  }
  // Without a network the cookie stays: nobody comes in by it, and the server is told as soon as it is reached.
  writeTaste('leaving', 'yes')
  await end()
  await finishLeaving()
}

/** False while the server has not heard of a sign-out. */
async function finishLeaving(): Promise<boolean> {
  if (readTaste('leaving') === undefined) return true
  const isTold = await call(signOut, {}).then(
    () => true,
    (error: unknown) => !isUnreached(error),
  )
  if (isTold) forgetTaste('leaving')
  return isTold
}

export async function leaveHomeless(error: unknown): Promise<void> {
  await end()
  const told = (error as { readonly body?: { readonly contacts?: unknown } }).body?.contacts
  store.set({ status: 'no_home', contacts: Array.isArray(told) ? (told as Contact[]) : [] })
}

/** The session is over: nothing of it stays on this phone. */
async function end(): Promise<void> {
  round += 1
  confirmed = false
  forgetLoaded()
  // What another app opened in this tab was never kept, and whoever is remembered here is somebody else.
  const wasGiven = tabToken() !== undefined
  dropTabToken()
  if (!wasGiven) rememberOwner(undefined)
  store.set({ status: 'out' })
  if (!wasGiven) await dropAll()
}
