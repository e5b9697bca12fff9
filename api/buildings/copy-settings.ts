import { isPresent } from '#core/condition.ts'
import { writableFields } from '#core/derive/fields.ts'
import { holdsFiles } from '#core/derive/files.ts'
import { copiedReferences } from '#core/derive/copying.ts'
import { encodeNode } from '#core/wire/body.ts'
import type { CopyOutcome } from '#domain/calls/building-copy.ts'
import type { WireObject } from '../http/body.ts'
import { behindSavepoint } from '../records/write/savepoint.ts'
import { mayWrite } from '../records/write/values.ts'
import { leaveOut, seen, verdictOf, type CopyKind, type SeenRow } from './copy-kind.ts'

/**
 * What the source's own record says of how it works: fields that the target leaves as they come take it over; what its
 * office has said there already stays.
 */
export async function takeOverSettings(kind: CopyKind): Promise<CopyOutcome> {
  const { plan, rule, caller, records, outcome, sourceId, targetId, wanted, tx } = kind
  const ask = { caller, entity: plan.entity }
  const source = seen(await records.one({ ...ask, id: sourceId }))
  const target = seen(await records.one({ ...ask, id: targetId }))
  const references = copiedReferences(plan.entity).map(({ field }) => field)
  const fields = Object.entries(writableFields(plan.entity, 'update')).filter(
    ([name, field]) =>
      rule.without?.includes(name) !== true && !references.includes(name) && !holdsFiles(field),
  )
  const isSaid = (row: SeenRow, [name, field]: (typeof fields)[number]) =>
    isPresent(row[name]) && JSON.stringify(row[name]) !== JSON.stringify(field.default)
  const said = fields.filter((field) => isSaid(source, field))
  outcome.found = said.length === 0 ? 0 : 1
  if (rule.sameCurrency === true && !kind.isSameCurrency) outcome.refused = 'copy_other_currency'
  else outcome.refused = verdictOf(kind, plan.entity, [targetId, 'update']) ?? null
  if (outcome.refused !== null || outcome.found === 0 || !wanted.has(plan.entity.name)) return outcome
  const free = said.filter((field) => !isSaid(target, field))
  const closed = free.filter(
    ([name]) => !mayWrite({ operation: { plan, caller }, on: 'update', name, buildingId: targetId }),
  )
  outcome.emptied = closed.map(([name]) => name)
  const values = Object.fromEntries(
    free.flatMap((field) => (closed.includes(field) ? [] : [[field[0], source[field[0]]]])),
  )
  if (Object.keys(values).length === 0) return { ...outcome, kept: 1 }
  const body = encodeNode(plan.entity, values) as WireObject
  await behindSavepoint(
    tx,
    async () => {
      await records.update({ ...ask, id: targetId }, { ...body, version: target.version })
      outcome.made = 1
    },
    (refusal) => leaveOut(kind, source, refusal),
  )
  return outcome
}
