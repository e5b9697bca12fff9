import { unaccent } from '#core/text.ts'
import type { Queryable } from '#api/database/pool.ts'
import { escapeLike } from '#api/records/params.ts'
import { age, bandConditions } from './debts.ts'
import { livesIn, stays } from './defaults.ts'

export interface FeeStatistic {
  readonly fee_type: string
  readonly fees: number
  readonly drafts: number
  readonly charged: string
  readonly collected: string
  readonly open: string
}

/** What a month was charged and what of it has come in, by kind of fee; drafts are counted, not summed. */
export const feeStatistics = (db: Queryable, buildingId: string, month: string) =>
  db.query<FeeStatistic>(
    `select fee_type, count(*) filter (where status <> 'draft')::int as fees, count(*) filter (where status = 'draft')::int as drafts,
        trim_scale(coalesce(sum(amount) filter (where status <> 'draft'), 0))::text as charged,
        trim_scale(coalesce(sum(settled), 0))::text as collected,
        trim_scale(coalesce(sum(amount - settled) filter (where status <> 'draft'), 0))::text as open
      from fee where building_id = $1 and month = $2 and status <> 'void' and deleted_at is null
      group by fee_type order by fee_type`,
    [buildingId, month],
  )

export interface MonthTotal {
  readonly month: string
  readonly charged: string
  readonly collected: string
}

/** The twelve months up to one: what was charged for each, and how much of it is paid by now. */
export const monthTotals = (db: Queryable, buildingId: string, month: string) =>
  db.query<MonthTotal>(
    `select to_char(m.first, 'YYYY-MM') as month, trim_scale(coalesce(sum(f.amount), 0))::text as charged,
        trim_scale(coalesce(sum(f.settled), 0))::text as collected
      from generate_series(($2 || '-01')::date - interval '11 months', ($2 || '-01')::date, interval '1 month') m(first)
        left join fee f on f.building_id = $1 and f.month = to_char(m.first, 'YYYY-MM')
          and f.status in ('approved', 'settled') and f.deleted_at is null
      group by m.first order by m.first`,
    [buildingId, month],
  )

/** What the whole building owes by age, and all credit: the head of the list of debts. */
export async function ageingTotals(
  db: Queryable,
  buildingId: string,
): Promise<Readonly<Record<string, string>>> {
  const [row] = await db.query<Record<string, string>>(
    `with open as (select f.amount - f.settled as open, ${age} as age
        from fee f where f.building_id = $1 and f.status = 'approved' and f.deleted_at is null)
      select ${bandConditions('age')
        .map(
          ([band, condition]) =>
            `trim_scale(coalesce(sum(open) filter (where ${condition}), 0))::text as ${band}`,
        )
        .join(', ')},
        trim_scale(coalesce(sum(open), 0))::text as outstanding,
        (select trim_scale(coalesce(sum(credit), 0))::text from debt where building_id = $1) as credit
      from open`,
    [buildingId],
  )
  return row ?? {}
}

/** Apartments that a cashier may mean: by code or name, a resident's name or phone, or a plate. */
export interface Payer {
  readonly id: string
  readonly code: string
  readonly name: string | null
  readonly householder: string | null
  readonly outstanding: string
  readonly credit: string
}

export async function payerOf(db: Queryable, buildingId: string, apartmentId: string) {
  const [row] = await db.query<Pick<Payer, 'id' | 'code' | 'name' | 'householder'>>(
    `select a.id::text, a.code, a.name, ${livesIn('a.building_id', 'a.id')} as householder from apartment a where a.building_id = $1 and a.id = $2`,
    [buildingId, apartmentId],
  )
  return row
}

/** Who types `A0101` or `29K1-123.45` means A-0101 and the plate 29K112345. */
export function findPayers(db: Queryable, buildingId: string, keyword: string): Promise<Payer[]> {
  const typed = unaccent(keyword)
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const bare = typed.replace(/[\s.-]/g, '')
  const like = (part: string) => `%${escapeLike(part)}%`
  return db.query<Payer>(
    `with found as (
        select a.id, 0 as rank from apartment a where a.building_id = $1 and a.deleted_at is null and (a.search_text like all($2::text[]) or translate(lower(a.code), ' .-', '') like $3)
        union all select y.apartment_id, 1 from resident r join residency y on y.resident_id = r.id and ${stays('y')}
          where y.building_id = $1 and r.deleted_at is null and (r.search_text like all($2::text[]) or r.search_text like $3)
        union all select v.apartment_id, 2 from vehicle v where v.building_id = $1 and v.deleted_at is null and (v.search_text like all($2::text[]) or v.search_text like $3))
      select a.id::text, a.code, a.name, trim_scale(coalesce(d.outstanding, 0))::text as outstanding,
        trim_scale(coalesce(d.credit, 0))::text as credit,
        ${livesIn('a.building_id', 'a.id')} as householder
      from (select id, min(rank) as rank from found group by id) f
        join apartment a on a.building_id = $1 and a.id = f.id and a.deleted_at is null
        left join debt d on d.building_id = $1 and d.apartment_id = a.id
      order by f.rank, a.code collate natural_order limit 20`,
    [buildingId, words.map(like), bare.length < shortestBare ? null : like(bare)],
  )
} // prettier-ignore

/** Shorter ones would find half of the building. */
const shortestBare = 3
