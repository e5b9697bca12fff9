import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { Records } from '#api/records/records.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { creditOf } from './home-statements.ts'
import { overdueOf, owedBy, ownFees } from './own-fees.ts'
import type { OwnHome } from './own-home.ts'
import { shownRequest } from './shown-request.ts'

interface Parts {
  readonly db: Queryable
  readonly records: Pick<Records, 'residentList'>
}

/** What is owed, and the payment under way, for who acts for the apartment or pays for it; null for all others. */
export async function moneyOf({ db, records }: Parts, caller: Caller, own: OwnHome) {
  const { buildingId, apartmentId, home, pays } = own
  const acts = home?.acts === true
  if (!acts && pays.length === 0) return null
  const latest = (status: string) => ({ apartmentId, page: 1, limit: 1, filters: { status } })
  const [{ payable, before, fund }, credits, requests, receipts] = await Promise.all([
    ownFees(db, own),
    acts ? creditOf(db, { buildingId, apartmentId }) : [],
    records.residentList({ caller, entity: paymentRequest }, latest('waiting')),
    records.residentList({ caller, entity: receipt }, latest('collected')),
  ])
  const [[request], [last]] = [requests.data, receipts.data]
  const days = payable.flatMap(({ due_on: due }) => due ?? []).toSorted()
  return {
    owed: owedBy(payable),
    fees: payable.length,
    overdue: owedBy(overdueOf(payable)),
    due_on: days[0] ?? null,
    before: owedBy(before),
    fund: owedBy(fund),
    credit: credits[0]?.credit ?? '0',
    prepaid: credits[0]?.prepaid ?? '0',
    request: request !== undefined && isUnderWay(request) ? shownRequest(request) : null,
    last_receipt:
      last === undefined
        ? null
        : { id: last.id, code: last.code, received_on: last.received_on, received: last.received },
  }
}

/** Its state follows the clock within minutes. */
const isUnderWay = ({ expires_at: until }: { readonly expires_at: string | null }) =>
  until !== null && Date.parse(until) > Date.now()
