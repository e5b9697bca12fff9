import { addDays, firstDayOf, lastDayOf, monthAfter } from '#core/days.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { onDay } from '../calendar/today.ts'
import { isTimeToAnalyze } from './analyze-books.ts'
import { bankCash, booksOf, letOff, openFunds, ownFunds, refundCredit } from './cash-story.ts'
import { approveMonth, draftMonth } from './charge-month.ts'
import { collectFrom } from './collecting.ts'
import { closeMonth, tellOpeningDebt } from './opening-state.ts'
import { collectPlans } from './plan-story.ts'
import type { Story } from './story.ts'
import { countCash, writeVouchers } from './voucher-story.ts'

interface Past {
  /** `yyyy-MM`, one after another. */
  readonly months: readonly string[]
  readonly onMonth: (month: string) => void
}

/**
 * The years before the last months, from the cut-over day on: each month charged and collected, its spending, its cash
 * brought to the bank and counted, deposits, refunds and what is let off now and then, and the month before it closed.
 */
export async function tellPast(story: Story, { months, onMonth }: Past): Promise<void> {
  const [first] = months
  if (first === undefined) return
  await onDay(firstDayOf(first), async () => {
    await openFunds(story, firstDayOf(first))
    await tellOpeningDebt(story, monthAfter(first, -1))
  })
  const draft = (month: string) => onDay(lastDayOf(month), () => draftMonth(story, month))
  await draft(first)
  for (const [at, month] of months.entries()) {
    await onDay(lastDayOf(month), () => approveMonth(story, month))
    const next = months[at + 1]
    // Calculating fees keeps one core busy and collecting them the other.
    await Promise.all([payAndClose(story, { months, at }), next === undefined ? undefined : draft(next)])
    onMonth(month)
    if (isTimeToAnalyze(at + 1)) await story.analyze()
  }
}

interface MonthOf extends Pick<Past, 'months'> {
  readonly at: number
}

async function payAndClose(story: Story, { months, at }: MonthOf): Promise<void> {
  const month = months[at]!
  // Most households pay every fourth month, so that the first start is quick.
  await collectFrom(story, { month, share: 0.95, turn: { at, of: 4 } })
  // When everybody whose turn it is has paid.
  const day = addDays(firstDayOf(monthAfter(month, 1)), 24)
  await onDay(day, () => endMonth(story, { day, at }))
  const before = months[at - 1]
  if (before !== undefined) await onDay(addDays(day, 2), () => closeMonth(story, before))
}

interface MonthEnd {
  /** `yyyy-MM-dd` */
  readonly day: string
  /** Number of the month, from 0. */
  readonly at: number
}

/** Each month's spending, in đồng: salaries, cleaning, electricity of what all share, and what was collected for its supplier. */
const spending = [
  ['CHI-LUONG', '36000000', 'Lương nhân viên', true],
  ['CHI-VS', '12000000', 'Công ty Vệ sinh Xanh', true],
  ['CHI-DIEN', '6500000', 'Công ty Điện lực', true],
  ['TRA-DIEN', '12000000', 'Công ty Điện lực', true],
] as const

async function endMonth(story: Story, { day, at }: MonthEnd): Promise<void> {
  await writeVouchers(story, day, spending)
  await collectPlans(story, day)
  await bankCash(story, { date: day, dong: '20000000' })
  if (at % 6 === 5) await letOff(story, day)
  if (at % 4 === 3) await refundCredit(story)
  await renovate(story, { day, at })
  await countCash(story)
}

const renovating = query({
  row: columns(debt, ['apartment_id']),
  takes: { buildingId: 'bigint', at: 'integer' },
  sql: ({ buildingId, at }) =>
    `select apartment_id from debt where building_id = ${buildingId} order by apartment_id desc limit 1 offset ${at}`,
})

const heldLongest = query({
  row: { ...columns(deposit, ['id']), amount: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, trim_scale(amount)::text as amount from deposit d
      where building_id = ${buildingId} and status = ${statesOf(deposit).approved}
        and not exists (select from deposit_return r where r.building_id = d.building_id and r.deposit_id = d.id)
      order by id limit 1`,
})

/** A household renovates: its deposit is held for two months, until the work is done. */
async function renovate(story: Story, { day, at }: MonthEnd): Promise<void> {
  const { db, buildingId } = story
  const own = await ownFunds(story)
  const [home] = await renovating(db, { buildingId, at })
  if (own === undefined || home === undefined) return
  const { book, inBooks, say } = booksOf(story, day)
  const till = { cash_account_id: own.cash.id, party: say.who }
  await book(deposit, {
    ...till,
    apartment_id: home.apartment_id,
    purpose: 'renovation',
    amount: inBooks('10000000'),
  })
  const [done] = at < 2 ? [] : await heldLongest(db, { buildingId })
  if (done !== undefined) await book(depositReturn, { ...till, deposit_id: done.id, returned: done.amount })
}
