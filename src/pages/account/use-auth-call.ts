import { useState } from 'react'
import { isCallError, type CallError } from '#data-provider/http.ts'
import { callProvider } from '#src/data/provider.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { useT } from '#src/i18n/use-t.ts'

type Values = Readonly<Record<string, string>>
interface Call {
  readonly url: `/v1/auth/${string}`
  readonly method: 'post' | 'patch' | 'put' | 'delete'
  readonly values?: Values
  /** Errors that the form shows in place raise no popup. */
  readonly onError?: (error: CallError) => boolean
  readonly onSuccess: (reply: Reply) => void
}

/** What a call may say besides that it went well. */
interface Reply {
  /** The change waits for a code that went to the new address. */
  readonly confirm?: 'email'
}

/** One's own account is no entity: it is changed by calls of its own. */
export function useAuthCall() {
  const t = useT()
  const [isPending, setPending] = useState(false)
  const send = async ({ url, method, values = {}, onError, onSuccess }: Call) => {
    setPending(true)
    try {
      const reply = await callProvider<{ data?: Reply }>({ url, method, payload: values })
      onSuccess(reply?.data ?? {})
    } catch (error) {
      if (!isCallError(error) || onError?.(error) !== true) showError(t, error)
    } finally {
      setPending(false)
    }
  }
  const call = (input: Call) => void send(input)
  return { call, isPending }
}
