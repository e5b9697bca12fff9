import type { ChargeRule } from '#domain/money/charge-types.ts'
import { chargedStates } from '#domain/money/fee-types.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { splitOnDay } from '#domain/money/vat-rates.ts'
import type { Caller } from '#api/context.ts'
import type { Db, Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { defineRun, type RunParts } from '#api/jobs/define-run.ts'
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
import { stateMessage } from '../events/messages.ts'
import { lockRuns } from './lock-runs.ts'
import { requireOpenMonth } from '../ledger/closed-months.ts'
import { readFeesToCharge, type FeeToCharge } from '../tariffs/fees-to-charge.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'

const feeRunName = 'fee-runs'

export interface FeeRunParts extends RunParts {
  readonly events: Events
}

/** A run of fees makes a month's drafts, 250 apartments in a chunk; fees that cannot be calculated are listed. */
export const feeRuns = defineRun<FeeRunParts, RunRow, { readonly cursor: string }>({
  name: feeRunName,
  underWay: (db, which) => runningRuns(db, {}, which),
  async takeUp({ db }, id) {
    const [row] = await runById(db, { id })
    return row?.status === 'running' ? row : undefined
  },
  actsFor: (row) => row.acts_for,
  // A run of a schedule is the building's own.
  instead: ({ db }, { building_id, organisation_id, name }, by) =>
    buildingCaller(db, {
      ...by,
      organisationId: organisation_id,
      buildingId: building_id,
      name: name ?? feeRunName,
    }),
  may: ({ principal }, row) => principal.decider.verdict(row.building_id, fee.permission, 'create'),
  async hold(tx, row) {
    // Runs of a building take turns: two at a time would lock the same rows in different orders.
    await lockRuns(tx, row.building_id)
    const [held] = await holdRun(tx, placeOf(row))
    return held?.status === 'running' ? held : undefined
  },
  async steps({ db }, row, first) {
    const charging = await openRun(db, row, first)
    await countApartments(db, scopeOf(row))
    return [({ caller, hold }) => hold((tx, { cursor }) => chargeChunk(tx, { ...charging, caller, cursor }))]
  },
  finish: (tx, row) => endRun(tx, placeOf(row)),
  async stop({ db }, row, problem) {
    await failRun(db, { ...placeOf(row), problem })
    return true
  },
  async ended(tx, { id, building_id: buildingId, name, month }) {
    const [now] = await runById(tx, { id })
    return now && stateMessage(groupFeeSlip, { id, buildingId, title: name ?? month, state: now.status })
  },
  tell({ events }, row) {
    const event = { buildingId: row.building_id, organisationId: row.organisation_id, action: 'updated' }
    events.publish({ ...event, resource: groupFeeSlip.name, ids: [row.id] })
    events.publish({ ...event, resource: fee.name, ids: [] })
  },
})

/** Makes a run's fees from where it stopped; does nothing if the run is not running. */
export const runFees = feeRuns.work

interface Charge {
  readonly row: RunRow
  readonly settings: readonly FeeToCharge[]
  readonly rule: Pick<ChargeRule, 'month' | 'currency' | 'rates'>
}

async function openRun(db: Db, row: RunRow, caller: Caller): Promise<Charge> {
  const currency = currencyOfBuilding(caller, row.building_id)
  const chosen = await settingsOfRun(db, placeOf(row))
  const settings = await readFeesToCharge(db, {
    buildingId: row.building_id,
    currency,
    ids: chosen.map((one) => one.id),
  })
  // A setting that was switched off or deleted meanwhile must not be left out silently.
  if (settings.length < chosen.length) throw apiError(422, 'project_fee_not_found')
  const rates = await ratesOn(db, row.organisation_id, monthBounds(row.month).last)
  return { row, settings, rule: { month: row.month, currency, rates } }
}

const placeOf = (row: RunRow) => ({ buildingId: row.building_id, runId: row.id })
const scopeOf = (row: RunRow) => ({
  ...placeOf(row),
  month: row.month,
  allApartments: row.all_apartments,
  states: chargedStates,
})

interface Chunk extends Charge {
  readonly caller: Caller
  /** The last apartment that is done. */
  readonly cursor: string
}

/**
 * Writes one chunk's fees, what could not be made, and the place to continue from: all of it or nothing. Returns
 * whether there was a chunk; apartments may have come or gone meanwhile, so that the last one is found only here.
 */
async function chargeChunk(tx: Tx, { row, caller, settings, rule, cursor }: Chunk): Promise<boolean> {
  await requireOpenMonth(tx, row.building_id, row.month)
  const chunk = await nextApartments(tx, { ...scopeOf(row), cursor })
  const place = { buildingId: row.building_id, month: row.month, runId: row.id }
  if (cursor === '0') await forgetFailures(tx, place)
  const last = chunk.at(-1)
  if (last === undefined) return false
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
  readonly rule: Charge['rule']
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
