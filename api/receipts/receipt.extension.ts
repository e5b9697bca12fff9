import { compareAmounts, isZero } from '#core/amount.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import type { Caller } from '#api/context.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { Params } from '#api/records/params.ts'
import { receiptValues, type ReceiptValues } from '#api/receipts/collect.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { entrySql, refusalOf, reverse, type Entry } from '#api/ledger/ledger.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { markServices } from '#api/fees/service-lines.ts'
import { reverseSettlements } from '#api/receipts/queries.ts'
import { spoilSerial, useSerial } from '#api/receipts/serials.ts'
import { holdTill } from '#api/receipts/till.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'

type Receipt = RecordOf<typeof receipt>

/** Collecting and voiding a receipt: each in one transaction with its settlements and its ledger entry. */
export const receiptExtension = extendEntity(receipt, {
  create: {
    before: async ({ values, tx, caller, also }) => also(await receiptValues(tx, caller, values)),
    async after({ after, ...context }) {
      const leaf = leafOf(after)
      if (leaf !== undefined) await useSerial(context.tx, { ...leaf, receiptId: after.id })
      await notifyOthers(after, context)
    },
  },
  inStatement: { sql: entryWith, refusal: refusalOf },
  on: {
    void: {
      async before({ before, tx, caller, also }) {
        const { building_id: buildingId, apartment_id: apartmentId, collector_id: cashierId } = before
        const day = today()
        await requireOpenMonth(tx, buildingId, day)
        if (cashierId !== null) await holdTill(tx, { buildingId, cashierId })
        const { credit } = await lockBalance(tx, { buildingId, apartmentId })
        // Its excess has been spent since: the receipts that used it must be voided first.
        if (compareAmounts(before.excess ?? '0', credit) > 0) throw apiError(409, 'credit_spent')
        const { accountId, name, code } = caller.principal
        return also({
          voided_on: day,
          voided_by_id: accountId,
          voided_by_name: name,
          voided_by_code: code,
        })
      },
      async after({ after, ...context }) {
        await takeBack(after, context)
        const leaf = leafOf(after)
        if (leaf !== undefined)
          await spoilSerial(context.tx, { ...leaf, reason: after.reason, day: after.voided_on })
        await notifyOthers(after, context)
      },
    },
  },
})

const leafOf = ({ building_id: buildingId, serial_id: serialId }: Receipt) =>
  serialId === null ? undefined : { buildingId, serialId }

/** Orders that its lines pay change their state too; consoles that show what has changed with it are notified. */
async function notifyOthers(
  { building_id: buildingId, serial_id, lines }: Receipt,
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
): Promise<void> {
  if (serial_id !== null) notify(preprintSerial, buildingId, [serial_id])
  const feeIds = (lines ?? []).flatMap(({ fee_type, fee_id }) => (fee_type === 'SERVICE' ? [fee_id] : []))
  if (feeIds.length > 0) await markServices(tx, { buildingId, feeIds })
  for (const entity of [fee, debt]) notify(entity, buildingId)
}

/** What the receipt settles and how it is booked, as parts of the statement that makes it. */
function entryWith(
  record: NewRecord<typeof receipt> & ReceiptValues,
  { caller, params }: { readonly caller: Caller; readonly params: Params },
): string {
  const { apartment_id: apartmentId } = record
  const entry: Entry = {
    kind: 'receipt',
    buildingId: record.building_id,
    bookedOn: record.received_on,
    by: caller.principal.accountId,
    settles: record.lines.map(({ fee_id, amount }) => ({ fee_id, amount })),
    lines: [
      { account: 'cash', cashAccountId: record.cash_account_id ?? undefined, amount: record.received },
      { account: 'credit', apartmentId, amount: record.credit_used },
      { account: 'deduction', amount: record.deduction },
      { account: 'receivable', apartmentId, amount: negative(record.settled) },
      { account: 'credit', apartmentId, amount: negative(record.excess) },
    ],
  }
  return entrySql(entry, { id: 'r.id::bigint', from: 'r' }, params)
}

const negative = (amount: string) => (isZero(amount) ? '0' : `-${amount}`)

/** Opens its fees again, takes back its credit, and books the opposite entry. */
async function takeBack(
  { id, building_id: buildingId, voided_on }: Receipt,
  { tx, caller }: Pick<HookContext, 'tx' | 'caller'>,
): Promise<void> {
  await reverseSettlements(tx, { buildingId, receiptId: id })
  await reverse(tx, {
    of: 'receipt',
    kind: 'receipt_void',
    buildingId,
    documentId: id,
    // The day that the receipt itself names, even if midnight comes in between.
    bookedOn: voided_on ?? today(),
    by: caller.principal.accountId,
  })
}
