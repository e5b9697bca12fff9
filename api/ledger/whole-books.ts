import { debt } from '#entities/debts/debt.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import type { Caller } from '../context.ts'
import { forbidden } from '../http/error.ts'

const shown = [debt, paymentVoucher, adjustment]

/** Whether somebody may read all that the books show: what fees, receipts and vouchers say. */
export const mayReadBooks = ({ principal: { decider } }: Caller, buildingId: string): boolean =>
  shown.every(({ permission }) => decider.can(buildingId, permission, 'read'))

/** 403 for those who may not. */
export function requireWholeBooks(caller: Caller, buildingId: string): void {
  if (!mayReadBooks(caller, buildingId)) throw forbidden()
}

interface Asking<Params> {
  readonly buildingId: string
  readonly caller: () => Caller
  readonly params: () => Params
}

/** What a call asks of a building's books: 403 for those who may not read all of them, before its parameters are read. */
export function askOfBooks<Params>({ buildingId, caller: who, params }: Asking<Params>) {
  const caller = who()
  requireWholeBooks(caller, buildingId)
  return { ...params(), buildingId, caller, language: caller.language }
}
