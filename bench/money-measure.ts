import { cpus, loadavg } from 'node:os'
import type { Db } from '#api/database/pool.ts'
import { call } from './keep-alive.ts'
import { cashiers, charge, historyMonths, settle, thisMonth, type Site } from './money-ground.ts'
import { memoryOf, said, seconds, timed, type Memory, type Times } from './money-times.ts'

interface House {
  readonly db: Db
  readonly url: string
  readonly tokens: readonly string[]
  readonly pid: number
  readonly site: Site
  readonly counts: {
    readonly receipts: number
    readonly warm: number
    readonly single: number
    readonly inserts: number
  }
}

interface Reply {
  readonly data: Readonly<Record<string, unknown>>
  readonly approved?: number
}

interface Measured {
  readonly site: Site
  readonly seeding: number
  readonly fees: number
  readonly run: number
  readonly memory: Memory
  readonly single: Times
  readonly approve: number
  readonly approved: number
  readonly debts: Times
  readonly ageing: Times
  readonly naive: Times
  readonly collect: Times
  readonly collecting: number
  readonly floor: Times
  readonly inserts: number
}

export async function measure(house: House): Promise<Measured> {
  const { db, site, pid, counts } = house
  const building = String(site.building)
  const ask = async (path: string, body?: object, cashier = 0): Promise<Reply> => {
    const { ok, status, text } = await call(`${house.url}/v1/manage/${path}`, {
      headers: {
        'client-id': '3',
        'content-type': 'application/json',
        authorization: `Bearer ${house.tokens[cashier] ?? ''}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify({ building_id: building, ...body }) }),
    })
    if (ok) return JSON.parse(text) as Reply
    // If others want the same cores, the server may ask to try again; the time goes on.
    if (text.includes('service_unavailable'))
      return new Promise((resolve) => setTimeout(resolve, 100)).then(() => ask(path, body, cashier))
    throw new Error(`${path}: ${status} ${text}`)
  }
  const seeding = await seconds(async () => {
    await settle(db, site)
    await charge(db, site)
    await db.execute('vacuum analyze')
  })
  console.error(`building ${building} of ${site.apartments} apartments laid in ${seeding.toFixed(0)} s`)

  const fifty = (path: string) => timed({ calls: 50, work: () => ask(path) })
  const list = `debts?building_id=${building}&limit=20&with=apartment`
  await ask(list)
  const [debts, ageing] = [await fifty(list), await fifty(`debts/ageing?building_id=${building}`)]
  const naive = await timed({ calls: 10, work: () => db.query(summed, [building]) })

  let runId = ''
  let run = 0
  const memory = await memoryOf(pid, async () => {
    run = await seconds(async () => {
      runId = String((await ask('group-fee-slips', { month: thisMonth })).data.id)
      while ((await ask(`group-fee-slips/${runId}`)).data.status === 'running')
        await new Promise((resolve) => setTimeout(resolve, 250))
    })
  })
  const made = (await ask(`group-fee-slips/${runId}`)).data
  if (made.status !== 'success' || made.created !== site.apartments * 4)
    throw new Error(`the run made ${JSON.stringify(made)}`)

  const drafts = await db.query<{ id: string }>(
    `select id::text from fee where building_id = $1 and month = $2 and status = 'draft' order by id limit ${counts.single}`,
    [building, thisMonth],
  )
  const single = await timed({
    calls: drafts.length,
    work: (at) => ask(`fees/${drafts[at]?.id ?? ''}/approve`, {}),
  })
  let approved = 0
  const approve = await seconds(async () => {
    // A bench never fails on a figure, and this call may take longer than a request is allowed to.
    approved = (await ask('fees/approve', { month: thisMonth }).catch(() => undefined))?.approved ?? 0
  })

  const owing = await db.query<{ id: string }>(
    'select apartment_id::text as id from debt where building_id = $1 and outstanding > 2000000 order by md5(id::text)',
    [building],
  )
  const [method] = await db.query<{ id: string }>(
    'select id::text from payment_method where building_id = $1',
    [building],
  )
  const take = (at: number, cashier: number) =>
    ask(
      'receipts',
      {
        apartment_id: owing[at % owing.length]?.id,
        month: thisMonth,
        payment_method_id: method?.id,
        amount_received: '300000',
      },
      cashier,
    )
  // Ten connections that have never run this query plan it first.
  await timed({ calls: counts.warm, parallel: cashiers, work: take })
  let collect: Times = []
  const collecting = await seconds(async () => {
    collect = await timed({
      calls: counts.receipts,
      parallel: cashiers,
      work: (at, cashier) => take(counts.warm + at, cashier),
    })
  })
  return {
    site,
    seeding,
    run,
    memory,
    single,
    approve,
    approved,
    debts,
    ageing,
    naive,
    collect,
    collecting,
    fees: site.apartments * 4,
    floor: await floorOf(db, building, counts.receipts),
    inserts: await insertsPerSecond(db, building, counts.inserts),
  }
}

/** The cost of a list of debts without stored balances. */
const summed = `select apartment_id, sum(amount - settled) as outstanding from fee where building_id = $1 and status in ('approved', 'settled')
  and deleted_at is null group by apartment_id order by 2 desc limit 20`

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
    }),
  )
  return rows / took
}

export function table(tenth: Measured, whole: Measured): string {
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const both = (what: string, cell: (one: Measured) => string, goal = '') =>
    row(what, cell(tenth), cell(whole), goal)
  const mb = ({ start, peak, end }: Memory) => [start, peak, end].map((value) => value.toFixed(0)).join(' / ')
  const whole1 = (value: number) => Math.round(value).toLocaleString('en-US')
  const fees = ({ site }: Measured) => `${whole1(site.apartments * 4 * historyMonths)} fees before`
  return [
    '# Money bench',
    '',
    'Written by `npm run bench:money`; do not edit. Rows that begin with a dash are what the row above is held against.',
    '',
    `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}, Node.js ${process.version}; embedded PostgreSQL, fsync on.`,
    '',
    row(
      'what',
      `${whole1(tenth.site.apartments)} apartments`,
      `${whole1(whole.site.apartments)} apartments`,
      'goal',
    ),
    row('---', '---:', '---:', '---'),
    both('history', fees),
    both(
      'run of a month, 4 fees an apartment',
      ({ run, fees: count }) => `${run.toFixed(1)} s, ${whole1(count / run)} fees/s`,
      '< 20 s',
    ),
    both('server’s memory at its start / peak / end', ({ memory }) => `${mb(memory)} MB`, 'flat'),
    both(
      '– plain insert loop, one transaction, fee rows alone',
      ({ inserts }) => `${whole1(inserts)} fees/s`,
    ),
    both(
      'approve in bulk',
      ({ approve, approved }) =>
        approved === 0
          ? `refused after ${approve.toFixed(1)} s`
          : `${approve.toFixed(1)} s, ${whole1(approved / approve)} fees/s`,
      '< 10 s',
    ),
    both(
      '– one by one, p50 / p99',
      ({ single }) =>
        `${said(single)}, ${whole1(1000 / (single.reduce((sum, one) => sum + one, 0) / single.length))} fees/s`,
    ),
    both('first page of debts, p50 / p99', ({ debts }) => said(debts), '< 150 ms'),
    both('debts by age, p50 / p99', ({ ageing }) => said(ageing), '< 150 ms'),
    both('– the same page summed from fees, bare SQL', ({ naive }) => said(naive)),
    both(
      `collect, ${cashiers} cashiers at once, p50 / p99`,
      ({ collect, collecting }) => `${said(collect)}, ${whole1(collect.length / collecting)} receipts/s`,
      'p99 < 60 ms',
    ),
    both('– number and one row, durable, bare SQL', ({ floor }) => said(floor)),
    '',
  ].join('\n')
}
