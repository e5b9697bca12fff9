import { WireError } from '#core/wire/brackets.ts'
import { apiError, ApiError } from './error.ts'

/** Codes of statuses that the framework itself answers with. */
const frameworkCodes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'bad_request',
  408: 'took_too_long',
  413: 'body_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'bad_request',
  503: 'service_unavailable',
}

/** PostgreSQL and socket conditions that mean "not now": nothing was written. */
const unavailable = /^(?:08|57P|53|40|25P03|XX001)/
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const badInput = new Set(['22021', '22P05', '22003', '22008', '22007', '22P02'])

/**
 * Whatever was thrown, as something that may be told. What nobody foresaw becomes a plain 500, and the log alone
 * keeps its story.
 */
export function knownFailure(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof WireError)
    return apiError(400, thrown.code, [{ field: thrown.key, code: thrown.code }])
  const { code, statusCode, message } = thrown as { code?: string; statusCode?: number; message?: string }
  if (typeof code === 'string') {
    if (code === '57014') return apiError(503, 'took_too_long', [], { retryAfter: 5 })
    if (unreachable.has(code) || unavailable.test(code))
      return apiError(503, 'service_unavailable', [], { retryAfter: 2 })
    if (badInput.has(code)) return apiError(422, 'invalid_value')
  }
  if (
    message !== undefined &&
    /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout)/.test(message)
  )
    return apiError(503, 'service_unavailable', [], { retryAfter: 2 })
  if (statusCode !== undefined && statusCode >= 400 && (statusCode < 500 || statusCode === 503))
    return apiError(
      statusCode,
      frameworkCodes[statusCode] ?? 'bad_request',
      [],
      statusCode === 503 ? { retryAfter: 2 } : {},
    )
  return apiError(500, 'server_error')
}
