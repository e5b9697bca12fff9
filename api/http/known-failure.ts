import type { ErrorCode } from '#core/vocabulary.ts'
import { isLostConnection } from '#api/database/lost-connection.ts'
import { isDeadlock } from '#api/database/retry-deadlock.ts'
import { WireError } from '#core/wire/brackets.ts'
import { apiError, ApiError } from './error.ts'

/** Codes for the statuses that the framework itself replies with. */
const frameworkCodes: Readonly<Record<number, ErrorCode>> = {
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

/** Codes for refusals by the books' own constraints, when a change came in after the check. */
const bookRefusals: Readonly<Record<string, ErrorCode>> = {
  LB001: 'month_closed',
  LB003: 'fee_paid',
  '23001': 'record_frozen',
}
/** No room left for a file, on the disk or for its owner. */
const diskFull = new Set(['ENOSPC', 'EDQUOT'])
const badInput = new Set(['22021', '22P05', '22003', '22008', '22007', '22P02'])

/**
 * Turns anything that was thrown into an error that may be shown. An unforeseen one becomes a plain 500, and only the
 * log has its details.
 */
export function explainFailure(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof WireError)
    return apiError(400, thrown.code, [{ field: thrown.key, code: thrown.code }])
  if (thrown instanceof AggregateError) return explainTogether(thrown.errors)
  const { code, statusCode } = thrown as { code?: string; statusCode?: number }
  if (code === '57014') return apiError(503, 'took_too_long', [], { retryAfter: 5 })
  if (isLostConnection(thrown)) return apiError(503, 'service_unavailable', [], { retryAfter: 2 })
  if (code !== undefined && diskFull.has(code)) return apiError(507, 'storage_full')
  const refusal = code === undefined ? undefined : bookRefusals[code]
  if (refusal !== undefined) return apiError(409, refusal)
  // It was tried again already: the caller is asked to.
  if (isDeadlock(thrown)) return apiError(503, 'service_unavailable', [], { retryAfter: 1 })
  if (code !== undefined && badInput.has(code)) return apiError(422, 'invalid_value')
  if (statusCode !== undefined && statusCode >= 400 && (statusCode < 500 || statusCode === 503))
    return apiError(
      statusCode,
      frameworkCodes[statusCode] ?? 'bad_request',
      [],
      statusCode === 503 ? { retryAfter: 2 } : {},
    )
  return apiError(500, 'server_error')
}

/** Of several at once the one that nobody foresaw; if the caller need only come again for all of them, when. */
function explainTogether(errors: readonly unknown[]): ApiError {
  const explained = errors.map(explainFailure)
  const away = explained.filter(({ status }) => status === 503)
  const worst = explained.find(({ status }) => status >= 500 && status !== 503)
  const longest = away.toSorted((a, b) => (b.extras.retryAfter ?? 0) - (a.extras.retryAfter ?? 0))[0]
  return worst ?? longest ?? explained[0] ?? apiError(500, 'server_error')
}
