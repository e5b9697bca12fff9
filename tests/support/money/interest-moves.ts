/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import { firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import { outcome, recordOf, rowsOf, type SeededServer } from '../server/seeded-server.ts'
import type { CashDesk } from './cash-desk.ts'
import type { Move } from './document-moves.ts'
import { capPercent } from './model-interest.ts'
import type { Model } from './model.ts'

const month = monthAfter(officeToday(), -1)
const lastDay = Number(lastDayOf(month).slice(8))

/** One rule for all fees of building 1: a thousandth a day, up to a part of the fee. */
export async function ruleInterest({ db }: Pick<SeededServer, 'db'>, desk: CashDesk): Promise<void> {
  await db.execute('delete from late_interest_rule')
  const category = await desk.a('POST report/receipt-voucher-categories', {
    building_id: '1',
    code: 'LAI',
    name: 'Lãi chậm nộp',
  })
  const made = await desk.a('POST late-interest-rules', {
    building_id: '1',
    name: 'Lãi chậm nộp',
    from_date: firstDayOf(month),
    rate: 0.1,
    per: 'day',
    cap_percent: Number(capPercent),
    category_id: recordOf(category).id,
  })
  if (made.status !== 201) throw new Error(`late interest rule: ${outcome(made)}`)
}

/** A due day in the month that runs charge, and how many of its days come after it; most fees have none. */
export function chooseDueDay(random: () => number): { due_on?: string; lateDays: bigint } {
  if (random() > 0.4) return { lateDays: 0n }
  const day = 1 + Math.floor(random() * (lastDay - 1))
  return { due_on: `${month}-${String(day).padStart(2, '0')}`, lateDays: BigInt(lastDay - day) }
}

/** A run of late interest, on the server and in the model. Other histories of the building may have something to charge. */
export const interestMove = (desk: CashDesk, model: Model, homes: readonly string[]): Move => [
  2,
  'late interest',
  async () => {
    const expected = homes.map((_, home) => model.interestOf(home))
    const reply = await desk.a('POST late-interest-runs', { building_id: '1', month })
    const made =
      reply.status < 300
        ? rowsOf(
            await desk.a(
              `GET fees?building_id=1&limit=all&sort=id&late_interest_run_id=${String(recordOf(reply).id)}`,
            ),
          )
        : []
    const charged = homes.map((id) => made.filter((fee) => fee.apartment_id === id))
    const told = `${outcome(reply)}: ${expected.join(', ')}`
    const shown = charged.map((fees) => fees.map(({ amount }) => String(amount)).join(' + ') || '0')
    if (shown.join() !== expected.join()) throw new Error(`${told}, but charged ${shown.join(', ')}`)
    for (const [home, [fee]] of charged.entries())
      if (fee !== undefined) model.chargeInterest(home, String(fee.id), month)
    return told
  },
]
