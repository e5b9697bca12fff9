import { isOneOf } from '#core/one-of.ts'
import { unanswered } from '#entities/communication/conversation.ts'
import type { Values } from '#src/fields/field-view.ts'

const minuteMs = 60_000

/** Minutes since an instant; negative before it. */
export const minutesSince = (instant: unknown): number =>
  (Date.now() - Date.parse(String(instant))) / minuteMs

/** Whether somebody waits for an answer. */
export const isWaiting = ({ status }: Values): boolean => isOneOf(unanswered.in, status)

/** Whether an answer is overdue. */
export const isLate = (record: Values): boolean =>
  isWaiting(record) && typeof record['due_at'] === 'string' && minutesSince(record['due_at']) > 0
