import { sheetColumns } from '#core/derive/imports.ts'
import type { Flag } from '#core/permission.ts'
import { query } from '#api/sql/query.ts'
import type { Db } from '../database/pool.ts'
import type { Records } from '../records/records.ts'
import type { EntityPlan } from '../records/plan.ts'
import { verdictOn } from '../records/rights.ts'
import { mayWrite } from '../records/write/values.ts'
import { outcomes, type RowOutcome } from './batch-rows.ts'
import { columnRights } from './column-rights.ts'
import { entityIn } from './columns.ts'
import { holdsFlags, rowFlags, verdictOnAny, type PressedStep } from './rights.ts'
import type { FoundBatch } from './view.ts'

interface Pressing {
  readonly step: PressedStep
  /** The number of rows by outcome. */
  readonly counts: Readonly<Partial<Record<RowOutcome, number>>>
}

/**
 * Whether the caller may make all changes of a step: a step that ends with refused rows is over for those who could have
 * made them. Rights that are lost later still refuse row by row.
 */
export async function mayPress(
  parts: { readonly db: Db; readonly records: Records },
  found: FoundBatch,
  { step, counts }: Pressing,
): Promise<boolean> {
  const { batch, entity, caller } = found
  if (!holdsFlags(caller, { entity, buildingId: batch.building_id }, { step, counts })) return false
  const isAhead = Object.keys(rowFlags[step]).some((outcome) => (counts[outcome as RowOutcome] ?? 0) > 0)
  if (!isAhead) return true
  return step === 'apply' ? mayApplyAll(parts, found) : mayUndoAll(parts, found)
}

/** The rights that the rows needed when they were checked, and to fill each column that has cells. */
async function mayApplyAll(
  { db, records }: { readonly db: Db; readonly records: Records },
  { batch, entity, caller }: FoundBatch,
): Promise<boolean> {
  const holds = batch.needs.every((right) => verdictOn(caller, right, batch.building_id) === 'allowed')
  if (!holds) return false
  const { planOf } = records
  const plan = planOf(entity)
  const rights = columnRights({ plan, planOf, caller, buildingId: batch.building_id })
  const shut = new Set(
    sheetColumns(entity, entityIn(plan)).flatMap((column) => (rights.mayFill(column) ? [] : [column.name])),
  )
  const at = batch.mapping.flatMap((name, index) => (name !== null && shut.has(name) ? [index] : []))
  if (at.length === 0) return true
  const filled = await filledRows(db, {
    id: batch.id,
    outcomes: Object.keys(rowFlags.apply) as RowOutcome[],
    at: JSON.stringify(at),
  })
  return filled.length === 0
}

const filledRows = query({
  row: {},
  takes: { id: 'bigint', outcomes, at: 'jsonb' },
  sql: ({ id, outcomes: ahead, at }) =>
    `select from import_row r
      where r.batch_id = ${id} and r.outcome = any(${ahead})
        and exists (select from jsonb_array_elements_text(${at}) c(at) where btrim(coalesce(r.cells ->> c.at::int, '')) <> '')
      limit 1`,
})

/** To write each field back that the rows changed, to move states back, and to take back the records beside. */
async function mayUndoAll(
  { db, records }: { readonly db: Db; readonly records: Records },
  { batch, entity, caller }: FoundBatch,
): Promise<boolean> {
  const { building_id: buildingId } = batch
  const changes = await changesOf(db, {
    id: batch.id,
    outcomes: Object.keys(rowFlags.undo) as RowOutcome[],
    state: records.planOf(entity).stateField ?? null,
  })
  return changes.every(({ beside, made, field, value }) => {
    const other = beside === null ? entity : entityIn(records.planOf(entity))(beside)
    if (other === undefined) return true
    const plan = records.planOf(other)
    const holds = (flag: Flag) => verdictOnAny(caller, { entity: other, buildingId }, [flag]) === 'allowed'
    if (made) return holds('delete')
    if (field === null) return true
    if (field === plan.stateField) return flagsBackTo(plan, value ?? '').every(holds)
    return holds('update') && mayWrite({ operation: { plan, caller }, on: 'update', name: field, buildingId })
  })
}

/** The rights of all moves that lead to a state. */
const flagsBackTo = ({ entity }: EntityPlan, state: string): Flag[] =>
  Object.values(entity.lifecycle?.transitions ?? {}).flatMap(({ to, flag }) =>
    to === state && flag !== undefined ? [flag] : [],
  )

/** What the rows did, each kind of change once: fields of their own records, and records beside. */
const changesOf = query({
  row: { beside: 'text | null', made: 'boolean', field: 'text | null', value: 'text | null' },
  takes: { id: 'bigint', outcomes, state: 'text | null' },
  sql: ({ id, outcomes: ahead, state }) =>
    `with ahead as (select outcome, before, beside from import_row where batch_id = ${id} and outcome = any(${ahead}))
      select null::text as beside, false as made, f.key as field,
          case when f.key = ${state} then f.value end as value
        from ahead, jsonb_each_text(before) f where outcome = 'updated'
      union
      select b ->> 'entity', not b ? 'before', f.key, null
        from ahead, jsonb_array_elements(beside) b
          left join lateral jsonb_each_text(b -> 'before') f on true`,
})
