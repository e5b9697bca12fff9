import type { FieldError } from '#core/wire/error.ts'
import type { ClosingCheck } from '#domain/closing-checks.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { today } from '../calendar/today.ts'
import { readChainHead } from './chain-head.ts'
import { closedThrough, shutBooks } from './closed-months.ts'
import { keepCodes } from './closed-codes.ts'
import { readChecklist } from './closing-checklist.ts'

/** Why a month is not closed; of the same code only the first is said. */
const refusals: Readonly<Partial<Record<ClosingCheck, FieldError['code']>>> = {
  month_not_over: 'month_not_over',
  month_out_of_order: 'month_out_of_order',
  draft_fees: 'month_has_drafts',
  draft_receipt_vouchers: 'month_has_drafts',
  draft_payment_vouchers: 'month_has_drafts',
  draft_supplier_invoices: 'month_has_drafts',
  draft_refunds: 'month_has_drafts',
  draft_credit_transfers: 'month_has_drafts',
  draft_cash_transfers: 'month_has_drafts',
  draft_prepayments: 'month_has_drafts',
  draft_deposits: 'month_has_drafts',
  draft_deposit_returns: 'month_has_drafts',
  draft_opening_balances: 'month_has_drafts',
  draft_write_offs: 'month_has_drafts',
  draft_adjustments: 'month_has_drafts',
}

/**
 * Closing a month waits for everything that is being booked in its building, and comes before everything later. The last
 * closed month is opened again by somebody else than who closed it; an organisation's administrator may undo their own,
 * since nobody is above them.
 */
export const closedMonthExtension = extendEntity(closedMonth, {
  create: {
    async before({ values, caller, tx, also }) {
      const { building_id: buildingId, month } = values
      await shutBooks(tx, buildingId)
      const { checks } = await readChecklist(tx, { buildingId, month })
      const codes = checks.flatMap(({ check, count }) => (count > 0 ? (refusals[check] ?? []) : []))
      if (codes.length > 0) throw invalidInput([...new Set(codes)].map((code) => ({ field: 'month', code })))
      const { accountId, name, code } = caller.principal
      return also({
        closed_by_id: accountId,
        closed_by_name: name,
        closed_by_code: code,
        ledger_head: await readChainHead(tx, buildingId),
      })
    },
    after: ({ after, tx }) => keepCodes(tx, after),
  },
  on: {
    async reopen({ before, caller, tx, also }) {
      const { accountId, name, code, type } = caller.principal
      await shutBooks(tx, before.building_id)
      if (before.month !== (await closedThrough(tx, before.building_id)))
        throw apiError(409, 'reopen_last_first')
      if (before.closed_by_id === accountId && type !== 'org_admin') throw apiError(403, 'closed_by_yourself')
      return also({
        reopened_on: today(),
        reopened_by_id: accountId,
        reopened_by_name: name,
        reopened_by_code: code,
      })
    },
  },
})
