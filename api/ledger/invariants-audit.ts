import type { Invariant } from './invariants-shape.ts'
import { documentKinds } from './documents.ts'
import {
  bookedStatesOf,
  closedMonthIs,
  feeIs,
  receiptIs,
  receiptVoucherIs,
  voucherIs,
} from './invariants-words.ts'

/** Actions that the log must contain, by resource; and those that explain a fee that nobody has approved as such. */
const actions = {
  receipt: ['create', 'void'],
  fee: ['approve', 'reissue', 'void', 'delete'],
  ...Object.fromEntries(documentKinds.map((kind) => [kind, ['approve', 'void']])),
  receipt_voucher: ['approve', 'void', 'charge'],
  prepayment: ['approve', 'void', 'end'],
  opening_debt: ['create'],
  till_closing: ['create'],
  closed_month: ['create', 'reopen'],
  service_booking: ['complete', 'charge'],
  utility_booking: ['complete', 'charge'],
}

/** SQL of the resources and actions of the log's lines about money. */
export const moneyPairs = Object.entries(actions).flatMap(([resource, names]) =>
  names.map((action) => `('${resource}', '${action}')`),
)

/** What has happened, according to the documents' states. */
const due = [
  `select building_id, 'receipt' as resource, 'create' as action, id::text as record_id from receipt`,
  `select building_id, 'receipt', 'void', id::text from receipt where status = ${receiptIs.voided}`,
  `select building_id, 'fee', 'approve', id::text from fee where status <> ${feeIs.draft}`,
  `select building_id, 'fee', 'void', id::text from fee where status = ${feeIs.void}`,
  `select building_id, 'receipt_voucher', 'charge', id::text from receipt_voucher
      where status = ${receiptVoucherIs.charged} or fee_id is not null`,
  ...documentKinds.flatMap((table) => [
    `select building_id, '${table}', 'approve', id::text from ${table}
        where status in (${bookedStatesOf(table)})${table === 'receipt_voucher' ? ' and fee_id is null' : ''}`,
    `select building_id, '${table}', 'void', id::text from ${table} where status = ${voucherIs.voided}`,
  ]),
  `select building_id, 'prepayment', 'end', id::text from prepayment where ended_on is not null`,
  `select building_id, 'opening_debt', 'create', id::text from opening_debt`,
  `select building_id, 'till_closing', 'create', id::text from till_closing`,
  `select building_id, 'closed_month', 'create', id::text from closed_month`,
  `select building_id, 'closed_month', 'reopen', id::text from closed_month where status = ${closedMonthIs.reopened}`,
]

/** Documents that bring an approved fee with them: which of their actions does so, and which type, name and amount it takes over. */
export const bringing = [
  { resource: 'opening_debt', action: 'create', fee: 'fee_type, name, amount' },
  { resource: 'receipt_voucher', action: 'charge', fee: `'RECEIPT_VOUCHER', null, amount` },
  { resource: 'adjustment', action: 'approve', fee: 'fee_type, null, amount', where: 'line_id is not null' },
  ...(['complete', 'charge'] as const).flatMap((action) => [
    { resource: 'service_booking', action, fee: `'SERVICE', null, total` },
    { resource: 'utility_booking', action, fee: `'SERVICE', null, price` },
  ]),
]

const originSql = bringing
  .map(
    ({ resource, action, fee, where = 'true' }: (typeof bringing)[number] & { readonly where?: string }) =>
      `select building_id, '${resource}', '${action}', id::text, apartment_id, ${fee} from ${resource} where ${where}`,
  )
  .join(' union all ')

/**
 * What the log contains. A fee comes about by its approval, as a replacement, or with another document; all that always
 * connects the two is that one transaction wrote them at one time. A booking may cost nothing. A draft may have been in
 * the trash before, so a fee's end is logged at least once.
 */
const told = [
  `select building_id, resource, action, record_id from said
    where resource not in ('fee', 'service_booking', 'utility_booking') or (resource, action) = ('fee', 'approve')`,
  `select building_id, 'fee', 'approve', record_id from said where (resource, action) = ('fee', 'reissue')`,
  `select distinct s.building_id, 'fee', 'approve', f.id::text from said s
    join (${originSql}) o(building_id, resource, action, record_id, apartment_id, fee_type, name, amount) on o.building_id = s.building_id and o.resource = s.resource
        and o.action = s.action and o.record_id = s.record_id
    left join fee f on f.building_id = o.building_id and f.apartment_id = o.apartment_id and f.fee_type = o.fee_type
        and f.amount = o.amount
      and f.created_at = s.created_at and (o.name is null or f.name = o.name)
    where f.id is not null or s.resource not in ('service_booking', 'utility_booking')`,
  `select distinct s.building_id, 'fee', 'void', s.record_id from said s
    join fee f on f.building_id = s.building_id and f.id::text = s.record_id
    where s.resource = 'fee' and s.action in ('void', 'delete') and f.status = ${feeIs.void}`,
]

const logTells: Invariant = {
  code: 'I12',
  says: 'the log tells of every change of money and every closing of a month once, and of none that did not happen',
  sql: `with said as materialized (select building_id, resource, action, record_id, created_at from log
      where (resource, action) in (${moneyPairs.join(', ')})),
    line(building_id, resource, action, record_id, due, told) as (select d.*, 1, 0 from (${due.join(' union all ')}) d
      union all select t.*, 0, 1 from (${told.join(' union all ')}) t)
    select building_id::text as building, concat_ws(' ', resource, record_id) as record,
        format('%s %s, told %s times', action, case when sum(due) = 0 then 'did not happen' else 'happened' end,
            sum(told)) as finding
      from line group by building_id, resource, action, record_id having sum(due) <> 1 or sum(told) <> 1`,
}

export const auditInvariants = { logTells }
