/**
 * What every statement sets that changes a row which a console may hold: its next version and the time. `alias` is that
 * of the changed table where the statement reads others too.
 */
export const bumpSql = (alias?: string) =>
  `version = ${alias === undefined ? '' : `${alias}.`}version + 1, updated_at = now()`
