import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { accountIs, feeIs, receiptVoucherIs, voucherIs } from './invariants-words.ts'
import { owedKinds } from './moves-sql.ts'
import { letOffSql, sharesSql } from './paid-sql.ts'
import { fulfilledSql, planDocumentsSql } from './plan-moves-sql.ts'

// Parts of I23: what the statistics of fees and the report of plans add up, which are read from fees and vouchers, against
// the ledger. `owed` are the moves of what apartments owe.

/** What is read once for the comparisons below. */
export const figureTables = [
  `share as materialized (${sharesSql()})`,
  `fulfilled as materialized (select building_id, entry, kind, document_id, plan_id, amount from (${fulfilledSql('ledger_entry')}) m)`,
].join(', ')

/** Columns of zeros for the figures that one side does not tell. */
const zeros = (count: number) => Array.from({ length: count }, () => '0').join(', ')

/**
 * What has become of fees, by month and type and by apartment: what statistics tell of the fees themselves, and what entries
 * did to them. Whose fee a deduction settled is in no entry, so the shares are held against receipts, below.
 */
const feesDiffer = `select building_id::text,
      concat_ws(' ', 'fees of', case when grouping(month) = 0 then month || ' ' || fee_type else 'apartment ' || apartment_id end),
      format('charged %s, settled %s, let off %s, ledger %s, %s, %s', sum(charged), sum(settled), sum(let_off),
        sum(booked), sum(taken), sum(given))
    from (select f.building_id, f.month, f.fee_type, f.apartment_id, f.amount as charged, f.settled,
          coalesce(o.amount, 0) as let_off, 0 as booked, 0 as taken, 0 as given
        from fee f left join ${letOffSql()} o on o.building_id = f.building_id and o.fee_id = f.id
        where f.status in (${feeIs.approved}, ${feeIs.settled}) and f.deleted_at is null
      union all select m.building_id, m.month, m.fee_type, m.apartment_id, ${zeros(3)},
          case when m.kind in ${owedKinds.charged} then m.amount else 0 end,
          case when m.kind in ${owedKinds.charged} then 0 else -m.amount end,
          case when m.kind in ${owedKinds.let_off} then -m.amount else 0 end
        from owed m
      union all select s.building_id, f.month, f.fee_type, f.apartment_id, ${zeros(5)}, s.amount
        from share s join fee f on f.building_id = s.building_id and f.id = s.fee_id
      union all select e.building_id, f.month, f.fee_type, f.apartment_id, ${zeros(5)}, l.amount
        from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
          join fee f on f.building_id = e.building_id and f.id = e.document_id
        where l.account = ${accountIs.prepaid_discount}
          and e.kind in ('prepayment_release', 'prepayment_release_void')) s
    group by grouping sets ((building_id, month, fee_type), (building_id, apartment_id))
    having sum(charged) <> sum(booked) or sum(settled) <> sum(taken) or sum(let_off) <> sum(given)`

/** Each fee's share of a deduction is rounded up, so that all of them are less than a step for each fee beyond it. */
const sharesDiffer = `select building_id::text, concat_ws(' ', 'deduction of receipt', receipt_id),
      format('shares %s of %s fees, ledger %s', sum(told), sum(fees), sum(booked))
    from (select building_id, receipt_id, amount as told, 1 as fees, 1 / step::numeric as step, 0 as booked from share
      union all select e.building_id, e.document_id, 0, 0, 0, l.amount
        from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where l.account = ${accountIs.deduction}) s
    group by building_id, receipt_id
    having sum(told) < sum(booked) or sum(told) - sum(booked) > 0 and sum(told) - sum(booked) >= sum(fees) * max(step)`

/** What plans' vouchers booked, entry by entry. */
const plansDiffer = `select building_id::text, concat_ws(' ', 'of plans', min(kind), min(document_id)),
      format('reports %s, ledger %s', sum(told), sum(booked))
    from (select building_id, entry, kind, document_id, amount as told, 0 as booked from fulfilled
      union all select e.building_id, e.id, e.kind, e.document_id, 0,
          case when e.kind in ('${paymentVoucher.name}', '${paymentVoucher.name}_void') then -l.amount else l.amount end
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
          and l.account in (${accountIs.cash}, ${accountIs.receivable})
        where (e.building_id, e.kind, e.document_id) in (select building_id, kind, document_id from ${planDocumentsSql()} d)) s
    group by building_id, entry having sum(told) <> sum(booked)`

/** The vouchers that stand for each plan: a charged one with what its line came to. */
const vouchersDiffer = `select building_id::text, concat_ws(' ', 'plan', plan_id),
      format('reports %s, vouchers %s', sum(told), sum(stands))
    from (select building_id, plan_id, amount as told, 0 as stands from fulfilled
      union all select v.building_id, d.voucher_plan_id, 0, v.amount
        from (select v.building_id, v.plan_period_id, coalesce(f.amount, v.amount) as amount
            from receipt_voucher v left join fee f on f.building_id = v.building_id and f.id = v.fee_id
            where v.plan_period_id is not null and v.status in (${receiptVoucherIs.approved}, ${receiptVoucherIs.charged})
          union all select building_id, plan_period_id, amount from payment_voucher
            where plan_period_id is not null and status = ${voucherIs.approved}) v
          left join voucher_plan_period d on d.building_id = v.building_id and d.id = v.plan_period_id) s
    group by building_id, plan_id having sum(told) <> sum(stands)`

/** What differs between the ledger and what the statistics of fees and the report of plans add up. */
export const figuresDiffer = [feesDiffer, sharesDiffer, plansDiffer, vouchersDiffer]
