import {
  copiedEntities,
  copiedReferences,
  copyKeyOf,
  copyRuleOf,
  keyText,
  namedFirst,
  recordsToCopy,
} from '#core/derive/copying.ts'
import type { Copied } from '#core/copy-rule.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CopyOutcome, CopyRefusal } from '#domain/calls/building-copy.ts'
import { today } from '../calendar/today.ts'
import { takeNamedLock } from '../database/named-lock.ts'
import { seen, verdictOf, type CopyKind, type CopyWork, type SeenRow } from './copy-kind.ts'
import { copyRow } from './copy-row.ts'
import { takeOverSettings } from './copy-settings.ts'

/** More of one kind are a matter for a file: a copy is made while somebody waits. */
const mostRecords = 1_000

/**
 * Makes in one building what another one is set up with, kind by kind, each after those that it names. What the target has
 * already, by its key, is left alone, but for what every building begins with.
 */
export async function copySettings(asked: Omit<CopyWork, 'today' | 'ids'>): Promise<CopyOutcome[]> {
  const work: CopyWork = { ...asked, today: today(), ids: new Map() }
  // One at a time: the second of two callers finds what the first has made.
  await takeNamedLock(work.tx, `copy/${work.targetId}`)
  const outcomes: CopyOutcome[] = []
  for (const entity of copiedEntities(work.registry)) outcomes.push(await copyKind(work, entity))
  return outcomes
}

async function copyKind(work: CopyWork, entity: AnyEntity): Promise<CopyOutcome> {
  const outcome: CopyOutcome = {
    resource: entity.name,
    found: 0,
    made: 0,
    kept: 0,
    left_out: [],
    emptied: [],
    mentions: [],
    refused: null,
  }
  const rule = copyRuleOf(entity)
  if (rule === undefined) return outcome
  const unread = verdictOf(work, entity, [work.sourceId, 'read'], [work.targetId, 'read'])
  if (unread !== undefined) return { ...outcome, refused: unread }
  if (entity.scope === 'building_itself')
    return takeOverSettings({ ...work, plan: work.records.planOf(entity), rule, there: [], outcome })
  const [all, there] = [await rowsIn(work, entity, work.sourceId), await rowsIn(work, entity, work.targetId)]
  if (all.length > mostRecords) return { ...outcome, refused: 'copy_too_many' }
  const kind: CopyKind = { ...work, plan: work.records.planOf(entity), rule, there, outcome }
  const known = matchKnown(kind, all)
  const rows = recordsToCopy(rule, all, work.today)
  outcome.found = rows.length
  outcome.refused = refusalOf(work, entity, rule)
  if (outcome.refused !== null || !work.wanted.has(entity.name)) return outcome
  const own = copiedReferences(entity).filter(({ target }) => target === entity.name)
  for (const row of namedFirst(
    own.map(({ field }) => field),
    rows,
  ))
    await copyRow(kind, row, known.get(row.id))
  return outcome
}

/** Not by the caller's rights, or not between these two buildings. */
function refusalOf(work: CopyWork, entity: AnyEntity, { sameCurrency }: Copied): CopyRefusal | null {
  if (sameCurrency === true && !work.isSameCurrency) return 'copy_other_currency'
  return verdictOf(work, entity, [work.targetId, 'create']) ?? null
}

/** In the order in which they were made. */
async function rowsIn(
  { records, caller }: CopyWork,
  entity: AnyEntity,
  buildingId: string,
): Promise<SeenRow[]> {
  const rows = await records.rows({ caller, entity }, { building_id: buildingId, limit: 'all' })
  return rows.map(seen).toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** The target's record that each of the source's is known as, which others that name it will name instead. */
function matchKnown({ plan, ids, there }: CopyKind, rows: readonly SeenRow[]): ReadonlyMap<string, SeenRow> {
  const names = copyKeyOf(plan.entity)
  const references = copiedReferences(plan.entity).filter(
    ({ field, isMany }) => names.includes(field) && !isMany,
  )
  const byKey = new Map(there.map((row) => [keyText(names, row), row]))
  const known = new Map<string, SeenRow>()
  const own = new Map<string, string>()
  ids.set(plan.entity.name, own)
  for (const row of rows) {
    const named = references.map(
      ({ field, target }) => [field, row[field], ids.get(target)?.get(String(row[field]))] as const,
    )
    // It names what the target does not have.
    if (named.some(([, before, after]) => (before ?? null) !== null && after === undefined)) continue
    const found = byKey.get(
      keyText(names, { ...row, ...Object.fromEntries(named.map(([field, , after]) => [field, after])) }),
    )
    if (found === undefined) continue
    known.set(row.id, found)
    own.set(row.id, found.id)
  }
  return known
}
