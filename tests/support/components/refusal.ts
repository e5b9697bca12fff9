import type { CallError } from '#data-provider/http.ts'

/** The data provider's error when the server refuses: codes by field. */
export const refusal = (errors: Record<string, string[]>, rest: Partial<CallError> = {}): CallError => {
  const codes = [...new Set(Object.values(errors).flat())]
  return {
    message: codes.join(','),
    statusCode: 422,
    codes,
    texts: [],
    errors,
    limits: {},
    isCancelled: false,
    ...rest,
  }
}

/** The data provider's error when the server itself fails. */
export const breakdown = (): CallError => refusal({}, { statusCode: 500, codes: ['server_error'] })
