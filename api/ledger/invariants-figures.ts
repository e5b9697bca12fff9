import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { accountIs, feeIs, receiptVoucherIs, voucherIs } from './invariants-words.ts'
import { owedKinds } from './moves-sql.ts'
import { letOffSql, sharesSql } from './paid-sql.ts'
import { fulfilledSql, planDocumentsSql } from './plan-moves-sql.ts'

// Parts of I23: what the statistics of fees and the report of plans add up, which are read from fees and vouchers, against
// the ledger. `owed` are the moves of what apartments owe.

/** What is read once for the comparisons below: `released` is what prepayments' discounts took off fees. */
export const figureTables = [
  `share as materialized (${sharesSql()})`,
  `let_off as materialized (select * from ${letOffSql()} o)`,
  `released as materialized (select e.building_id, e.document_id as fee_id, l.amount
    from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
    where l.account = ${accountIs.prepaid_discount} and e.kind in ('prepayment_release', 'prepayment_release_void'))`,
  `fulfilled as materialized (select building_id, entry, kind, document_id, amount, plan_id from (${fulfilledSql('ledger_entry')}) m)`,
].join(', ')

/** Columns of zeros for the figures that one side does not tell. */
const zeros = (count: number) => Array.from({ length: count }, () => '0').join(', ')

/**
 * What has become of fees, by `keys`: what statistics tell of the fees themselves, and what entries did to them. Whose fee a
 * deduction settled is in no entry, so the shares are held against receipts, below. Fees and moves are millions and their
 * sums a few: each is added up by itself first, without being sorted.
 */
function feesDiffer(said: string, keys: readonly string[]): string {
  const of = (row: string) => ['building_id', ...keys].map((key) => `${row}.${key}`).join(', ')
  const all = ['building_id', ...keys].join(', ')
  const given = (table: string) => `select ${of('f')}, ${zeros(7)}, sum(t.amount)
        from ${table} t join fee f on f.building_id = t.building_id and f.id = t.fee_id group by ${of('f')}`
  return `select building_id::text, concat_ws(' ', 'fees of', ${said}),
      format('%s fees, charged %s, settled %s, let off %s, ledger %s, %s, %s, %s', sum(fees), sum(charged), sum(settled),
        sum(let_off), sum(entries), sum(booked), sum(taken), sum(given))
    from (select ${of('f')}, count(*) filter (where f.amount <> 0) as fees, sum(f.amount) as charged, sum(f.settled) as settled,
          sum(coalesce(o.amount, 0)) as let_off, 0 as entries, 0 as booked, 0 as taken, 0 as given
        from fee f left join let_off o on o.building_id = f.building_id and o.fee_id = f.id
        where f.status in (${feeIs.approved}, ${feeIs.settled}) and f.deleted_at is null
        group by ${of('f')}
      union all select ${of('m')}, ${zeros(4)},
          count(*) filter (where m.kind in ('fee', 'opening')) - count(*) filter (where m.kind = 'fee_void'),
          coalesce(sum(m.amount) filter (where m.kind in ${owedKinds.charged}), 0),
          coalesce(sum(-m.amount) filter (where m.kind not in ${owedKinds.charged}), 0),
          coalesce(sum(-m.amount) filter (where m.kind in ${owedKinds.let_off}), 0)
        from owed m group by ${of('m')}
      union all ${given('share')}
      union all ${given('released')}) s
    group by ${all}
    having sum(fees) <> sum(entries) or sum(charged) <> sum(booked) or sum(settled) <> sum(taken) or sum(let_off) <> sum(given)`
}

const feesDiffers = [
  feesDiffer('month, fee_type', ['month', 'fee_type']),
  feesDiffer("'apartment', apartment_id", ['apartment_id']),
]

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
const plansDiffer = `select building_id::text, concat_ws(' ', 'of plans', kind, document_id),
      format('reports %s, ledger %s', sum(told), sum(booked))
    from (select building_id, entry, kind, document_id, amount as told, 0 as booked from fulfilled
      union all select e.building_id, e.id, e.kind, e.document_id, 0,
          case when e.kind in ('${paymentVoucher.name}', '${paymentVoucher.name}_void') then -l.amount else l.amount end
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
          and l.account in (${accountIs.cash}, ${accountIs.receivable})
        where (e.building_id, e.kind, e.document_id) in (select building_id, kind, document_id from ${planDocumentsSql()} d)) s
    group by building_id, entry, kind, document_id having sum(told) <> sum(booked)`

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
export const figuresDiffer = [...feesDiffers, sharesDiffer, plansDiffer, vouchersDiffer]
