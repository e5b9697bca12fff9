import { errorText } from '#domain/errors/catalogue.ts'
import type { Language } from '#core/language.ts'
import { byField, limitsByField, type ErrorBody, type FieldError } from '#core/wire/error.ts'
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
  const faults =
    error.fields.length > 0 ? error.fields : [{ field: '', code: error.code, limits: error.extras.limits }]
  const parts = sentencesOf(faults, language)
  const limits = limitsByField(faults)
  const body = {
    ...error.extras.details,
    errorCode: parts.map(({ code }) => code).join(','),
    errorMessage: parts.map(({ text }) => text).join(','),
    ...(error.fields.length > 0 ? { errors: byField(error.fields) } : {}),
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    requestId,
  }
  return { status: error.status, body, retryAfter: error.extras.retryAfter }
}

/** Each sentence once. Numbers in it have no group separators: a comma would split the list at the wrong place. */
function sentencesOf(faults: readonly FieldError[], language: Language) {
  const texts = new Map(
    faults.map(({ code, limits }) => {
      const text = errorText(code, language, limits, 'plain')
      return [`${code} ${text}`, { code, text }]
    }),
  )
  return [...texts.values()]
}
