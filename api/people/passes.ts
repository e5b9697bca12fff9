import { randomBytes } from 'node:crypto'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { Records } from '#api/records/records.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { checkPass, readVisitorPass } from '#domain/calls/visitor-passes.ts'
import { passLength, passLetters, readPassCode, verdictOf } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'

/** A new pass's code, of the system's randomness. */
export const newPassCode = () =>
  Array.from(randomBytes(passLength), (byte) => passLetters[byte % passLetters.length]).join('')

type Outcome = DataOf<typeof checkPass>
type Pass = RowOf<typeof passByCode>

const row = {
  ...columns(visitor, ['id', 'code', 'name', 'from_time', 'to_time', 'status']),
  ...columns(visitor, ['license_plate', 'checked_in_at', 'checked_out_at', 'reject_reason']),
  building_id: 'bigint',
  people_count: 'integer',
  apartment: 'text',
  building: 'text',
  address: 'text',
} as const

const passOf = `select v.id, v.code, v.name, v.from_time, v.to_time, v.status, v.license_plate, v.checked_in_at,
    v.checked_out_at, v.reject_reason, v.building_id, v.people_count::int, a.code as apartment, b.name as building, b.address
  from visitor v join apartment a on a.building_id = v.building_id and a.id = v.apartment_id
    join building b on b.id = v.building_id and b.deleted_at is null`

const passByCode = query({
  row,
  takes: { code: 'text' },
  sql: ({ code }) => `${passOf} where v.pass_code = ${code} and v.deleted_at is null`,
})

/** The same, and nobody else moves the visit until the transaction ends. */
const holdPass = query({
  row,
  takes: { code: 'text' },
  sql: ({ code }) => `${passOf} where v.pass_code = ${code} and v.deleted_at is null for update of v`,
})

interface AtGate {
  readonly buildingId: string
  /** As it was typed or scanned. */
  readonly code: string
}

/** What the gate is told of a pass. Of another building's it learns that it is one, and nothing else. */
export async function passAtGate(db: Queryable, { buildingId, code }: AtGate): Promise<Outcome> {
  return outcomeOf(await found(db, passByCode, code), buildingId)
}

interface GateWork {
  readonly tx: Tx
  /** Inside it. */
  readonly records: Records
  readonly caller: Caller
}

const moves = {
  enter: { of: 'welcome', name: 'check_in', done: 'entered' },
  leave: { of: 'inside', name: 'check_out', done: 'left' },
} as const

/** Lets the guest in or out by the visit's own transition, if the pass says so; of many tries at once the first does. */
export async function movePass(
  { tx, records, caller }: GateWork,
  { buildingId, code }: AtGate,
  move: keyof typeof moves,
): Promise<Outcome> {
  const { of, name, done } = moves[move]
  const outcome = outcomeOf(await found(tx, holdPass, code), buildingId)
  if (outcome.verdict !== of || outcome.visitor === null) return outcome
  await records.transition({ caller, entity: visitor, id: outcome.visitor.id, name }, {})
  return { ...outcomeOf(await found(tx, passByCode, code), buildingId), done }
}

/**
 * The pass as its guest sees it; undefined if there is none, or it is not that of the visit `id`. 403 `order_expired` while
 * the building is closed.
 */
export async function passOfGuest(
  db: Queryable,
  code: string,
  id?: string,
): Promise<DataOf<typeof readVisitorPass> | undefined> {
  const pass = await found(db, passByCode, code)
  if (pass === undefined || (id !== undefined && id !== pass.id)) return undefined
  await requireOpenBuilding(db, pass.building_id)
  const { name, people_count, apartment, from_time, to_time, building, address } = pass
  const verdict = verdictOf(pass, new Date())
  return { name, people_count, apartment, from_time, to_time, building, address, verdict }
}

async function found(db: Queryable, read: typeof passByCode, typed: string): Promise<Pass | undefined> {
  const code = readPassCode(typed)
  if (code === undefined) return undefined
  const [pass] = await read(db, { code })
  return pass
}

function outcomeOf(pass: Pass | undefined, buildingId: string): Outcome {
  if (pass === undefined) return { verdict: 'unknown', visitor: null, done: null }
  const { building_id, status: _status, building: _building, address: _address, ...shown } = pass
  if (building_id !== buildingId) return { verdict: 'elsewhere', visitor: null, done: null }
  return { verdict: verdictOf(pass, new Date()), visitor: shown, done: null }
}
