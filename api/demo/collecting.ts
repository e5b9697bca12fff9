import { addDays, firstDayOf, monthAfter } from '#core/days.ts'
import { addAmounts, multiplyAmounts, sumAmounts } from '#core/amount.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import type { Tx } from '../database/pool.ts'
import type { WireObject } from '../http/body.ts'
import { openFees, type OpenFee } from '../debts/balances.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { onDay, today } from '../calendar/today.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { Story } from './story.ts'

interface Round {
  readonly month: string
  /** Share of the apartments with debts that pay, 0 to 1. */
  readonly share: number
  /** Only the households whose turn it is in that month, one of so many; undefined: all. */
  readonly turn?: { readonly at: number; readonly of: number }
}

/** Number of receipts in one commit: the demo must be ready soon. */
const together = 60

/** In the weeks after a month's fees are announced, most apartments pay, some pay a part, and a few pay too much. */
export async function collectFrom(story: Story, { month, share, turn }: Round): Promise<void> {
  const { db, buildingId, seed } = story
  const owing = await owingApartments(db, { buildingId })
  const methods = await activeMethods(db, { buildingId })
  const paying = owing
    .filter(({ id }) => turn === undefined || Number(id) % turn.of === turn.at % turn.of)
    .filter(() => seed.random() < share)
    .map(({ id }) => ({
      id,
      luck: seed.random(),
      day: paidOn(month, seed.random()),
      method: seed.pick(methods).id,
    }))
  const waiting = paying.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  for (const some of inGroups(waiting, together))
    await db.transaction(async (tx) => {
      // While the database writes the one, the next is prepared.
      for (const pair of inGroups(some, 2))
        await Promise.all(pair.map((one) => onDay(one.day, () => pay(story, tx, { ...one, month }))))
    })
}

const inGroups = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

const owingApartments = query({
  row: { id: column(debt, 'apartment_id') },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select apartment_id as id from debt where building_id = ${buildingId} and outstanding > 0 order by apartment_id`,
})

const activeMethods = query({
  row: columns(paymentMethod, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from payment_method where building_id = ${buildingId} and is_active and deleted_at is null
      order by "order", id`,
})

/** A day of the following month, but never one in the future. */
function paidOn(month: string, luck: number): string {
  const day = addDays(firstDayOf(monthAfter(month, 1)), Math.floor(luck * 20))
  return day < today() ? day : today()
}

interface Payer {
  readonly id: string
  readonly luck: number
  readonly method: string
  readonly month: string
}

async function pay({ records, buildingId, cashier }: Story, tx: Tx, payer: Payer): Promise<void> {
  const open = await openFees(tx, { buildingId, apartmentId: payer.id })
  if (open.length === 0) return
  const currency = currencyOfBuilding(cashier, buildingId)
  const due = sumAmounts(open.map((one: OpenFee) => one.open))
  const isPart = payer.luck < 0.06
  const isMore = payer.luck > 0.97
  const extra = currency === 'usd' ? '5' : currency === 'riel' ? '20000' : '100000'
  const part = roundMoney(multiplyAmounts(due, '0.5'), currency)
  const body: WireObject = {
    building_id: buildingId,
    apartment_id: payer.id,
    month: payer.month,
    payment_method_id: payer.method,
    currency_code: currency,
    amount_received: isPart ? part : isMore ? addAmounts(due, extra) : due,
    ...(isMore ? { confirm_excess: '1', extra_credit_reason: 'Nộp trước cho tháng sau' } : {}),
  }
  await records.within(tx).create({ caller: cashier, entity: receipt }, body)
}
