import type { Caller } from '#api/context.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import type { Files } from '#api/storage/service.ts'
import type { Events } from '#api/events/events.ts'
import type { Registry } from '#core/registry.ts'
import type { CountMemory } from './read/count-memory.ts'
import type { ExportLabels } from './present/export-cells.ts'
import type { Extension, Tell } from './extension.ts'
import type { EntityPlan, PlanOf } from './plan.ts'
import type { Records } from './records.ts'

/** Everything that the operations of the pipeline need. */
export interface Pipeline {
  readonly db: Db
  /** A few separate connections, for queries that must run while a transaction holds its own. */
  readonly aside: Db
  /** Connections for lists, whose statements get less time. */
  readonly reads: Db
  /** The transaction, if operations run inside somebody else's. */
  readonly tx?: Tx
  readonly registry: Registry
  readonly planOf: PlanOf
  readonly extensionOf: (plan: EntityPlan) => Extension
  readonly counts: CountMemory
  readonly events: Events
  /** Stores uploads that come inside a record's body. */
  readonly files: Pick<Files, 'saveUpload' | 'removeUnheld' | 'requireRoom'>
  /** Words of exported files. */
  readonly labels: ExportLabels
  readonly hashSecret: (secret: string) => Promise<string>
  /** Tells the accounts that are to hear of what was done to a record. */
  readonly tell: Tell
  readonly records: Records
}

/** One operation: who calls, on which entity. */
export interface PipelineContext {
  readonly pipeline: Pipeline
  readonly caller: Caller
  readonly plan: EntityPlan
  /** Names that the request confirms: see `Extension.confirms`. */
  readonly confirmed?: ReadonlySet<string>
  /** Of a request from outside: whether it has an idempotency key. Absent: the server itself makes the record. */
  readonly hasKey?: boolean
}

/** Reads see what the surrounding transaction has written. */
export const reads = ({ pipeline }: PipelineContext) => pipeline.tx ?? pipeline.reads
