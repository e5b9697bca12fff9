import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { orNull, wordOf, type Slots } from '#api/sql/types.ts'
import { paidBy } from '#api/fees/payer-sql.ts'
import { feeNameSql } from '#api/ledger/fee-name-sql.ts'
import { movesSql, owedKinds } from '#api/ledger/moves-sql.ts'
import type { statementActs } from '#domain/calls/own-statement.ts'
import { fee } from '#entities/fees/fee.ts'

const feeIs = statesOf(fee)

const places = {
  buildingId: 'bigint',
  apartmentId: 'bigint',
  /** The month since which the household's fees are the caller's; null: none of them. */
  since: 'text | null',
  /** Residents who pay by a rule. */
  payers: 'bigint[]',
} as const satisfies Slots

/**
 * SQL of what moved the fees of an apartment that somebody can pay or could: `entry`, `day`, `act`, `fee_id`, `amount` as it
 * changes what is owed. What was booked on the household's fees before the household came is told with its first month.
 */
const ownMoves = ({ buildingId, apartmentId, since, payers }: Record<keyof typeof places, string>) =>
  `select m.entry, m.fee_id, m.amount,
      case when f.payer_kind is null then greatest(m.day, (${since} || '-01')::date) else m.day end as day,
      case when m.kind in ${owedKinds.charged} then 'charged' when m.kind in ${owedKinds.let_off} then 'let_off'
        else 'paid' end as act
    from (${movesSql.owed(
      `(select * from ledger_entry where building_id = ${buildingId} and id in (select entry_id from ledger_line
          where building_id = ${buildingId} and apartment_id = ${apartmentId}))`,
    )}) m join fee f on f.building_id = m.building_id and f.id = m.fee_id
    where f.apartment_id = ${apartmentId} and f.status in (${feeIs.approved}, ${feeIs.settled}) and f.deleted_at is null
      and (f.payer_kind is null and f.month >= ${since}
        or exists (select from unnest(${payers}) payer where ${paidBy('f', 'payer')}))`

/** What was owed before a year, and the first year in which anything was booked. */
export const owedBefore = query({
  row: { opening: 'text', first_year: 'integer | null' },
  takes: { ...places, year: 'integer' },
  sql: ({ year, ...own }) =>
    `select trim_scale(coalesce(sum(m.amount) filter (where extract(year from m.day) < ${year}), 0))::text as opening,
        min(extract(year from m.day))::int as first_year
      from (${ownMoves(own)}) m`,
})

/** The lines of a year in the order of the books: charges and what took them off by fee, payments as they were made. */
export const linesOfYear = query({
  row: {
    booked_on: 'date',
    act: wordOf<(typeof statementActs)[number]>(),
    name: 'text | null',
    fee_type: orNull(column(fee, 'fee_type')),
    month: 'text | null',
    amount: 'text',
  },
  takes: { ...places, year: 'integer', language: 'text' },
  sql: ({ year, language, ...own }) =>
    `select l.day as booked_on, l.act, ${feeNameSql('f', language)} as name, f.fee_type, f.month,
        trim_scale(case l.act when 'charged' then l.amount else -l.amount end)::text as amount
      from (select m.entry, m.day, m.act, case m.act when 'paid' then null else m.fee_id end as fee_id, sum(m.amount) as amount
          from (${ownMoves(own)}) m where extract(year from m.day) = ${year} group by 1, 2, 3, 4) l
        left join fee f on f.building_id = ${own.buildingId} and f.id = l.fee_id
      order by l.day, l.entry, l.act, f.month, f.id`,
})
