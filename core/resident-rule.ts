import type { Condition } from './condition.ts'

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
  /** The month or day of the row that may not lie before one came to live there. */
  readonly since?: Name
  /** Only such records. */
  readonly where?: Condition<Name>
  readonly reads: readonly Read[]
  /** Why a field is read that not everybody in the office sees, by its name. */
  readonly evenThough?: Readonly<Partial<Record<Read, string>>>
  /** What one says of a new record; the server says the rest. Absent: none is made. */
  readonly creates?: readonly Name[]
  /** Actions and transitions that residents make of a record, and while what holds of it. */
  readonly does?: Readonly<Record<string, { readonly when?: Condition<Name> }>>
  /** New records that one account makes of it in a day. */
  readonly limits?: { readonly perDay: number }
  readonly filters?: readonly Read[]
  /** Its record is printed for them: the same paper as the office has. */
  readonly hasPaper?: true
  /** `month`, or `-month` for descending. Default: the latest first. */
  readonly sort?: Name | `-${Name}` | '-created_at'
}
