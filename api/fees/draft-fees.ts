import type { Charge } from '#domain/money/charge-types.ts'
import type { FeeSplit } from '#domain/money/income.ts'
import type { FeeErrorReason } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { feeError } from '#entities/fees/fee-error.ts'
import { feeSlip } from '#entities/fees/fee-slip.ts'
import { fee } from '#entities/fees/fee.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { splitColumns } from './split-columns.ts'
import type { FeeToCharge } from '../tariffs/fees-to-charge.ts'

export interface NewFee {
  readonly apartmentId: string
  readonly setting: FeeToCharge
  readonly charge: Charge
  readonly split: FeeSplit
}

export interface RunPlace {
  readonly buildingId: string
  readonly month: string
  readonly runId: string
}

/**
 * Writes drafts with their slips, traces and audit lines, in one statement however many there are. An apartment that
 * already has its fee of that month gets none; returns how many were written.
 */
export async function writeDrafts(
  tx: Tx,
  caller: Caller,
  { buildingId, month, runId }: RunPlace,
  fees: readonly NewFee[],
): Promise<number> {
  if (fees.length === 0) return 0
  await openSlips(tx, { buildingId, month, apartmentIds: fees.map((one) => one.apartmentId) })
  const [row] = await insertDrafts(tx, {
    ...actorOf(caller),
    buildingId,
    month,
    runId,
    drafts: JSON.stringify(fees.map(rowOf)),
  })
  return row?.written ?? 0
}

/** Opens the slips of a month that apartments do not have yet. */
export const openSlips = command({
  takes: { buildingId: 'bigint', month: column(feeSlip, 'month'), apartmentIds: 'bigint[]' },
  sql: ({ buildingId, month, apartmentIds }) =>
    `insert into fee_slip (building_id, apartment_id, month)
      select distinct ${buildingId}, a.id, ${month} from unnest(${apartmentIds}) a(id) order by a.id
      on conflict (building_id, apartment_id, month) do nothing`,
})

const feeIs = statesOf(fee)
const incomeIs = optionsOf(fee, 'income_kind')

/** The changes of a new record: there was nothing before it. */
const noChanges = "'[]'::jsonb"

const insertDrafts = query({
  row: { written: 'integer' },
  takes: { ...actor, buildingId: 'bigint', month: column(fee, 'month'), runId: 'bigint', drafts: 'jsonb' },
  sql: ({ buildingId, month, runId, drafts, ...by }) =>
    `with d as (select * from jsonb_to_recordset(${drafts}) d(apartment_id bigint, setting_id bigint, fee_type text,
        name text, amount numeric, quantity numeric, unit_price numeric, area numeric, old_index numeric,
        new_index numeric, consumption numeric, norm numeric, flags text[], trace jsonb, income_kind text, vat_percent numeric, vat numeric, for_others numeric)),
      f as (insert into fee (building_id, apartment_id, fee_type, month, name, quantity, unit_price, amount, old_index,
          new_index, consumption, norm, area, flags, fee_setting_id, fee_slip_id, group_fee_slip_id, settled, status,
          income_kind, category_id, vat_percent, vat, for_others, language_contents, created_by)
        select ${buildingId}, d.apartment_id, d.fee_type, ${month}, d.name, d.quantity, d.unit_price, d.amount,
          d.old_index, d.new_index, d.consumption, d.norm, d.area, d.flags, d.setting_id, s.id, ${runId}, 0,
          ${feeIs.draft}, d.income_kind,
          case d.income_kind when ${incomeIs.maintenance_fund} then c.income_category_id end, d.vat_percent, d.vat, d.for_others, c.language_contents, ${by.actorId}
        from d join fee_slip s
          on s.building_id = ${buildingId} and s.apartment_id = d.apartment_id and s.month = ${month}
          join fee_setting c on c.building_id = ${buildingId} and c.id = d.setting_id
        order by d.apartment_id, d.setting_id
        on conflict (building_id, apartment_id, fee_setting_id, month)
          where fee_setting_id is not null and status <> ${feeIs.void} and deleted_at is null do nothing
        returning id, building_id, apartment_id, fee_setting_id, name),
      t as (insert into fee_trace (building_id, fee_id, trace) select f.building_id, f.id, d.trace
        from f join d on d.apartment_id = f.apartment_id and d.setting_id = f.fee_setting_id),
      l as (${logInsert({ action: 'create', resource: fee.name, title: 'name', changes: noChanges, from: 'f', by })})
      select count(*)::int as written from f`,
})

const rowOf = ({ apartmentId, setting, charge, split }: NewFee) => ({
  ...chargeColumns(charge),
  ...splitColumns(split),
  apartment_id: apartmentId,
  setting_id: setting.id,
  fee_type: setting.feeType,
  name: setting.name,
  trace: charge.trace,
})

/** The parts of a charge that the fee's own columns store. */
export const chargeColumns = (charge: Omit<Charge, 'trace'>) => ({
  amount: charge.amount,
  quantity: charge.quantity,
  unit_price: charge.unitPrice,
  area: charge.area,
  old_index: charge.oldIndex,
  new_index: charge.newIndex,
  consumption: charge.consumption,
  norm: charge.norm,
  flags: charge.flags,
})

export interface Failure {
  readonly apartmentId: string
  readonly setting: FeeToCharge
  readonly reason: FeeErrorReason
  readonly detail?: string
}

/** Forgets the failures that a run has noted, because it starts again. */
export const forgetFailures = (tx: Tx, { buildingId, runId }: RunPlace) =>
  deleteFailuresOfRun(tx, { buildingId, runId })

const deleteFailuresOfRun = command({
  takes: { buildingId: 'bigint', runId: 'bigint' },
  sql: ({ buildingId, runId }) =>
    `delete from fee_error where building_id = ${buildingId} and group_fee_slip_id = ${runId}`,
})

/** Replaces what is noted of these apartments: a fee that could be made now is no longer an error. */
export async function writeFailures(
  tx: Tx,
  { buildingId, month, runId }: RunPlace,
  {
    settingIds,
    apartmentIds,
    failures,
  }: {
    readonly settingIds: readonly string[]
    readonly apartmentIds: readonly string[]
    readonly failures: readonly Failure[]
  },
): Promise<void> {
  await deleteFailures(tx, { buildingId, month, settingIds, apartmentIds })
  if (failures.length === 0) return
  const rows = failures.map(({ apartmentId, setting, reason, detail }) => ({
    apartment_id: apartmentId,
    setting_id: setting.id,
    fee_type: setting.feeType,
    reason,
    detail: detail ?? setting.name,
  }))
  await insertFailures(tx, { buildingId, month, runId, failures: JSON.stringify(rows) })
}

const deleteFailures = command({
  takes: {
    buildingId: 'bigint',
    month: column(feeError, 'month'),
    settingIds: 'bigint[]',
    apartmentIds: 'bigint[]',
  },
  sql: ({ buildingId, month, settingIds, apartmentIds }) =>
    `delete from fee_error where building_id = ${buildingId} and month = ${month}
      and fee_setting_id = any(${settingIds}) and apartment_id = any(${apartmentIds})`,
})

const insertFailures = command({
  takes: { buildingId: 'bigint', month: column(feeError, 'month'), runId: 'bigint', failures: 'jsonb' },
  sql: ({ buildingId, month, runId, failures }) =>
    `insert into fee_error
        (building_id, apartment_id, fee_setting_id, fee_type, month, reason, detail, group_fee_slip_id)
      select ${buildingId}, d.apartment_id, d.setting_id, d.fee_type, ${month}, d.reason, d.detail, ${runId}
      from jsonb_to_recordset(${failures})
        d(apartment_id bigint, setting_id bigint, fee_type text, reason text, detail text)
      order by d.apartment_id, d.setting_id
      on conflict (building_id, apartment_id, fee_setting_id, month) do nothing`,
})
