import type { Copied } from '#core/copy-rule.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import type { CopyOutcome, CopyRefusal } from '#domain/calls/building-copy.ts'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/pool.ts'
import type { ApiError } from '../http/error.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'

/** A record of a building as its copier may see it. */
export type SeenRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

export interface CopyWork {
  readonly tx: Tx
  /** Inside the transaction. */
  readonly records: Records
  readonly registry: Registry
  readonly caller: Caller
  readonly sourceId: string
  readonly sourceName: string
  readonly targetId: string
  /** Both keep their books in one currency and heed the laws of one country. */
  readonly isSameCurrency: boolean
  /** Names of entities. */
  readonly wanted: ReadonlySet<string>
  readonly today: string
  /** The target's id of each source record that it has, by entity. */
  readonly ids: Map<string, Map<string, string>>
}

/** One kind of record on its way. */
export interface CopyKind extends CopyWork {
  readonly plan: EntityPlan
  readonly rule: Copied
  /** What the target has already. */
  readonly there: readonly SeenRow[]
  /** What has come of it so far. */
  readonly outcome: CopyOutcome
}

/** A record as it was presented to its copier. */
export const seen = (record: object) => record as SeenRow

/** Why one of these rights is not held; undefined where all are. */
export function verdictOf(
  { caller }: Pick<CopyWork, 'caller'>,
  entity: AnyEntity,
  ...needed: readonly (readonly [buildingId: string, flag: 'read' | 'create' | 'update'])[]
): CopyRefusal | undefined {
  const { decider } = caller.principal
  const verdicts = needed.map(([id, flag]) => decider.verdict(id, entity.permission, flag))
  return verdicts.find((verdict) => verdict !== 'allowed')
}

/** Says that a record of the source was refused, by the first field that its refusal names. */
export const leaveOut = (
  { plan, outcome }: Pick<CopyKind, 'plan' | 'outcome'>,
  row: SeenRow,
  { code, fields: [at] }: Pick<ApiError, 'code' | 'fields'>,
): void =>
  void outcome.left_out.push({
    title: String(row[plan.entity.title] ?? row.id),
    errorCode: at?.code ?? code,
    field: at?.field ?? null,
  })
