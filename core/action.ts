import type { Condition } from './condition.ts'
import type { Entity } from './entity.ts'
import type { InferCreate } from './infer.ts'
import type { AnyFields } from './field.ts'
import type { Flag, Level } from './permission.ts'
import type { ErrorCode } from './vocabulary.ts'

/**
 * What a user does with a record without moving it to another state: sending a link, calculating again. Its call is
 * `POST {path}/{id}/{name}`, its work `on.{name}` of the extension.
 */
export interface Action<Name extends string = string, Input extends AnyFields = AnyFields> {
  readonly flag: Flag
  /** Where `flag` must be held. Default: in the record's building. */
  readonly level?: Level
  /** Fields of its dialog. They are no fields of the record: `on` gets them as `input`. */
  readonly input?: Input
  /** Offered only while the record is so; otherwise the call is refused with `refuse`. */
  readonly when?: Condition<Name>
  /** Default `illegal_transition`. */
  readonly refuse?: ErrorCode
  /** The console asks before it does it. */
  readonly confirm?: boolean
  /** A slot of the record's page offers it, which knows what to send: the console shows no button and no dialog. */
  readonly placed?: true
  /** Also with several records at once, each by itself. */
  readonly bulk?: true
  /** Records are accounts: nobody does it with their own. 403 `own_account`. */
  readonly toOthers?: true
}

/** The fields of the dialogs of an entity's actions, by the actions' names; unknown for one that has no dialog. */
export type ActionInputs = Readonly<Record<string, unknown>>

type InputsOf<E> =
  E extends Entity<
    string,
    infer _F,
    infer _S,
    infer _A,
    infer _L,
    infer _N,
    infer _V,
    infer _O,
    infer _P,
    infer _T,
    infer I
  >
    ? I
    : never
/** The names of the actions that are no transitions. */
export type OwnActionOf<E> = keyof InputsOf<E> & string
/** The names of the fields of all their dialogs. */
export type InputFieldOf<E> = {
  [A in OwnActionOf<E>]: keyof InputsOf<E>[A] & string
}[OwnActionOf<E>]
/** What the dialog of an action gives; without fields, nothing. */
export type InputOf<E, A extends string> = A extends OwnActionOf<E> ? Given<InputsOf<E>[A]> : {}
type Given<F> = F extends AnyFields ? InferCreate<{ readonly fields: F }> : {}
