import { lastDayOf, monthAfter, monthOf } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readClosingChecklist } from '#domain/calls/closing.ts'
import {
  byUnreadCheck,
  closingCheckNames,
  closingChecks,
  isUnreadCheck,
  unreadTypes,
} from '#domain/closing-checks.ts'
import { meteredKinds, type MeteredType } from '#domain/metered-kinds.ts'
import { sqlOfficeDay, sqlOfficeMidnight } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { feeSchedule } from '#entities/fees/fee-schedule.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { today } from '../calendar/today.ts'
import { differingBanks } from './bank-reconciliation.ts'
import { closedThrough } from './closed-months.ts'
import { countUnrevalued } from './foreign-funds.ts'
import { bookedSinceSql } from './handed-over-sql.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { documentKinds, type DocumentKind } from './documents.ts'

type Checklist = DataOf<typeof readClosingChecklist>

interface Closing {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
}

/** Looks at everything that a month's closing depends on, as it is now. */
export async function readChecklist(db: Queryable, { buildingId, month }: Closing): Promise<Checklist> {
  const closed = await closedThrough(db, buildingId)
  const [found] = await counts(db, {
    buildingId,
    month,
    // Months before it that are not closed yet are closed with it; what stands in closed ones is past.
    after: closed ?? '',
    lastDay: lastDayOf(month),
  })
  if (found === undefined) throw new Error('the books were not counted')
  const all = {
    ...found,
    unreconciled_banks: await differingBanks(db, { buildingId, day: lastDayOf(month) }),
    unrevalued_banks: await countUnrevalued(db, { buildingId, day: lastDayOf(month) }),
    month_not_over: month >= monthOf(today()) ? 1 : 0,
    month_out_of_order: closed !== undefined && month !== monthAfter(closed, 1) ? 1 : 0,
  }
  return {
    closed_through: closed ?? null,
    checks: closingCheckNames.flatMap((check) => {
      const count = all[check]
      return count === null ? [] : [{ check, level: closingChecks[check], count }]
    }),
  }
}

interface Places {
  readonly buildingId: string
  readonly month: string
  readonly after: string
  readonly lastDay: string
}

const draftsOf = (kind: DocumentKind, { buildingId, after, lastDay }: Places) =>
  `(select count(*)::int from ${kind} where building_id = ${buildingId} and deleted_at is null
      and status = ${statesOf(paymentVoucher).draft} and date <= ${lastDay}
      and to_char(date, 'YYYY-MM') > ${after})`

/** Meters of apartments without a confirmed reading of the month. */
const unread = (
  { meter, reading }: (typeof meteredKinds)[MeteredType],
  { buildingId, month, lastDay }: Pick<Places, 'buildingId' | 'month' | 'lastDay'>,
) =>
  `from ${meter} m where m.building_id = ${buildingId} and m.is_active and m.deleted_at is null
      and m.apartment_id is not null and coalesce(m.installed_on, ${sqlOfficeDay('m.created_at')}) <= ${lastDay}
      and not exists (select from ${reading} r where r.building_id = m.building_id
        and r.meter_id = m.id and r.month = ${month} and r.deleted_at is null
        and r.status = ${statesOf(waterReading).confirmed})`

/** How many of each kind are unread; null: the building has no such meters. */
const unreadCounts = (places: Places) =>
  Object.entries(unreadTypes).map(([check, type]) => {
    const kind = meteredKinds[type]
    return `(select case when exists (select from ${kind.meter} m where m.building_id = ${places.buildingId}
        and m.deleted_at is null) then (select count(*)::int ${unread(kind, places)}) end) as ${check}`
  })

/** Number of unread meters that are named. */
const named = 5

const unreadCodes = query({
  row: { code: 'text' },
  takes: { buildingId: 'bigint', month: 'text', lastDay: 'date' },
  over: meteredKinds,
  sql: (places, kind) => `select m.code ${unread(kind, places)} order by m.code, m.id limit ${named}`,
})

/** The checklist with the first meters that are still to be read, as far as the reader may see meters. */
export async function nameUnread(
  db: Queryable,
  checklist: Checklist,
  { buildingId, month, mayRead }: Closing & { readonly mayRead: (permission: string) => boolean },
): Promise<Checklist> {
  const examplesOf = async ({ check, count }: Checklist['checks'][number]) => {
    if (!isUnreadCheck(check) || count === 0) return {}
    const type = unreadTypes[check]
    if (!mayRead(meteredKinds[type].permission)) return {}
    const found = await unreadCodes(db, { buildingId, month, lastDay: lastDayOf(month) }, type)
    return { examples: found.map(({ code }) => code) }
  }
  const checks = await Promise.all(
    checklist.checks.map(async (one) => ({ ...one, ...(await examplesOf(one)) })),
  )
  return { ...checklist, checks }
}

/** SQL of those who collected anything, each found by one step in the index of tills instead of by every receipt. */
const collectorsSql = (buildingId: string) =>
  `collector as (select min(collector_id) as id from receipt where building_id = ${buildingId}
      union all
      select (select min(r.collector_id) from receipt r where r.building_id = ${buildingId} and r.collector_id > c.id)
        from collector c where c.id is not null)`

const { cash, collected_for_others: forOthers } = literalsOf(accounts)

/**
 * SQL of what was booked after the month in the account of a balance `b`, whose lines `of` tells apart. Each entry's
 * lines by themselves: of a building that is new, the planner would read all lines again for each entry.
 */
const bookedSince = ({ buildingId, lastDay }: Places, account: string, of: string) =>
  `coalesce((select sum(l.amount) from ledger_entry e, lateral (select * from ledger_line
            where building_id = ${buildingId} and entry_id = e.id offset 0) l
          where e.building_id = ${buildingId} and e.booked_on > ${lastDay} and l.account = ${account}
            and ${of} = b.ref), 0)`

const runIs = statesOf(groupFeeSlip)
const forMonth = optionsOf(feeSchedule, 'for_month')

const counts = query({
  row: {
    draft_fees: 'integer',
    draft_receipt_vouchers: 'integer',
    draft_payment_vouchers: 'integer',
    draft_supplier_invoices: 'integer',
    draft_refunds: 'integer',
    draft_credit_transfers: 'integer',
    draft_cash_transfers: 'integer',
    draft_prepayments: 'integer',
    draft_deposits: 'integer',
    draft_deposit_returns: 'integer',
    draft_opening_balances: 'integer',
    draft_write_offs: 'integer',
    draft_revaluations: 'integer',
    draft_adjustments: 'integer',
    ...byUnreadCheck(() => 'integer | null' as const),
    schedules_not_run: 'integer',
    failed_runs: 'integer',
    unmatched_bank_lines: 'integer',
    open_tills: 'integer',
    negative_cash: 'integer',
    paid_beyond_charged: 'integer',
    changed_handovers: 'integer',
  },
  takes: { buildingId: 'bigint', month: 'text', after: 'text', lastDay: 'date' },
  sql: (places) => {
    const { buildingId, month, after, lastDay } = places
    return `select
      (select count(*)::int from fee where building_id = ${buildingId} and status = ${statesOf(fee).draft}
        and deleted_at is null and month > ${after} and month <= ${month}) as draft_fees,
      ${documentKinds.map((kind) => `${draftsOf(kind, places)} as draft_${kind}s`).join(', ')},
      ${unreadCounts(places).join(', ')},
      (select count(*)::int from fee_schedule s
        join fee_setting f on f.building_id = s.building_id and f.id = s.fee_setting_id
        where s.building_id = ${buildingId} and s.is_active and s.deleted_at is null and f.is_active
          and f.deleted_at is null and coalesce(s.last_month, '') < ${month}
          and ${sqlOfficeDay('s.created_at')} <= case s.for_month when ${forMonth.this}
            then (${month} || '-01')::date + (s.day::int - 1) else ${lastDay} end) as schedules_not_run,
      (select count(*)::int from group_fee_slip where building_id = ${buildingId} and month = ${month}
        and status in (${runIs.failed}, ${runIs.incomplete})) as failed_runs,
      (select count(*)::int from bank_line where building_id = ${buildingId}
        and status = ${statesOf(bankLine).unmatched} and date <= ${lastDay} and to_char(date, 'YYYY-MM') > ${after}) as unmatched_bank_lines,
      (with recursive ${collectorsSql(buildingId)}
        select count(*)::int from (select id from collector where id is not null) a, lateral (select r.created_at as last_at
          from receipt r join payment_method p on p.building_id = r.building_id and p.id = r.payment_method_id
          where r.building_id = ${buildingId} and r.collector_id = a.id and r.status = ${statesOf(receipt).collected}
            and p.code = ${optionsOf(paymentMethod, 'code').CASH}
            and r.created_at < ${sqlOfficeMidnight(`${lastDay} + 1`)}
          order by r.created_at desc, r.id desc limit 1) t
        where not exists (select from till_closing c where c.building_id = ${buildingId}
          and c.cashier_id = a.id and c.closed_at >= t.last_at)) as open_tills,
      (select count(*)::int from ledger_balance b where b.building_id = ${buildingId} and b.account = ${cash}
        and b.balance < ${bookedSince(places, cash, 'l.cash_account_id::text')}) as negative_cash,
      (select count(*)::int from ledger_balance b where b.building_id = ${buildingId} and b.account = ${forOthers}
        and b.balance > ${bookedSince(places, forOthers, 'l.category')}) as paid_beyond_charged,
      (select count(*)::int from journal_handover t where t.building_id = ${buildingId} and t.month > ${after}
        and t.month <= ${month} and ${bookedSinceSql('t')} > 0) as changed_handovers`
  },
})
