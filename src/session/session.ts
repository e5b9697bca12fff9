import { useMemo, useSyncExternalStore } from 'react'
import { answerTo } from '#access-control/provider.ts'
import { createEarlyDecider, nobody, type Decider, type DeciderInput } from '#access-control/decider.ts'
import { organisationPlace } from '#access-control/policy.ts'
import { readCurrentUser, signOut as signOutCall } from '#domain/calls/session.ts'
import { cookieAges } from '#domain/constants.ts'
import { isCallError } from '#data-provider/http.ts'
import { entityOf } from '#resources'
import { onAppError } from '../errors/app-errors.ts'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { forgetUser } from '../storage/store.ts'
import { queryClient } from '../data/query-client.ts'
import { callApi } from '../data/call-api.ts'
import { live } from '../data/live.ts'
import { takePrefetchedUser } from './prefetched-user.ts'
import { untilIdle } from '../ui/until-idle.ts'
import { clearToken, currentToken, setToken, wasGiven } from '../data/token.ts'
import type { CurrentBuilding, User } from './user.ts'

export interface Session {
  /** `enrolling`: the password was right, but the second factor that the organisation asks for is still missing. */
  readonly status: 'starting' | 'signed_out' | 'enrolling' | 'signed_in'
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

const wishedBuilding = () => sessionStorage.getItem(buildingName) ?? readCookie(buildingName)

function set(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Asks for the user of the kept token, once, when the console starts. A refused token goes; where
 * no answer came it is kept, so that reloading the page signs in again.
 */
export async function startSession(): Promise<void> {
  if (currentToken() === undefined) return set(signedOut)
  try {
    await loadUserOrEnd(wishedBuilding())
  } catch {
    set(signedOut)
  }
}

/** A refused user call ends the session; where no answer came the token is kept. Rethrows either. */
async function loadUserOrEnd(buildingId: string | undefined): Promise<void> {
  try {
    await loadUser(buildingId)
  } catch (error) {
    if (!isCallError(error) || error.statusCode !== 0) loseSession()
    throw error
  }
}

/** The token opens nothing any more. One that a link brought must not cost who is remembered here their drafts. */
export function loseSession(): void {
  if (!wasGiven()) return endSession()
  live.close()
  clearToken()
  queryClient.clear()
  set(signedOut)
}

/** Goes on as whoever the token is of. */
export async function startWith(token: string, { remember }: { remember: boolean }): Promise<undefined> {
  setToken(token, { remember })
  await loadUserOrEnd(wishedBuilding())
}

export async function signOut(): Promise<void> {
  await callApi(signOutCall, {}).catch(() => undefined)
  endSession()
}

/** The token goes, stored data is reset, the websocket closes. */
export function endSession(): void {
  live.close()
  clearToken()
  forgetUser()
  void import('../storage/drafts.ts').then(({ dropDrafts }) => dropDrafts())
  queryClient.clear()
  set(signedOut)
}

/** Other records belong to another building, so nothing of the former one may stay on screen. */
export async function selectBuilding(id: string): Promise<void> {
  await loadUser(id)
  queryClient.clear()
}

/** After a right moved, or the second factor came or went: the map is asked again, and the open screen with it. */
export async function reloadAccess(): Promise<void> {
  await loadUserOrEnd(currentBuildingId() ?? wishedBuilding())
  await queryClient.invalidateQueries()
}

async function loadUser(buildingId: string | undefined): Promise<void> {
  const user = (await takePrefetchedUser()) ?? (await askUser(buildingId).catch(enrolFirst))
  if (user === undefined) return
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
 * True when the user may do it: `action` is a flag, refine's name for one, or a transition. Answers immediately, from
 * memory.
 */
export const can = (action: string, resource: string, field?: string): boolean =>
  answerTo(
    { decider: () => session.decider, building: currentBuildingId, entityOf },
    { resource, action, params: { field } },
  ).can

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
  if (message.type === 'access_changed') void reloadAccess()
})
