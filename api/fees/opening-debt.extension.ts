import type { Language } from '#core/language.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { apiError } from '#api/http/error.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { issueFee } from '#api/fees/issue-fee.ts'
import { openingFee } from '#api/fees/queries.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity, type Creating } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'

/**
 * A debt from before the building used Lobby: a fee that is owed from the start, booked against the opening balance,
 * due on its own day or at the end of its month. Deleting it, or undoing its import, voids that fee with a reversal:
 * 409 `fee_paid` once part of it has been paid.
 */
export const openingDebtExtension = extendEntity(openingDebt, {
  create: chargeOpening,
  async remove({ before, tx, caller, records }) {
    const { building_id: buildingId, fee_id: id } = before
    if (id === null) return
    const [charged] = await openingFee(tx, { buildingId, id })
    if (charged === undefined) return
    // It was issued again, so another fee owes it.
    if (charged.is_replaced) throw apiError(409, 'record_changed')
    if (charged.status === 'void') return
    if (charged.is_paid) throw apiError(409, 'fee_paid')
    const ask = { caller, entity: fee.name, id, name: 'void' }
    await records.transition(ask, { reason: undoneWords[caller.language] })
  },
})

async function chargeOpening({ values, tx, caller, also, notify }: Creating<typeof openingDebt>) {
  const { building_id: buildingId, apartment_id: apartmentId, month } = values
  await requireOpenMonth(tx, buildingId, today())
  await lockBalance(tx, { buildingId, apartmentId })
  const charged = {
    buildingId,
    apartmentId,
    feeType: values.fee_type,
    month,
    name: values.name,
    amount: values.amount,
    dueOn: values.due_on ?? monthBounds(month).last,
    note: null,
  }
  const fee_id = await issueFee(tx, caller, charged, 'opening')
  // An apartment that does not exist is refused as a reference.
  if (fee_id === undefined) return undefined
  for (const entity of [fee, debt]) notify(entity, buildingId)
  return also({ fee_id })
}

const undoneWords: Readonly<Record<Language, string>> = {
  vi: 'Hoàn tác nợ đầu kỳ',
  en: 'Opening debt undone',
  km: 'បានត្រឡប់បំណុលដើមគ្រាវិញ',
}
