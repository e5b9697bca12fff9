import type { Condition } from './condition.ts'
import type { ErrorCode } from './vocabulary.ts'

/** Who of a home may: whoever lives there, those of age, those who act for it, its householder (docs/domain/residents.md). */
export type ResidentRole = 'lives' | 'adult' | 'acts' | 'householder'

/**
 * Whose rows somebody has: those of the apartments where they live; what they pay for, wherever that is; what they began;
 * what is published in their building; what their account made and waits for.
 */
export type ResidentOwn = 'apartment' | 'payer' | 'sender' | 'published' | 'maker'

/**
 * What residents have of an entity's records. Calls of their own derive from it, at `/v1/resident/…`: the office's stay shut to
 * them. What it does not name is in no reply, no filter and no order.
 */
export interface ResidentRule<Name extends string = string, Read extends string = string> {
  /** The address below /v1/resident. Default: the entity's. */
  readonly path?: string
  /** One of several is enough. */
  readonly own: ResidentOwn | readonly ResidentOwn[]
  /** Of the home; who pays, began or made something needs no more than that. */
  readonly who: ResidentRole
  /** Has all rows of the home, where others have those that they began or made. Absent: everybody has all of them. */
  readonly all?: ResidentRole
  /** The month or day of the row that may not lie before one came to live there. */
  readonly since?: Name
  /** Only such records. */
  readonly where?: Condition<Name>
  readonly reads: readonly Read[]
  /** Why a field is read that not everybody in the office sees, by its name. */
  readonly evenThough?: Readonly<Partial<Record<Read, string>>>
  /** What one says of a new record; the server says the rest. Absent: none is made. */
  readonly creates?: readonly Name[]
  /** What one says of each row of such a field that has rows, by its name. Absent: all of the row. */
  readonly createsRows?: Readonly<Partial<Record<Name, readonly string[]>>>
  /** Who of the home makes records, moves them and takes them back. Default: `who`. */
  readonly makes?: ResidentRole
  /** Actions and transitions that residents make of a record, and while what holds of it. */
  readonly does?: Readonly<Record<string, { readonly when?: Condition<Name> }>>
  /** A record is taken back (as the office deletes one) while this holds. Absent: none is. */
  readonly withdraws?: Condition<Name>
  /** New records in a day of one account, or of all who live in a home together. Default: of an account. */
  readonly limits?: { readonly perDay: number; readonly of?: 'account' | 'home' }
  /** Codes with which what they say or do may be refused besides, by status. */
  readonly refuses?: Readonly<Partial<Record<409 | 422, readonly ErrorCode[]>>>
  readonly filters?: readonly Read[]
  /** Its record is printed for them: the same paper as the office has. */
  readonly hasPaper?: true
  /** `month`, or `-month` for descending; several, the first first. Default: the latest first. */
  readonly sort?: ResidentOrder<Name> | readonly ResidentOrder<Name>[]
}

export type ResidentOrder<Name extends string = string> = Name | `-${Name}` | '-created_at'

/** The orders of a rule, the first first. */
export const ordersOf = ({ sort = '-created_at' }: Pick<ResidentRule, 'sort'>): readonly ResidentOrder[] =>
  [sort].flat()
