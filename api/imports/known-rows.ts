import { sheetColumns } from '#core/derive/imports.ts'
import { encodeValue } from '#core/fields/rows.ts'
import type { WireNode } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import { createParams, quote } from '../records/sql/params.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { StoredRecord } from '../records/extension.ts'
import { storedReaderOf } from '../records/write/persist.ts'
import { entityIn } from './columns.ts'
import { visibleSql } from './references.ts'
import type { ReadRow } from './row.ts'
import type { ChunkWork, RowWork } from './take-rows.ts'

type Body = ReadRow['body']

/** Rows of a workbook also go by `elseBy`. */
const isOfWorkbook = ({ batch }: Pick<RowWork, 'batch'>) => batch.workbook_id !== null

/** The code that a known row is refused with; none where it changes its record. */
export const knownRefusal = ({ plan, batch }: RowWork) =>
  batch.update_known ? undefined : plan.entity.imports?.refuseKnown

export const textOf = (value: WireNode | undefined) =>
  value === null || value === undefined
    ? null
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

export const encodeRecord = (plan: EntityPlan, record: StoredRecord): Readonly<Record<string, WireNode>> =>
  Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [name, encodeValue(field, record[name], kindOf)]),
  )

/** What a row says to a record that is there already; those beside it are asked one by one. */
export const withoutProposed = ({ body, proposed }: ReadRow): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name.includes('.') || !proposed.has(name)))

/** The values of a key as one text, if the row says all of them. */
function keyIn(names: readonly string[], body: Body): string | undefined {
  const values = names.map((name) => textOf(body[name]))
  return names.length === 0 || values.includes(null) ? undefined : JSON.stringify([names, values])
}

/** The keys that a row says, the surest first: the business key, or in a workbook also the others. */
function keysOf(work: RowWork, row: ReadRow): readonly string[][] {
  const { by = [], elseBy = [] } = work.plan.entity.imports ?? {}
  if (row.errors.length > 0) return []
  const said = withoutProposed(row)
  const all = isOfWorkbook(work) ? [by, ...elseBy] : [by]
  return all.filter((names) => keyIn(names, said) !== undefined).map((names) => [...names])
}

/** What must not come twice in a file: a record, and with it the one beside it that the row fills. */
export function repeatedKey(work: RowWork, said: ReadRow): string | undefined {
  const [key] = keysOf(work, said)
  if (key === undefined) return undefined
  const isWithBeside = isOfWorkbook(work) && work.plan.entity.imports?.beside !== undefined
  const beside = Object.entries(said.body).filter(([name]) => isWithBeside && name.includes('.'))
  return JSON.stringify([keyIn(key, said.body), beside])
}

/** The field at which a row that comes twice is refused. */
export const keyField = (work: RowWork, said: ReadRow): string =>
  keysOf(work, said)[0]?.[0] ?? work.plan.entity.imports?.by[0] ?? ''

/** By what later rows may name the record of this one: a person has a row for each apartment. */
export const saidAgain = (work: RowWork, said: ReadRow): readonly string[] =>
  !isOfWorkbook(work) ? [] : keysOf(work, said).flatMap((names) => keyIn(names, said.body) ?? [])

/**
 * The records that rows mean, with one query for each key. Callers who may neither read nor change them find none, and
 * get the refusal that a creation would give.
 */
export async function findKnown(
  work: ChunkWork,
  rows: readonly ReadRow[],
): Promise<(StoredRecord | undefined)[]> {
  const { plan, batch, caller, rights } = work
  const found: (StoredRecord | undefined)[] = rows.map(() => undefined)
  const { decider } = caller.principal
  const mayUpdate =
    knownRefusal(work) === undefined && decider.can(batch.building_id, plan.entity.permission, 'update')
  if (!(rights.mayRead || mayUpdate)) return found
  const keys = rows.map((row) => keysOf(work, row))
  const { by = [], elseBy = [] } = plan.entity.imports ?? {}
  for (const names of isOfWorkbook(work) ? [by, ...elseBy] : [by]) {
    // A hidden value must not be guessed by what becomes of a row.
    if (names !== by && !isSeen(work, names)) continue
    const at = rows.flatMap((_row, index) =>
      found[index] === undefined && keys[index]?.some((key) => isSame(key, names)) === true ? [index] : [],
    )
    const records = await findBy(
      work,
      names,
      at.map((index) => rows[index]?.body ?? {}),
    )
    for (const [place, index] of at.entries()) {
      const record = records[place]
      const surer = (keys[index] ?? []).slice(
        0,
        keys[index]?.findIndex((key) => isSame(key, names)),
      )
      if (record !== undefined && agrees(plan, record, { body: rows[index]?.body ?? {}, surer }))
        found[index] = record
    }
  }
  return found
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

const isSeen = ({ plan, rights }: ChunkWork, names: readonly string[]) =>
  sheetColumns(plan.entity, entityIn(plan)).every(
    (column) => !names.includes(column.name) || rights.view(column) === 'clear',
  )

/** A record that has another value for a surer key is another one. */
function agrees(
  plan: EntityPlan,
  record: StoredRecord,
  { body, surer }: { readonly body: Body; readonly surer: readonly (readonly string[])[] },
): boolean {
  const before = encodeRecord(plan, record)
  return surer.flat().every((name) => {
    const known = textOf(before[name])
    return known === null || known === '' || known === textOf(body[name])
  })
}

/** The record of each body by one key; undefined where none has it, or several do. */
async function findBy(
  work: ChunkWork,
  names: readonly string[],
  bodies: readonly Body[],
): Promise<(StoredRecord | undefined)[]> {
  if (bodies.length === 0) return []
  const { tx, plan, batch, caller, records } = work
  const params = createParams()
  const keys = names.map((name) => `${params.add(bodies.map((body) => body[name]))}::${typeOf(work, name)}[]`)
  const joined = names.map((name, at) => conditionOn(work, name, `k.k${at}`)).join(' and ')
  const reader = storedReaderOf(plan)
  const extension = records.extensions.get(plan.entity.name)
  const visible = visibleSql({ target: plan, extension, caller, buildingId: batch.building_id }, params)
  // oxlint-disable-next-line statements/declared -- written for the keys of whatever entity the import is of
  const rows = await tx.arrays(
    `select ${reader.select}, k.place from ${plan.quoted} t
      join unnest(${keys.join(', ')}) with ordinality k(${names.map((_name, at) => `k${at}`).join(', ')}, place) on ${joined}
      where ${visible}`,
    params.values,
  )
  const found = Map.groupBy(rows, (row) => Number(row.at(-1)) - 1)
  return bodies.map((_body, at) => {
    const [row, another] = found.get(at) ?? []
    return row === undefined || another !== undefined ? undefined : reader.read(row)
  })
}

/** `apartments.apartment_id`: the relation, the entity of its records and their field. */
const besideOf = ({ plan, records }: ChunkWork, name: string) => {
  const beside = sheetColumns(plan.entity, entityIn(plan)).find((column) => column.name === name)?.beside
  return beside === undefined ? undefined : { ...beside, plan: records.planOf(beside.entity) }
}

function typeOf(work: ChunkWork, name: string): string {
  const beside = besideOf(work, name)
  return (
    (beside === undefined ? work.plan.columnByName.get(name) : beside.plan.columnByName.get(beside.field))
      ?.type ?? 'text'
  )
}

function conditionOn(work: ChunkWork, name: string, value: string): string {
  const beside = besideOf(work, name)
  if (beside === undefined) return `t.${quote(name)} = ${value}`
  const living = beside.plan.hasTrash ? ' and o.deleted_at is null' : ''
  const place = beside.plan.owner === 'building' ? 'o.building_id = t.building_id and ' : ''
  return `exists (select from ${beside.plan.quoted} o where ${place}o.${quote(beside.via)} = t.id
    and o.${quote(beside.field)} = ${value}${living})`
}
