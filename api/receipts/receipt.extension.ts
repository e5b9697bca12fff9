import { addAmounts, compareAmounts, isZero, subtractAmounts } from '#core/amount.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import type { Caller } from '#api/context.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { Params } from '#api/records/sql/params.ts'
import { receiptValues, type ReceiptValues } from '#api/receipts/collect.ts'
import { invoiceOfReceiptSql } from '#api/ledger/invoice-number-sql.ts'
import { lockBalance, lockBalances } from '#api/debts/balances.ts'
import { requireUncredited } from '#api/debts/credited-fees.ts'
import { requireUnspent } from '#api/debts/spendable-credit.ts'
import { entrySql, refusalOf, reverse, type Entry, type LedgerLine } from '#api/ledger/ledger.ts'
import { requireLimit } from '#api/ledger/approval-limit.ts'
import { holdMoneyBooks } from '#api/ledger/numbering.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { holdBankLines, releaseBankLines, requireUnshared } from '#api/receipts/bank-lines.ts'
import { paidBy } from '#api/fees/payer-sql.ts'
import { markBookings } from '#api/fees/booking-lines.ts'
import { reverseSettlements } from '#api/receipts/queries.ts'
import { spoilSerial, useSerial } from '#api/receipts/serials.ts'
import { requireChangeInTill } from '#api/receipts/tenders.ts'
import { holdTill } from '#api/receipts/till.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'

type Receipt = RecordOf<typeof receipt>

/** Collecting and voiding a receipt: each in one transaction with its settlements and its ledger entry. */
export const receiptExtension = extendEntity<typeof receipt, ReceiptValues>(receipt, {
  expressions: { invoice: invoiceOfReceiptSql('t') },
  // What it settled is all a payer's own, and of a household nothing that somebody else pays.
  // A fee of nobody in particular is no payer's: the comparison with its empty payer says neither yes nor no.
  ofPayer: (resident) => `${settles('true')} and not ${settles(`(${paidBy('f', resident)}) is not true`)}`,
  // Nor what those before them paid later for months of their own alone.
  ofHousehold: (resident, since) =>
    `not ${settles(`f.payer_ref is not null and (${paidBy('f', resident)}) is not true`)}
      and (not ${settles('true')} or ${settles(`f.month >= to_char(${since}::date, 'YYYY-MM')`)})`,
  // One payment for several apartments: a number that is taken before another apartment's balance would wait for it, and
  // everybody else for the number.
  createMany: async ({ tx, items, caller }) => {
    await lockBalances(
      tx,
      items.map(({ building_id, apartment_id }) => ({ buildingId: building_id, apartmentId: apartment_id })),
    )
    // What one payment lets off is limited as one sum, in however many receipts it is split.
    for (const [buildingId, amount] of sumDeductions(items))
      await requireLimit(tx, caller, { buildingId, amount, field: 'deduction' })
    // Cash and a transfer are numbered in different books.
    if (items.length > 1)
      for (const buildingId of [...new Set(items.map(({ building_id: of }) => of))].toSorted())
        await holdMoneyBooks(tx, buildingId)
  },
  create: {
    before: async ({ values, tx, caller, also }) => also(await receiptValues(tx, caller, values)),
    async after({ after, ...context }) {
      const leaf = leafOf(after)
      if (leaf !== undefined) await useSerial(context.tx, { ...leaf, receiptId: after.id })
      await requireChangeInTill(context.tx, after.building_id, after.tenders ?? [])
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
        await requireLimit(tx, caller, { buildingId, amount: sizeOf(before) })
        await holdBankLines(tx, { buildingId, receiptId: before.id })
        await requireUnshared({ tx }, before)
        if (cashierId !== null) await holdTill(tx, { buildingId, cashierId })
        await lockBalance(tx, { buildingId, apartmentId })
        await requireUncredited(tx, { buildingId, feeIds: (before.lines ?? []).map(({ fee_id }) => fee_id) })
        const amount = before.excess ?? '0'
        await requireUnspent(tx, { buildingId, apartmentId, day, amount, code: 'credit_spent' })
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
        await releaseBankLines(context, after)
        const leaf = leafOf(after)
        if (leaf !== undefined)
          await spoilSerial(context.tx, { ...leaf, reason: after.reason, day: after.voided_on })
        await notifyOthers(after, context)
      },
    },
  },
})

/** SQL: whether the receipt `t` settled a fee `f` of which this holds. */
const settles = (condition: string) =>
  `exists (select from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
    where s.building_id = t.building_id and s.receipt_id = t.id and ${condition})`

/** What receipts deduct, by building. */
function sumDeductions(items: readonly NewRecord<typeof receipt>[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>()
  for (const { building_id: of, deduction } of items)
    sums.set(of, addAmounts(sums.get(of) ?? '0', deduction ?? '0'))
  return sums
}

/** What voiding takes back: money that was received, or what it settled, whichever is more. */
const sizeOf = ({ received, settled }: Receipt) =>
  compareAmounts(received ?? '0', settled ?? '0') > 0 ? (received ?? '0') : (settled ?? '0')

const leafOf = ({ building_id: buildingId, serial_id: serialId }: Receipt) =>
  serialId === null ? undefined : { buildingId, serialId }

/** Bookings that its lines pay change their state too; consoles that show what has changed with it are notified. */
async function notifyOthers(
  { building_id: buildingId, serial_id, lines }: Receipt,
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
): Promise<void> {
  if (serial_id !== null) notify(preprintSerial, buildingId, [serial_id])
  const feeIds = (lines ?? []).flatMap(({ fee_type, fee_id }) => (fee_type === 'SERVICE' ? [fee_id] : []))
  if (feeIds.length > 0) await markBookings({ tx, notify }, { buildingId, feeIds })
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
      ...cashLines(record),
      { account: 'credit', apartmentId, amount: record.credit_used },
      { account: 'deduction', amount: record.deduction },
      { account: 'receivable', apartmentId, amount: negative(record.settled) },
      { account: 'credit', apartmentId, amount: negative(record.excess) },
      { account: 'exchange_difference', amount: subtractAmounts('0', record.exchange_difference) },
    ],
  }
  return entrySql(entry, { id: 'r.id::bigint', from: 'r' }, params)
}

/** The cash of a receipt: of each tender in the account of its currency, or all of it in one. */
const cashLines = ({ tenders, cash_account_id, received }: Cash): LedgerLine[] =>
  tenders === null
    ? [{ account: 'cash', cashAccountId: cash_account_id ?? undefined, amount: received }]
    : tenders.map((tender) => ({
        account: 'cash',
        cashAccountId: tender.cash_account_id ?? undefined,
        amount: tender.value ?? '0',
        foreign: { amount: tender.amount, rate: tender.rate, rateOf: tender.rate_of },
      }))

type Cash = Pick<ReceiptValues, 'tenders' | 'cash_account_id' | 'received'>

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
