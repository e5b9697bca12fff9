import { meteredKinds, meteredTypes, type MeteredType, type MeterName } from './metered-kinds.ts'

/** The check of one kind's meters without a confirmed reading; a building without such meters has none. */
type UnreadCheck = `unread_${MeterName}s`

/** A value for each kind of meters. */
export const byUnreadCheck = <T>(valueOf: (type: MeteredType) => T) =>
  Object.fromEntries(
    meteredTypes.map((type) => [`unread_${meteredKinds[type].meter}s`, valueOf(type)]),
  ) as Readonly<Record<UnreadCheck, T>>

/** The kind of meters that each is about. */
export const unreadTypes = byUnreadCheck((type) => type)

/**
 * What is looked at before the books of a month are closed, in the order in which it is shown. `blocking`: the month is
 * not closed as long as there is any; `warning`: whoever closes decides.
 */
export const closingChecks = {
  month_not_over: 'blocking',
  month_out_of_order: 'blocking',
  draft_fees: 'blocking',
  draft_receipt_vouchers: 'blocking',
  draft_payment_vouchers: 'blocking',
  draft_supplier_invoices: 'blocking',
  draft_refunds: 'blocking',
  draft_credit_transfers: 'blocking',
  draft_cash_transfers: 'blocking',
  draft_prepayments: 'blocking',
  draft_deposits: 'blocking',
  draft_deposit_returns: 'blocking',
  draft_opening_balances: 'blocking',
  draft_revaluations: 'blocking',
  draft_write_offs: 'blocking',
  draft_adjustments: 'blocking',
  ...byUnreadCheck(() => 'warning' as const),
  schedules_not_run: 'warning',
  failed_runs: 'warning',
  unmatched_bank_lines: 'warning',
  unreconciled_banks: 'warning',
  unrevalued_banks: 'warning',
  open_tills: 'warning',
  negative_cash: 'warning',
  paid_beyond_charged: 'warning',
  changed_handovers: 'warning',
} as const satisfies Readonly<Record<string, 'blocking' | 'warning'>>

export type ClosingCheck = keyof typeof closingChecks
export const closingCheckNames = Object.keys(closingChecks) as ClosingCheck[]

export const isUnreadCheck = (check: ClosingCheck): check is UnreadCheck => Object.hasOwn(unreadTypes, check)
