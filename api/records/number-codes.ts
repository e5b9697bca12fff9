import { officeToday } from '#core/days.ts'
import { numberedCode, readPattern } from '#core/numbered.ts'
import type { TextField } from '#core/fields/text.ts'
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

/** Digits that a number may grow to, where the field's length leaves them room. */
const mostDigits = 12

/**
 * One more than the highest number of the pattern in the building, the trash included; the lowest free number where
 * somebody has typed the highest there is. Whoever numbers such a record at the same time waits for the end of this
 * transaction.
 */
async function nextCode(tx: Tx, { plan, name, buildingId }: Numbering): Promise<string> {
  const own = await patternOf(tx, { plan, buildingId })
  const field = plan.fields[name]
  const pattern = readPattern(own ?? field?.numbered ?? '', officeToday())
  if (pattern === undefined) throw new Error(`${plan.entity.name}.${name} has no place for a number`)
  const { before, after, digits } = pattern
  const room = ((field as TextField).maxLength ?? mostDigits) - before.length - after.length
  await takeNamedLock(tx, `code/${buildingId}/${plan.entity.name}.${name}`)
  const column = `t.${quote(name)}`
  const number = `substring(${column} from length($2) + 1
    for greatest(length(${column}) - length($2) - length($3), 0))`
  const [row] = await tx.query<{ next: string }>(
    `with used as materialized (
        select (${number})::bigint as number from ${plan.quoted} t
        where t.building_id = $1::bigint and starts_with(${column}, $2) and right(${column}, length($3)) = $3
          and ${number} ~ ('^[0-9]{1,' || $4 || '}$')),
      highest as (select coalesce(max(number), 0) as number from used)
      select case when length((h.number + 1)::text) <= $4::int then h.number + 1 else
          (select min(u.number) + 1 from (select 0 as number union all select number from used) u
            where not exists (select from used after where after.number = u.number + 1))
        end::text as next
      from highest h`,
    [buildingId, before, after, String(Math.max(digits, Math.min(mostDigits, room)))],
  )
  return numberedCode(pattern, Number(row?.next))
}
