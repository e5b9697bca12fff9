import { expect, test } from 'vitest'
import { apiError } from './error.ts'
import { explainFailure } from './known-failure.ts'

const explained = (...errors: readonly unknown[]) => {
  const { status, code, extras } = explainFailure(new AggregateError(errors, 'several'))
  return [status, code, extras.retryAfter]
}
/** As PostgreSQL ends a statement that took too long. */
const tooLong = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })

test('several that only took too long are asked for again, and said when', () => {
  expect(explained(tooLong)).toEqual([503, 'took_too_long', 5])
  const busy = apiError(503, 'service_unavailable', [], { retryAfter: 9 })
  expect(explained(tooLong, busy)).toEqual([503, 'service_unavailable', 9])
})

test('one among them that nobody foresaw is a failure of the server', () => {
  expect(explained(tooLong, new Error('no such table'))).toEqual([500, 'server_error', undefined])
  expect(explained()).toEqual([500, 'server_error', undefined])
})
