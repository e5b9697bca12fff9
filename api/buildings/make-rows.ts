import type { FieldError } from '#core/wire/error.ts'
import { rowName, type Answers, type PresetRow } from '#domain/presets/preset-row.ts'
import type { Caller } from '#api/context.ts'
import type { WireObject } from '#api/http/body.ts'
import { ApiError, apiError, invalidInput } from '#api/http/error.ts'
import type { Records } from '#api/records/records.ts'
import { isLeft, neededBy, type Standing } from './matched-rows.ts'
import { askedAt, bodyOf, isBegun, missingOf, type Typed } from './row-body.ts'

interface Making {
  /** Inside the transaction. */
  readonly records: Records
  readonly caller: Caller
  readonly buildingId: string
  readonly answers: Omit<Answers, 'idOf'>
  readonly typed: Typed
  /** What the building has; what is made joins it. */
  readonly standing: Map<string, Standing>
}

const outcomes = ['added', 'kept', 'waiting', 'denied', 'inactive'] as const
type Outcome = Record<(typeof outcomes)[number], string[]>

/**
 * Makes the rows, in their order, by the ordinary way of records. Returns the names of rows by what became of them. 422 at
 * what was asked for, where it is wrong or half of it is missing; then nothing is made.
 */
export async function makeRows(making: Making, rows: readonly PresetRow[]): Promise<Outcome> {
  requireWhole(making, rows)
  const outcome: Outcome = { added: [], kept: [], waiting: [], denied: [], inactive: [] }
  const comes = new Set(
    rows
      .filter((row) => mayMake(making, row.entity) && missingOf(row, making.typed).length === 0)
      .map(rowName),
  )
  const isPriced = ({ active_with: prices }: PresetRow) =>
    prices?.some((name) => comes.has(name) || making.standing.has(name)) !== false
  for (const row of rows) {
    const name = rowName(row)
    const became = judge(making, row)
    outcome[became].push(name)
    const isActive = making.standing.get(name)?.isActive ?? isPriced(row)
    if (became === 'added')
      making.standing.set(name, { id: await make(making, row, isActive), isAlike: true, isActive })
    if (!isActive && making.standing.has(name)) outcome.inactive.push(name)
  }
  return outcome
}

type Judgement = Exclude<(typeof outcomes)[number], 'inactive'>

function judge(making: Making, row: PresetRow): Judgement {
  const { standing, typed } = making
  // What the caller may not read is not told of, whether it is there or not.
  if (isLeft(row, standing)) return mayRead(making, row.entity) ? 'kept' : 'denied'
  if (!mayMake(making, row.entity)) return 'denied'
  if (missingOf(row, typed).length > 0 || neededBy(row).some((one) => !standing.has(one.row)))
    return 'waiting'
  return 'added'
}

type Asker = Pick<Making, 'records' | 'caller' | 'buildingId'>
const may =
  (flag: 'create' | 'read') =>
  ({ records, caller, buildingId }: Asker, entity: string) =>
    caller.principal.decider.can(buildingId, records.planOf(entity).entity.permission, flag)

/** Whether the caller may create records of the entity in the building. */
export const mayMake = may('create')
export const mayRead = may('read')

/** 422 at what is missing of a row that was typed in part: it would be lost. */
function requireWhole(making: Making, rows: readonly PresetRow[]): void {
  const { standing, typed } = making
  const missing = rows
    .filter((row) => !isLeft(row, standing) && isBegun(row, typed))
    .flatMap((row) => missingOf(row, typed))
  if (missing.length > 0)
    throw invalidInput(missing.map((field): FieldError => ({ field, code: 'required' })))
}

async function make(
  { records, caller, buildingId, answers, standing }: Making,
  row: PresetRow,
  isActive: boolean,
): Promise<string> {
  const { entity } = records.planOf(row.entity)
  const idOf = (name: string) => standing.get(name)?.id
  const body = bodyOf(row, entity, { ...answers, idOf })
  const whole: WireObject = { ...body, building_id: buildingId }
  try {
    const made = await records.create({ caller, entity }, isActive ? whole : { ...whole, is_active: false })
    return String(made['id'])
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    const fields = thrown.fields.map((error) => ({ ...error, field: askedAt(row, error.field) ?? 'rows' }))
    throw apiError(thrown.status, thrown.code, fields, thrown.extras)
  }
}
