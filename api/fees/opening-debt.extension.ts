import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Language } from '#core/language.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { apiError } from '#api/http/error.ts'
import { lockBalance, lockBalances } from '#api/debts/balances.ts'
import { issueFee } from '#api/fees/issue-fee.ts'
import { openingFee } from '#api/fees/queries.ts'
import { approvalRules, requireLimit } from '#api/ledger/approval-limit.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity, type Creating } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'

/**
 * A debt from before the building used Lobby: a fee that is owed from the start, booked against the opening balance,
 * on the day of taking it over,
 * due on its own day or at the end of its month. Deleting it, or undoing its import, voids that fee with a reversal:
 * 409 `fee_paid` once part of it has been paid.
 */
export const openingDebtExtension = extendEntity(openingDebt, {
  // Several at once lock all balances in one order, as receipts do.
  createMany: ({ tx, items }) =>
    lockBalances(
      tx,
      items.map(({ building_id, apartment_id }) => ({ buildingId: building_id, apartmentId: apartment_id })),
    ),
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
  const day = values.date ?? today()
  await requireSecond(tx, caller, buildingId)
  await requireLimit(tx, caller, { buildingId, amount: values.amount })
  await requireOpenMonth(tx, buildingId, day)
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
    bookedOn: day,
  }
  const fee_id = await issueFee(tx, caller, charged, 'opening')
  // An apartment that does not exist is refused as a reference.
  if (fee_id === undefined) return undefined
  for (const entity of [fee, debt]) notify(entity, buildingId)
  return also({ fee_id, date: day })
}

/**
 * 403 `opening_debt_by_two` where makers do not approve their own and no second person takes part: it is owed at once,
 * so one uploads it and another applies the file.
 */
async function requireSecond(tx: Tx, { principal, importSource }: Caller, buildingId: string): Promise<void> {
  const { isTrial = false, isByOne = false, uploaderId = principal.accountId } = importSource ?? {}
  if ((isTrial && !isByOne) || uploaderId !== principal.accountId) return
  const [rules] = await approvalRules(tx, { buildingId })
  if (rules?.maker_approves === false) throw apiError(403, 'opening_debt_by_two')
}

const undoneWords: Readonly<Record<Language, string>> = {
  vi: 'Hoàn tác nợ đầu kỳ',
  en: 'Opening debt undone',
  km: 'បានត្រឡប់បំណុលដើមគ្រាវិញ',
}
