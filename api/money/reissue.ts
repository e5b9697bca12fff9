import { compareAmounts, fractionDigits, isAmount, isZero, subtractAmounts } from '#core/amount.ts'
import { currencies } from '#core/currency.ts'
import { chargeFor, type Charge, type Facts } from '#core/money/charge.ts'
import { monthBounds } from '#core/money/proration.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalid, notFound } from '#api/http/error.ts'
import { actorValues, logInsert } from './audit.ts'
import { lockBalance } from './debts.ts'
import { factsFor } from './facts.ts'
import { bookFee, unbookFee } from './fee-entry.ts'
import { currencyOfBuilding, requireOpenMonth } from './office.ts'
import { moveService } from './service-lines.ts'
import { chargedFees, ratesOn } from './tariffs.ts'

/** What a fee shall be instead: an amount, or other indexes for the tariff, or (neither) what the facts say now. */
export interface Correction {
  readonly reason: string
  readonly amount?: string | null
  readonly old_index?: number | null
  readonly new_index?: number | null
}

interface FeeRow {
  id: string
  building_id: string
  apartment_id: string
  fee_setting_id: string | null
  fee_type: string
  month: string
  status: string
  amount: string
  settled: string
}

export interface Reissued {
  readonly voided: string
  readonly issued: string
  readonly before: string
  readonly after: string
  readonly difference: string
}

/**
 * Correct and reissue (money.md, fees): an approved fee that nobody has paid is voided and its replacement issued in the
 * same moment, both linked, both booked. 409 `fee_paid` where its receipts must be voided first.
 */
export async function reissue(tx: Tx, caller: Caller, buildingId: string, id: string, correction: Correction): Promise<Reissued> {
  const fee = await lockedFee(tx, buildingId, id)
  await requireOpenMonth(tx, buildingId, fee.month)
  if (!isZero(fee.settled)) throw apiError(409, 'fee_paid')
  if (fee.status !== 'approved') throw apiError(409, 'fee_not_open')
  const charge = await corrected(tx, caller, fee, correction)
  if (compareAmounts(charge.amount, fee.amount) === 0) throw invalid([{ field: 'amount', code: 'nothing_to_correct' }])
  const kind = await unbookFee(tx, fee as FeeRow & Readonly<Record<string, unknown>>, caller)
  const [issued] = await tx.query<{ id: string }>(
    `with v as (update fee set status = 'void', reason = $3, version = version + 1, updated_at = now(), updated_by = $12::bigint
        where building_id = $1 and id = $2 returning *),
      n as (insert into fee (building_id, apartment_id, fee_type, month, name, quantity, unit_price, amount, settled, due_on,
          old_index, new_index, consumption, norm, area, old_debt, flags, fee_setting_id, fee_slip_id, group_fee_slip_id, replaces_id, note, status, created_by)
        select v.building_id, v.apartment_id, v.fee_type, v.month, v.name, $4::numeric, null, $5::numeric, 0, v.due_on,
          $6::numeric, $7::numeric, $8::numeric, v.norm, v.area, v.old_debt, v.flags, v.fee_setting_id, v.fee_slip_id, v.group_fee_slip_id, v.id, $3,
          case when $5::numeric = 0 then 'settled' else 'approved' end, $12::bigint from v
        returning id, building_id, name),
      t as (insert into fee_trace (building_id, fee_id, trace) select n.building_id, n.id, $9::jsonb from n where $9::jsonb is not null),
      l as (${logInsert({ action: 'void', resource: 'fee', building: 'building_id', id: 'id', title: 'name', changes: `'[{"field":"status","before":"approved","after":"void"}]'::jsonb`, from: 'v', place: 11 })}),
      m as (${logInsert({ action: 'reissue', resource: 'fee', building: 'building_id', id: 'id', title: 'name', changes: '$10::jsonb', from: 'n', place: 11 })})
      select id::text from n`,
    [
      buildingId, id, correction.reason,
      charge.quantity, charge.amount, charge.oldIndex, charge.newIndex, charge.consumption,
      charge.trace === undefined ? null : JSON.stringify(charge.trace),
      JSON.stringify([{ field: 'amount', before: fee.amount, after: charge.amount }]),
      ...actorValues(caller),
    ],
  )
  if (issued === undefined) throw notFound()
  await bookFee(tx, { ...fee, id: issued.id, amount: charge.amount }, caller, kind)
  if (fee.fee_type === 'SERVICE') await moveService(tx, buildingId, { voided: id, issued: issued.id })
  return {
    voided: id,
    issued: issued.id,
    before: fee.amount,
    after: charge.amount,
    difference: subtractAmounts(charge.amount, fee.amount),
  }
} // prettier-ignore

/** The apartment's balance is held before its fee, as everywhere. */
async function lockedFee(tx: Tx, buildingId: string, id: string): Promise<FeeRow> {
  const [owner] = await tx.query<{ apartment_id: string }>(
    'select apartment_id::text from fee where building_id = $1 and id = $2 and deleted_at is null',
    [buildingId, id],
  )
  if (owner === undefined) throw notFound()
  await lockBalance(tx, { buildingId, apartmentId: owner.apartment_id })
  const [fee] = await tx.query<FeeRow>(
    `select id::text, building_id::text, apartment_id::text, fee_setting_id::text, fee_type, month, status,
        trim_scale(amount)::text as amount, trim_scale(settled)::text as settled
      from fee where building_id = $1 and id = $2 for update`,
    [buildingId, id],
  )
  if (fee === undefined) throw notFound()
  return fee
}

type Corrected = Pick<Charge, 'amount' | 'quantity' | 'oldIndex' | 'newIndex' | 'consumption'> & {
  readonly trace?: Charge['trace']
}

async function corrected(tx: Tx, caller: Caller, fee: FeeRow, correction: Correction): Promise<Corrected> {
  const currency = currencyOfBuilding(caller, fee.building_id)
  if (typeof correction.amount === 'string') {
    if (fractionDigits(correction.amount) > currencies[currency].digits)
      throw invalid([{ field: 'amount', code: 'too_many_decimals' }])
    return { amount: correction.amount, quantity: null, oldIndex: null, newIndex: null, consumption: null }
  }
  if (fee.fee_setting_id === null) throw invalid([{ field: 'amount', code: 'required' }])
  const { building_id: buildingId, apartment_id: apartmentId, month } = fee
  const [setting] = await chargedFees(tx, { buildingId, currency, ids: [fee.fee_setting_id] })
  if (setting === undefined) throw apiError(422, 'project_fee_not_found')
  const facts = await factsFor(tx, setting, { buildingId, month, apartmentIds: [apartmentId] })
  const rates = await ratesOn(tx, caller.principal.organisationId, monthBounds(month).last)
  const rule = { priceType: setting.priceType, month, tariffs: setting.tariffs, currency, rates }
  const outcome = chargeFor(rule, withIndexes(facts.get(apartmentId) ?? nobody, correction))
  if ('charge' in outcome) return outcome.charge
  throw invalid([{ field: 'amount', code: 'fee_not_reckoned' }])
}

const nobody: Facts = {
  area: null,
  gardenArea: null,
  people: 0,
  term: {},
  hasMeter: false,
  readings: [],
  vehicles: [],
}

/** The reading as it should have been. */
function withIndexes(facts: Facts, { old_index: old, new_index: fresh }: Correction): Facts {
  if (typeof fresh !== 'number') return facts
  const [oldIndex, newIndex] = [
    (old ?? Number(facts.readings[0]?.oldIndex ?? 0)).toFixed(3),
    fresh.toFixed(3),
  ]
  if (!isAmount(oldIndex) || compareAmounts(newIndex, oldIndex) < 0)
    throw invalid([{ field: 'new_index', code: 'index_runs_backwards' }])
  const consumption = subtractAmounts(newIndex, oldIndex)
  return {
    ...facts,
    hasMeter: true,
    readings: [{ oldIndex, newIndex, consumption, isConfirmed: true, average: null }],
  }
}
