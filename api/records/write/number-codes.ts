import { officeToday } from '#core/days.ts'
import type { TextField } from '#core/fields/text.ts'
import { numberedCode, numberIn, readPattern, type NumberedCode } from '#core/numbered.ts'
import { isPresent } from '#core/condition.ts'
import { query } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import type { Tx } from '../../database/pool.ts'
import { takeNamedLock } from '../../database/named-lock.ts'
import type { Values } from '../extension.ts'
import { freeNumbers, type Numbering } from './free-numbers.ts'
import type { EntityPlan } from '../plan.ts'
import type { Draft, Write } from './write.ts'

/** The codes that a new record has to be given: `code` where nobody has typed one. */
export const unnumbered = (
  plan: EntityPlan,
  { action, record }: Pick<Draft, 'action' | 'record'>,
): string[] => (action !== 'create' ? [] : plan.numbered.filter((name) => !isPresent(record[name])))

/** Gives a new record the codes that nobody has typed. */
export async function numberCodes(write: Write): Promise<Write> {
  const { operation, tx, buildingId } = write
  if (buildingId === null) return write
  heedTyped(write, buildingId)
  const names = unnumbered(operation.plan, write)
  if (names.length === 0) return write
  const given: Values = {}
  for (const name of names) given[name] = await nextCode(tx, { plan: operation.plan, name, buildingId })
  return { ...write, record: { ...write.record, ...given } }
}

/** The numbers of a pattern that a transaction may still give. */
interface Supply {
  readonly pattern: NumberedCode
  next: number
  readonly last: number
}

/**
 * What each transaction may give, by the name of its lock: to search all codes for each of many records takes long, and
 * others wait meanwhile. A record that is taken back to a savepoint leaves its number out.
 */
const supplies = new WeakMap<Tx, Map<string, Supply>>()

const lockOf = ({ plan, name, buildingId }: Numbering) => `code/${buildingId}/${plan.entity.name}.${name}`

/** A code that is written as somebody typed it counts for those that the same transaction gives later. */
function heedTyped({ tx, operation: { plan }, record }: Write, buildingId: string): void {
  const known = supplies.get(tx)
  if (known === undefined) return
  for (const name of plan.numbered) {
    const supply = known.get(lockOf({ plan, name, buildingId }))
    if (supply === undefined) continue
    const number = numberIn(supply.pattern, String(record[name] ?? ''))
    if (number !== undefined && number >= supply.next && number <= supply.last) supply.next = number + 1
  }
}

/** Digits that a number may grow to, where the field's length leaves them room. */
const mostDigits = 12

/**
 * One more than the highest number of the pattern in the building, as long as there is one. Whoever numbers such a
 * record at the same time waits for the end of this transaction.
 */
async function nextCode(tx: Tx, numbering: Numbering): Promise<string> {
  const lock = lockOf(numbering)
  const known = supplies.get(tx) ?? new Map<string, Supply>()
  supplies.set(tx, known)
  const kept = known.get(lock)
  const supply = kept !== undefined && kept.next <= kept.last ? kept : await supplyFor(tx, numbering)
  known.set(lock, supply)
  return numberedCode(supply.pattern, supply.next++)
}

async function supplyFor(tx: Tx, numbering: Numbering): Promise<Supply> {
  const { plan, name } = numbering
  const own = await patternOf(tx, numbering)
  const field = plan.fields[name] as TextField
  const pattern = readPattern(own ?? field.numbered ?? '', officeToday())
  if (pattern === undefined) throw new Error(`${plan.entity.name}.${name} has no place for a number`)
  const { before, after, digits } = pattern
  const room = (field.maxLength ?? mostDigits) - before.length - after.length
  const most = Math.max(digits, Math.min(mostDigits, room))
  await takeNamedLock(tx, lockOf(numbering))
  const { first, last } = await freeNumbers(tx, { ...numbering, pattern, most })
  return { pattern, next: first, last }
}

/** The pattern that the building's settings have for such records; undefined where they have none. */
async function patternOf(tx: Tx, { plan, buildingId }: Numbering): Promise<string | undefined> {
  const [row] = await patternsIn(tx, { buildingId })
  return row?.code_patterns?.find(({ record }) => record === plan.entity.name)?.pattern
}

const patternsIn = query({
  row: { code_patterns: orNull(json<readonly { readonly record: string; readonly pattern: string }[]>()) },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select code_patterns from building where id = ${buildingId}`,
})
