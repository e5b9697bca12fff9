import type { ChargeRule } from '#domain/money/charge-types.ts'
import { chargedStates } from '#domain/money/fee-types.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { splitOnDay } from '#domain/money/vat-rates.ts'
import type { Principals } from '#api/auth/principals.ts'
import type { Caller } from '#api/context.ts'
import { isLostConnection } from '#api/database/lost-connection.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import { ApiError, apiError, forbidden } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import type { Events } from '#api/events/events.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { fee } from '#entities/fees/fee.ts'
import {
  advanceRun,
  chargedFeesOf,
  countApartments,
  endRun,
  failRun,
  holdRun,
  nextApartments,
  runById,
  runningRuns,
  settingsOfRun,
  type RunRow,
} from './fee-run-statements.ts'
import { forgetFailures, writeDrafts, writeFailures, type Failure, type NewFee } from './draft-fees.ts'
import { buildingCaller } from '../auth/building-caller.ts'
import { calculateCharge } from './calculate-charge.ts'
import { readChargeFacts } from './charge-facts.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { lockRuns } from './lock-runs.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { readFeesToCharge, type FeeToCharge } from '../tariffs/fees-to-charge.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'

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

/** Defines the job. A run continues after its last finished chunk, in any process. */
export function defineFeeRuns(parts: RunParts): void {
  parts.jobs.define<FeeRunTask>({
    name: feeRunJob,
    expiry: 900,
    interval: 0.5,
    width: 1,
    run: ({ runId }) => runFees(parts, runId),
  })
}

/** Resumes runs that a dead process has left; call it once the jobs run. */
export async function resumeFeeRuns({ db, jobs }: Pick<RunParts, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await runningRuns(db, {}))
    await jobs.send(feeRunJob, { runId: id } satisfies FeeRunTask)
}

/**
 * Sends runs again whose job was lost, so that they continue: nobody has moved one for half a minute. As long as some
 * run moves, the others only wait for their turn.
 */
export async function resendStuckRuns({ db, jobs }: Pick<RunParts, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await runningRuns(db, {}, 'stuck'))
    await jobs.send(feeRunJob, { runId: id } satisfies FeeRunTask)
}

interface Run {
  readonly row: RunRow
  readonly caller: Caller
  readonly settings: readonly FeeToCharge[]
  readonly rule: Pick<ChargeRule, 'month' | 'currency' | 'rates'>
}

/**
 * Makes a run's fees from where it stopped; does nothing if the run is not running. Fees that cannot be calculated are
 * listed; a fault of the whole run ends it as failed. If the database goes away, the run stays running, for the next
 * process that takes it.
 */
export async function runFees(parts: RunParts, id: string): Promise<void> {
  const [row] = await runById(parts.db, { id })
  if (row?.status !== 'running') return
  try {
    const run = await openRun(parts, row)
    await countApartments(parts.db, scopeOf(row))
    while (await parts.db.transaction((tx) => chargeChunk(tx, run))) tell(parts, row)
    tell(parts, row)
  } catch (error) {
    if (isLostConnection(error)) throw error
    await fail(parts, row, error instanceof ApiError ? error.code : 'failed')
    if (!(error instanceof ApiError)) throw error
  }
}

async function openRun({ db, principals }: RunParts, row: RunRow): Promise<Run> {
  const caller = await callerFor({ db, principals }, row)
  const verdict = caller.principal.decider.verdict(row.building_id, fee.permission, 'create')
  if (verdict !== 'allowed') throw apiError(403, verdict)
  const currency = currencyOfBuilding(caller, row.building_id)
  const chosen = await settingsOfRun(db, placeOf(row))
  const settings = await readFeesToCharge(db, {
    buildingId: row.building_id,
    currency,
    ids: chosen.map((one) => one.id),
  })
  // A setting that was switched off or deleted meanwhile must not be left out silently.
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

/** A run of a schedule is the building's own; any other is its maker's, who may have lost the right since. */
async function callerFor(
  { db, principals }: Pick<RunParts, 'db' | 'principals'>,
  { id, building_id, organisation_id, name, acts_for }: RunRow,
): Promise<Caller> {
  const by = { requestId: `fee-run-${id}`, userAgent: 'fee-run' }
  if (acts_for === null)
    return buildingCaller(db, {
      ...by,
      organisationId: organisation_id,
      buildingId: building_id,
      name: name ?? feeRunJob,
    })
  const principal = await principals.ofAccount(acts_for)
  // Nobody may charge on behalf of an account that is closed.
  if (principal === null) throw forbidden()
  return { ...by, principal, language: 'vi', ip: '' }
}

const placeOf = (row: RunRow) => ({ buildingId: row.building_id, runId: row.id })
const scopeOf = (row: RunRow) => ({
  ...placeOf(row),
  month: row.month,
  allApartments: row.all_apartments,
  states: chargedStates,
})

/**
 * Writes one chunk's fees, what could not be made, and the place to continue from: all of it or nothing. Returns
 * whether there was a chunk; after the last one the run is over.
 */
async function chargeChunk(tx: Tx, { row, caller, settings, rule }: Run): Promise<boolean> {
  // Runs of a building take turns: two at a time would lock the same rows in different orders.
  await lockRuns(tx, row.building_id)
  const [run] = await holdRun(tx, placeOf(row))
  if (run?.status !== 'running') return false
  await requireOpenMonth(tx, row.building_id, row.month)
  const chunk = await nextApartments(tx, { ...scopeOf(row), cursor: run.cursor })
  const place = { buildingId: row.building_id, month: row.month, runId: row.id }
  if (run.cursor === '0') await forgetFailures(tx, place)
  const last = chunk.at(-1)
  if (last === undefined) {
    // Apartments may have come or gone meanwhile; all that exist are done.
    await endRun(tx, placeOf(row))
    return false
  }
  const apartmentIds = chunk.map(({ id }) => id)
  const settingIds = settings.map(({ id }) => id)
  const known = await findCharged(tx, { ...place, apartmentIds, settingIds })
  const { fees, failures } = await chargeFees(tx, { settings, rule, place, apartmentIds, known })
  const written = await writeDrafts(tx, caller, place, fees)
  await writeFailures(tx, place, { settingIds, apartmentIds, failures })
  const own = [...known.values()].filter((runId) => runId === row.id).length
  await advanceRun(tx, {
    ...placeOf(row),
    cursor: last.id,
    done: chunk.length,
    created: written + own,
    skipped: chunk.length * settings.length - written - own - failures.length,
    failed: failures.length,
  })
  return true
}

interface Charging {
  readonly settings: readonly FeeToCharge[]
  readonly rule: Run['rule']
  readonly place: { readonly buildingId: string; readonly month: string; readonly runId: string }
  readonly apartmentIds: readonly string[]
  readonly known: ReadonlyMap<string, string | null>
}

async function chargeFees(tx: Tx, { settings, rule, place, apartmentIds, known }: Charging) {
  const fees: NewFee[] = []
  const failures: Failure[] = []
  for (const setting of settings) {
    const facts = await readChargeFacts(tx, setting, { ...place, apartmentIds })
    for (const [apartmentId, of] of facts) {
      if (known.has(`${apartmentId}/${setting.id}`)) continue
      const outcome = calculateCharge(
        { ...rule, priceType: setting.priceType, tariffs: setting.tariffs, terms: setting.terms },
        of,
      )
      if ('error' in outcome)
        failures.push({
          apartmentId,
          setting,
          reason: outcome.error,
          ...(outcome.detail === undefined ? {} : { detail: outcome.detail }),
        })
      if (!('charge' in outcome)) continue
      const { charge } = outcome
      const parts = splitOnDay(charge, setting.income, { month: rule.month, rates: setting.vatRates })
      if ('split' in parts) fees.push({ apartmentId, setting, charge, split: parts.split })
      else failures.push({ apartmentId, setting, reason: 'no_vat_rate', detail: `${parts.ended} %` })
    }
  }
  return { fees, failures }
}

interface KnownFees {
  readonly buildingId: string
  readonly month: string
  readonly apartmentIds: readonly string[]
  readonly settingIds: readonly string[]
}

/** `{apartment}/{setting}` of fees that exist already, with the run that made each: they are not calculated again. */
async function findCharged(
  tx: Tx,
  { buildingId, month, apartmentIds, settingIds }: KnownFees,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await chargedFeesOf(tx, { buildingId, month, apartmentIds, settingIds })
  return new Map(rows.map(({ key, run_id }) => [key, run_id]))
}

/** `problem` is an error's code. */
async function fail(parts: RunParts, row: RunRow, problem: string): Promise<void> {
  await failRun(parts.db, { ...placeOf(row), problem })
  tell(parts, row)
}

/** Notifies the consoles that show the run or the month's fees. */
function tell({ events }: RunParts, row: RunRow): void {
  const event = { buildingId: row.building_id, organisationId: row.organisation_id, action: 'updated' }
  events.publish({ ...event, resource: groupFeeSlip.name, ids: [row.id] })
  events.publish({ ...event, resource: fee.name, ids: [] })
}
