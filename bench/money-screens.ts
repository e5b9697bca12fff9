import { type Ask, type House } from './money-office.ts'
import { figure, timed, whole, type Figure } from './money-times.ts'
import { thisMonth } from './money-ground.ts'
import { monthAfter } from '#core/days.ts'

const goal = 'p99 < 150 ms'
const pageSize = 20
/** The longest of so many calls is their p99: the first one, which also counts. */
const calls = 50

/** Lists of what is rare among the fees, and the same page read without an index for it. */
export async function rareLists({ db, site }: House, ask: Ask): Promise<Figure[]> {
  const list = `fees?building_id=${site.building}&limit=${pageSize}&with=apartment`
  const lists = [
    ['fees of a rare type', '&fee_type=OTHERS'],
    ['drafts', '&status=draft'],
    ['void fees', '&status=void'],
    ['trash', '&trashed=only'],
    ['all fees', ''],
  ] as const
  const figures: Figure[] = []
  for (const [what, query] of lists)
    figures.push(figure(`${what}, p50 / p99`, await timed({ calls, work: () => ask(list + query) }), goal))
  const plain = await timed({ calls: 10, work: () => db.query(withoutIndex, [site.building]) })
  return [...figures, figure('– a rare type and its count without an index, bare SQL', plain)]
}

/** An expression, which no index of types fits. */
const withoutIndex = `select (select count(*) from fee where building_id = $1 and fee_type || '' = 'OTHERS' and deleted_at is null), t.*
  from fee t where building_id = $1 and fee_type || '' = 'OTHERS' and deleted_at is null order by created_at desc, id desc limit ${pageSize}`

/** Pages of the list of debts. */
export async function debtLists({ db, site }: House, ask: Ask): Promise<Figure[]> {
  const list = `debts?building_id=${site.building}&with=apartment`
  const last = Math.ceil(site.apartments / pageSize)
  const lists = [
    ['first page of debts', `&limit=${pageSize}`],
    ['last page of debts', `&limit=${pageSize}&page=${last}`],
    ['debts sorted by what is over 90 days late', `&limit=${pageSize}&sort=-over_90`],
    ['all debts on one page', '&limit=all'],
  ] as const
  const figures: Figure[] = []
  for (const [what, query] of lists) {
    await ask(list + query)
    figures.push(figure(`${what}, p50 / p99`, await timed({ calls, work: () => ask(list + query) }), goal))
  }
  const grouped = await timed({ calls: 10, work: () => db.query(byAge, [site.building]) })
  const ageing = await timed({ calls, work: () => ask(`debts/ageing?building_id=${site.building}`) })
  const debtors = await timed({ calls: 20, work: () => ask(`debts/debtors?building_id=${site.building}`) })
  const dashboard = await timed({ calls, work: () => ask(`dashboard?building_id=${site.building}`) })
  const naive = await timed({ calls: 10, work: () => db.query(summed, [site.building]) })
  return [
    ...figures,
    figure('– all debts grouped by age in one pass over the open fees, bare SQL', grouped),
    figure('debts by age, p50 / p99', ageing, goal),
    figure('report of debtors, p50 / p99', debtors),
    figure('dashboard, p50 / p99', dashboard, goal),
    figure('– a page of debts summed from fees, bare SQL', naive),
  ]
}

const byAge = `select d.*, f.* from debt d left join (select apartment_id, ${[0, 30, 60, 90]
  .map((days) => `sum(amount - settled) filter (where due_on < current_date - ${days})`)
  .join(', ')} from fee where building_id = $1 and status = 'approved' and deleted_at is null
  group by apartment_id) f on f.apartment_id = d.apartment_id where d.building_id = $1 order by d.outstanding desc`

/** The cost of a list of debts without stored balances. */
const summed = `select apartment_id, sum(amount - settled) as outstanding from fee where building_id = $1 and status in ('approved', 'settled')
  and deleted_at is null group by apartment_id order by 2 desc limit 20`

/** A cashier who has collected all receipts so far: before they ever counted their till, and afterwards. */
export async function tills({ db, site }: House, ask: Ask): Promise<Figure[]> {
  const path = `cashiers/till?building_id=${site.building}`
  const [own] = await db.query<{ receipts: number }>(
    'select count(*)::int as receipts from receipt where building_id = $1 and collector_id = 1',
    [site.building],
  )
  const many = whole(own?.receipts ?? 0)
  const never = await timed({ calls, work: () => ask(path) })
  const { boxes } = (await ask(path)).data as { boxes: { cash_account_id: string; balance: string }[] }
  for (const { cash_account_id, balance } of boxes)
    await ask('till-closings', { cash_account_id, counted: balance })
  const counted = await timed({ calls, work: () => ask(path) })
  const all = await timed({ calls: 10, work: () => db.query(everyReceipt, [site.building]) })
  return [
    figure('own till, never counted, p50 / p99', never, '', `, ${many} receipts`),
    figure('own till, counted, p50 / p99', counted, goal),
    figure('– every receipt of the cashier summed, bare SQL', all),
  ]
}

const everyReceipt = `select payment_method_id, count(*), sum(received) from receipt
  where building_id = $1 and collector_id = 1 and status = 'collected' group by 1`

/** The accountant's reports on the last whole month. */
export async function reports({ db, site }: House, ask: Ask): Promise<Figure[]> {
  const month = monthAfter(thisMonth, -1)
  const [from, to] = [`${month}-01`, `${thisMonth}-01`]
  const period = `building_id=${site.building}&from=${from}&to=${to}`
  const asked = [
    ['journal of a month', `report/journal?${period}`],
    ['trial balance of a month', `report/trial-balance?${period}`],
    ['general ledger of a month, one account', `report/general-ledger?${period}&code=131`],
  ] as const
  const figures: Figure[] = []
  for (const [what, path] of asked)
    figures.push(figure(`${what}, p50 / p99`, await timed({ calls: 10, work: () => ask(path) })))
  const lines = await timed({ calls: 10, work: () => db.query(monthLines, [site.building, from, to]) })
  return [...figures, figure('– the month’s lines summed by account, bare SQL', lines)]
}

const monthLines = `select l.account, count(*), sum(l.amount) from ledger_entry e
  join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
  where e.building_id = $1 and e.booked_on between $2 and $3 group by 1`
