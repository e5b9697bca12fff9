import type { Language } from '#core/language.ts'
import { apiError } from '#api/http/error.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { slipOf } from '#api/fees/fee-slips.ts'
import { post } from '#api/ledger/ledger.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity } from '#api/records/extension.ts'
import { fee } from '#entities/fees/fee.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'

/**
 * What was owed before the building came: a fee that is approved from the start, booked against the opening balance. It
 * goes, as an import is undone, by voiding that fee with a reversal: 409 `fee_paid` once something of it has been paid.
 */
export const openingDebtExtension = extendEntity(openingDebt, {
  async beforeCreate(values, { tx, caller }) {
    await requireOpenMonth(tx, values.building_id, today())
    const place = { buildingId: String(values.building_id), apartmentId: String(values.apartment_id) }
    const { outstanding } = await lockBalance(tx, place)
    const [made] = await tx.query<{ id: string }>(
      `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status, old_debt,
          fee_slip_id, created_by)
        select $1, $2, $3, $4, $5, $6, 0, coalesce($7::date, (($4 || '-01')::date + interval '1 month - 1 day')::date), 'approved',
          $8, $9, $10
        where exists (select from apartment where building_id = $1 and id = $2 and deleted_at is null) returning id::text`,
      [
        values.building_id,
        values.apartment_id,
        values.fee_type,
        values.month,
        values.name,
        values.amount,
        values.due_on ?? null,
        outstanding,
        await slipOf(tx, values),
        caller.principal.accountId,
      ],
    )
    // An apartment that is not there is refused as a reference.
    return made === undefined ? values : { ...values, fee_id: made.id }
  },
  async after({ action, after }, { tx, caller, told }) {
    if (action !== 'create' || after === null) return
    const [buildingId, amount] = [String(after.building_id), String(after.amount)]
    await post(tx, {
      kind: 'opening',
      buildingId,
      documentId: String(after.fee_id),
      bookedOn: today(),
      by: caller.principal.accountId,
      lines: [
        { account: 'receivable', apartmentId: String(after.apartment_id), amount },
        { account: 'opening', amount: `-${amount}` },
      ],
    })
    for (const resource of ['fee', 'debt']) told({ resource, buildingId, ids: [], action: 'updated' })
  },
  async beforeDelete(before, { tx, caller, records }) {
    const [charged] = await tx.query<{ status: string; is_paid: boolean; is_replaced: boolean }>(
      `select status, settled > 0 as is_paid, exists (select from fee n where n.building_id = f.building_id and n.replaces_id = f.id) as is_replaced
        from fee f where building_id = $1 and id = $2`,
      [before.building_id, before.fee_id],
    )
    if (charged === undefined) return
    // Issued anew, it is owed by another fee.
    if (charged.is_replaced) throw apiError(409, 'record_changed')
    if (charged.status === 'void') return
    if (charged.is_paid) throw apiError(409, 'fee_paid')
    const ask = { caller, entity: fee.name, id: String(before.fee_id), name: 'void' }
    await records.transition(ask, { reason: undoneWords[caller.language] })
  },
})

const undoneWords: Readonly<Record<Language, string>> = {
  vi: 'Hoàn tác nợ đầu kỳ',
  en: 'Opening debt undone',
  km: 'បានត្រឡប់បំណុលដើមគ្រាវិញ',
}
