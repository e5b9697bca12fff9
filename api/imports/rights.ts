import type { AnyEntity } from '#core/entity.ts'
import type { Flag } from '#core/permission.ts'
import type { Caller } from '../context.ts'
import type { RowOutcome } from './batch-rows.ts'

/** The rows that a step takes, and the right that each needs: the same as for the single change that it makes. */
export const rowFlags = {
  apply: { create: 'create', update: 'update' },
  undo: { created: 'delete', updated: 'update' },
} as const satisfies Record<string, Partial<Record<RowOutcome, Flag>>>
export type PressedStep = keyof typeof rowFlags

/** The destination of an import's records. */
interface Destination {
  readonly entity: AnyEntity
  readonly buildingId: string
}

/** Whether one of the rights is held there, or why none is. */
export function verdictOnAny(
  { principal }: Pick<Caller, 'principal'>,
  { entity, buildingId }: Destination,
  flags: readonly Flag[],
) {
  const verdicts = flags.map((flag) => principal.decider.verdict(buildingId, entity.permission, flag))
  return (['allowed', 'order_expired'] as const).find((one) => verdicts.includes(one)) ?? 'forbidden'
}

interface Pressing {
  readonly step: PressedStep
  /** The number of rows by outcome. */
  readonly counts: Readonly<Partial<Record<RowOutcome, number>>>
}

/** Whether the caller holds every flag that the step's rows need; for a step without rows any one of them. */
export function holdsFlags(caller: Caller, to: Destination, { step, counts }: Pressing): boolean {
  const flags: readonly (readonly [string, Flag])[] = Object.entries(rowFlags[step])
  const ahead: Readonly<Record<string, number | undefined>> = counts
  const needed = flags.filter(([outcome]) => (ahead[outcome] ?? 0) > 0)
  const holds = ([, flag]: readonly [string, Flag]) => verdictOnAny(caller, to, [flag]) === 'allowed'
  return needed.length === 0 ? flags.some(holds) : needed.every(holds)
}
