import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import { demoMonths } from '#entities/demo/index.ts'
import { endLeftover } from '#api/database/cluster/postmaster.ts'
import { runningUrl } from '#api/database/cluster/running.ts'
import { createPool } from '#api/database/pool.ts'
import { documentTables } from '#api/ledger/documents.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import { apiAs, ask } from '#tests/support/browser/api.ts'
import { compareFigures } from '#tests/support/figures-of-lists.ts'
import { compareWithSql } from '#tests/support/money/figures-by-sql.ts'
import { noticesInLedger, receiptsInLedger, vouchersInLedger } from '#tests/support/money/papers-in-ledger.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'

/** What `npm start` shows a newcomer. */
test('the whole demo tells two years in which every document occurs, and its books hold', async () => {
  const dataDir = await makeScratch('lobby-demo-')
  const lobby = await startLobby({ dataDir, env: { DATABASE_URL: '', LOBBY_DEMO: 'on' } })
  const db = createPool((await runningUrl(dataDir)) ?? '', { max: 1, statementTimeout: 0 })
  try {
    // The building has no account in another currency, which alone is revalued.
    const kinds = Object.values(documentTables).filter((table) => table !== 'revaluation')
    const [told] = await db.query(
      `select (select count(distinct month)::int from fee where building_id = 1 and status not in ('draft', 'void')) as charged,
          (select count(distinct date_trunc('month', received_on))::int from receipt where building_id = 1) as collected,
          (select count(*)::int from closed_month where building_id = 1) as closed,
          (select count(distinct e.kind || l.account)::int from ledger_line l join ledger_entry e
            on e.building_id = l.building_id and e.id = l.entry_id
            where l.building_id = 1 and (e.kind = 'fee' and l.account in ('output_vat', 'collected_for_others')
              or e.kind = 'payment_voucher' and l.account = 'collected_for_others')) as parts,
          ${kinds.map((table) => `(select count(*)::int from ${table} where building_id = 1 and status = 'approved') as ${table}`).join(', ')}`,
    )
    expect(told).toEqual({
      charged: expect.toSatisfy((months: number) => months >= demoMonths.full),
      collected: demoMonths.full,
      closed: demoMonths.full - 3,
      parts: 3,
      ...Object.fromEntries(kinds.map((table) => [table, expect.toSatisfy((count: number) => count > 0)])),
    })
    // Paid orders of modules have their vouchers.
    const orders = await db.query(
      `select o.code from "order" o where o.status = 'complete' and (o.payment_status <> 'paid' or o.amount <>
        (select sum(v.amount) from payment_voucher v where v.building_id = o.building_id and v.order_id = o.id
          and v.status = 'approved')) is not false`,
    )
    expect(orders).toEqual([])
    expect((await checkBooks(db)).filter(({ count }) => count > 0)).toEqual([])
    // What residents hold in their hands says what is booked.
    const office = await apiAs('manager', { lobby: lobby.url })
    for (const inLedger of [receiptsInLedger, vouchersInLedger, noticesInLedger]) {
      const { papers, wrong } = await inLedger(db, office)
      // A few say as much as hundreds, which take minutes to be compared.
      expect(wrong.slice(0, 3)).toEqual([])
      expect(papers).toBeGreaterThan(15)
    }
    // What was owed at the end of a month is what the ledger had then.
    for (const back of [1, 4, 12]) {
      const day = lastDayOf(firstDayOf(monthAfter(officeToday(), -back)))
      const [booked] = await db.query(
        `select trim_scale(coalesce(sum(l.amount), 0))::text as owed from ledger_line l join ledger_entry e
            on e.building_id = l.building_id and e.id = l.entry_id
          where l.building_id = $1 and l.account = 'receivable' and e.booked_on <= $2::date`,
        [office.buildingId, day],
      )
      const { outstanding } = (
        await office.call(`GET debts/debtors?building_id=${office.buildingId}&as_of=${day}`)
      ).data as {
        outstanding: string
      }
      expect([day, outstanding]).toEqual([day, booked?.owed])
    }
    // Every figure of every list by group is what the list at its filters has.
    const { compared, wrong } = await compareFigures({
      buildingId: office.buildingId,
      get: async (path) =>
        (await ask(`GET ${managePrefix}/${path}`, { token: office.token, lobby: lobby.url })).body,
    })
    expect(wrong.slice(0, 5)).toEqual([])
    expect(compared).toBeGreaterThan(2_000)
    // What each role reads of dashboard and reports is what is booked.
    for (const user of ['manager', 'cashier', 'board', 'admin']) {
      const { token, buildingId, call } = await apiAs(user, { lobby: lobby.url })
      const { user: own } = (await call('GET ../current-user')) as { user: { id: string } }
      const { wrong, ...counted } = await compareWithSql(db, {
        buildingId,
        accountId: own.id,
        ownOnly: user === 'cashier',
        get: async (path) =>
          (await ask(`GET ${managePrefix}/${path}`, { token, lobby: lobby.url })).body.data,
      })
      expect([user, wrong]).toEqual([user, []])
      expect([user, Math.min(counted.dashboard, counted.reports) >= 10]).toEqual([user, true])
    }
  } finally {
    await db.close()
    await lobby.stop()
    await endLeftover({ cluster: join(dataDir, 'postgres') })
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})
