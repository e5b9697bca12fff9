import { createHash } from 'node:crypto'

export type ConstraintKind = 'check' | 'unique' | 'index' | 'key'

/**
 * Returns the same name everywhere: for the migration that makes the constraint, and for the pipeline that turns its
 * violation into a field's error. PostgreSQL keeps 63 bytes of a name.
 */
export function constraintName(kind: ConstraintKind, table: string, columns: readonly string[]): string {
  const name = `${table}_${columns.join('_')}_${kind}`
  if (name.length <= 60) return name
  return `${name.slice(0, 48)}_${createHash('sha1').update(name).digest('hex').slice(0, 8)}_${kind}`.slice(
    0,
    63,
  )
}
