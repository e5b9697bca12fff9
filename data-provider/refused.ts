import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { CallError } from './http.ts'

/** An `HttpError` of the provider's own: the server was not asked, because it would not have done what was meant. */
export const refused = (code: ErrorCode, statusCode: 400 | 404, field?: string): CallError => ({
  // Sentences come from the console's own words: the catalogue holds those of every language.
  message: code,
  statusCode,
  codes: [code],
  texts: [],
  errors: field === undefined ? {} : { [field]: [code] },
  limits: {},
  isCancelled: false,
})
