interface Maker {
  /** The record's table, by which the log names it. */
  readonly table: string
  /** Places of the account's id and name. */
  readonly by: string
  readonly name: string
}

/**
 * SQL: whether this account has made the record `alias`, which is none of its own (`made_log`, `made_batch`), or ever changed it, or uploaded the file that did: what was
 * trashed and restored stays theirs. Of a file that is no longer kept, the log has only its uploader's name.
 */
export const madeBySql = (alias: string, { table, by, name }: Maker) => `(${by} = ${alias}.created_by
        or exists (select from log made_log left join import_batch made_batch on made_batch.id = made_log.import_batch::bigint
          where made_log.building_id = ${alias}.building_id and made_log.resource = '${table}'
            and made_log.record_id = ${alias}.id::text and made_log.action in ('create', 'update')
            and (made_log.actor_id = ${by} or made_batch.account_id = ${by}
              or (made_batch.id is null and made_log.import_uploader = ${name}))))`
