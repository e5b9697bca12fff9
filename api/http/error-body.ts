import { errorText } from '#core/errors/catalogue.ts'
import type { Language } from '#core/language.ts'
import { byField, type ErrorBody } from '#core/wire/error.ts'
import type { ApiError } from './error.ts'

export interface ErrorReply {
  readonly status: number
  readonly body: ErrorBody & Readonly<Record<string, unknown>>
  readonly retryAfter?: number
}

interface Context {
  readonly language: Language
  readonly requestId: string
}

/** The failure as `{ errorCode, errorMessage, errors, requestId }`, codes and their texts in the same order. */
export function errorReply(error: ApiError, { language, requestId }: Context): ErrorReply {
  const codes = error.fields.length > 0 ? distinct(error.fields.map(({ code }) => code)) : [error.code]
  const errors = error.fields.length > 0 ? { errors: byField(error.fields) } : {}
  const body = {
    ...error.extras.details,
    errorCode: codes.join(','),
    errorMessage: codes.map((code) => errorText(code, language)).join(','),
    ...errors,
    requestId,
  }
  return { status: error.status, body, retryAfter: error.extras.retryAfter }
}

const distinct = (codes: readonly string[]) => [...new Set(codes)]
