import type { FastifyInstance } from 'fastify'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import type { ChangeEvent } from '#api/live/events.ts'
import type { Params } from './params.ts'
import type { Records } from './records.ts'

/** A record inside the pipeline: every stored field, decoded, masks not applied. */
export type StoredRecord = Record<string, unknown> & { id: string; version: number }
export type Values = Record<string, unknown>

export interface HookContext {
  readonly caller: Caller
  /** The write's own transaction: what a hook does through it stands or falls with the write. */
  readonly tx: Tx
  readonly records: Records
  /** Those of `confirms` that the request says. */
  readonly confirmed: ReadonlySet<string>
  /** Tells, after the commit, of records of another entity that the hook has written by its own SQL. */
  readonly told: (event: Omit<ChangeEvent, 'organisationId'>) => void
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
  /** Before validation: may fill in values that the caller did not give. */
  readonly prepare?: (values: Values, caller: Caller) => Values | Promise<Values>
  /** Checked values on their way into the table; what is returned is stored. */
  readonly beforeCreate?: (values: Values, context: HookContext) => Promise<Values> | Values
  /** For what is made so often at once that every further question to the database is felt. */
  readonly beside?: Beside
  /** `changes` are the fields that change; what is returned is stored. */
  readonly beforeUpdate?: (
    changes: Values,
    context: HookContext & {
      readonly before: StoredRecord
      /** `update`, or a transition's name. */
      readonly action: string
    },
  ) => Promise<Values> | Values
  readonly beforeDelete?: (before: StoredRecord, context: HookContext) => Promise<void> | void
  /** After the row is written, in the same transaction. `after` is null when the record was deleted. */
  readonly after?: (change: Change, context: HookContext) => Promise<void> | void
  /** After the commit: telling others, dropping caches. Must not throw. */
  readonly committed?: (change: Change, caller: Caller) => void
  /** Last look at a record before it leaves, by whatever way: for what a mask by field can't say. */
  readonly present?: (record: Values, caller: Caller) => Values
  /** Fields that `present` goes by: read also where they were not asked for, and left out again. */
  readonly needs?: readonly string[]
  /** Calls of its own below /v1/manage. Each says its permission. */
  readonly routes?: (app: FastifyInstance, records: Records) => void
}

/** What the statement that makes a new row writes beside it and its audit line. */
export interface Beside {
  /** SQL: common table expressions, which may read the row from `r`. */
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

export const extendEntity = (entity: { readonly name: string }, extension: Extension): NamedExtension => ({
  entity: entity.name,
  extension,
})
