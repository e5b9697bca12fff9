import { useState } from 'react'
import type { Call, ReplyOf } from '#domain/calls/call.ts'
import { callApi, type InputOf } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { useT } from '#src/i18n/use-t.ts'

interface Outcome<C extends Call> {
  /** True when the form has shown the error in its place; any other error opens a popup. */
  readonly onError?: (error: unknown) => boolean
  readonly onSuccess: (reply: ReplyOf<C>) => void
}

/** The user's own account is no entity: it has its own calls. */
export function useAuthCall() {
  const t = useT()
  const [isPending, setPending] = useState(false)
  const send = async <C extends Call>(call: C, input: InputOf<C>, { onError, onSuccess }: Outcome<C>) => {
    setPending(true)
    try {
      onSuccess(await callApi(call, input))
    } catch (error) {
      if (onError?.(error) !== true) showError(t, error)
    } finally {
      setPending(false)
    }
  }
  const call = <C extends Call>(declared: C, input: InputOf<C>, outcome: Outcome<C>) =>
    void send(declared, input, outcome)
  return { call, isPending }
}
