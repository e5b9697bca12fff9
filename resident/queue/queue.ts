import { useEffect } from 'react'
import { storePictures } from '../data/picture.ts'
import { Refusal } from '../data/refusal.ts'
import { createStore, useStore } from '../data/store.ts'
import { currentSession, isConfirmed, onSession } from '../session/session.ts'
import { kinds } from './kinds.ts'
import { dropWaiting, forgetHere, putWaiting, readWaiting, whose, type Waiting } from './waiting.ts'

interface Queue {
  readonly waiting: readonly Waiting[]
  /** Keys of what is on its way. */
  readonly sending: string | undefined
  /** How many have come through since the app was opened. */
  readonly sent: number
}

const store = createStore<Queue>({ waiting: [], sending: undefined, sent: 0 })
const change = (some: Partial<Queue>) => store.set({ ...store.read(), ...some })
export const useQueue = () => useStore(store)

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lobby-resident-queue') : undefined

async function show(): Promise<void> {
  const before = store.read().waiting.length
  const waiting = await readWaiting()
  // Another tab has sent what is missing here.
  change({ waiting, sent: store.read().sent + Math.max(0, before - waiting.length) })
}
async function tell(): Promise<void> {
  await show()
  channel?.postMessage('changed')
}

type Draft = Pick<Waiting, 'home' | 'kind' | 'about' | 'values'> & {
  readonly pictures: readonly Blob[]
  /** What it takes the place of: it was refused. */
  readonly instead?: Waiting | undefined
}

/** Keeps what was written, and sends it as soon as the server is reached. */
export async function queue({ home, kind, about, values, pictures, instead }: Draft): Promise<void> {
  const id = instead?.id ?? crypto.randomUUID()
  const kept = await Promise.all(
    pictures.map(async (one) => ({ type: one.type, bytes: await one.arrayBuffer() })),
  )
  const key = `${whose()}/${home}/${id}`
  await putWaiting({ key, id, home, kind, about, at: instead?.at ?? Date.now(), values, pictures: kept })
  await tell()
  void sendWaiting()
}

export async function discard(...some: readonly Waiting[]): Promise<void> {
  for (const { key } of some) await dropWaiting(key)
  await tell()
}

/** Milliseconds for which the server holds pictures that no record names yet, with some to spare. */
const storedFor = 20 * 3_600_000
/** Milliseconds after which what did not come through is tried again. */
const pause = 30_000

let isAsked = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what waits, the earliest first, in one tab at a time. */
export async function sendWaiting(): Promise<void> {
  if (isAsked) return
  isAsked = true
  const run = async () => {
    isAsked = false
    clearTimeout(timer)
    const tried = new Set<string>()
    for (;;) {
      const next = (await readWaiting()).find(({ key, refusal }) => refusal === undefined && !tried.has(key))
      if (next === undefined || !isConfirmed()) return
      tried.add(next.key)
      change({ sending: next.key })
      const isReached = await sendOne(next)
      change({ sending: undefined })
      await tell()
      if (!isReached) return void (timer = setTimeout(() => void sendWaiting(), pause))
    }
  }
  // A page that is no secure one has no locks: there the key alone keeps it from being done twice.
  await (navigator.locks === undefined ? run() : navigator.locks.request('lobby-resident-queue', run))
}

/** False while the server is not reached, or cannot answer now. */
async function sendOne(one: Waiting): Promise<boolean> {
  const owner = whose()
  try {
    const whole = await withStored(one)
    if (owner !== whose()) return false
    await kinds[one.kind]?.send(whole, whole.stored?.ids ?? [])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (isPassing(error.status)) return false
    // It came through before, and the reply was lost.
    if (!error.codes.includes('idempotency_key_reused')) {
      // At its end a session has taken along what waited.
      if (error.status !== 401 && owner === whose())
        await putWaiting({ ...one, refusal: { status: error.status, body: error.body } })
      return true
    }
  }
  await dropWaiting(one.key)
  return true
}

const isPassing = (status: number) => status === 0 || status === 408 || status >= 500

async function withStored(one: Waiting): Promise<Waiting> {
  if (one.pictures.length === 0) return one
  if (one.stored !== undefined && Date.now() - one.stored.at < storedFor) return one
  const ids = await storePictures(one.pictures.map(({ bytes, type }) => new Blob([bytes], { type })))
  const whole = { ...one, stored: { ids, at: Date.now() } }
  if (one.key.startsWith(`${whose()}/`)) await putWaiting(whole)
  return whole
}

let isFollowed = false

/** Sends what waits from now on: at the start, and whenever there is a network again. */
export function followQueue(): void {
  if (isFollowed) return
  isFollowed = true
  const again = () => void sendWaiting()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  channel?.addEventListener('message', () => void show())
  const follow = () => {
    if (currentSession().status === 'in') return void show().then(sendWaiting)
    if (currentSession().status === 'starting') return
    forgetHere()
    change({ waiting: [] })
  }
  onSession(follow)
  follow()
}

/** Loads anew what has changed by what has come through. */
export function useWhenSent(reload: () => void): void {
  const { sent } = useQueue()
  useEffect(() => {
    if (sent > 0) reload()
  }, [sent, reload])
}
