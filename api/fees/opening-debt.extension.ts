import type { Language } from '#core/language.ts'
import { apiError } from '#api/http/error.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { slipOf } from '#api/fees/fee-slips.ts'
import { post } from '#api/ledger/ledger.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { today } from '#api/calendar/today.ts'
import { extendEntity, type Created, type Creating } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'

/**
 * What was owed before the building came: a fee that is approved from the start, booked against the opening balance. It
 * goes, as an import is undone, by voiding that fee with a reversal: 409 `fee_paid` once something of it has been paid.
 */
export const openingDebtExtension = extendEntity(openingDebt, {
  create: { before: chargeOpening, after: bookOpening },
  async remove({ before, tx, caller, records }) {
    const [charged] = await tx.query<{ status: string; is_paid: boolean; is_replaced: boolean }>(
      `select status, settled > 0 as is_paid, exists (select from fee n where n.building_id = f.building_id and n.replaces_id = f.id) as is_replaced
        from fee f where building_id = $1 and id = $2`,
      [before.building_id, before.fee_id],
    )
    if (charged === undefined || before.fee_id === null) return
    // Issued anew, it is owed by another fee.
    if (charged.is_replaced) throw apiError(409, 'record_changed')
    if (charged.status === 'void') return
    if (charged.is_paid) throw apiError(409, 'fee_paid')
    const ask = { caller, entity: fee.name, id: before.fee_id, name: 'void' }
    await records.transition(ask, { reason: undoneWords[caller.language] })
  },
})

type OpeningDebt = typeof openingDebt

async function chargeOpening({ values, tx, caller, also }: Creating<OpeningDebt>) {
  await requireOpenMonth(tx, values.building_id, today())
  const place = { buildingId: values.building_id, apartmentId: values.apartment_id }
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
  return made === undefined ? undefined : also({ fee_id: made.id })
}

async function bookOpening({ after, tx, caller, notify }: Created<OpeningDebt>): Promise<void> {
  const { building_id: buildingId, apartment_id: apartmentId, fee_id: documentId, amount } = after
  if (documentId === null) return
  await post(tx, {
    kind: 'opening',
    buildingId,
    documentId,
    bookedOn: today(),
    by: caller.principal.accountId,
    lines: [
      { account: 'receivable', apartmentId, amount },
      { account: 'opening', amount: `-${amount}` },
    ],
  })
  for (const entity of [fee, debt]) notify(entity, buildingId)
}

const undoneWords: Readonly<Record<Language, string>> = {
  vi: 'Hoàn tác nợ đầu kỳ',
  en: 'Opening debt undone',
  km: 'បានត្រឡប់បំណុលដើមគ្រាវិញ',
}
