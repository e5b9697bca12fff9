import { useMemo, useSyncExternalStore } from 'react'
import { answerTo } from '#access-control/provider.ts'
import { createEarlyDecider, nobody, type Decider, type DeciderInput } from '#access-control/decider.ts'
import { organisationPlace } from '#access-control/policy.ts'
import type { Trait } from '#core/vocabulary.ts'
import { readCurrentUser, signOut as signOutCall } from '#domain/calls/session.ts'
import { cookieAges } from '#domain/constants.ts'
import { isCallError } from '#data-provider/http.ts'
import { entityOf } from '#resources'
import { onAppError, workOffline } from '../errors/app-errors.ts'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { forgetUser, welcomeUser } from '../storage/store.ts'
import { queryClient } from '../data/query-client.ts'
import { callApi } from '../data/call-api.ts'
import { live } from '../data/live.ts'
import { forgetPrefetched } from '../data/prefetched-lists.ts'
import { takePrefetchedUser } from './prefetched-user.ts'
import { clearFeedback } from '../ui/feedback.ts'
import { untilIdle } from '../ui/until-idle.ts'
import { clearSignIn, currentSignIn, isReplaced, signature, takeSession, wasGiven } from '../data/token.ts'
import type { CurrentBuilding, User } from './user.ts'

export interface Session {
  /**
   * `unanswered`: a token is kept, and the server said neither yes nor no to it. `enrolling`: the password was right, but the second factor that the organisation asks for is still missing.
   */
  readonly status: 'starting' | 'unanswered' | 'signed_out' | 'enrolling' | 'signed_in'
  /** Why there was no answer. */
  readonly error?: unknown
  readonly user?: User
  readonly building?: CurrentBuilding
  readonly decider: Decider
}

/** As public/boot.js names it. */
const buildingName = 'lobby_building'
const signedOut: Session = { status: 'signed_out', decider: nobody }
let session: Session = { status: 'starting', decider: nobody }
const listeners = new Set<() => void>()

export const currentSession = () => session
export const currentBuildingId = () => session.building?.id

/** The building to begin in, if it turns out to be the user's: this tab's when it is loaded again, and a new tab's. */
export function wishBuilding(id: string): void {
  writeCookie(buildingName, id, cookieAges.building)
  sessionStorage.setItem(buildingName, id)
}

const tabBuilding = () => sessionStorage.getItem(buildingName) ?? undefined
const wishedBuilding = () => tabBuilding() ?? readCookie(buildingName)

function set(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Asks for the user of the kept token, once, when the console starts, and again as often as one tries. A refused token goes; where
 * no answer came, or the server is too busy or broken to give one, it is kept.
 */
export async function startSession(): Promise<void> {
  if (currentSignIn() === undefined) return set(signedOut)
  try {
    await land(tabBuilding())
  } catch (error) {
    if (currentSignIn() === undefined) return set(signedOut)
    if (!(await takeUpKept(error))) set({ status: 'unanswered', error, decider: nobody })
  }
}

/**
 * Where there is no network a page that keeps itself in this browser opens as it was, for the session that opened it. Whether
 * the session still stands is asked as soon as the network is back.
 */
async function takeUpKept(error: unknown): Promise<boolean> {
  if (!isCallError(error) || error.statusCode !== 0 || wasGiven()) return false
  const { findKeptPage } = await import('../storage/kept-page.ts')
  const kept = await findKeptPage<User>(location.pathname, currentSignIn())
  if (kept === undefined) return false
  const { unpackRecords } = await import('../data/packed-records.ts')
  const isBack = workOffline()
  enter(kept.user, () => unpackRecords(kept.records))
  const ask = () => {
    isBack()
    void reloadAccess().catch(() => undefined)
  }
  window.addEventListener('online', ask, { once: true })
  return true
}

/** In the tab's own building, or in that of last time: never in one that is closed while another is open, unless this tab was there. */
async function land(own?: string): Promise<void> {
  await loadUserOrEnd(own ?? readCookie(buildingName))
  const { building, user } = session
  const open =
    own === undefined && building?.expired === true ? user?.buildings.find((one) => !one.expired) : undefined
  if (open !== undefined) await loadUser(open.id)
}

/** A refused user call ends the session; where the token was not refused it is kept. Rethrows either. */
async function loadUserOrEnd(buildingId: string | undefined): Promise<void> {
  try {
    await loadUser(buildingId)
  } catch (error) {
    if (!isCallError(error) || [401, 403, 404].includes(error.statusCode)) loseSession()
    throw error
  }
}

/** The token opens nothing any more. One that a link brought must not cost who is remembered here their drafts. */
export function loseSession(): void {
  // Many calls may be refused at once, and each tells of it.
  if (session.status === 'signed_out' && currentSignIn() === undefined) return
  // Another tab has signed in since: this one shows what the browser is now.
  if (isReplaced()) return location.reload()
  if (wasGiven()) return leave()
  endSession()
  followReplacement()
}

/** Milliseconds for which it is looked whether somebody has signed in beside, and how often. */
const replacement = { within: 10_000, every: 250 }

/** The word that a session is over may come before the cookie of who has signed in in its place. */
function followReplacement(): void {
  const end = performance.now() + replacement.within
  const looking = setInterval(() => {
    const isWaiting = session.status === 'signed_out' && currentSignIn() === undefined
    if (isWaiting && isReplaced()) location.reload()
    if (!isWaiting || isReplaced() || performance.now() > end) clearInterval(looking)
  }, replacement.every)
}

/** Goes on as whoever has just signed in: in the browser, whose cookie the server has set, or by a token in this tab alone. */
export async function startWith(token?: string): Promise<undefined> {
  takeSession(token)
  await land()
}

let leaving: Promise<void> = Promise.resolve()
/** The reply to signing out takes the cookie back, so it must not come after the one that gives the next. */
export const untilSignedOut = () => leaving

/** The screen does not wait for the server, which may be slow or not there. */
export async function signOut(): Promise<void> {
  const told = callApi(signOutCall, { signature: signature() })
  const { user } = session
  endSession()
  if (user !== undefined)
    void import('../storage/waiting.ts').then(({ dropWaitingOf }) => dropWaitingOf(user.id))
  leaving = told.then(
    () => undefined,
    () => undefined,
  )
  await leaving
  // The reply takes the cookie away: nothing may hold it up.
  void import('../storage/page-files.ts').then(({ dropFiles }) => dropFiles())
}

/** The token goes, stored data is reset, the websocket closes. */
export function endSession(): void {
  forgetUser()
  void import('../storage/drafts.ts').then(({ dropDrafts }) => dropDrafts())
  leave()
}

/** Nothing of the user stays in this tab, neither behind the screen nor on it. */
function leave(): void {
  live.close()
  clearSignIn()
  queryClient.clear()
  forgetPrefetched()
  clearFeedback()
  set(signedOut)
}

/** Other records belong to another building, so nothing of the former one may stay on screen. */
export async function selectBuilding(id: string): Promise<void> {
  await loadUser(id, () => queryClient.clear())
}

/** After a right moved, or the second factor came or went: the map is asked again, and the open screen with it. */
export async function reloadAccess(): Promise<void> {
  await loadUserOrEnd(currentBuildingId() ?? wishedBuilding())
  await queryClient.invalidateQueries()
}

/** `first` runs before the screen hears of it: what it asks for from then on stays. */
async function loadUser(buildingId: string | undefined, first?: () => void): Promise<void> {
  const user = (await takePrefetchedUser()) ?? (await askUser(buildingId).catch(enrolFirst))
  if (user !== undefined) enter(user, first)
}

function enter(user: User, first?: () => void): void {
  const building = user.building ?? undefined
  if (building !== undefined) wishBuilding(building.id)
  const input: DeciderInput = {
    userType: user.type,
    permissions: {
      ...(building === undefined
        ? {}
        : { [building.id]: building.permission_group?.group_permissions ?? [] }),
      [organisationPlace]: user.organisation_permissions ?? [],
    },
    buildings: user.buildings.map((one) => one.id),
    expired: user.buildings.filter((one) => one.expired).map((one) => one.id),
    modules: building === undefined ? {} : { [building.id]: building.permission_product_codes },
  }
  welcomeUser()
  first?.()
  set({ status: 'signed_in', user, building, decider: createEarlyDecider(input, untilIdle()) })
  live.open()
}

async function askUser(buildingId: string | undefined): Promise<User> {
  const { user } = await callApi(readCurrentUser, {
    params: { check_token: '1', building_id: buildingId },
  })
  return user
}

/** If only the second factor is missing, only the set-up page is open; any other refusal is rethrown. */
function enrolFirst(error: unknown): undefined {
  if (!isCallError(error) || !error.codes.includes('second_factor_required')) throw error
  startEnrolling()
}

function startEnrolling(): void {
  if (session.status === 'enrolling') return
  live.close()
  queryClient.clear()
  set({ status: 'enrolling', decider: nobody })
}

/**
 * True when the user may do it: `action` is a flag, refine's name for one, or a transition. A field that the building
 * lacks is nobody's. Answers immediately, from memory.
 */
export const can = (action: string, resource: string, field?: string): boolean =>
  hasField(resource, field) &&
  answerTo(
    { decider: () => session.decider, building: currentBuildingId, entityOf },
    { resource, action, params: { field } },
  ).can

const traits: Readonly<Record<Trait, (building: CurrentBuilding) => boolean>> = {
  chart: ({ chart }) => chart !== 'none',
}

function hasField(resource: string, name: string | undefined): boolean {
  const needed = name === undefined ? undefined : entityOf(resource)?.fields[name]?.needs
  const { building } = session
  return needed === undefined || building === undefined || traits[needed](building)
}

export function useSession() {
  const current = useSyncExternalStore(subscribe, currentSession)
  return useMemo(
    () => ({ ...current, buildings: current.user?.buildings ?? [], selectBuilding, can }),
    [current],
  )
}

onAppError(({ kind }) => {
  if (kind === 'second_factor') startEnrolling()
})

live.listen((message) => {
  // A refusal has ended the session by itself.
  if (message.type === 'access_changed') reloadAccess().catch(() => undefined)
})
