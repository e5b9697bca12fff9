import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { CallError } from './http.ts'

/** An `HttpError` of the provider's own: the server was not asked, because it would not have done what was meant. */
export const refused = (code: ErrorCode, statusCode: 400 | 404, field?: string): CallError => ({
  // For refine alone: the console words codes itself, and the catalogue holds the sentences of every language.
  message: `Refused before it was sent: ${code}`,
  statusCode,
  codes: [code],
  texts: [],
  errors: field === undefined ? {} : { [field]: [code] },
  limits: {},
  isCancelled: false,
})
