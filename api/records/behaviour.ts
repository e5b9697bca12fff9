import type { InputOf, OwnActionOf } from '#core/action.ts'
import type { ActionOf, FieldName } from '#core/entity.ts'
import type { ChangesOf, Declared, NewRecord, RecordOf, SeenRecord } from '#core/stored.ts'
import type { Extension, HookContext, NamedExtension } from './extension.ts'

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
  /** What its state asks for, by the declaration. */
  readonly input: Readonly<Record<string, unknown>>
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

/** The parts of an extension that the entity's declaration types. */
interface ShapeOf<E extends Declared, Made, Action extends string> {
  readonly expressions: Readonly<Partial<Record<FieldName<E>, string>>>
  readonly changes: ChangesOf<E>
  readonly seen: SeenRecord<E>
  readonly new: NewRecord<E>
  readonly stored: NewRecord<E> & Made
  readonly create: Moments<Before<Creating<E>, Made>, After<Created<E>>>
  readonly update: ChangeMoments<E>
  readonly remove: Moments<(context: Removing<E>) => Awaitable<void>, After<Removing<E>>>
  readonly restore: { readonly after: After<Changed<E>> }
  readonly on: {
    readonly [A in Action]?: A extends OwnActionOf<E>
      ? ActionMoments<E, A>
      : ChangeMoments<E> & IsTransition<E, A>
  }
}

/** Behaviour of an entity, typed by its declaration. `Made`: what `create` adds to a new row. */
export type Behaviour<
  E extends Declared,
  Made extends object = object,
  Action extends string = ActionOf<E> | OwnActionOf<E>,
> = Extension<ShapeOf<E, Made, Action>>

/** Adds server behaviour to a declared entity: a field or a transition that it does not have fails to compile. */
export function extendEntity<
  const E extends Declared,
  Made extends ChangesOf<E> = ChangesOf<E>,
  Action extends string = ActionOf<E> | OwnActionOf<E>,
>(entity: E, behaviour: Behaviour<NoInfer<E>, Made, Action>): NamedExtension {
  const acts = Object.keys(('actions' in entity && entity.actions) || {})
  // The types above are for those who write it; the code that runs it knows no entity.
  return { entity: entity.name, extension: { ...(behaviour as unknown as Extension), acts } }
}
