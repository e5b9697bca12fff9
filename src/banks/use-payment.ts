import { useEffect, useState } from 'react'
import type { RecordOf } from '#core/stored.ts'
import { checkPaymentRequest } from '#domain/calls/payment-qr.ts'
import type { paymentRequest } from '#entities/banks/payment-request.ts'
import { callForData } from '../data/call-api.ts'
import { useOne } from '../data/use-one.ts'

type Named = { readonly apartment?: { readonly code?: string } }
export type PaymentRequest = RecordOf<typeof paymentRequest> & Named

/** How long the bank's word is waited for, and how often it is asked for, in milliseconds. */
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
    const stopAsking = keepAsking(id)
    return () => {
      clearInterval(asking)
      stopAsking()
    }
  }, [isAsking, refetch, id])
  const check = () => {
    setNow(Date.now())
    setUntil(Date.now() + patience)
    void refetch()
  }
  return { request, error: query.error, state, isAsking, now, check }
}

/** Has the server ask a bank that tells nothing by itself, again and again; of others once. Returns what ends it. */
function keepAsking(id: string): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    // A failure says nothing: the next one may succeed.
    const { is_asked: isAsked } = await callForData(checkPaymentRequest, {
      path: { id },
      signal: end.signal,
    }).catch(() => ({ is_asked: true }))
    if (isAsked && !end.signal.aborted) timer = setTimeout(() => void ask(), pause)
  }
  void ask()
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}

const stateAt = ({ status, expires_at }: PaymentRequest, now: number) =>
  status === 'waiting' && expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : status
