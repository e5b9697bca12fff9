import { writableFields } from '#core/derive/fields.ts'
import { copiedReferences, restartedOn, type CopiedReference } from '#core/derive/copying.ts'
import { holdsFiles, withoutFiles } from '#core/derive/files.ts'
import { isPresent } from '#core/condition.ts'
import { encodeNode } from '#core/wire/body.ts'
import type { AnyField } from '#core/field.ts'
import type { WireObject } from '../http/body.ts'
import { invalidInput } from '../http/error.ts'
import { fieldMask, isOpen } from '../records/present/mask.ts'
import { behindSavepoint } from '../records/write/savepoint.ts'
import { mayWrite } from '../records/write/values.ts'
import { leaveOut, seen, verdictOf, type CopyKind, type SeenRow } from './copy-kind.ts'

/** Makes one record as its original is, behind a savepoint: one that is refused is left out, and the others are made. */
export async function copyRow(kind: CopyKind, row: SeenRow, known: SeenRow | undefined): Promise<void> {
  const { tx, plan, outcome, records, targetId } = kind
  if (known !== undefined && !takesPlaceOf(kind, known)) return void (outcome.kept += 1)
  const { values, emptied, missing } = valuesFor(kind, row, known === undefined ? 'create' : 'update')
  if (missing !== undefined)
    return leaveOut(kind, row, invalidInput([{ field: missing, code: 'copy_reference_missing' }]))
  const { noneBeside } = kind.rule
  if (known === undefined && noneBeside !== undefined && hasOwn(kind, noneBeside, values[noneBeside]))
    return leaveOut(kind, row, invalidInput([{ field: noneBeside, code: 'copy_beside_own' }]))
  const ask = { caller: kind.caller, entity: plan.entity }
  // What both say already is not said again: its spelling may be another.
  const news = Object.entries(values).filter(
    ([name, value]) => known === undefined || textOf(value) !== textOf(known[name]),
  )
  if (news.length === 0) return void (outcome.kept += 1)
  const body = encodeNode(plan.entity, Object.fromEntries(news)) as WireObject
  const write = async () =>
    seen(
      await (known === undefined
        ? records.create(ask, { ...body, building_id: targetId })
        : records.update({ ...ask, id: known.id }, { ...body, version: known.version })),
    )
  const written = await behindSavepoint<SeenRow | undefined>(tx, write, (refusal) => {
    leaveOut(kind, row, refusal)
    return undefined
  })
  if (written === undefined) return
  kind.ids.get(plan.entity.name)?.set(row.id, written.id)
  if (known !== undefined && written.version === known.version) return void (outcome.kept += 1)
  outcome.made += 1
  if (JSON.stringify(values).toLowerCase().includes(kind.sourceName.toLowerCase()))
    outcome.mentions.push(String(row[plan.entity.title]))
  outcome.emptied = [...new Set([...outcome.emptied, ...emptied])]
}

/** Whether the target had some for that record before. */
const hasOwn = ({ there }: CopyKind, field: string, id: unknown) =>
  there.some((one) => one[field] !== null && String(one[field]) === String(id))

const textOf = (value: unknown) => JSON.stringify(value ?? null)

/** Whether the source's record takes the place of one that the target was made with. */
function takesPlaceOf(kind: CopyKind, known: SeenRow): boolean {
  const { plan, records, targetId } = kind
  const { isShipped } = records.extensions.get(plan.entity.name) ?? {}
  return isShipped?.(known) === true && verdictOf(kind, plan.entity, [targetId, 'update']) === undefined
}

interface CopyValues {
  readonly values: Readonly<Record<string, unknown>>
  /** Fields that the original has something in, and the copy less or nothing. */
  readonly emptied: readonly string[]
  /** A reference that it can't do without, and that leads to nothing in the target. */
  readonly missing: string | undefined
}

/** What the copy of a record holds: what its copier may read of it and write in the target. */
function valuesFor(kind: CopyKind, row: SeenRow, on: 'create' | 'update'): CopyValues {
  const { plan, rule } = kind
  const references = new Map(copiedReferences(plan.entity).map((one) => [one.field, one]))
  const cells = Object.entries(writableFields(plan.entity, on)).map(([name, field]) => {
    const reference = references.get(name)
    const isNeeded = field.required === true || rule.onlyWith?.includes(name) === true
    const isOpenHere = isCopied(kind, { name, on })
    const cell = !isOpenHere
      ? leftBehind(field, row[name])
      : reference === undefined
        ? ownValue(field, row[name])
        : newReference(kind, reference, row[name])
    return { name, ...cell, isMissing: reference !== undefined && cell.isLess && isNeeded }
  })
  const values = Object.fromEntries(
    cells.flatMap(({ name, value }) =>
      value === undefined || isUnsaid(kind, row, name) ? [] : [[name, value]],
    ),
  )
  return {
    values: { ...values, ...restarted(kind, row), ...rule.set },
    emptied: cells.flatMap(({ name, isLess }) => (isLess ? [name] : [])),
    missing: cells.find(({ isMissing }) => isMissing)?.name,
  }
}

function isCopied(
  { plan, rule, caller, sourceId, targetId }: CopyKind,
  { name, on }: { readonly name: string; readonly on: 'create' | 'update' },
): boolean {
  if (rule.without?.includes(name) === true) return false
  if (!isOpen(fieldMask(plan, caller, [sourceId]), name)) return false
  return mayWrite({ operation: { plan, caller }, on, name, buildingId: targetId })
}

/** What a field of the copy is sent as, undefined for nothing, and whether that is less than the original has. */
interface Cell {
  readonly value: unknown
  readonly isLess: boolean
}

const leftBehind = (field: AnyField, before: unknown): Cell => ({
  value: undefined,
  isLess: isPresent(before) && before !== field.default,
})

function ownValue(field: AnyField, before: unknown): Cell {
  const value = (holdsFiles(field) ? withoutFiles(field, before) : before) ?? null
  return { value, isLess: isPresent(before) && textOf(value) !== textOf(before) }
}

function newReference({ ids }: CopyKind, { target, isMany }: CopiedReference, before: unknown): Cell {
  const named = [before ?? []].flat().map(String)
  const found = named.flatMap((id) => ids.get(target)?.get(id) ?? [])
  return { value: isMany ? found : (found[0] ?? null), isLess: found.length < named.length }
}

/** The day from which the copy holds, where it is another than its original's. */
function restarted({ rule: { dated }, today }: CopyKind, row: SeenRow): Readonly<Record<string, unknown>> {
  const from = dated?.restarts === true ? row[dated.from] : undefined
  return dated !== undefined && typeof from === 'string' ? { [dated.from]: restartedOn(from, today) } : {}
}

/** Whether it is the yes of one record alone, and the original has none or another record of the target has it. */
function isUnsaid({ rule: { single }, there }: CopyKind, row: SeenRow, name: string): boolean {
  if (single?.flag !== name) return false
  const isTaken = there.some((one) => one[name] === true && one[single.among] === row[single.among])
  return row[name] !== true || isTaken
}
