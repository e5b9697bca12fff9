import type { FastifyInstance } from 'fastify'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Params } from './params.ts'
import type { Records } from './records.ts'

// What the pipeline runs for any entity. Extensions are written with `extendEntity` (behaviour.ts), which types them.

/** A record inside the pipeline: every stored field, decoded, masks not applied. */
export type StoredRecord = Record<string, unknown> & { id: string; version: number }
export type Values = Record<string, unknown>

type Awaitable<T> = T | Promise<T>

/** What every hook of a write works with. */
export interface HookContext {
  readonly caller: Caller
  /** The write's own transaction: what a hook does through it stands or falls with the write. */
  readonly tx: Tx
  readonly records: Records
  /** Those of `confirms` that the request says. */
  readonly confirmed: ReadonlySet<string>
  /**
   * Tells the console, after the commit, that records of another entity have changed, which the hook wrote by its own
   * SQL. No ids: any of the building's may have.
   */
  readonly notify: (
    entity: { readonly name: string },
    buildingId: string | null,
    ids?: readonly string[],
  ) => void
}

/** What a hook before the row is written sees, and what it gives back to be stored too. */
export interface BeforeContext extends HookContext {
  readonly also: (more: object) => Values
  /** The record as it stands; null for a new one. */
  readonly before: StoredRecord | null
  /** The fields that change and what they become; for a new record all that is given. */
  readonly changes: Values
  readonly values: Values
  /** The record as it will stand. */
  readonly whole: Values
}

/** What a hook after the row is written sees: `after` is null when the record was deleted. */
export interface AfterContext extends HookContext {
  readonly before: StoredRecord | null
  readonly after: StoredRecord | null
}

/** What one thing that is done with a record brings with it, in the write's transaction. */
export interface Hooks {
  readonly before?: (context: BeforeContext) => Awaitable<Values | undefined | void>
  readonly after?: (context: AfterContext) => Awaitable<void>
}

/** Server behaviour of one entity, where the pipeline is not enough. Hooks may throw an `apiError`. */
export interface Extension {
  /**
   * A further condition on the rows that this caller may see or change, as SQL on the alias `t`.
   * `asked` holds those of `parameters` that a list's address has; it is empty for anything but lists.
   */
  readonly where?: (
    caller: Caller,
    params: Params,
    asked: Readonly<Record<string, string>>,
  ) => string | undefined
  /**
   * Which of its records another record may name, beside those that live in the right place: SQL on the alias `r`.
   * `buildingId` is the naming record's; null where that is the organisation's own.
   */
  readonly referable?: (place: { readonly buildingId: string | null }, params: Params) => string
  /** Names that a list's address may have beside those that every list takes. */
  readonly parameters?: readonly string[]
  /**
   * Names by which a request confirms what would be refused otherwise (`confirm_change=1`), in a body or, to delete, in
   * the address. A refusal that may be confirmed tells the name as `confirm` among its details.
   */
  readonly confirms?: readonly string[]
  /** What `computed({ server: true })` fields are read as: SQL on the alias `t`, by the field's name. */
  readonly expressions?: Readonly<Record<string, string>>
  /** Before the values of a create or update are checked: may fill in what the caller did not give. */
  readonly prepare?: (values: Values, caller: Caller) => Values | Promise<Values>
  /** By what is done: `create`, `update`, `delete`, `restore`, a transition's name. */
  readonly hooks?: Readonly<Record<string, Hooks>>
  /** Whatever changes a record that stands: `update` and every transition. Its hooks run before their own. */
  readonly change?: Hooks
  /** SQL that runs in the statement that inserts a new row. */
  readonly inStatement?: InStatement
  /** After the commit: telling others, dropping caches. Must not throw. */
  readonly committed?: (change: Change, caller: Caller) => void
  /** Last look at a record before it leaves, by whatever way: for what a mask by field can't say. */
  readonly present?: (record: Values, caller: Caller) => Values
  /** Fields that `present` goes by: read also where they were not asked for, and left out again. */
  readonly needs?: readonly string[]
  /** Calls of its own below /v1/manage. Each says its permission. */
  readonly routes?: (app: FastifyInstance, records: Records) => void
}

/** For what is made so often at once that every further question to the database is felt. */
export interface InStatement {
  /** Common table expressions, which may read the new row from `r`. */
  readonly sql: (record: Values, context: { readonly caller: Caller; readonly params: Params }) => string
  /** What the database has against it, as it may be told; anything else as it came. */
  readonly refusal: (thrown: unknown) => unknown
}

export interface Change {
  /** `create`, `update`, `delete`, `restore`, or a transition's name. */
  readonly action: string
  readonly before: StoredRecord | null
  readonly after: StoredRecord | null
}

export interface NamedExtension {
  readonly entity: string
  readonly extension: Extension
}

/** What runs for an action, in order. */
export function hooksFor({ hooks = {}, change }: Extension, action: string): readonly Hooks[] {
  const isChange = action !== 'create' && action !== 'delete' && action !== 'restore'
  const own = Object.hasOwn(hooks, action) ? hooks[action] : undefined
  return [...(isChange && change !== undefined ? [change] : []), ...(own === undefined ? [] : [own])]
}

type Beginning = HookContext & Pick<BeforeContext, 'before' | 'changes'>

/** Runs what goes before a write, and gives the changes with what the hooks add to them. */
export async function runBefore(
  extension: Extension,
  action: string,
  { changes: given, ...context }: Beginning,
): Promise<Values> {
  let changes = given
  for (const hook of hooksFor(extension, action)) {
    const whole = { ...context.before, ...changes }
    const more = await hook.before?.({ ...context, also, changes, values: changes, whole })
    changes = { ...changes, ...more }
  }
  return changes
}

const also = (more: object): Values => ({ ...more })
