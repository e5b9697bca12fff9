import type { Condition } from './condition.ts'
import type { Flag, Level } from './permission.ts'
import type { ErrorCode } from './vocabulary.ts'

export type StateColor = 'default' | 'primary' | 'success' | 'warning' | 'danger'

export interface StateLook {
  readonly color: StateColor
  /** False: a record in this state is void, or not booked yet, and the sums of lists leave it out. Default true. */
  readonly isCounted?: false
}

/** The office's day from which on the clock moves a record; never while one of the fields is empty. */
export interface DueDay<Name extends string = string> {
  /** A date of the record. */
  readonly field: Name
  /** So many days after it. Default 0. */
  readonly after?: number
  /** As many days before it as this number of the record says. */
  readonly before?: Name
}

export interface Guard<Name extends string = string> {
  readonly when: Condition<Name>
  readonly code: ErrorCode
}

/** Every condition that a move is made under, in the order in which they are asked. */
export const guardsOf = ({ guard }: Pick<Transition, 'guard'>): readonly Guard[] =>
  guard === undefined ? [] : 'when' in guard ? [guard] : guard

/**
 * A change of state: by a user who holds `flag`, or by a customer, the clock, the ledger (where a posted entry decides)
 * or other records (a resident's stays), for which there is no route.
 */
export type Transition<State extends string = string, Name extends string = string> = {
  readonly from: readonly State[]
  readonly to: State
  /** The console asks before it does it. */
  readonly confirm?: boolean
  /** The console makes it of the record as the user looked at it: one that has changed since is refused. One at a time. */
  readonly asSeen?: true
  /** Where `flag` must be held. Default: in the record's building, which the user must be able to read in any case. */
  readonly level?: Level
  /** Fields that the user fills in the transition's dialog; required fields among them must be given. */
  readonly asks?: readonly Name[]
  /** The fields of `asks` whose value only one record can have: not asked for when several are moved together. */
  readonly asksOne?: readonly Name[]
  /** The fields of `asks` that must not be empty, even if the field itself is optional (a reason, for example). */
  readonly requires?: readonly Name[]
  /**
   * A date that the move asks for and that must not be after today: the day on which it happened, before the record was
   * kept here. Writing such a day into a record that can make the move makes it, if the writer holds `flag`; otherwise the
   * record waits for somebody who does.
   */
  readonly found?: Name
  /** The record must be so, or the move is refused with `code`; of several, the first that fails tells why. */
  readonly guard?: Guard<Name> | readonly Guard<Name>[]
} & (
  | { readonly flag: Flag; readonly by?: never; readonly due?: never }
  | { readonly by: 'customer' | 'ledger' | 'records'; readonly flag?: never; readonly due?: never }
  | { readonly by: 'clock'; readonly flag?: never; readonly due: DueDay<Name> }
)

export interface Lifecycle<
  State extends string = string,
  Action extends string = string,
  Name extends string = string,
  StateField extends string = string,
> {
  /** The field that holds the state. Default `status`. */
  readonly field?: StateField
  readonly states: Readonly<Record<State, StateLook>>
  readonly initial: NoInfer<State>
  /** States in which a record waits for the office: the dashboard and the menu count them. */
  readonly waits?: readonly NoInfer<State>[]
  readonly transitions: Readonly<Record<Action, Transition<NoInfer<State>, Name>>>
}
