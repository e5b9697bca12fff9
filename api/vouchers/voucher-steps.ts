import { apiError, invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Changed, Changing } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { issueFee } from '#api/fees/issue-fee.ts'
import { post, reverse, type LedgerLine } from '#api/ledger/ledger.ts'
import { nextNumber } from '#api/ledger/numbering.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { fundUse, holdPeriod, holdVoucher, movePeriod, otherWayPeriods } from './queries.ts'

type VoucherEntity = typeof receiptVoucher | typeof paymentVoucher
type Voucher = RecordOf<VoucherEntity>

/** The direction of a voucher's money. */
interface Direction {
  readonly kind: 'receipt_voucher' | 'payment_voucher'
  /** The book of its numbers. */
  readonly book: string
  /** The sign of the amount in the account. */
  readonly sign: '' | '-'
  /** The kind of plans whose periods it settles. */
  readonly plan: 'revenue' | 'payment'
}

export const incoming: Direction = {
  kind: 'receipt_voucher',
  book: 'PTK',
  sign: '',
  plan: 'revenue',
}
export const outgoing: Direction = {
  kind: 'payment_voucher',
  book: 'PC',
  sign: '-',
  plan: 'payment',
}

// Vouchers move money when they are approved, and move it back when they are voided.

export function approveHooks(way: Direction) {
  return {
    async before(context: Changing<VoucherEntity>) {
      await requireBookable(context, way)
      return context.also(await numberFor(context, way))
    },
    async after(context: Changed<VoucherEntity>) {
      await book(context, way)
      await followVoucher(context, 'done')
    },
  }
}

export function voidHooks(way: Direction) {
  return {
    async before({ before, tx }: Changing<VoucherEntity>) {
      await requireOpenMonth(tx, before.building_id, today())
      await holdRow(tx, way, before)
    },
    async after(context: Changed<VoucherEntity>) {
      await takeBack(context, way)
      await followVoucher(context, 'coming_soon')
    },
  }
}

/** 409 or 422 unless the voucher may be booked as it is. */
export async function requireBookable(
  { before, whole, tx }: Pick<Changing<VoucherEntity>, 'before' | 'whole' | 'tx'>,
  way: Direction,
): Promise<void> {
  await requirePeriod(tx, way, whole)
  await requireOpenMonth(tx, before.building_id, whole.date)
  await holdRow(tx, way, before)
  await requireFund(tx, way, whole)
}

/** Its number, unless it has one; taken last, so that the book is locked as briefly as possible. */
export async function numberFor(
  { before, whole, tx }: Pick<Changing<VoucherEntity>, 'before' | 'whole' | 'tx'>,
  { book: numbers }: Direction,
) {
  if (before.code !== null) return {}
  const { building_id: buildingId, date: day } = whole
  return { code: await nextNumber(tx, { buildingId, book: numbers, day }) }
}

/** Locks the voucher as it was read, so that a number is only taken for a change that succeeds. */
async function holdRow(tx: Tx, { kind }: Direction, before: Voucher): Promise<void> {
  const { building_id: buildingId, id, version } = before
  const held = await holdVoucher(tx, { buildingId, id, version }, kind)
  if (held.length === 0) throw apiError(409, 'record_changed')
}

/** The maintenance fund is spent on maintenance alone (docs/domain/ledger.md). */
async function requireFund(tx: Tx, { kind }: Direction, voucher: Voucher): Promise<void> {
  if (kind !== 'payment_voucher') return
  const { building_id: buildingId, cash_account_id: cashAccountId, category_id: categoryId } = voucher
  const [row] = await fundUse(tx, { buildingId, cashAccountId, categoryId })
  if (row?.refused === true) throw invalidInput([{ field: 'cash_account_id', code: 'maintenance_fund_only' }])
}

/**
 * Incoming money cannot settle a period of a plan of payments, nor the reverse. A period that does not exist is refused
 * as a reference.
 */
export async function requirePeriod(
  tx: Tx,
  { plan }: Direction,
  voucher: { readonly building_id: string; readonly plan_period_id?: string | null },
): Promise<void> {
  const { building_id: buildingId, plan_period_id: id = null } = voucher
  if (id === null) return
  const other = await otherWayPeriods(tx, { buildingId, id, kind: plan })
  if (other.length > 0) throw invalidInput([{ field: 'plan_period_id', code: 'invalid_reference' }])
}

async function book({ after, tx, caller }: Changed<VoucherEntity>, { kind, sign }: Direction): Promise<void> {
  const { id: documentId, building_id: buildingId, amount, date: bookedOn } = after
  const other: Pick<LedgerLine, 'account' | 'category'> = {
    account: kind === 'payment_voucher' ? 'expense' : 'revenue',
    category: after.category_id,
  }
  await post(tx, {
    kind,
    buildingId,
    documentId,
    bookedOn,
    by: caller.principal.accountId,
    lines: [
      { account: 'cash', cashAccountId: after.cash_account_id, amount: `${sign}${amount}` },
      { ...other, amount: sign === '' ? `-${amount}` : amount },
    ],
  })
}

const takeBack = ({ after, tx, caller }: Changed<VoucherEntity>, { kind }: Direction) =>
  reverse(tx, {
    of: kind,
    kind: `${kind}_void`,
    buildingId: after.building_id,
    documentId: after.id,
    bookedOn: today(),
    by: caller.principal.accountId,
  })

/** Instead of being paid now, it becomes a line that the apartment's next receipt settles. */
export async function charge({ after: voucher, tx, caller }: Changed<typeof receiptVoucher>): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId, code, description, date } = voucher
  // The transition requires the one and has set the other, so neither is null here.
  if (apartmentId === null || code === null) return
  await issueFee(tx, caller, {
    buildingId,
    apartmentId,
    feeType: 'RECEIPT_VOUCHER',
    month: date.slice(0, 7),
    name: description || code,
    amount: voucher.amount,
    dueOn: date,
    note: code,
  })
}

/** Done by a voucher; open again once all of its vouchers are void. */
export async function followVoucher(
  { after, tx, notify }: Changed<VoucherEntity>,
  state: 'done' | 'coming_soon',
): Promise<void> {
  const { building_id: buildingId, plan_period_id: id } = after
  if (id === null) return
  // Locked, so that of two vouchers that are voided at the same time the second sees the first.
  await holdPeriod(tx, { buildingId, id })
  await movePeriod(tx, { buildingId, id }, state)
  notify(voucherPlanPeriod, buildingId)
}
