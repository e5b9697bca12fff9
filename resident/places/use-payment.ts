import { useCallback, useEffect, useState } from 'react'
import { callForData } from '../data/call.ts'
import { readPayment } from '../data/calls.ts'
import { dropCopy } from '../data/kept.ts'
import { useLoaded } from '../data/loaded.ts'
import type { PaymentRequest } from '../data/shapes.ts'
import { ownAccount } from '../session/owner.ts'
import { useNow } from '../parts/use-now.ts'

/** How long the bank's word is waited for, and how often it is asked for, in milliseconds. */
export const patience = 5 * 60_000
export const pause = 3_000

/** A request whose time is over has expired before the server says so. */
export const stateAt = (
  { status, expires_at: expires }: PaymentRequest,
  now: number,
): PaymentRequest['status'] =>
  status === 'waiting' && expires !== null && Date.parse(expires) <= now ? 'expired' : status

/**
 * A payment request, asked for again every few seconds while it waits, for five minutes at most, and at once when the
 * phone comes back from the bank's app. `check` begins anew. Its code is kept on the phone until it expires.
 */
export function usePayment(home: string, id: string) {
  const name = `payment-${id}`
  const [until, setUntil] = useState(() => Date.now() + patience)
  const loaded = useLoaded({
    home,
    name,
    load: (signal) => callForData(readPayment, { path: { id } }, { signal }),
  })
  const { value: request, reload } = loaded
  const isWaitingThere = request?.status === 'waiting'
  const now = useNow(isWaitingThere ? 1_000 : 0)
  const state = request === undefined ? undefined : stateAt(request, now)
  const isAsking = state === 'waiting' && now < until

  // Counted from the reply: on a slow line the next question would cut the last one off.
  const isDue = isAsking && !loaded.isLoading
  useEffect(() => {
    if (!isDue) return
    const asking = setTimeout(reload, pause)
    return () => clearTimeout(asking)
  }, [isDue, reload])

  useEffect(() => {
    if (state === 'success' || state === 'expired') void dropCopy(ownAccount(home), name)
  }, [state, home, name])

  const check = useCallback(() => {
    setUntil(Date.now() + patience)
    reload()
  }, [reload])

  // `visibilitychange` loads by itself; the five minutes begin anew with it.
  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && setUntil(Date.now() + patience)
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [])

  return { loaded, state, now, isAsking, check }
}
