import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Sources } from '#api/records/present/present-rows.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { paymentPromise } from '#entities/debts/payment-promise.ts'
import { fee } from '#entities/fees/fee.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { contactOf, livesIn } from '../people/householder-sql.ts'

interface BalancePlace {
  readonly buildingId: string
  readonly apartmentId: string
}

/**
 * Locks an apartment's balance. Whoever changes what it owes locks this row first, always before the fees, so that two
 * of them wait for each other instead of ending in a deadlock.
 */
export async function lockBalance(tx: Tx, place: BalancePlace): Promise<Balance> {
  const known = await readBalance(tx, place, 'locked')
  if (known !== undefined) return known
  await openBalance(tx, place)
  const made = await readBalance(tx, place, 'locked')
  if (made === undefined) throw invalidInput([{ field: 'apartment_id', code: 'invalid_reference' }])
  return made
}

/**
 * Locks the balances of all these apartments, always in one order, so that of two transactions that need several the one
 * waits for the other. For whoever changes what several apartments owe: before the first of them.
 */
export async function lockBalances(tx: Tx, places: readonly BalancePlace[]): Promise<void> {
  const all = {
    buildingIds: places.map(({ buildingId }) => buildingId),
    apartmentIds: places.map(({ apartmentId }) => apartmentId),
  }
  await openBalances(tx, all)
  await holdBalances(tx, all)
}

const several = { buildingIds: 'bigint[]', apartmentIds: 'bigint[]' } as const satisfies Slots

const openBalances = command({
  takes: several,
  sql: ({ buildingIds, apartmentIds }) =>
    `insert into debt (building_id, apartment_id)
      select distinct a.building_id, a.id from apartment a
        join unnest(${buildingIds}, ${apartmentIds}) p(building_id, id) on p.building_id = a.building_id and p.id = a.id
        order by 1, 2
      on conflict (building_id, apartment_id) do nothing`,
})

const holdBalances = command({
  takes: several,
  sql: ({ buildingIds, apartmentIds }) =>
    `select from debt d where (d.building_id, d.apartment_id) in (
        select p.building_id, p.id from unnest(${buildingIds}, ${apartmentIds}) p(building_id, id))
      order by d.building_id, d.apartment_id for update`,
})

/**
 * For callers that already hold a fee lock: 409 `record_changed`, instead of waiting, if somebody is changing what the
 * apartment owes. This avoids a deadlock.
 */
export async function lockFreeBalance(tx: Tx, place: BalancePlace): Promise<void> {
  try {
    await readBalance(tx, place, 'lockedAtOnce')
  } catch (thrown) {
    throw (thrown as { code?: string }).code === lockNotAvailable ? apiError(409, 'record_changed') : thrown
  }
}

const lockNotAvailable = '55P03'

const openBalance = command({
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `insert into debt (building_id, apartment_id)
      select building_id, id from apartment where building_id = ${buildingId} and id = ${apartmentId}
      on conflict (building_id, apartment_id) do nothing`,
})

const balances = query({
  row: { outstanding: 'text', credit: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  over: { plain: '', locked: 'for update', lockedAtOnce: 'for update nowait' },
  sql: ({ buildingId, apartmentId }, lock) =>
    `select trim_scale(outstanding)::text as outstanding, trim_scale(credit)::text as credit
      from debt where building_id = ${buildingId} and apartment_id = ${apartmentId} ${lock}`,
})
export type Balance = RowOf<typeof balances>

export async function readBalance(
  db: Queryable,
  place: BalancePlace,
  lock?: 'locked' | 'lockedAtOnce',
): Promise<Balance | undefined> {
  const [row] = await balances(db, place, lock)
  return row
}

const feeIs = statesOf(fee)

/**
 * An apartment's open charges, in the order in which money settles them: the oldest month, then the building's order;
 * `allocate` puts what is overdue before them.
 */
export const openFees = query({
  row: {
    ...columns(fee, ['id', 'name', 'fee_type', 'month', 'due_on', 'payer_kind', 'payer_ref', 'payer_name']),
    ...columns(fee, ['language_contents', 'income_kind']),
    amount: 'text',
    open: 'text',
    priority: 'integer',
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  over: { plain: '', locked: 'for update of f' },
  sql: ({ buildingId, apartmentId }, lock) =>
    `select f.id, f.name, f.language_contents, f.fee_type, f.month, f.due_on, f.payer_kind, f.payer_ref, f.payer_name,
        f.income_kind, trim_scale(f.amount)::text as amount,
        trim_scale(f.amount - f.settled)::text as open, coalesce(s.priority, 50)::int as priority
      from fee f left join fee_setting s on s.building_id = f.building_id and s.id = f.fee_setting_id
      where f.building_id = ${buildingId} and f.apartment_id = ${apartmentId} and f.status = ${feeIs.approved}
        and f.deleted_at is null and f.amount > f.settled
      order by f.month, coalesce(s.priority, 50), f.id ${lock}`,
})
/** A charge that is still to be paid, as the cashier sees it and the allocation needs it. */
export type OpenFee = RowOf<typeof openFees>

/** Paid into the maintenance fund alone, by receipts of its own: neither by credit nor with other fees. */
export const isOfFund = ({ income_kind: kind }: Pick<OpenFee, 'income_kind'>) => kind === 'maintenance_fund'

/** Everyone who may see debts may see the charges. */
export const openFeeSources: Sources<Omit<OpenFee, 'language_contents'>> = {
  id: 'figure',
  name: 'fee.name',
  fee_type: 'fee.fee_type',
  month: 'fee.month',
  due_on: 'fee.due_on',
  payer_kind: 'fee.payer_kind',
  payer_ref: 'fee.payer_ref',
  payer_name: 'fee.payer_name',
  income_kind: 'fee.income_kind',
  amount: 'fee.amount',
  open: 'figure',
  priority: 'figure',
}

/** What an apartment owes of each age, from the index of open fees: each band reads the days of its own alone. */
const openOf = (row: string, condition: string) =>
  `(select coalesce(sum(f.amount - f.settled), 0) from fee f where f.building_id = ${row}.building_id
    and f.apartment_id = ${row}.apartment_id and f.status = ${feeIs.approved} and f.deleted_at is null
    and ${condition})`

/** Days that an approved charge is overdue, by the office's day; 0 or less if it is not due yet. */
export const age = `coalesce(${sqlOfficeDay()} - f.due_on, 0)`

/** SQL: for each band, whether an age is in it. */
export function bandConditions(of: string): readonly (readonly [AgeingBand, string])[] {
  const over = (bound: number | undefined) => (bound === undefined ? [] : [`${of} > ${bound}`])
  const upTo = (bound: number) => (Number.isFinite(bound) ? [`${of} <= ${bound}`] : [])
  return ageingBands.map((band, at) => [
    band.name,
    [...over(ageingBands[at - 1]?.upTo), ...upTo(band.upTo)].join(' and '),
  ])
}

/** SQL: for each band, the days on which a fee `f` was due; without a day it is not due. */
const dueConditions = ageingBands.map(({ name, upTo }, at): readonly [AgeingBand, string] => {
  const over = ageingBands[at - 1]?.upTo
  const before = over === undefined ? [] : [`f.due_on < ${sqlOfficeDay()} - ${over}`]
  const since = Number.isFinite(upTo) ? [`f.due_on >= ${sqlOfficeDay()} - ${upTo}`] : []
  const conditions = [...before, ...since].join(' and ')
  return [name, over === undefined ? `(${conditions} or f.due_on is null)` : conditions]
})

/** The last month that is prepaid, and whose fee has not taken its portion yet. */
const prepaidUntil = `(select substr(max(p.month), 6) || '/' || substr(max(p.month), 1, 4)
    from prepayment_portion p join prepayment d on d.building_id = p.building_id and d.id = p.prepayment_id
    where p.building_id = t.building_id and p.apartment_id = t.apartment_id and p.fee_id is null
      and d.status = ${statesOf(prepayment).approved})`

/** The latest day of the open promises, while anything is owed. */
const promisedOn = `case when t.outstanding > 0 then (select max(p.promised_on) from payment_promise p
    where p.building_id = t.building_id and p.apartment_id = t.apartment_id
      and p.status = ${statesOf(paymentPromise).open} and p.deleted_at is null) end`

/** Expressions that the list of debts reads beside the stored balances (docs/domain/debt.md). */
export const debtExpressions = {
  ...Object.fromEntries(dueConditions.map(([band, condition]) => [band, openOf('t', condition)])),
  // The state is a condition of the sum, not of the rows, so that only the index of deductions can be chosen.
  deduction: `(select coalesce(sum(r.deduction) filter (where r.status = ${statesOf(receipt).collected}), 0)
    from receipt r where r.building_id = t.building_id and r.apartment_id = t.apartment_id and r.deduction <> 0)`,
  prepaid_until: prepaidUntil,
  promised_on: promisedOn,
  householder: livesIn('t.building_id', 't.apartment_id'),
  householder_phone: contactOf('t.building_id', 't.apartment_id', 'r.phone_number'),
}
