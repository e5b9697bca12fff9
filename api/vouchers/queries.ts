import { optionsOf, statesOf, literalsOf } from '#api/sql/literals.ts'
import { column, columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { wordOf, type Slots } from '#api/sql/types.ts'
import type { Chart } from '#domain/money/charts.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { chartSql } from '#api/ledger/chart-codes.ts'
import { documentTables } from '#api/ledger/documents.ts'
import { fee } from '#entities/fees/fee.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { partner } from '#entities/operation/partner.ts'
import { utilityBooking } from '#entities/utilities/utility-booking.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { paymentVoucherCategory } from '#entities/vouchers/payment-voucher-category.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'

const accountIs = literalsOf(accounts)
const { building_maintenance: maintenance } = optionsOf(cashAccount, 'account_type')
const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** Locks a document as it was read; no row if somebody has changed it since. */
export const holdDocument = query({
  row: {},
  takes: { ...place, version: 'integer' },
  over: documentTables,
  sql: ({ buildingId, id, version }, table) =>
    `select from ${table}
      where building_id = ${buildingId} and id = ${id} and version = ${version} for update`,
})

/** Those of the accounts that, in their own currency, had less than nothing at the end of that day, or of one since. */
export const overdrawnSince = query({
  row: { ref: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]', day: 'date' },
  sql: ({ buildingId, ids, day }) =>
    `with moved as (select l.cash_account_id::text as ref, e.booked_on,
          sum(coalesce(l.foreign_amount, l.amount)) as amount
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
        where e.building_id = ${buildingId} and e.booked_on >= ${day} and l.account = ${accountIs.cash}
          and l.cash_account_id = any(${ids}) group by 1, 2),
      ended as (select m.ref, coalesce(b.foreign_balance, b.balance) + m.amount
            - sum(m.amount) over (partition by m.ref order by m.booked_on desc) as balance
        from moved m join ledger_balance b
          on b.building_id = ${buildingId} and b.account = ${accountIs.cash} and b.ref = m.ref)
      select distinct ref from ended where balance < 0`,
})

/** The currencies of these accounts that are not the building's, each once. */
export const currenciesOf = query({
  row: columns(cashAccount, ['currency_code']),
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select distinct currency_code from cash_account
      where building_id = ${buildingId} and id = any(${ids}) and currency_code is not null`,
})

/** Where the money of an account is held. */
export const fundKind = query({
  row: { kind: column(cashAccount, 'account_sub_type') },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select account_sub_type as kind from cash_account where building_id = ${buildingId} and id = ${id}`,
})

const isFund = `a.account_type = ${maintenance}`

/** Whether a voucher would mix the maintenance fund with other money, in either direction; no row if a reference is wrong. */
export const fundUse = query({
  row: { refused: 'boolean', is_for_fund: 'boolean' },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint', categoryId: 'bigint' },
  over: {
    receipt_voucher: 'receipt_voucher_category',
    payment_voucher: 'payment_voucher_category',
  },
  sql: ({ buildingId, cashAccountId, categoryId }, categories) =>
    `select (${isFund}) <> c.for_maintenance as refused, c.for_maintenance as is_for_fund
      from cash_account a, ${categories} c
      where a.building_id = ${buildingId} and a.id = ${cashAccountId}
        and c.building_id = ${buildingId} and c.id = ${categoryId}`,
})

/** The chart that a building keeps. */
export const bookedChart = query({
  row: { chart: wordOf<Chart>() },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select ${chartSql('b')} as chart from building b where b.id = ${buildingId}`,
})

/** A partner’s own tax code. */
export const taxCodeOf = query({
  row: columns(partner, ['tax_code']),
  takes: place,
  sql: ({ buildingId, id }) =>
    `select tax_code from partner where building_id = ${buildingId} and id = ${id} and deleted_at is null`,
})

/** What approved vouchers have paid for an invoice, and an amount more. */
export const paidForInvoice = query({
  row: { total: 'text' },
  takes: {
    ...place,
    code: 'text | null',
    form: 'text | null',
    symbol: 'text | null',
    number: 'text | null',
    amount: 'numeric',
  },
  sql: ({ buildingId, id, code, form, symbol, number, amount }) =>
    `select (${amount} + coalesce(sum(v.amount), 0))::text as total from payment_voucher v
      where v.building_id = ${buildingId} and v.id <> ${id} and v.status = ${statesOf(paymentVoucher).approved}
        and v.partner_tax_code = ${code} and v.invoice_form = ${form} and v.invoice_symbol = ${symbol}
        and v.invoice_number = ${number}`,
})

/** By which fees a payment category's money was collected for others; null if it is an expense. */
export const paidOut = query({
  row: { pays_out: column(paymentVoucherCategory, 'pays_out') },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select case when not for_maintenance then pays_out end as pays_out from payment_voucher_category
      where building_id = ${buildingId} and id = ${id}`,
})

/** A row if money would go from the maintenance fund to another, or the reverse. */
export const otherFunds = query({
  row: {},
  takes: { buildingId: 'bigint', fromId: 'bigint', toId: 'bigint' },
  sql: ({ buildingId, fromId, toId }) =>
    `select from cash_account a, cash_account b
      where a.building_id = ${buildingId} and a.id = ${fromId} and b.building_id = ${buildingId} and b.id = ${toId}
        and a.account_type <> b.account_type and ${maintenance} in (a.account_type, b.account_type)`,
})

/** SQL of what is still held of the deposit of a row: what the books have for it. */
export const heldSql = (row: string) =>
  `coalesce((select -b.balance from ledger_balance b where b.building_id = ${row}.building_id
    and b.account = ${accountIs.deposit} and b.ref = ${row}.id::text), 0)`

/** SQL of a sum over the deposits `d` that were taken for a booked place. */
export const depositsForSql = (booking: string, amount: string) =>
  `(select coalesce(sum(${amount}), 0) from deposit d where d.building_id = ${booking}.building_id
    and d.utility_booking_id = ${booking}.id and d.status = ${statesOf(deposit).approved})`

/** SQL of what is still held of them. */
export const heldForSql = (booking: string) => depositsForSql(booking, heldSql('d'))

export const lockDeposit = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from deposit where building_id = ${buildingId} and id = ${id} for update`,
})

export const lockBooking = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from utility_booking where building_id = ${buildingId} and id = ${id} for no key update`,
})

/** Of the deposit that a booked place asks: what is held, and what is missing; null where it asks none. */
export const heldForBooking = query({
  row: { is_off: 'boolean', held: 'text', missing: 'text | null' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select b.status = ${statesOf(utilityBooking).cancel} as is_off, h.held::text,
        trim_scale(greatest(b.deposit - h.held, 0))::text as missing
      from utility_booking b cross join lateral ${heldForSql('b')} h(held)
      where b.building_id = ${buildingId} and b.id = ${id}`,
})

/** What is still held of a deposit that was received; no row for another. */
export const heldOf = query({
  row: { open: 'text', ...columns(deposit, ['date']) },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select trim_scale(${heldSql('d')})::text as open, d.date from deposit d
      where building_id = ${buildingId} and id = ${id} and status = ${statesOf(deposit).approved}`,
})

/** A return of a deposit that stands. */
export const standingReturns = query({
  row: {},
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from deposit_return where building_id = ${buildingId} and deposit_id = ${id}
      and status = ${statesOf(depositReturn).approved} limit 1`,
})

/** The line, unless it is void already. */
export const standingLines = query({
  row: { is_paid: 'boolean' },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select settled > 0 as is_paid from fee
      where building_id = ${buildingId} and id = ${id} and status <> ${statesOf(fee).void}`,
})

/** SQL: whether the period `d` has vouchers `v` for which the condition is true, in either direction of money. */
export const hasVouchers = (condition = 'true') =>
  [receiptVoucher.name, paymentVoucher.name]
    .map(
      (table) => `exists (select from ${table} v
        where v.building_id = d.building_id and v.plan_period_id = d.id and ${condition})`,
    )
    .join(' or ')
