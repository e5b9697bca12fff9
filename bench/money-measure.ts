import type { Db } from '#api/database/pool.ts'
import { sumLedger } from '#api/ledger/day-sums.ts'
import { cashiers, historyMonths, thisMonth } from './money-ground.ts'
import { askOf, collecting, type Ask, type House } from './money-office.ts'
import { scatterRare } from './money-rare.ts'
import { debtLists, rareLists, reports, tills } from './money-screens.ts'
import { figure, memoryOf, said, seconds, timed, whole, type Figure } from './money-times.ts'
import { processorTime } from './processor-time.ts'

export interface Counts {
  readonly receipts: number
  /** Calls before those that are measured. */
  readonly warm: number
  readonly single: number
  readonly inserts: number
}

/** Measures a month of a building with its history: every row of the table but those of closing and checking. */
export async function measure(house: House, counts: Counts): Promise<Figure[]> {
  const { db, site } = house
  const building = String(site.building)
  const ask = askOf(house)
  await scatterRare(db, site, ask)
  await db.execute('vacuum analyze')
  const history = {
    what: 'history',
    said: `${whole(site.apartments * 4 * historyMonths)} fees before`,
  }
  const summing = await seconds(() => sumLedger(db, { buildingId: building }))
  const debts = await debtLists(house, ask)
  const till = await tills(house, ask)
  const run = await runMonth(house, ask)
  const inserts = await insertsPerSecond(db, building, counts.inserts)
  const rare = await rareLists(house, ask)
  const approving = await approve(house, ask, counts)
  const desk = await collect(house, ask, counts)
  const books = await reports(house, ask)
  return [
    history,
    ...run,
    { what: '– plain insert loop, one transaction, fee rows alone', said: `${whole(inserts)} fees/s` },
    ...approving,
    ...desk,
    ...rare,
    ...debts,
    ...till,
    { what: 'sums by day of the whole history, made at once', said: `${summing.toFixed(1)} s` },
    ...books,
  ]
}

async function runMonth({ db, pid, site }: House, ask: Ask): Promise<Figure[]> {
  let runId = ''
  let run = 0
  const spent = await processorTime(db, pid)
  const memory = await memoryOf(pid, async () => {
    run = await seconds(async () => {
      runId = String((await ask('group-fee-slips', { month: thisMonth, all_apartments: '1' })).data.id)
      while ((await ask(`group-fee-slips/${runId}`)).data.status === 'running')
        await new Promise((resolve) => setTimeout(resolve, 250))
    })
  })
  const cpu = await spent()
  const made = (await ask(`group-fee-slips/${runId}`)).data
  const fees = site.apartments * 4
  if (made.status !== 'success' || made.created !== fees)
    throw new Error(`the run made ${JSON.stringify(made)}`)
  const { start, peak, end } = memory
  return [
    {
      what: 'run of a month, 4 fees an apartment',
      said: `${run.toFixed(1)} s, ${whole(fees / run)} fees/s`,
      goal: '< 20 s',
    },
    { what: '– its processor time, server / database', said: cpu },
    {
      what: 'server’s memory at its start / peak / end',
      said: `${[start, peak, end].map((value) => value.toFixed(0)).join(' / ')} MB`,
      goal: 'flat',
    },
  ]
}

async function approve({ db, pid, site }: House, ask: Ask, counts: Counts): Promise<Figure[]> {
  const drafts = await db.query<{ id: string }>(
    `select id::text from fee where building_id = $1 and month = $2 and status = 'draft' and deleted_at is null
      and fee_setting_id is not null order by id limit ${counts.single}`,
    [site.building, thisMonth],
  )
  const single = await timed({
    calls: drafts.length,
    work: (at) => ask(`fees/${drafts[at]?.id ?? ''}/approve`, {}),
  })
  let approved = 0
  const spent = await processorTime(db, pid)
  const took = await seconds(async () => {
    // A bench never fails on a figure, and this call may take longer than a request is allowed to.
    approved = (await ask('fees/approve', { month: thisMonth }).catch(() => undefined))?.approved ?? 0
  })
  const cpu = await spent()
  const perSecond = 1000 / (single.reduce((sum, one) => sum + one, 0) / single.length)
  return [
    {
      what: 'approve in bulk',
      said:
        approved === 0
          ? `refused after ${took.toFixed(1)} s`
          : `${took.toFixed(1)} s, ${whole(approved / took)} fees/s`,
      goal: '< 10 s',
    },
    { what: '– its processor time, server / database', said: cpu },
    figure('– one by one, p50 / p99', single, '', `, ${whole(perSecond)} fees/s`),
  ]
}

async function collect(house: House, ask: Ask, counts: Counts): Promise<Figure[]> {
  const { db, pid, site } = house
  const take = await collecting(house, ask, '300000')
  // Ten connections that have never run this query plan it first.
  await timed({ calls: counts.warm, parallel: cashiers, work: take })
  const spent = await processorTime(db, pid)
  const began = performance.now()
  const times = await timed({
    calls: counts.receipts,
    parallel: cashiers,
    work: (at, cashier) => take(counts.warm + at, cashier),
  })
  const perSecond = (times.length / (performance.now() - began)) * 1000
  const cpu = await spent(times.length)
  return [
    figure(
      `collect, ${cashiers} cashiers at once, p50 / p99`,
      times,
      'p99 < 60 ms',
      `, ${whole(perSecond)} receipts/s`,
    ),
    { what: '– its processor time a receipt, server / database', said: cpu },
    {
      what: '– number and one row, durable, bare SQL',
      said: said(await floorOf(db, String(site.building), counts.receipts)),
    },
  ]
}

/** The least cost of a receipt with a gapless number: its number and one row, made durable together. */
const floorOf = (db: Db, building: string, calls: number) =>
  timed({
    calls,
    parallel: cashiers,
    work: () =>
      db.transaction(async (tx) => {
        await tx.execute(
          `insert into document_counter as c (building_id, book, year, last) values ($1, 'BENCH', 2000, 1)
          on conflict (building_id, book, year) do update set last = c.last + 1`,
          [building],
        )
        await tx.execute(
          `insert into idempotency (account_id, key, request_hash) values (1, gen_random_uuid()::text, 'x')`,
        )
      }),
  })

/** Draft fees a second, each by a separate insert, all in one transaction; without slips, traces and audit lines. */
async function insertsPerSecond(db: Db, building: string, rows: number): Promise<number> {
  const [home] = await db.query<{ id: string }>(
    'select min(id)::text as id from apartment where building_id = $1',
    [building],
  )
  const took = await seconds(() =>
    db.transaction(async (tx) => {
      for (let row = 0; row < rows; row++)
        await tx.execute(
          `insert into fee (building_id, apartment_id, fee_type, month, name, quantity, amount, settled, status)
          values ($1, $2, 'OTHERS', '2000-01', 'Bench', 1, 1000, 0, 'draft')`,
          [building, home?.id],
        )
      await tx.execute(`delete from fee where building_id = $1 and month = '2000-01'`, [building])
    }),
  )
  return rows / took
}
