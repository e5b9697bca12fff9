import { expect, test } from 'vitest'
import type { PaymentRequest } from '../data/shapes.ts'
import { stateAt } from './use-payment.ts'

const request = (status: PaymentRequest['status'], expires: string | null) =>
  ({ status, expires_at: expires }) as PaymentRequest
const now = Date.parse('2026-11-28T05:00:00Z')

test.each([
  ['waiting', '2026-11-28T05:00:01Z', 'waiting'],
  ['waiting', '2026-11-28T05:00:00Z', 'expired'],
  ['waiting', null, 'waiting'],
  ['success', '2026-11-28T04:00:00Z', 'success'],
  ['expired', '2026-11-28T06:00:00Z', 'expired'],
] as const)('%s until %s is %s', (status, expires, state) =>
  expect(stateAt(request(status, expires), now)).toBe(state),
)
