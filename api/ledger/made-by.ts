interface Maker {
  /** The record's table, by which the log names it. */
  readonly table: string
  /** Places of the account's id and name. */
  readonly by: string
  readonly name: string
}

/**
 * SQL: whether this account has made the record `alias` or ever changed it, or uploaded the file that did: what was
 * trashed and restored stays theirs. Of a file that is no longer kept, the log has only its uploader's name.
 */
export const madeBySql = (alias: string, { table, by, name }: Maker) => `(${by} = ${alias}.created_by
        or exists (select from log l left join import_batch b on b.id = l.import_batch::bigint
          where l.building_id = ${alias}.building_id and l.resource = '${table}' and l.record_id = ${alias}.id::text
            and l.action in ('create', 'update') and (l.actor_id = ${by} or b.account_id = ${by}
              or (b.id is null and l.import_uploader = ${name}))))`
