import type { Condition } from './condition.ts'
import type { Flag } from './permission.ts'

/**
 * Who is told: whoever holds a flag on the entity in the record's building, or the account that a field begins to name,
 * or that a transition which asks for the field names again.
 */
export type Told<Name extends string = string> = { readonly flag: Flag } | { readonly field: Name }

/**
 * Who finds in the bell that something was done to a record, as soon as it is stored; never the one who did it. What an
 * import makes is told to nobody.
 */
export interface Notifying<Name extends string = string, Action extends string = string> {
  readonly on: readonly (Action | 'create' | 'update')[]
  readonly tells: Told<Name>
  /** Of the record as it is then. Default: always. */
  readonly when?: Condition<Name>
}

/** A date of a record of which the bell tells beforehand, once for each day that it is moved to. */
export interface Reminding<Name extends string = string, State extends string = string> {
  readonly field: Name
  /** Days before it, at most 150: the bell forgets what is half a year old, and would tell it again. */
  readonly ahead: number
  /** Who holds it on the entity in the record's building is told. */
  readonly tells: { readonly flag: Flag }
  /** States in which the date matters to nobody. Default none. */
  readonly unless?: readonly State[]
}

/** An e-mail that leaves when something is done to a record: to the address in its field `to`, where there is one. */
export interface Mailing<Name extends string = string, Action extends string = string> {
  readonly on: readonly (Action | 'create')[]
  readonly to: Name
}
