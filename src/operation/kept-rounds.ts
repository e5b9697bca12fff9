import { useSyncExternalStore } from 'react'
import { currentSession } from '#src/session/session.ts'
import { dropWaiting, findWaiting, keepWaiting } from '#src/storage/waiting.ts'
import type { Typed } from './answers.ts'

/** What of a round has not reached the server. */
export interface KeptRound {
  readonly id: string
  readonly buildingId: string
  /** Its code, for whoever asks which one it is. */
  readonly title: string
  readonly typed: Typed
  /** It is finished once all of it has been sent. */
  readonly finishes: boolean
  /** Codes of why the server takes nothing of it: it is done, cancelled or deleted, or the right is gone. */
  readonly refusal?: readonly string[] | undefined
}

interface Kept {
  /** Id of the account whose rounds these are. */
  readonly owner: string | undefined
  readonly rounds: ReadonlyMap<string, KeptRound>
  /** False where this browser could not keep them: they are lost with the page. */
  readonly isOnDevice: boolean
}

let kept: Kept = { owner: undefined, rounds: new Map(), isOnDevice: true }
let reading: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

export const keptRounds = () => kept
export const useKeptRounds = () => useSyncExternalStore(subscribe, keptRounds)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(next: Partial<Kept>): void {
  kept = { ...kept, ...next }
  for (const listener of listeners) listener()
}

/** Reads what waits for whoever is signed in, once for each account. What was typed meanwhile is newer. */
export function loadKeptRounds(): Promise<void> {
  const { user } = currentSession()
  if (user === undefined || user.id === kept.owner) return reading
  show({ owner: user.id, rounds: new Map(), isOnDevice: true })
  reading = findWaiting(user.id).then((found) => {
    if (kept.owner !== user.id) return
    for (const round of [...found.values()].filter(isKeptRound))
      changeKept(round.id, (now) =>
        now === undefined ? round : { ...round, ...now, typed: new Map([...round.typed, ...now.typed]) },
      )
  })
  return reading
}

/** A newer or older console may have kept something else. */
const isKeptRound = (value: unknown): value is KeptRound =>
  typeof value === 'object' && value !== null && 'typed' in value && value.typed instanceof Map

/** Changes what is kept of a round, on the screen and in this browser; undefined: nothing is left of it. */
export function changeKept(
  id: string,
  change: (before: KeptRound | undefined) => KeptRound | undefined,
): void {
  const { owner } = kept
  // A reply may come after the account has gone: what is stored stays for its next session, and is sent again then.
  if (owner === undefined || currentSession().user?.id !== owner) return
  const before = kept.rounds.get(id)
  const changed = change(before)
  if (changed === before) return
  const next = changed === undefined || isEmpty(changed) ? undefined : changed
  const rounds = new Map(kept.rounds)
  if (next === undefined) rounds.delete(id)
  else rounds.set(id, next)
  show({ rounds })
  const key = `round/${owner}/${id}`
  if (next === undefined) void dropWaiting(key)
  else
    void keepWaiting(key, owner, next).then((isOnDevice) => {
      if (isOnDevice !== kept.isOnDevice) show({ isOnDevice })
    })
}

const isEmpty = ({ typed, finishes, refusal }: KeptRound) =>
  typed.size === 0 && !finishes && refusal === undefined
