import { addMonths, officeToday } from '#core/days.ts'
import { periodNamed } from '#domain/reports/periods.ts'
import { call } from './keep-alive.ts'
import { historyMonths } from './money-ground.ts'
import { collecting, type Ask, type House } from './money-office.ts'
import { figure, said, timed, whole, type Figure } from './money-times.ts'
import { statementFigures } from './reports-statements.ts'

type Place = Pick<House, 'db' | 'url' | 'site'>

const today = officeToday()
const year = { from: addMonths(today, -12), to: today }
const quick = 'p99 < 300 ms'
const long = '< 2 s'
const kept = 'p99 < 150 ms'

/** The calls that are measured: what, its path, its period, and what it must stay under. */
const asked = [
  ['a year’s synthesis by type of fee', 'report/synthesis', year, 'by=fee_type', long],
  ['– by month', 'report/synthesis', year, 'by=month', long],
  ['– by apartment', 'report/synthesis', year, 'by=apartment', 'p99 < 200 ms'],
  ['– compared with the year before', 'report/synthesis', year, 'by=fee_type&compare=previous', ''],
  ['daily report of 30 days', 'report/daily', periodNamed('last_30_days', today), 'by=day', quick],
  ['monthly report of 6 months', 'report/monthly', periodNamed('last_6_months', today), 'by=month', quick],
  ['receipts of a year by what for', 'report/receipts', year, 'by=item', long],
  ['payments of a year', 'report/payments', year, 'by=item', long],
  ['cashier statistics of a year', 'cashiers/statistics', year, 'by=collector', kept],
  ['project credit balance of a year', 'report/balance', year, 'by=block', long],
  ['plan against actual of a year', 'report/plans', year, 'by=month', long],
  ['fee statistics of a year by month', 'fees/statistics', year, 'by=month', kept],
] as const

const calls = 10

/** The dashboard and every report of a building, and how soon the server answers that it lives meanwhile. */
export async function reportFigures({ db, url, site }: Place, ask: Ask): Promise<Figure[]> {
  const building = `building_id=${site.building}`
  const [known] = await db.query<{ receipts: number }>(
    'select count(*)::int as receipts from receipt where building_id = $1',
    [site.building],
  )
  const alive = watchLife(url)
  const figures: Figure[] = []
  // The first call after the start is one of those that are measured.
  const measured = async (what: string, path: string, goal: string, times = calls) => {
    figures.push(figure(`${what}, p50 / p99`, await timed({ calls: times, work: () => ask(path) }), goal))
  }
  const dashboard = `dashboard?${building}`
  const first = 'p99 < 150 ms'
  await measured('dashboard', dashboard, first, 200)
  const collect = await collecting({ db, site }, ask, '1000')
  const live: number[] = []
  for (let at = 0; at < 20; at++) {
    await collect(at, 0)
    live.push(...(await timed({ calls: 1, work: () => ask(dashboard) })))
  }
  figures.push(
    figure(
      '– each right after a receipt, p50 / p99',
      live.toSorted((a, b) => a - b),
      first,
    ),
  )
  for (const [what, path, { from, to }, more, goal] of asked)
    await measured(what, `${path}?${building}&from=${from}&to=${to}&${more}`, goal)
  const list = `report/synthesis/documents?${building}&from=${year.from}&to=${year.to}&by=fee_type&limit=50`
  await measured('– the documents behind its largest figure', `${list}&column=charged`, kept)
  const lives = await alive()
  return [
    {
      what: 'history',
      said: `${whole(site.apartments * 4 * historyMonths)} fees, ${whole(known?.receipts ?? 0)} receipts`,
    },
    ...figures,
    ...(await statementFigures({ db, site })),
    { what: '`/health/live` meanwhile, p50 / p99', said: said(lives), goal: 'p99 < 250 ms' },
  ]
}

/** Asks every 20 ms until the returned function is called, which gives the times in order. */
function watchLife(url: string): () => Promise<readonly number[]> {
  const times: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      await call(`${url}/health/live`, { headers: {} })
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return async () => {
    isOver = true
    await watching
    return times.toSorted((a, b) => a - b)
  }
}
