import { sumAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { command } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { openSlips } from './draft-fees.ts'
import type { FeeInterest } from './late-interest.ts'
import { feeIs } from './living-fees.ts'
import { monthName } from './month-name.ts'

interface Place {
  readonly buildingId: string
  readonly month: string
  readonly runId: string
}

/**
 * Writes one draft for all that a payer of an apartment bears by one rule, with its slip, its lines and an audit line,
 * in one statement however many there are.
 */
export async function writeInterest(
  tx: Tx,
  caller: Caller,
  { buildingId, month, runId }: Place,
  interest: readonly FeeInterest[],
): Promise<void> {
  await openSlips(tx, { buildingId, month, apartmentIds: interest.map((one) => one.fee.apartment_id) })
  const drafts = [...Map.groupBy(interest, draftOf).values()].map((of) => rowOf(of, month))
  await insertDrafts(tx, { ...actorOf(caller), buildingId, month, runId, drafts: JSON.stringify(drafts) })
}

const draftOf = ({ fee: { apartment_id, payer_kind, payer_ref }, rule }: FeeInterest) =>
  JSON.stringify([apartment_id, payer_kind, payer_ref, rule.id])

function rowOf(of: readonly FeeInterest[], month: string) {
  const [first] = of
  const lines = of.flatMap(({ fee: { id }, spans }) =>
    spans.map(({ from, to, days, unpaid, rate, per, dayCount, amount }) => ({
      debt_fee_id: id,
      from_date: from,
      to_date: to,
      days,
      unpaid,
      rate,
      per,
      day_count: dayCount,
      amount,
    })),
  )
  return {
    apartment_id: first?.fee.apartment_id,
    category_id: first?.rule.categoryId,
    name: `${first?.rule.name} ${monthName(month)}`,
    amount: sumAmounts(lines.map(({ amount }) => amount)),
    lines,
  }
}

/** The changes of a new record: there was nothing before it. */
const noChanges = "'[]'::jsonb"

const insertDrafts = command({
  takes: { ...actor, buildingId: 'bigint', month: column(fee, 'month'), runId: 'bigint', drafts: 'jsonb' },
  sql: ({ buildingId, month, runId, drafts, ...by }) =>
    `with d as materialized (select d.*, nextval(pg_get_serial_sequence('fee', 'id')) as id
        from jsonb_to_recordset(${drafts})
          d(apartment_id bigint, category_id bigint, name text, amount numeric, lines jsonb)),
      f as (insert into fee (id, building_id, apartment_id, fee_type, month, name, amount, category_id, fee_slip_id,
          late_interest_run_id, settled, status, created_by)
        select d.id, ${buildingId}, d.apartment_id, ${optionsOf(fee, 'fee_type').OTHERS}, ${month}, d.name, d.amount,
          d.category_id, s.id, ${runId}, 0, ${feeIs.draft}, ${by.actorId}
        from d join fee_slip s
          on s.building_id = ${buildingId} and s.apartment_id = d.apartment_id and s.month = ${month}
        order by d.id
        returning id, building_id, name),
      n as (insert into late_interest_line (building_id, apartment_id, fee_id, debt_fee_id, from_date, to_date, days, unpaid, rate,
          per, day_count, amount, created_by)
        select ${buildingId}, d.apartment_id, d.id, l.debt_fee_id, l.from_date, l.to_date, l.days, l.unpaid, l.rate, l.per, l.day_count,
          l.amount,
          ${by.actorId}
        from d, jsonb_to_recordset(d.lines) l(debt_fee_id bigint, from_date date, to_date date, days numeric,
          unpaid numeric, rate numeric, per text, day_count text, amount numeric)
        order by d.id, l.debt_fee_id, l.from_date),
      l as (${logInsert({ action: 'create', resource: fee.name, title: 'name', changes: noChanges, from: 'f', by })})
      select`,
})
