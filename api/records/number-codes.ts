import { officeToday } from '#core/days.ts'
import { numberedCode, readPattern } from '#core/numbered.ts'
import { isPresent } from '#core/condition.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import type { Tx } from '../database/pool.ts'
import { takeNamedLock } from '../database/named-lock.ts'
import type { Values } from './extension.ts'
import { quote } from './params.ts'
import type { EntityPlan } from './plan.ts'
import type { Draft, Write } from './write.ts'

/** The codes that a new record has to be given: `code` where nobody has typed one. */
export const unnumbered = (
  plan: EntityPlan,
  { action, record }: Pick<Draft, 'action' | 'record'>,
): string[] =>
  action !== 'create'
    ? []
    : Object.keys(plan.fields).filter(
        (name) => plan.fields[name]?.numbered !== undefined && !isPresent(record[name]),
      )

/** Gives a new record the codes that nobody has typed. */
export async function numberCodes(write: Write): Promise<Write> {
  const { operation, tx, buildingId } = write
  const names = unnumbered(operation.plan, write)
  if (names.length === 0 || buildingId === null) return write
  const given: Values = {}
  for (const name of names) given[name] = await nextCode(tx, { plan: operation.plan, name, buildingId })
  return { ...write, record: { ...write.record, ...given } }
}

/** The pattern that the building's settings have for such records; undefined where they have none. */
async function patternOf(tx: Tx, { plan, buildingId }: Omit<Numbering, 'name'>): Promise<string | undefined> {
  const [row] = await patternsIn(tx, { buildingId })
  return row?.code_patterns?.find(({ record }) => record === plan.entity.name)?.pattern
}

const patternsIn = query({
  row: { code_patterns: orNull(json<readonly { readonly record: string; readonly pattern: string }[]>()) },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select code_patterns from building where id = ${buildingId}`,
})

interface Numbering {
  readonly plan: EntityPlan
  readonly name: string
  readonly buildingId: string
}

/**
 * One more than the highest number of the pattern in the building, the trash included. Whoever numbers such a record at
 * the same time waits for the end of this transaction.
 */
async function nextCode(tx: Tx, { plan, name, buildingId }: Numbering): Promise<string> {
  const own = await patternOf(tx, { plan, buildingId })
  const pattern = readPattern(own ?? plan.fields[name]?.numbered ?? '', officeToday())
  if (pattern === undefined) throw new Error(`${plan.entity.name}.${name} has no place for a number`)
  await takeNamedLock(tx, `code/${buildingId}/${plan.entity.name}.${name}`)
  const column = `t.${quote(name)}`
  const [row] = await tx.query<{ last: string | null }>(
    `select max(substring(${column} from length($2) + 1
        for length(${column}) - length($2) - length($3))::bigint)::text as last
      from ${plan.quoted} t
      where t.building_id = $1::bigint and starts_with(${column}, $2) and right(${column}, length($3)) = $3
        and substring(${column} from length($2) + 1 for length(${column}) - length($2) - length($3)) ~ '^[0-9]{1,15}$'`,
    [buildingId, pattern.before, pattern.after],
  )
  return numberedCode(pattern, Number(row?.last ?? 0) + 1)
}
