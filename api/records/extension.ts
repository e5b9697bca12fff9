import type { FastifyInstance } from 'fastify'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Notifying } from '#core/notice.ts'
import type { Params } from './sql/params.ts'
import type { Records } from './records.ts'

// Hooks and conditions that the pipeline runs for any entity. Extensions are written with `extendEntity`
// (behaviour.ts), which types them.

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

/** The context of a hook before the row is written, and `also` for what it adds to the row. */
/** A hook of an action that is no transition has what its dialog gave; any other nothing. */
interface WithInput {
  readonly input: Values
}

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

/** Server behaviour of one entity beyond the pipeline. Hooks may throw an `apiError`. */
export interface Extension {
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
  readonly expressions?: Readonly<Record<string, string>>
  /** Before the values of a create or update are checked: may fill in what the caller did not give. */
  readonly prepare?: (values: Values, caller: Caller) => Values | Promise<Values>
  /** By action: `create`, `update`, `delete`, `restore`, the name of a transition or an action. */
  readonly hooks?: Readonly<Record<string, Hooks>>
  /** Before the first of several new records that one call makes. */
  readonly createMany?: (context: HookContext & { readonly items: readonly Values[] }) => Awaitable<void>
  /** Names of actions that are no transitions: they are no change of the record. */
  readonly acts?: readonly string[]
  /** Changes of an existing record: `update` and every transition. Its hooks run before their own. */
  readonly change?: Hooks
  /** SQL that runs in the statement that inserts a new row. */
  readonly inStatement?: InStatement
  /** Its expressions are about what the hooks after a write do: the written row is read again behind them. */
  readonly rereads?: true
  /** Last change of a record before it leaves, in whatever way: for what a mask by field cannot express. */
  readonly present?: (record: Values, caller: Caller) => Values
  /** Fields that `present` uses: read even if they were not asked for, and then left out again. */
  readonly needs?: readonly string[]
  /** Further routes of the entity below /v1/manage. Each names its permission. */
  readonly routes?: (app: FastifyInstance, records: Records) => void
}

/** For records that are made so often in parallel that every further query costs noticeable time. */
export interface InStatement {
  /** Common table expressions, which may read the new row from `r`. */
  readonly sql: (record: Values, context: { readonly caller: Caller; readonly params: Params }) => string
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

/** The hooks of an action, in their order. */
export function hooksFor({ hooks = {}, change, acts = [] }: Extension, action: string): readonly Hooks[] {
  const isChange =
    action !== 'create' && action !== 'delete' && action !== 'restore' && !acts.includes(action)
  const own = Object.hasOwn(hooks, action) ? hooks[action] : undefined
  return [...(isChange && change !== undefined ? [change] : []), ...(own === undefined ? [] : [own])]
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
