import { useCustomMutation, type HttpError } from '@refinedev/core'
import { showError } from '#src/errors/error-popup.tsx'
import { useT } from '#src/i18n/use-t.ts'

type Values = Readonly<Record<string, string>>
interface Call {
  readonly url: `/v1/auth/${string}`
  readonly method: 'post' | 'patch' | 'put' | 'delete'
  readonly values?: Values
  /** Errors that the form shows in place raise no popup. */
  readonly onError?: (error: HttpError) => boolean
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
  const { mutate, mutation } = useCustomMutation<{ data?: Reply }, HttpError, Values>()
  const call = ({ url, method, values = {}, onError, onSuccess }: Call) =>
    mutate(
      {
        url,
        method,
        values,
        successNotification: false,
        errorNotification: (error) => {
          if (error === undefined || onError?.(error) !== true) showError(t, error)
          return false
        },
      },
      { onSuccess: ({ data }) => onSuccess(data.data ?? {}) },
    )
  return { call, isPending: mutation.isPending }
}
