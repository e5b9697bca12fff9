import type { Reminding } from '#core/notice.ts'
import type { Queryable } from '../../database/pool.ts'
import type { EntityPlan } from '../plan.ts'
import { createParams, quote } from '../sql/params.ts'

interface Asked {
  readonly plan: EntityPlan
  readonly reminding: Reminding
  /** The office's day, `yyyy-MM-dd`. */
  readonly today: string
  /** What the link of a message about a record begins with, before and after its id; its day ends it. */
  readonly link: readonly [before: string, after: string]
}

export interface ComingDate {
  readonly id: string
  readonly building_id: string
  readonly title: string
  /** `yyyy-MM-dd`. */
  readonly day: string
  readonly link: string
}

/** Records whose date comes within the days of a reminder, and of which no message of it has been written yet. */
export function findComingDates(
  db: Queryable,
  { plan, reminding: { field, ahead, unless = [] }, today, link }: Asked,
): Promise<readonly ComingDate[]> {
  const params = createParams()
  const day = `t.${quote(field)}`
  const conditions = [
    `${day} between ${params.add(today)}::date and ${params.add(today)}::date + ${ahead}`,
    ...(plan.hasTrash ? ['t.deleted_at is null'] : []),
    ...(unless.length === 0
      ? []
      : [`t.${quote(plan.stateField ?? 'status')} <> all(${params.add(unless)}::text[])`]),
  ]
  const address = `${params.add(link[0])}::text || t.id || ${params.add(link[1])}::text || to_char(${day}, 'YYYY-MM-DD')`
  const text = `select * from (
      select t.id::text, t.building_id::text, t.${quote(plan.entity.title)}::text as title,
          to_char(${day}, 'YYYY-MM-DD') as day, ${address} as link
        from ${plan.quoted} t join building b on b.id = t.building_id and b.deleted_at is null
        where ${conditions.join(' and ')}) c
    where not exists (select from web_notification n where n.link = c.link)
    order by building_id, day, id`
  return db.query<ComingDate>(text, params.values)
}
