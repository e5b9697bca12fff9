import { firstDayOf, lastDayOf } from '#core/days.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { JournalLayout } from '#domain/journal-layouts/names.ts'
import { journalHandover } from '#entities/finance/journal-handover.ts'
import { isLastSql, sinceSql } from '../ledger/handed-over-sql.ts'
import { headSql } from '../ledger/head-sql.ts'
import { entriesSql, period } from '../ledger/journal.ts'
import type { HandedRange } from './entries.ts'

interface OfMonth {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  readonly layout: JournalLayout
}

const lastOf = query({
  row: {
    ...columns(journalHandover, ['name', 'until_link', 'made_by_name']),
    id: 'bigint',
    made_at: 'timestamptz',
    since: 'integer',
  },
  takes: { buildingId: 'bigint', month: 'text', layout: 'text' },
  sql: ({ buildingId, month, layout }) =>
    `select t.id, t.name, t.until_link, t.made_by_name, t.created_at as made_at, ${sinceSql('t')} as since
      from journal_handover t where t.building_id = ${buildingId} and t.month = ${month} and t.layout = ${layout}
        and ${isLastSql('t')}`,
})

/** The last hand-over of a month in a layout that stands, and how many entries were booked in the month since. */
export async function lastStanding(db: Queryable, of: OfMonth) {
  const [last] = await lastOf(db, { ...of })
  return last
}

const counted = query({
  row: { made: 'integer' },
  takes: { buildingId: 'bigint', month: 'text', layout: 'text' },
  sql: ({ buildingId, month, layout }) =>
    `select count(*)::int as made from journal_handover
      where building_id = ${buildingId} and month = ${month} and layout = ${layout}`,
})

/** How many hand-overs of a month in a layout were ever made. */
export async function countMade(db: Queryable, of: OfMonth): Promise<number> {
  const [found] = await counted(db, { ...of })
  return found?.made ?? 0
}

const lastLink = query({
  row: { number: 'bigint', head: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select c.number, ${headSql('c')} as head from ledger_chain c
      where c.building_id = ${buildingId} order by c.number desc limit 1`,
})

/** The end of a building's chain: every entry up to it is there to be read. */
export async function chainEnd(db: Queryable, buildingId: string) {
  const [link] = await lastLink(db, { buildingId })
  return { link: Number(link?.number ?? 0), head: link?.head ?? null }
}

const countOf = query({
  row: { entries: 'integer', lines: 'integer', amount: 'text' },
  takes: { ...period, after: 'bigint', until: 'bigint' },
  sql: ({ after, until, ...places }) =>
    `select count(distinct e.id)::int as entries, count(*)::int as lines,
        trim_scale(coalesce(sum(l.amount) filter (where l.amount > 0), 0))::text as amount
      from ${entriesSql(places)} e
        join ledger_chain c on c.building_id = e.building_id and c.entry_id = e.id
        join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
      where c.number > ${after} and c.number <= ${until}`,
})

/** How many entries and lines of the books a range has, and what their debits come to. */
export async function countRange(
  db: Queryable,
  { buildingId, month, afterLink, untilLink }: Omit<HandedRange, 'part' | 'language'>,
) {
  const [from, to] = [firstDayOf(month), lastDayOf(month)]
  const [sums] = await countOf(db, {
    buildingId,
    from,
    to,
    after: String(afterLink),
    until: String(untilLink),
  })
  return sums ?? { entries: 0, lines: 0, amount: '0' }
}
