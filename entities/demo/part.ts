import type { DemoSeed } from '#core/kind.ts'
import type { DemoRow, Ids } from './row.ts'
import type { Site } from './sites.ts'

/** One building, and what has been made of it so far. */
export interface DemoContext {
  readonly site: Site
  readonly buildingId: string
  /** `yyyy-MM-dd`; what has a term is placed around it. */
  readonly today: string
  /** Months of money before the current one that are told of the first building. */
  readonly months: number
  readonly seed: DemoSeed
  readonly ids: Ids
  /** The building's records of an entity, those of the whole organisation among them. */
  of(entity: string): readonly DemoRow[]
}

/** Makes one building's records of some entities. Rows carry `id` and `building_id` (or `organisation_id`). */
export type DemoPart = (context: DemoContext) => Record<string, DemoRow[]>

/** The staff of the building: members with one of its groups who may sign in. Its records may name them. */
export function staffOf(context: DemoContext): readonly DemoRow[] {
  const groups = new Set(context.of('permission_group').map(({ id }) => id))
  const isHere = (account: DemoRow) =>
    Array.isArray(account.permission_groups) && account.permission_groups.some((id) => groups.has(String(id)))
  return context
    .of('account')
    .filter((account) => account.type === 'org_member' && account.status === 'active' && isHere(account))
}
