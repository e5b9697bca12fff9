import { isZero } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { post, reverse } from './ledger.ts'
import { today } from './office.ts'

type FeeRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** An approved fee is owed by its apartment, and revenue of its kind. */
export async function bookFee(tx: Tx, fee: FeeRow, { principal }: Caller): Promise<void> {
  const amount = String(fee.amount)
  if (isZero(amount)) return
  await post(tx, {
    kind: 'fee',
    buildingId: String(fee.building_id),
    documentId: fee.id,
    bookedOn: today(),
    by: principal.accountId,
    lines: [
      { account: 'receivable', apartmentId: String(fee.apartment_id), amount },
      { account: 'revenue', category: String(fee.fee_type), amount: `-${amount}` },
    ],
  })
}

/** What approving it, or bringing it in as an opening debt, has booked is taken back. */
export async function unbookFee(tx: Tx, fee: FeeRow, { principal }: Caller): Promise<void> {
  const reversal = {
    buildingId: String(fee.building_id),
    documentId: fee.id,
    bookedOn: today(),
    by: principal.accountId,
    kind: 'fee_void',
  } as const
  const isFee = await reverse(tx, { ...reversal, of: 'fee' })
  if (!isFee) await reverse(tx, { ...reversal, of: 'opening' })
}
