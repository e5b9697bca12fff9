import { age, bandConditions } from '#api/debts/balances.ts'
import type { Queryable } from '#api/database/pool.ts'
import { stays } from '#api/auth/stay-sql.ts'
import { column } from '#api/sql/column.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { orNull, wordOf } from '#api/sql/types.ts'
import type { MapAnswer } from '#domain/status-map.ts'
import { occupancies } from '#domain/occupancy.ts'
import { contract } from '#entities/contracts/contract.ts'
import { fee } from '#entities/fees/fee.ts'
import { apartment } from '#entities/property/apartment.ts'

const signed = statesOf(contract)
const said = literalsOf(occupancies)

/** SQL: the best of an apartment's contracts, from what binds to what no longer does. */
const contractSql = `coalesce((select case min(case k.status when ${signed.nearly_end} then 1
        when ${signed.approved} then 2 when ${signed.suspended} then 3 when ${signed.draft} then 4
        when ${signed.waiting_verification} then 4 when ${signed.verified} then 4 else 5 end)
      when 1 then 'nearly_end' when 2 then 'active' when 3 then 'suspended' when 4 then 'pending'
      when 5 then 'ended' end
    from contract k where k.building_id = a.building_id and k.apartment_id = a.id and k.deleted_at is null), 'none')`

/** SQL: who lives there; of an apartment where nobody does, what it is for. */
const occupancySql = `case when exists (select from residency y where y.building_id = a.building_id
      and y.apartment_id = a.id and ${stays('y')})
    then case when a.statuses @> array[${said.currently_rent}] then 'rented' else 'owner' end
    when a.statuses @> array[${said.for_sale}] then 'for_sale'
    when a.statuses @> array[${said.for_rent}] then 'for_rent' else 'empty' end`

/** SQL: the band of a building's oldest open fees, by apartment. */
const debtsSql = (buildingId: string) =>
  `select f.apartment_id, max(${age}) as age from fee f where f.building_id = ${buildingId}
      and f.status = ${statesOf(fee).approved} and f.deleted_at is null and f.amount > f.settled
    group by f.apartment_id`
const bandSql = `case when d.age is null then 'none' ${bandConditions('d.age')
  .map(([band, condition]) => `when ${condition} then '${band}'`)
  .join(' ')} end`

const apartments = query({
  row: {
    id: 'bigint',
    code: 'text',
    block_id: 'bigint',
    floor: 'integer | null',
    contract: wordOf<MapAnswer<'contract'>>(),
    occupancy: wordOf<MapAnswer<'occupancy'>>(),
    handover: column(apartment, 'handover_status'),
    debt: orNull(wordOf<MapAnswer<'debt'>>()),
  },
  takes: { buildingId: 'bigint', seesDebts: 'boolean' },
  sql: ({ buildingId, seesDebts }) =>
    `with d as (${debtsSql(buildingId)})
      select a.id, a.code, a.block_id, a.floor::int as floor, ${contractSql} as contract,
        ${occupancySql} as occupancy, a.handover_status as handover,
        case when ${seesDebts} then ${bandSql} end as debt
      from apartment a left join d on d.apartment_id = a.id
      where a.building_id = ${buildingId} and a.deleted_at is null
      order by a.short_id nulls last, a.code`,
})

const blocks = query({
  row: { id: 'bigint', name: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, name from block where building_id = ${buildingId} and deleted_at is null
      order by short_id nulls last, name`,
})

/** A building as it stands: its blocks, and every apartment with its answers. */
export async function statusMapOf(
  db: Queryable,
  { buildingId, seesDebts }: { readonly buildingId: string; readonly seesDebts: boolean },
) {
  const [all, within] = await Promise.all([
    apartments(db, { buildingId, seesDebts }),
    blocks(db, { buildingId }),
  ])
  return { blocks: within, apartments: all }
}
