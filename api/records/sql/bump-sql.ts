/**
 * The columns that every update of a record sets: the next version and the time. `alias` names the changed table if the
 * statement reads others too.
 */
export const bumpSql = (alias?: string) =>
  `version = ${alias === undefined ? '' : `${alias}.`}version + 1, updated_at = now()`
