import type { WritePart } from '#api/calls/run-write.ts'
import type { Caller } from '#api/context.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { owedBy, ownFees } from './own-fees.ts'
import type { OwnHome } from './own-home.ts'
import { shownRequest } from './shown-request.ts'
import { expireWaiting, feesIn, insertFees, ownMethod, waitingRequests } from './payment-statements.ts'

/** Minutes for which a payment that was asked for in the app is waited for. */
const minutes = 15

interface Asked {
  readonly caller: Caller
  /** The same with what making a request needs. */
  readonly by: Caller
  readonly own: OwnHome
  /** Absent: all that the caller can pay there. */
  readonly feeIds: readonly string[] | undefined
}

/**
 * The payment that is waited for of these fees. While one of the same fees and sum waits, it is that one, whoever asked; one
 * that is for some of them and others expires. The apartment's balance is locked first, so that two who ask at once get one.
 */
export async function askForPayment({ tx, records }: WritePart, { caller, by, own, feeIds }: Asked) {
  const { buildingId, apartmentId, home, pays } = own
  if (home?.acts !== true && pays.length === 0) throw notFound()
  await lockBalance(tx, { buildingId, apartmentId })
  const { payable } = await ownFees(tx, own)
  if (feeIds !== undefined) await requireOfApartment(tx, own, feeIds)
  const fees = payable.filter(({ id }) => feeIds?.includes(id) ?? true)
  if (fees.length === 0) throw apiError(409, 'nothing_to_pay')
  const ids = fees.map(({ id }) => id)
  const amount = owedBy(fees)
  const waiting = await waitingRequests(tx, { buildingId, apartmentId, feeIds: ids })
  const same = waiting.find((one) => one.amount === amount && isSame(one.fees, ids))
  if (same !== undefined) return { ...(await shown(same.id)), is_new: false }
  await expireWaiting(tx, { buildingId, ids: waiting.map(({ id }) => id) })
  const [method] = await ownMethod(tx, { buildingId })
  if (method === undefined) throw apiError(409, 'request_not_payable')
  const { id } = await records.create(
    { caller: by, entity: paymentRequest },
    {
      building_id: buildingId,
      apartment_id: apartmentId,
      payment_method_id: method.id,
      amount,
      minutes: String(minutes),
    },
  )
  await insertFees(tx, { buildingId, requestId: String(id), feeIds: ids })
  return { ...(await shown(String(id))), is_new: true }

  async function shown(requestId: string) {
    const { data } = await records.residentOne({ caller, entity: paymentRequest, id: requestId })
    return shownRequest(data)
  }
}

/** 404 where one of them is another apartment's; what was paid meanwhile is left out. */
async function requireOfApartment(
  tx: WritePart['tx'],
  { buildingId, apartmentId }: OwnHome,
  feeIds: readonly string[],
): Promise<void> {
  const known = await feesIn(tx, { buildingId, apartmentId, feeIds: [...feeIds] })
  if (known.length < new Set(feeIds).size) throw notFound()
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
