import { compareAmounts } from '#core/amount.ts'
import { chargeFor } from '#domain/money/charge.ts'
import type { ChargeRule, Facts, Outcome } from '#domain/money/charge-types.ts'
import { chargedStates } from '#domain/money/fee-types.ts'
import { monthBounds } from '#domain/money/proration.ts'
import type { Principals } from '#api/auth/principals.ts'
import type { Caller } from '#api/context.ts'
import { isLostConnection } from '#api/database/lost-connection.ts'
import type { Db, Queryable, Tx } from '#api/database/pool.ts'
import { ApiError, apiError, forbidden } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import type { Events } from '#api/live/events.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { fee } from '#entities/fees/fee.ts'
import { forgetFailures, writeDrafts, writeFailures, type Failure, type NewFee } from './draft-fees.ts'
import { factsFor } from './facts.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { holdRuns } from './hold-runs.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { chargedFees, ratesOn, type ChargedFee } from '../tariffs/charged-fees.ts'

export interface RunParts {
  readonly db: Db
  readonly principals: Pick<Principals, 'ofAccount'>
  readonly events: Events
  readonly jobs: Jobs
}

export const feeRunJob = 'fee-run'
export interface FeeRunTask {
  readonly runId: string
}

/** Apartments whose fees are written in one transaction. */
const chunkSize = 250

/** Makes the job known. A run goes on where its last finished chunk ended, in whichever process. */
export function defineFeeRuns(parts: RunParts): void {
  parts.jobs.define<FeeRunTask>({
    name: feeRunJob,
    expiry: 900,
    interval: 0.5,
    width: 1,
    run: ({ runId }) => runFees(parts, runId),
  })
}

/** Runs that a dead process has left; call it once the jobs run. */
export async function resumeFeeRuns({ db, jobs }: Pick<RunParts, 'db' | 'jobs'>): Promise<void> {
  const open = await db.query<{ id: string }>(
    `select id::text from group_fee_slip where status = 'running' order by id`,
  )
  for (const { id } of open) await jobs.send(feeRunJob, { runId: id } satisfies FeeRunTask)
}

/**
 * Runs whose job was lost, sent again so that they go on where they were: nobody has moved one for half a minute. As
 * long as some run moves, the others only wait for their turn.
 */
export async function resendStuckRuns({ db, jobs }: Pick<RunParts, 'db' | 'jobs'>): Promise<void> {
  const stuck = await db.query<{ id: string }>(
    `select id::text from group_fee_slip where status = 'running' and not exists (
        select from group_fee_slip where status = 'running' and updated_at >= now() - interval '30 seconds') order by id`,
  )
  for (const { id } of stuck) await jobs.send(feeRunJob, { runId: id } satisfies FeeRunTask)
}

interface RunRow {
  id: string
  building_id: string
  month: string
  status: string
  all_apartments: boolean
  acts_for: string
  organisation_id: string
}

interface Run {
  readonly row: RunRow
  readonly caller: Caller
  readonly settings: readonly ChargedFee[]
  readonly rule: Pick<ChargeRule, 'month' | 'currency' | 'rates'>
}

/**
 * Makes a run's fees, from wherever it stands; nothing where it is not running. What cannot be reckoned is listed; what
 * is wrong with the whole run ends it as failed. A database that went away leaves it running, for the next who takes it.
 */
export async function runFees(parts: RunParts, id: string): Promise<void> {
  const row = await runRow(parts.db, id)
  if (row?.status !== 'running') return
  try {
    const run = await opened(parts, row)
    await countApartments(parts.db, row)
    while (await parts.db.transaction((tx) => chargeChunk(tx, run))) tell(parts, row)
    tell(parts, row)
  } catch (error) {
    if (isLostConnection(error)) throw error
    await fail(parts, row, error instanceof ApiError ? error.code : 'failed')
    if (!(error instanceof ApiError)) throw error
  }
}

async function runRow(db: Db, id: string): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>(
    `select r.id::text, r.building_id::text, r.month, r.status, r.all_apartments,
        coalesce(r.updated_by, r.created_by)::text as acts_for, b.organisation_id::text
      from group_fee_slip r join building b on b.id = r.building_id where r.id = $1`,
    [id],
  )
  return row
}

async function opened({ db, principals }: RunParts, row: RunRow): Promise<Run> {
  const principal = await principals.ofAccount(row.acts_for)
  // Nobody may charge any more on behalf of an account that is closed, or has lost the right.
  if (principal === null) throw forbidden()
  const verdict = principal.decider.verdict(row.building_id, fee.permission, 'create')
  if (verdict !== 'allowed') throw apiError(403, verdict)
  const caller: Caller = {
    principal,
    language: 'vi',
    requestId: `fee-run-${row.id}`,
    ip: '',
    userAgent: 'fee-run',
  }
  const currency = currencyOfBuilding(caller, row.building_id)
  const chosen = await db.query<{ id: string }>(
    'select fee_setting_id::text as id from group_fee_slip_fee_settings where building_id = $1 and group_fee_slip_id = $2',
    [row.building_id, row.id],
  )
  const settings = await chargedFees(db, {
    buildingId: row.building_id,
    currency,
    ids: chosen.map((one) => one.id),
  })
  // One that was switched off or deleted meanwhile is not left out in silence.
  if (settings.length < chosen.length) throw apiError(422, 'project_fee_not_found')
  return {
    row,
    caller,
    settings,
    rule: {
      month: row.month,
      currency,
      rates: await ratesOn(db, row.organisation_id, monthBounds(row.month).last),
    },
  }
}

/** Which apartments the run is for: all that are charged in the month, or those chosen. */
const isOfRun = `a.building_id = $1 and a.deleted_at is null
  and (a.handover_status = any($2::text[]) or (a.handover_status = 'closed' and a.closed_on >= ($5 || '-01')::date))
  and ($3::boolean or exists (select from group_fee_slip_apartments c
    where c.building_id = a.building_id and c.group_fee_slip_id = $4::bigint and c.apartment_id = a.id))`
const runValues = (row: RunRow) => [
  row.building_id,
  [...chargedStates],
  row.all_apartments,
  row.id,
  row.month,
]

const countApartments = (db: Queryable, row: RunRow) =>
  db.execute(
    `update group_fee_slip set total = (select count(*) from apartment a where ${isOfRun}) where building_id = $1 and id = $4`,
    runValues(row),
  )

/**
 * One chunk's fees, what could not be made, and the place to go on from: all of it or nothing. Whether there was one;
 * after the last one the run is over.
 */
async function chargeChunk(tx: Tx, { row, caller, settings, rule }: Run): Promise<boolean> {
  // Runs of a building take turns: what two of them would write they would lock in different orders.
  await holdRuns(tx, row.building_id)
  const [run] = await tx.query<{ cursor: string; status: string }>(
    'select cursor::text, status from group_fee_slip where building_id = $1 and id = $2 for no key update',
    [row.building_id, row.id],
  )
  if (run?.status !== 'running') return false
  await requireOpenMonth(tx, row.building_id, row.month)
  const chunk = await tx.query<{ id: string }>(
    `select a.id::text from apartment a where ${isOfRun} and a.id > $6::bigint order by a.id limit ${chunkSize}`,
    [...runValues(row), run.cursor],
  )
  const place = { buildingId: row.building_id, month: row.month, runId: row.id }
  if (run.cursor === '0') await forgetFailures(tx, place)
  const last = chunk.at(-1)
  if (last === undefined) {
    await succeed(tx, row)
    return false
  }
  const apartmentIds = chunk.map(({ id }) => id)
  const settingIds = settings.map(({ id }) => id)
  const known = await chargedAlready(tx, { ...place, apartmentIds, settingIds })
  const { fees, failures } = await charged(tx, { settings, rule, place, apartmentIds, known })
  const written = await writeDrafts(tx, caller, place, fees)
  await writeFailures(tx, place, { settingIds, apartmentIds, failures })
  const own = [...known.values()].filter((runId) => runId === row.id).length
  await tx.execute(
    `update group_fee_slip set cursor = $3, done = done + $4, created = case cursor when 0 then 0 else created end + $5,
      skipped = skipped + $6, failed_count = failed_count + $7, version = version + 1, updated_at = now()
      where building_id = $1 and id = $2`,
    [
      row.building_id,
      row.id,
      last.id,
      chunk.length,
      written + own,
      chunk.length * settings.length - written - own - failures.length,
      failures.length,
    ],
  )
  return true
}

interface Charging {
  readonly settings: readonly ChargedFee[]
  readonly rule: Run['rule']
  readonly place: { readonly buildingId: string; readonly month: string; readonly runId: string }
  readonly apartmentIds: readonly string[]
  readonly known: ReadonlyMap<string, string | null>
}

async function charged(tx: Tx, { settings, rule, place, apartmentIds, known }: Charging) {
  const fees: NewFee[] = []
  const failures: Failure[] = []
  for (const setting of settings) {
    const facts = await factsFor(tx, setting, { ...place, apartmentIds })
    for (const [apartmentId, of] of facts) {
      if (known.has(`${apartmentId}/${setting.id}`)) continue
      const outcome = reckoned({ ...rule, priceType: setting.priceType, tariffs: setting.tariffs }, of)
      if ('charge' in outcome) fees.push({ apartmentId, setting, charge: outcome.charge })
      if ('error' in outcome)
        failures.push({
          apartmentId,
          setting,
          reason: outcome.error,
          ...(outcome.detail === undefined ? {} : { detail: outcome.detail }),
        })
    }
  }
  return { fees, failures }
}

/** What no tariff foresees is one apartment's error and does not end the run of all the others. */
function reckoned(rule: ChargeRule, facts: Facts): Outcome {
  try {
    const outcome = chargeFor(rule, facts)
    const isTooMuch = 'charge' in outcome && compareAmounts(outcome.charge.amount, tooMuch) >= 0
    return isTooMuch ? { error: 'failed', detail: outcome.charge.amount } : outcome
  } catch (error) {
    return { error: 'failed', ...(error instanceof RangeError ? { detail: error.message } : {}) }
  }
}

/** No column of money holds as much. */
const tooMuch = '10000000000000'

interface Known {
  readonly buildingId: string
  readonly month: string
  readonly apartmentIds: readonly string[]
  readonly settingIds: readonly string[]
}

/** `{apartment}/{setting}` of fees that are there already, with the run that made each: nothing is reckoned again. */
async function chargedAlready(
  tx: Tx,
  { buildingId, month, apartmentIds, settingIds }: Known,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx.query<{ key: string; run_id: string | null }>(
    `select apartment_id || '/' || fee_setting_id as key, group_fee_slip_id::text as run_id from fee
      where building_id = $1 and month = $2 and apartment_id = any($3::bigint[]) and fee_setting_id = any($4::bigint[])
        and status <> 'void' and deleted_at is null`,
    [buildingId, month, apartmentIds, settingIds],
  )
  return new Map(rows.map(({ key, run_id }) => [key, run_id]))
}

/** Apartments may have come or gone meanwhile; all that there are have been done. */
const succeed = (tx: Tx, row: RunRow) =>
  tx.execute(
    `update group_fee_slip set status = 'success', total = done, problem = null, finished_at = now(),
      version = version + 1, updated_at = now() where building_id = $1 and id = $2`,
    [row.building_id, row.id],
  )

/** `problem` is an error's code. */
async function fail(parts: RunParts, row: RunRow, problem: string): Promise<void> {
  await parts.db.execute(
    `update group_fee_slip set status = 'failed', problem = $3, finished_at = now(), version = version + 1,
      updated_at = now() where building_id = $1 and id = $2 and status = 'running'`,
    [row.building_id, row.id, problem],
  )
  tell(parts, row)
}

/** Whoever looks at the run, or at the month's fees, sees them come. */
function tell({ events }: RunParts, row: RunRow): void {
  const event = { buildingId: row.building_id, organisationId: row.organisation_id, action: 'updated' }
  events.publish({ ...event, resource: groupFeeSlip.name, ids: [row.id] })
  events.publish({ ...event, resource: fee.name, ids: [] })
}
