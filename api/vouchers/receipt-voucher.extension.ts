import { lockBalance } from '#api/debts/balances.ts'
import { issueFee } from '#api/fees/issue-fee.ts'
import { requireOpenApartment } from '#api/fees/open-apartment.ts'
import { splitColumns } from '#api/fees/split-columns.ts'
import { invalidInput } from '#api/http/error.ts'
import type { RecordOf } from '#core/stored.ts'
import type { IncomeKind } from '#domain/money/income.ts'
import { extendEntity, type Changing } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { prepareVoid } from './document-steps.ts'
import { voidLine } from './void-line.ts'
import { receivedVat } from './voucher-vat.ts'
import {
  approveHooks,
  followVoucher,
  isForFund,
  prepareVoucher,
  requirePeriod,
  voidHooks,
} from './voucher-steps.ts'

const voiding = voidHooks('receipt_voucher')

/** Money that comes in beside fees: booked when it is approved, or charged to an apartment as a fee. */
export const receiptVoucherExtension = extendEntity(receiptVoucher, {
  async create({ values: voucher, ...context }) {
    await requirePeriod('receipt_voucher', { ...context, voucher })
    return context.also(await receivedVat({ ...context, voucher }))
  },
  async update({ whole: voucher, ...context }) {
    await requirePeriod('receipt_voucher', { ...context, voucher })
    return context.also(await receivedVat({ ...context, voucher }))
  },
  on: {
    approve: approveHooks('receipt_voucher'),
    charge: {
      async before(context) {
        const { whole, tx, also } = context
        const { building_id: buildingId, apartment_id: apartmentId } = whole
        // The transition requires it, so it is never null here.
        if (apartmentId === null) throw invalidInput([{ field: 'apartment_id', code: 'required' }])
        await lockBalance(tx, { buildingId, apartmentId })
        const { code = whole.code } = await prepareVoucher('receipt_voucher', context, { isCharged: true })
        const kind = (await isForFund(tx, whole)) ? 'maintenance_fund' : 'own'
        const fee_id = await charge({
          ...context,
          kind,
          voucher: { ...whole, code, apartment_id: apartmentId },
        })
        return also({ code, fee_id })
      },
      async after(context) {
        for (const entity of [fee, debt]) context.notify(entity, context.after.building_id)
        await followVoucher(context)
      },
    },
    void: {
      async before(context) {
        const { before, tx } = context
        const { building_id: buildingId, apartment_id: apartmentId, status } = before
        if (status !== 'charged') return voiding.before(context)
        // Collecting locks the balance first, too.
        if (apartmentId !== null) await lockBalance(tx, { buildingId, apartmentId })
        return prepareVoid('receipt_voucher', context)
      },
      async after(context) {
        if (context.before.status !== 'charged') return voiding.after(context)
        const { building_id: buildingId, fee_id: id, reason } = context.after
        await voidLine(context, { buildingId, id, reason })
        return followVoucher(context)
      },
    },
  },
})

type Voucher = RecordOf<typeof receiptVoucher>
interface Charging extends Pick<Changing<typeof receiptVoucher>, 'tx' | 'caller'> {
  readonly voucher: Voucher & { readonly apartment_id: string }
  /** What its category receives. */
  readonly kind: IncomeKind
}

/** Instead of being paid now, it becomes a line that the apartment's next receipt settles; returns the line's id. */
async function charge({ voucher, kind, tx, caller }: Charging): Promise<string | null> {
  const { building_id: buildingId, apartment_id: apartmentId, code, description, date, vat } = voucher
  const rate = voucher.vat_percent
  await requireOpenApartment(tx, voucher)
  const feeId = await issueFee(tx, caller, {
    buildingId,
    apartmentId,
    feeType: 'RECEIPT_VOUCHER',
    categoryId: voucher.category_id,
    month: date.slice(0, 7),
    name: description || (code ?? ''),
    amount: voucher.amount,
    dueOn: date,
    note: code,
    bookedOn: date,
    split: JSON.stringify(
      splitColumns({
        kind,
        vatPercent: rate === null ? null : String(rate),
        vat: vat ?? '0',
        forOthers: '0',
      }),
    ),
  })
  return feeId ?? null
}
