import type { Queryable } from '#api/database/pool.ts'

/** SQL of a line of the log about a closing `c` of building 1, as the server writes it. */
const saidSql = (action: string, from: string) =>
  `insert into log (building_id, organisation_id, action, resource, record_id, record_title, created_at)
    select c.building_id, b.organisation_id, '${action}', 'closed_month', c.id::text, c.month, ${
      action === 'create' ? 'c.created_at' : 'now()'
    } from ${from} c join building b on b.id = c.building_id`

/** SQL that closes a month of building 1, even one that could not be closed now, with its line in the log. */
export const closingSql = (month: string) =>
  `with made as (insert into closed_month (building_id, month) values (1, '${month}') returning *),
    said as (${saidSql('create', 'made')}) select id::text from made`

/** The same; returns the closing's id. */
export async function closeMonth(db: Queryable, month: string): Promise<string> {
  const [made] = await db.query<{ id: string }>(closingSql(month))
  return made?.id ?? ''
}

/** Opens it again. */
export const reopenMonth = (db: Queryable, id: string) =>
  db.query(
    `with opened as (update closed_month set status = 'reopened' where building_id = 1 and id = $1 returning *)
      ${saidSql('reopen', 'opened')}`,
    [id],
  )
