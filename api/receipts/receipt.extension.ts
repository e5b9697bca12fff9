import { compareAmounts, isZero } from '#core/amount.ts'
import type { LineType } from '#domain/money/fee-types.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity, type StoredRecord, type Values } from '#api/records/extension.ts'
import type { Params } from '#api/records/params.ts'
import { receiptValues } from '#api/receipts/collect.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { entrySql, refusalOf, reverse, type Entry } from '#api/ledger/ledger.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { markServices } from '#api/fees/service-lines.ts'
import { spoilSerial, useSerial } from '#api/receipts/serials.ts'
import { holdTill } from '#api/receipts/till.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { receipt } from '#entities/receipts/receipt.ts'

/** Collecting, and taking a receipt back: each in one transaction with its settlements and its ledger entry. */
export const receiptExtension = extendEntity(receipt, {
  beforeCreate: (values, { tx, caller }) => receiptValues(tx, caller, values),
  beside: { sql: (record, { caller, params }) => bookedSql(record, caller, params), refusal: refusalOf },
  async beforeUpdate(changes, { before, tx, action, caller }) {
    if (action !== 'void') return changes
    await requireOpenMonth(tx, before.building_id, today())
    if (before.collector_id !== null)
      await holdTill(tx, { buildingId: String(before.building_id), cashierId: String(before.collector_id) })
    const { credit } = await lockBalance(tx, placeOf(before))
    // What it paid too much has been used since: those receipts come first.
    if (isMore(String(before.excess), credit)) throw apiError(409, 'credit_spent')
    return {
      ...changes,
      voided_on: today(),
      voided_by_id: caller.principal.accountId,
      voided_by_name: caller.principal.name,
      voided_by_code: caller.principal.code,
    }
  },
  async after({ action, after }, { tx, caller, told }) {
    if (after === null || (action !== 'create' && action !== 'void')) return
    if (action === 'void') await takenBack(tx, after, caller)
    if (after.serial_id !== null) {
      const leaf = { buildingId: String(after.building_id), serialId: String(after.serial_id) }
      if (action === 'create') await useSerial(tx, leaf, after.id)
      else await spoilSerial(tx, leaf, after.reason, after.voided_on)
      told({
        resource: preprintSerial.name,
        buildingId: leaf.buildingId,
        ids: [leaf.serialId],
        action: 'updated',
      })
    }
    const services = (after.lines as readonly Line[]).filter(({ fee_type }) => fee_type === 'SERVICE')
    if (services.length > 0)
      await markServices(
        tx,
        after.building_id,
        services.map(({ fee_id }) => fee_id),
      )
    const buildingId = String(after.building_id)
    for (const resource of ['fee', 'debt']) told({ resource, buildingId, ids: [], action: 'updated' })
  },
})

const placeOf = ({ building_id, apartment_id }: StoredRecord) => ({
  buildingId: String(building_id),
  apartmentId: String(apartment_id),
})

const isMore = (amount: string, than: string) => compareAmounts(amount, than) > 0

interface Line {
  readonly fee_id: string
  readonly fee_type: LineType
  readonly amount: string
}

/** What it settles and how it is booked, as parts of the statement that makes it. */
function bookedSql(record: Values, { principal }: Caller, params: Params): string {
  const amounts = record as Readonly<
    Record<'received' | 'credit_used' | 'deduction' | 'excess' | 'settled', string>
  >
  const apartmentId = String(record.apartment_id)
  const entry: Entry = {
    kind: 'receipt',
    buildingId: String(record.building_id),
    bookedOn: String(record.received_on),
    by: principal.accountId,
    settles: (record.lines as readonly Line[]).map(({ fee_id, amount }) => ({ fee_id, amount })),
    lines: [
      { account: 'cash', cashAccountId: String(record.cash_account_id), amount: amounts.received },
      { account: 'credit', apartmentId, amount: amounts.credit_used },
      { account: 'deduction', amount: amounts.deduction },
      { account: 'receivable', apartmentId, amount: negative(amounts.settled) },
      { account: 'credit', apartmentId, amount: negative(amounts.excess) },
    ],
  }
  return entrySql(entry, { id: 'r.id::bigint', from: 'r' }, params)
}

const negative = (amount: string) => (isZero(amount) ? '0' : `-${amount}`)

/** Its fees are open again, its credit is gone, and the ledger has the opposite entry. */
async function takenBack(tx: Tx, record: StoredRecord, { principal }: Caller): Promise<void> {
  await tx.execute(
    `insert into settlement (building_id, fee_id, receipt_id, reverses, amount)
      select building_id, fee_id, receipt_id, true, -amount from settlement
      where building_id = $1 and receipt_id = $2 and not reverses order by fee_id`,
    [record.building_id, record.id],
  )
  await reverse(tx, {
    of: 'receipt',
    kind: 'receipt_void',
    buildingId: String(record.building_id),
    documentId: record.id,
    // The day that it says itself, also when midnight comes in between.
    bookedOn: String(record.voided_on),
    by: principal.accountId,
  })
}
