import { lastDayOf } from '#core/days.ts'
import { byUnreadCheck, type ClosingCheck } from '#domain/closing-checks.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { registry, type EntityName } from '#entities/index.ts'
import { listAddress } from '#domain/lists/list-address.ts'
import type { FilterLeaf } from '#domain/lists/list-state.ts'

interface CheckedList {
  readonly entity: EntityName
  /** One of its further lists. */
  readonly view?: string
  readonly filters: (month: string) => readonly FilterLeaf[]
  /** A page that is no list of it. */
  readonly page?: (month: string) => string
}

const ofMonth = (month: string): FilterLeaf[] => [{ field: 'month', operator: 'eq', value: month }]
const inStates = (...value: readonly string[]): FilterLeaf => ({ field: 'status', operator: 'in', value })
const draftsUntil = (month: string): FilterLeaf[] => [
  inStates('draft'),
  { field: 'date', operator: 'lte', value: lastDayOf(month) },
]
const noFilters = () => []

const lists: Readonly<Partial<Record<ClosingCheck, CheckedList>>> = {
  month_out_of_order: { entity: 'closed_month', filters: noFilters },
  draft_fees: {
    entity: 'fee',
    view: 'draft',
    filters: (month) => [{ field: 'month', operator: 'lte', value: month }],
  },
  draft_receipt_vouchers: { entity: 'receipt_voucher', filters: draftsUntil },
  draft_payment_vouchers: { entity: 'payment_voucher', filters: draftsUntil },
  draft_supplier_invoices: { entity: 'supplier_invoice', filters: draftsUntil },
  draft_refunds: { entity: 'refund', filters: draftsUntil },
  draft_credit_transfers: { entity: 'credit_transfer', filters: draftsUntil },
  draft_cash_transfers: { entity: 'cash_transfer', filters: draftsUntil },
  draft_prepayments: { entity: 'prepayment', filters: draftsUntil },
  draft_deposits: { entity: 'deposit', filters: draftsUntil },
  draft_deposit_returns: { entity: 'deposit_return', filters: draftsUntil },
  draft_opening_balances: { entity: 'opening_balance', filters: draftsUntil },
  draft_revaluations: { entity: 'revaluation', filters: draftsUntil },
  draft_write_offs: { entity: 'write_off', filters: draftsUntil },
  draft_adjustments: { entity: 'adjustment', filters: draftsUntil },
  ...byUnreadCheck((type) => ({ entity: meteredKinds[type].reading, filters: ofMonth })),
  schedules_not_run: { entity: 'fee_schedule', filters: noFilters },
  failed_runs: {
    entity: 'group_fee_slip',
    filters: (month) => [...ofMonth(month), inStates('failed', 'incomplete')],
  },
  unmatched_bank_lines: {
    entity: 'bank_line',
    filters: (month) => [inStates('unmatched'), { field: 'date', operator: 'lte', value: lastDayOf(month) }],
  },
  unreconciled_banks: {
    entity: 'cash_account',
    filters: noFilters,
    page: (month) => `/bank-reconciliation?day=${lastDayOf(month)}`,
  },
  unrevalued_banks: {
    entity: 'cash_account',
    filters: noFilters,
    page: (month) => `/bank-reconciliation?day=${lastDayOf(month)}`,
  },
  open_tills: { entity: 'till_closing', filters: noFilters },
  negative_cash: { entity: 'cash_account', filters: noFilters },
  changed_handovers: { entity: 'journal_handover', filters: ofMonth },
  paid_beyond_charged: {
    entity: 'payment_voucher',
    filters: () => [{ field: 'for_others', operator: 'eq', value: true }],
  },
}

/** The list in which a check's findings are put right, and its address; undefined where waiting is all there is. */
export function listOf(check: ClosingCheck, month: string) {
  const list = lists[check]
  if (list === undefined) return undefined
  const entity = registry[list.entity]
  const path = list.page?.(month) ?? listAddress({ entity, view: list.view, filters: list.filters(month) })
  return { entity: list.entity, path }
}
