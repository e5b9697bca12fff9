import { createSeed } from '#core/derive/demo.ts'
import { addMonths, firstDayOf, monthAfter } from '#core/days.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'
import { demoMonths } from '#entities/demo/index.ts'
import { building } from '#entities/property/building.ts'
import type { Caller } from '../context.ts'
import { onDay, today } from '../calendar/today.ts'
import { closeMonth, tellIndexes, tellOpeningDebt, tellUnread } from './opening-state.ts'
import { openFunds } from './cash-story.ts'
import { bankStory } from './bank-story.ts'
import { chargeMonth } from './charge-month.ts'
import { tellPast } from './past-story.ts'
import { chargeBookings, collectBookings } from './booking-story.ts'
import { collectFrom } from './collecting.ts'
import { interestStory } from './interest-story.ts'
import { noticeStory } from './notice-story.ts'
import { pictureStory } from './picture-story.ts'
import { dividePlans } from './plan-story.ts'
import { prepaymentStory } from './prepayment-story.ts'
import { promiseStory } from './promise-story.ts'
import { pushStory } from './push-story.ts'
import type { Office, StoryParts } from './story.ts'
import { voucherStory } from './voucher-story.ts'

interface Telling {
  /** Months that have been charged and mostly paid, before the current one, of the first building. */
  readonly months: number
  /** Told of each month that is written. */
  readonly onMonth: (month: string) => void
}

/**
 * Creates the demo's money through the same services that an office uses: what each month was charged and approved, who
 * has paid, who owes, who paid too much, and what the building spent. Does nothing if it exists already.
 */
export async function tellMoneyStory(parts: StoryParts, telling: Telling): Promise<void> {
  const { db } = parts
  const begun = await anyRuns(db, {})
  if (begun.length > 0) return
  await dividePlans(parts)
  const buildings = await livingBuildings(db, {})
  const tell = ({ id: buildingId }: { readonly id: string }, at: number) =>
    tellOf(parts, { ...telling, buildingId, at })
  // The first building's long past keeps one core busy, the others' few months are told beside it.
  const [first, ...others] = buildings
  const beside = async () => {
    for (const [at, building] of others.entries()) await tell(building, at + 1)
  }
  await Promise.all([first === undefined ? undefined : tell(first, 0), beside()])
}

const anyRuns = query({ row: {}, takes: {}, sql: () => 'select from group_fee_slip limit 1' })

const livingBuildings = query({
  row: columns(building, ['id']),
  takes: {},
  sql: () => 'select id from building where deleted_at is null order by id',
})

const staff = query({
  row: columns(account, ['id']),
  takes: {},
  sql: () =>
    `select id from account where status = ${statesOf(account).active} and deleted_at is null
      and type <> ${optionsOf(account, 'type').org_resident} order by id`,
})

interface TellingOf extends Telling {
  readonly buildingId: string
  readonly at: number
}

async function tellOf(parts: StoryParts, { buildingId, at, months, onMonth }: TellingOf): Promise<void> {
  const office = await officeOf(parts, buildingId)
  if (office === undefined) return
  const now = today()
  const isFirst = at === 0
  const story = { ...parts, ...office, buildingId, seed: createSeed(9000 + at) }
  const past = Array.from({ length: isFirst ? months - demoMonths.brief : 0 }, (_, from) =>
    monthAfter(now, from - months),
  )
  await tellPast(story, { months: past, onMonth })
  await prepaymentStory(story, monthAfter(now, -demoMonths.brief))
  for (let before: number = demoMonths.brief; before >= 1; before -= 1) {
    const month = monthAfter(now, -before)
    // Last month's bookings are paid with last month's fees.
    if (before === 1) await chargeBookings(story, firstDayOf(now))
    if (before === 1) await tellIndexes(story, month)
    await onDay(monthBounds(month).last, () => chargeMonth(story, month))
    // The older the month, the more of it is paid. Only one building gets its full past, because the first start must
    // be quick.
    const share = before === 1 ? (isFirst ? 0.6 : 0.5) : isFirst ? 0.85 : 0
    await collectFrom(story, { month, share })
    onMonth(month)
  }
  await chargeBookings(story, now)
  await collectBookings(story)
  await promiseStory(story)
  const lastMonth = addMonths(now, -1)
  if (past.length === 0) await openFunds(story, lastMonth)
  await voucherStory(story, lastMonth)
  await interestStory(story, monthAfter(now, -1))
  await noticeStory(story, monthAfter(now, -1))
  await pushStory(story)
  // The database has not seen this building yet.
  if (past.length === 0) await story.analyze()
  if (past.length === 0) {
    await tellOpeningDebt(story, monthAfter(now, -6))
    await closeMonth(story, monthAfter(now, -4))
  }
  await bankStory(story)
  await tellUnread(story, now)
  if (months > demoMonths.brief) await pictureStory(story)
}

/** A manager and a cashier who hold the rights that the demo needs in this building. */
async function officeOf({ db, principals }: StoryParts, buildingId: string): Promise<Office | undefined> {
  const accounts = await staff(db, {})
  const people: Caller[] = []
  for (const { id } of accounts) {
    const principal = await principals.ofAccount(id)
    if (principal !== null)
      people.push({ principal, language: 'vi', requestId: 'demo', ip: '', userAgent: 'demo' })
  }
  const may = ({ principal }: Caller, code: string, flag: string) =>
    principal.decider.can(buildingId, code, flag)
  const members = people.filter(({ principal }) => principal.type === 'org_member')
  const manager = members.find((one) => may(one, 'manage_fee', 'approve'))
  const cashier = members.find((one) => may(one, 'manage_debt', 'create') && one !== manager)
  return manager === undefined ? undefined : { manager, cashier: cashier ?? manager }
}
