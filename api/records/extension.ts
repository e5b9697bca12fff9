import type { FastifyInstance } from 'fastify'
import type { Caller, Home } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Notifying } from '#core/notice.ts'
import type { Params } from './sql/params.ts'
import type { Records } from './records.ts'

// What the pipeline runs for any entity. Extensions are written with `extendEntity` (behaviour.ts), which types them.

/** A record inside the pipeline: every stored field, decoded, masks not applied. */
export type StoredRecord = Record<string, unknown> & { id: string; version: number }
export type Values = Record<string, unknown>

type Awaitable<T> = T | Promise<T>

/** The context of every hook of a write. */
export interface HookContext {
  readonly caller: Caller
  /** The write's own transaction: what a hook does in it is committed or rolled back with the write. */
  readonly tx: Tx
  readonly records: Records
  /** The names of `confirms` that the request gives. */
  readonly confirmed: ReadonlySet<string>
  /**
   * Notifies consoles, after the commit, that records of another entity have changed, which the hook wrote by its own
   * SQL. No ids: any of the building's may have.
   */
  readonly notify: (
    entity: { readonly name: string },
    buildingId: string | null,
    ids?: readonly string[],
  ) => void
}

/** A hook of an action that is no transition has what its dialog gave, one of a deletion what that asked for; any other nothing. */
interface WithInput {
  readonly input: Values
}

/** The context of a hook before the row is written, and `also` for what it adds to the row. */
export interface BeforeContext extends HookContext, WithInput {
  readonly also: (more: object) => Values
  /** The record before the change; null for a new one. */
  readonly before: StoredRecord | null
  /** The fields that change, with their new values; for a new record, all given values. */
  readonly changes: Values
  readonly values: Values
  /** The record after the change. */
  readonly whole: Values
}

/** The context of a hook after the row is written: `after` is null if the record was deleted. */
export interface AfterContext extends HookContext, WithInput {
  readonly before: StoredRecord | null
  readonly after: StoredRecord | null
}

/** Hooks of one action on a record, in the write's transaction. */
export interface Hooks {
  readonly before?: (context: BeforeContext) => Awaitable<Values | undefined | void>
  readonly after?: (context: AfterContext) => Awaitable<void>
}
/** A function alone runs before the write. */
export type Moments = Hooks['before'] | Hooks

export const hooksOf = (moments: Moments = {}): Hooks =>
  typeof moments === 'function' ? { before: moments } : moments

/** The parts of an extension that its entity's declaration types (`ShapeOf` in behaviour.ts). */
interface Shape {
  readonly expressions: object
  readonly changes: object
  readonly seen: object
  readonly new: object
  readonly stored: object
  readonly create: unknown
  readonly update: unknown
  readonly remove: unknown
  readonly restore: unknown
  readonly on: object
}
/** Those of any entity, as the pipeline runs them. */
interface AnyShape extends Shape {
  readonly expressions: Readonly<Record<string, string>>
  readonly changes: Values
  readonly seen: Values
  readonly new: Values
  readonly stored: Values
  readonly create: Moments
  readonly update: Moments
  readonly remove: Moments
  readonly restore: Moments
  readonly on: Readonly<Record<string, Moments>>
}

/**
 * Server behaviour of one entity beyond its declaration. The moments of a write run inside its transaction in the order
 * that write.ts lists, and may throw an `apiError`.
 */
export interface Extension<S extends Shape = AnyShape> {
  /**
   * A further condition on the rows that this caller may see or change, as SQL on the alias `t`. `asked` holds those of
   * `parameters` that a list's address has; it is empty for anything but lists.
   */
  readonly where?: (
    caller: Caller,
    params: Params,
    asked: Readonly<Record<string, string>>,
  ) => string | undefined
  /**
   * A further condition on which of its records another record may name, as SQL on the alias `r`: besides that they are
   * not deleted and in the right place. `buildingId` is the naming record's; null if that is the organisation's own.
   */
  readonly referable?: (place: { readonly buildingId: string | null }, params: Params) => string
  /** What of its rows is a payer's, as SQL on the alias `t`; `resident` is the placeholder of theirs (core/resident-rule.ts). */
  readonly ofPayer?: (resident: string) => string
  /**
   * What of an apartment's rows its household has: neither what others pay for it, nor what was there before the day from
   * which they live there, the placeholder `since`. Absent: all.
   */
  readonly ofHousehold?: (resident: string, since: string) => string
  /** What the server says of a record that a resident makes in their home; `said` is what they say of it, as it came. */
  readonly ofMaker?: (home: Home, making: { readonly said: Values; readonly tx: Tx }) => Awaitable<Values>
  /** What of its rows somebody began, or is told of. */
  readonly ofSender?: (resident: string) => string
  /** What of its published rows is meant for somebody; `stays` is the placeholder of their stays of today, an array of ids. */
  readonly ofPublished?: (stays: string) => string
  /**
   * For records of the organisation that not all of its buildings may see: ids of those that may see the record as it
   * is. Only their readers hear that it changed, those from before the change and those from after it.
   */
  readonly heardIn?: (db: Queryable, id: string) => Promise<readonly string[]>
  /** Further parameters of a list's address, beside those that every list takes. */
  readonly parameters?: readonly string[]
  /**
   * Names by which a request confirms what would be refused otherwise (`confirm_change=1`), in a body or, to delete, in
   * the address. A refusal that may be confirmed has the name as `confirm` in its details.
   */
  readonly confirms?: readonly string[]
  /** SQL on the alias `t` for `computed({ server: true })` fields, by the field's name. */
  readonly expressions?: S['expressions']
  /** Its expressions are about what the hooks after a write do: the written row is read again behind them. */
  readonly rereads?: true
  /** Before the values of a create or update are checked: may fill in what the caller did not give. */
  readonly prepare?: (values: S['changes'], caller: Caller) => Awaitable<S['changes']>
  /** Last change of a record before it leaves, in whatever way: for what a mask by field cannot express. */
  readonly present?: (record: S['seen'], caller: Caller) => S['seen']
  /** Fields that `present` uses: read even if they were not asked for, and then left out again. */
  readonly needs?: readonly (keyof S['seen'] & string)[]
  /**
   * Before the first of several records that one call makes: takes the locks of all of them, in one order. Each record's
   * own hooks would take them one by one, in the order of the call, while what the first one has locked waits.
   */
  readonly createMany?: (context: HookContext & { readonly items: readonly S['new'][] }) => Awaitable<void>
  /** Whether a record is still as every building begins with it: what a copy of another building brings takes its place. */
  readonly isShipped?: (record: Readonly<Values>) => boolean
  /** When a record is made, in whatever way: form, import, another record. */
  readonly create?: S['create']
  /** SQL that runs in the statement that inserts the row, with what `create` has added to it. */
  readonly inStatement?: InStatement<S['stored']>
  /** When fields are edited. An edit that changes nothing runs nothing. */
  readonly update?: S['update']
  /** When a transition is made or an action done, by its name. */
  readonly on?: S['on']
  /** For `update` and every transition. Runs before their own hooks. */
  readonly change?: S['update']
  /** When the record goes to the trash, or is deleted for good if the entity has no trash. */
  readonly remove?: S['remove']
  /** When the record is restored from the trash. */
  readonly restore?: S['restore']
  /** Names of actions that are no transitions: they are no change of the record. `extendEntity` knows them. */
  readonly acts?: readonly string[]
  /** Further routes of the entity below /v1/manage. Each names its permission. */
  readonly routes?: (app: FastifyInstance, records: Records) => void
}

/** For records that are made so often in parallel that every further query costs noticeable time. */
export interface InStatement<Row = Values> {
  /** Common table expressions, which may read the new row from `r`. */
  readonly sql: (record: Row, context: { readonly caller: Caller; readonly params: Params }) => string
  /** Turns a refusal of the database into an error that may be shown; returns anything else unchanged. */
  readonly refusal: (thrown: unknown) => unknown
}

export interface Change {
  /** `create`, `update`, `delete`, `restore`, or a transition's name. */
  readonly action: string
  readonly before: StoredRecord | null
  readonly after: StoredRecord | null
}

/** Something done to a record of which accounts are told. */
export interface Done extends Change {
  readonly entity: AnyEntity
  readonly after: StoredRecord
  readonly rules: readonly Notifying[]
  /** The record's building; null for one of the organisation. */
  readonly buildingId: string | null
  /** Who did it: they are not told. */
  readonly actorId: string
}
/** Stores what accounts are told in the write's transaction; open consoles hear of it after the commit. */
export type Tell = (tx: Tx, done: Done) => Promise<void>

export interface NamedExtension {
  readonly entity: string
  readonly extension: Extension
}

/** The hooks of an action, in their order: `create`, `update`, `delete`, `restore`, a transition or an action. */
export function hooksFor(extension: Extension, action: string): readonly Hooks[] {
  const { create, update, remove, restore, on = {}, change, acts = [] } = extension
  const verbs: Readonly<Partial<Record<string, Moments>>> = { create, update, delete: remove, restore }
  const own = Object.hasOwn(verbs, action)
    ? verbs[action]
    : Object.hasOwn(on, action)
      ? on[action]
      : undefined
  const isChange =
    action !== 'create' && action !== 'delete' && action !== 'restore' && !acts.includes(action)
  return [isChange ? change : undefined, own].flatMap((moments) =>
    moments === undefined ? [] : [hooksOf(moments)],
  )
}

type Beginning = HookContext & Pick<BeforeContext, 'before' | 'changes'> & Partial<WithInput>

/** Runs the hooks before a write, and returns the changes with what the hooks add to them. */
export async function runBefore(
  extension: Extension,
  action: string,
  { changes: given, input = {}, ...context }: Beginning,
): Promise<Values> {
  let changes = given
  for (const hook of hooksFor(extension, action)) {
    const whole = { ...context.before, ...changes }
    const more = await hook.before?.({ ...context, input, also, changes, values: changes, whole })
    changes = { ...changes, ...more }
  }
  return changes
}

const also = (more: object): Values => ({ ...more })
