import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import { openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Late interest begins after the day on which as much was asked for, if that was after the due day.
let seeded: SeededServer
let desk: CashDesk
const lastMonth = monthAfter(officeToday(), -1)
const monthBefore = monthAfter(officeToday(), -2)
const noticed = addDays(firstDayOf(lastMonth), 9)
const graceDays = 2
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from late_interest_rule')
  await seeded.db.execute('delete from fee where building_id = 1')
  const category = await desk.a('POST report/receipt-voucher-categories', {
    building_id: '1',
    code: 'LAI',
    name: 'Lãi',
  })
  await desk.a('POST late-interest-rules', {
    building_id: '1',
    name: 'Lãi chậm nộp',
    from_date: firstDayOf(monthBefore),
    rate: 0.1,
    per: 'day',
    grace_days: graceDays,
    category_id: recordOf(category).id,
  })
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const lateFee = (home: string) =>
  desk.fee(home, '1000000', { month: monthBefore, due_on: lastDayOf(monthBefore) })
const notice = (id: string, day: string) =>
  seeded.db.execute('update fee set noticed_on = $1 where building_id = 1 and id = $2', [day, id])
const reissue = async (id: string, amount: string) => {
  const reply = await desk.a(`POST fees/${id}/reissue`, { reason: 'nhầm', amount })
  return String((reply.body.data as { issued: string }).issued)
}
const charged = async (fee: string) => {
  const { body } = await desk.a(`GET late-interest-runs/preview?building_id=1&month=${lastMonth}`)
  const { rows } = body.data as { rows: Readonly<Record<string, unknown>>[] }
  return rows.filter(({ fee_id }) => fee_id === fee).map(({ from, to }) => [from, to])
}
const since = (day: string) => [[addDays(day, graceDays + 1), lastDayOf(lastMonth)]]

test('a notice after the due day gives the days of grace from then on; one before it changes nothing', async () => {
  const fee = await lateFee(desk.apartment(0))
  const due = lastDayOf(monthBefore)
  expect(await charged(fee)).toEqual(since(due))
  await notice(fee, addDays(due, -5))
  expect(await charged(fee)).toEqual(since(due))
  await notice(fee, noticed)
  expect(await charged(fee)).toEqual(since(noticed))
})

test('a fee issued again for less was asked for already, and one for more was not', async () => {
  const fee = await lateFee(desk.apartment(1))
  await notice(fee, noticed)
  const less = await reissue(fee, '900000')
  await notice(less, lastDayOf(lastMonth))
  expect(await charged(less)).toEqual(since(noticed))
  const more = await reissue(less, '1100000')
  expect(await charged(more)).toEqual([])
  await notice(more, addDays(noticed, 3))
  expect(await charged(more)).toEqual(since(addDays(noticed, 3)))
})
