import { verdictOf } from '#domain/visitor-pass.ts'
import { say } from '../../language/say.ts'
import type { Guest } from './calls.ts'

/** What the gate would say of a visit now. */
export function verdictNow({ status, from_time: from, to_time: to, ...came }: Guest, now = new Date()) {
  return verdictOf({ ...came, status, from_time: from ?? '', to_time: to ?? '' }, now)
}

export const stateOf = (guest: Guest): string => say(`guests.state.${verdictNow(guest)}`)
