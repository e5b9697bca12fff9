import type { Caller } from '#api/context.ts'
import type { InputOf, OwnActionOf } from '#core/action.ts'
import type { ActionOf, FieldName } from '#core/entity.ts'
import type { ChangesOf, Declared, NewRecord, RecordOf, SeenRecord } from '#core/stored.ts'
import type { Extension, HookContext, Hooks, NamedExtension } from './extension.ts'
import type { Params } from './sql/params.ts'

type Awaitable<T> = T | Promise<T>

declare const added: unique symbol
/** Values that go through `also`: in a function's plain result a misspelt name could pass the compiler. */
interface Added<out M> {
  readonly [added]: M
}

interface Adding<E extends Declared> extends HookContext {
  /**
   * Adds values to be stored beside those of the request. A name that the declaration does not have does not compile.
   */
  also<const M extends ChangesOf<E>>(more: M & Readonly<Record<UnknownName<E, M>, never>>): Added<M>
}
type UnknownName<E extends Declared, M> = Exclude<keyof M, KeysOf<ChangesOf<E>>>
type KeysOf<T> = T extends unknown ? keyof T : never

/** Before a new row is written. */
export interface Creating<E extends Declared> extends Adding<E> {
  readonly values: NewRecord<E>
}
/** Before a row changes, by `update` or a transition. */
export interface Changing<E extends Declared> extends Adding<E> {
  readonly before: RecordOf<E>
  /** Fields that change, and what they become. */
  readonly changes: ChangesOf<E>
  /** The record after the change. */
  readonly whole: RecordOf<E>
}
/** Before a record goes to the trash, or for good. */
export interface Removing<E extends Declared> extends HookContext {
  readonly before: RecordOf<E>
}
/** After a new row is written. */
export interface Created<E extends Declared> extends HookContext {
  readonly after: RecordOf<E>
}
/** After a row has changed. */
export interface Changed<E extends Declared> extends HookContext {
  readonly before: RecordOf<E>
  readonly after: RecordOf<E>
}

type More<M> = Awaitable<Added<M> | undefined | void>
type Before<C, M> = (context: C) => More<M>
type After<C> = (context: C) => Awaitable<void>

/** A function alone runs before the write. If it has a consequence after the write, both are written in one place. */
type Moments<B, A> = B | { readonly before?: B; readonly after?: A }
/** What an action's dialog gave, decoded and checked. */
interface WithInput<E extends Declared, A extends string> {
  readonly input: Readonly<InputOf<E, A>>
}
type ActionMoments<E extends Declared, A extends string> = Moments<
  Before<Changing<E> & WithInput<E, A>, ChangesOf<E>>,
  After<Changed<E> & WithInput<E, A>>
>
type ChangeMoments<E extends Declared> = Moments<Before<Changing<E>, ChangesOf<E>>, After<Changed<E>>>

declare const noTransition: unique symbol
/**
 * Nothing is a hook of a transition that the declaration does not have. Hooks under a misspelt name keep the types of
 * their parameters, so that the name is the one error.
 */
type IsTransition<E extends Declared, A extends string> = A extends ActionOf<E> ? unknown : NoTransition<A>
interface NoTransition<A extends string> {
  readonly [noTransition]: A
}

type ReadingBehaviour = Pick<
  Extension,
  'where' | 'referable' | 'heardIn' | 'parameters' | 'confirms' | 'routes' | 'rereads'
>

/**
 * Server behaviour of an entity beyond its declaration, typed by that declaration. The moments of a write run inside
 * its transaction in the order that write.ts lists.
 */
export interface Behaviour<
  E extends Declared,
  Made extends object = object,
  Action extends string = ActionOf<E> | OwnActionOf<E>,
> extends ReadingBehaviour {
  /** SQL on the alias `t` for `computed({ server: true })` fields. */
  readonly expressions?: Readonly<Partial<Record<FieldName<E>, string>>>
  /** Before the values of a create or update are checked: may fill in what the caller did not give. */
  readonly prepare?: (values: ChangesOf<E>, caller: Caller) => Awaitable<ChangesOf<E>>
  /** Last change of a record before it leaves, in whatever way: for what a mask by field cannot express. */
  readonly present?: (record: SeenRecord<E>, caller: Caller) => SeenRecord<E>
  /** Fields that `present` uses: read even if they were not asked for, and then left out again. */
  readonly needs?: readonly (keyof SeenRecord<E> & string)[]

  /**
   * Before the first of several records that one call makes: takes the locks of all of them, in one order. Each record's
   * own hooks would take them one by one, in the order of the call, while what the first one has locked waits.
   */
  readonly createMany?: (
    context: HookContext & { readonly items: readonly NewRecord<E>[] },
  ) => Awaitable<void>
  /** When a record is made, in whatever way: form, import, another record. */
  readonly create?: Moments<Before<Creating<E>, Made>, After<Created<E>>>
  /** SQL that runs in the statement that inserts the row: `Made` is what `create` has added to it. */
  readonly inStatement?: {
    readonly sql: (
      record: NewRecord<E> & Made,
      context: { readonly caller: Caller; readonly params: Params },
    ) => string
    /** Turns a refusal of the database into an error that may be shown; returns anything else unchanged. */
    readonly refusal: (thrown: unknown) => unknown
  }
  /** When fields are edited. An edit that changes nothing runs nothing. */
  readonly update?: ChangeMoments<E>
  /** When a transition is made or an action done, by its name. */
  readonly on?: {
    readonly [A in Action]?: A extends OwnActionOf<E>
      ? ActionMoments<E, A>
      : ChangeMoments<E> & IsTransition<E, A>
  }
  /** For `update` and every transition. Runs before their own hooks. */
  readonly change?: ChangeMoments<E>
  /** When the record goes to the trash, or is deleted for good if the entity has no trash. */
  readonly remove?: Moments<(context: Removing<E>) => Awaitable<void>, After<Removing<E>>>
  /** When the record is restored from the trash. */
  readonly restore?: { readonly after: After<Changed<E>> }
}

/** Adds server behaviour to a declared entity: a field or a transition that it does not have fails to compile. */
export function extendEntity<
  const E extends Declared,
  Made extends ChangesOf<E> = ChangesOf<E>,
  Action extends string = ActionOf<E> | OwnActionOf<E>,
>(entity: E, behaviour: Behaviour<NoInfer<E>, Made, Action>): NamedExtension {
  // The types above are for those who write it; the code that runs it knows no entity.
  const { create, update, on, change, remove, restore, ...rest } = behaviour as Untyped
  const named = { create, update, delete: remove, restore, ...on }
  const hooks = Object.entries(named).flatMap(([action, moments]) =>
    moments === undefined ? [] : [[action, hooksOf(moments)] as const],
  )
  return {
    entity: entity.name,
    extension: {
      ...rest,
      ...(hooks.length > 0 && { hooks: Object.fromEntries(hooks) }),
      ...(change !== undefined && { change: hooksOf(change) }),
      ...('actions' in entity && { acts: Object.keys(entity.actions ?? {}) }),
    },
  }
}

type UntypedMoments = Hooks['before'] | Hooks
interface Untyped extends Omit<Extension, 'hooks' | 'change'> {
  readonly create?: UntypedMoments
  readonly update?: UntypedMoments
  readonly change?: UntypedMoments
  readonly remove?: UntypedMoments
  readonly restore?: UntypedMoments
  readonly on?: Readonly<Record<string, UntypedMoments>>
}

const hooksOf = (moments: NonNullable<UntypedMoments>): Hooks =>
  typeof moments === 'function' ? { before: moments } : moments
