import { sumAmounts } from '#core/amount.ts'
import { isOneOf } from '#core/one-of.ts'
import { today } from '#api/calendar/today.ts'
import type { Queryable } from '#api/database/pool.ts'
import { isOfFund, openFees, type OpenFee } from '#api/debts/balances.ts'
import { residentKinds } from '#domain/money/payers.ts'
import type { OwnHome } from './own-home.ts'

/** Open fees of an apartment as its caller has them. */
export interface OwnFees {
  /** What they can pay in the app: the household's own since they came, for who acts; and what they pay by a rule. */
  readonly payable: readonly OpenFee[]
  /** The household's own from before they came: no more than its sum is shown. */
  readonly before: readonly OpenFee[]
  /** Of both what is paid into the maintenance fund, which takes no payment of the app. */
  readonly fund: readonly OpenFee[]
}

/** `locked`: until the transaction ends nobody else settles them. */
export async function ownFees(
  db: Queryable,
  { buildingId, apartmentId, home, pays }: OwnHome,
  lock: 'plain' | 'locked' = 'plain',
): Promise<OwnFees> {
  const open = await openFees(db, { buildingId, apartmentId }, lock)
  const since = home?.acts === true ? home.since.slice(0, 7) : undefined
  const isMine = ({ payer_kind: kind, payer_ref: ref }: OpenFee) =>
    isOneOf(residentKinds, kind) && pays.some(({ residentId }) => residentId === ref)
  const isHouseholds = ({ payer_kind: kind }: OpenFee) => since !== undefined && kind === null
  const isOwn = (fee: OpenFee) => isMine(fee) || (isHouseholds(fee) && fee.month >= (since ?? ''))
  return {
    payable: open.filter((fee) => isOwn(fee) && !isOfFund(fee)),
    before: open.filter((fee) => isHouseholds(fee) && fee.month < (since ?? '')),
    fund: open.filter((fee) => isOwn(fee) && isOfFund(fee)),
  }
}

/** What open fees come to. */
export const owedBy = (fees: readonly OpenFee[]) => sumAmounts(fees.map(({ open }) => open))

/** Those that are past their day. */
export const overdueOf = (fees: readonly OpenFee[]) =>
  fees.filter(({ due_on: due }) => due !== null && due < today())
