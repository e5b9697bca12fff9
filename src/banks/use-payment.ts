import { useEffect, useState } from 'react'
import type { RecordOf } from '#core/stored.ts'
import type { paymentRequest } from '#entities/banks/payment-request.ts'
import { useOne } from '../data/use-one.ts'

type Named = { readonly apartment?: { readonly code?: string } }
export type PaymentRequest = RecordOf<typeof paymentRequest> & Named

/** How long the bank's word is waited for (specification §9), and how often it is asked for, in milliseconds. */
const patience = 5 * 60_000
const pause = 3_000

/**
 * A payment request, loaded again every few seconds while it waits, for five minutes at most; `check` begins anew.
 * `state` knows the time: a request whose time is over has expired before the server says so.
 */
export function usePayment(id: string) {
  const [now, setNow] = useState(Date.now)
  const [until, setUntil] = useState(() => Date.now() + patience)
  const { record: request, query } = useOne<PaymentRequest>({
    resource: 'payment_request',
    id,
    query: { with: ['apartment'] },
    isLive: true,
  })
  const state = request === undefined ? undefined : stateAt(request, now)
  const isAsking = state === 'waiting' && now < until
  const { refetch } = query
  useEffect(() => {
    if (state !== 'waiting') return
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [state])
  useEffect(() => {
    if (!isAsking) return
    const asking = setInterval(() => void refetch(), pause)
    return () => clearInterval(asking)
  }, [isAsking, refetch])
  const check = () => {
    setNow(Date.now())
    setUntil(Date.now() + patience)
    void refetch()
  }
  return { request, error: query.error, state, isAsking, now, check }
}

const stateAt = ({ status, expires_at }: PaymentRequest, now: number) =>
  status === 'waiting' && expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : status
