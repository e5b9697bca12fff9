import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import type { FeeType, ObstacleReason } from '#domain/money/fee-types.ts'
import { chargedStates, notHandedOver } from '#domain/money/fee-types.ts'
import type { Queryable } from '#api/database/pool.ts'
import { column } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { orNull, wordOf, type Slots } from '#api/sql/types.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { tariff } from '#entities/fees/tariff.ts'
import { waterReading } from '#entities/metering/water-reading.ts'
import { isCharged } from './charged-apartments.ts'
import { isChosen } from './fee-run-statements.ts'

// What keeps a run from charging, each reason once with how many it concerns: before the run, and of one that is over.

const row = {
  reason: wordOf<ObstacleReason>(),
  fee_setting_id: 'bigint | null',
  name: orNull(column(feeSetting, 'name')),
  fee_type: orNull(wordOf<FeeType>()),
  /** Fees that are not made, or rest on what is not known; apartments. */
  fees: 'integer',
  /** Apartments that have a meter, where it is about their readings. */
  of: 'integer | null',
} as const satisfies Slots

const priceIs = optionsOf(feeSetting, 'price_type')
/** SQL: an apartment `a` that waits for its handover. */
const waits = `a.deleted_at is null and a.handover_status in (${Object.values(literalsOf(notHandedOver)).join(', ')})`
const nobody = `null::bigint as fee_setting_id, null::text as name, null::text as fee_type`

/** SQL: apartments of `charged` that have a meter of a kind, and whether all of them have a confirmed reading. */
const meteredHomes = (month: string) =>
  meteredTypes
    .map(
      (
        type,
      ) => `select '${type}' as fee_type, m.apartment_id, bool_and(exists (select from ${meteredKinds[type].reading} r
          where r.building_id = m.building_id and r.meter_id = m.id and r.month = ${month} and r.deleted_at is null
            and r.status = ${statesOf(waterReading).confirmed})) as is_read
        from ${meteredKinds[type].meter} m join charged c on c.building_id = m.building_id and c.id = m.apartment_id
        where m.is_active and m.deleted_at is null group by m.apartment_id`,
    )
    .join(' union all ')

const typesWithMeters = Object.values(literalsOf(meteredTypes)).join(', ')
/** SQL: a tariff `t` of the fee `s` that holds on a day of the month. */
const holdsIn = (
  month: string,
) => `t.building_id = s.building_id and t.fee_setting_id = s.id and t.deleted_at is null
  and t.valid_from < (${month} || '-01')::date + interval '1 month'
  and coalesce(t.valid_to >= (${month} || '-01')::date, true)`

interface Asked {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  readonly allApartments: boolean
  readonly blocks: readonly string[]
  readonly apartments: readonly string[]
  /** Empty: all that are in use. */
  readonly settings: readonly string[]
}

/** What a run would not charge, as things are now. */
export const foreseeObstacles = (db: Queryable, asked: Asked) =>
  foreseen(db, { ...asked, states: [...chargedStates] })

const foreseen = query({
  row,
  takes: {
    buildingId: 'bigint',
    month: 'text',
    states: 'text[]',
    allApartments: 'boolean',
    blocks: 'bigint[]',
    apartments: 'bigint[]',
    settings: 'bigint[]',
  },
  sql: ({ buildingId, month, states, allApartments, blocks, apartments, settings }) =>
    `with homes as (select a.* from apartment a where a.building_id = ${buildingId}
        and (${allApartments} or a.id = any(${apartments}) or a.block_id = any(${blocks}))),
      charged as (select a.id, a.building_id from homes a where ${isCharged({ buildingId, month, states })}),
      wanted as (select s.* from fee_setting s where s.building_id = ${buildingId} and s.is_active
        and s.deleted_at is null and (cardinality(${settings}) = 0 or s.id = any(${settings}))),
      metered as (${meteredHomes(month)}),
      found as (
        select 'not_handed_over' as reason, ${nobody}, 0 as priority, count(*)::int as fees, null::int as of
          from homes a where ${waits}
        union all
        select 'no_tariff', s.id, s.name, s.fee_type, s.priority, (select count(*) from charged)::int, null from wanted s
          where s.price_type <> ${priceIs.parking} and not exists (select from tariff t where ${holdsIn(month)})
        union all
        select 'no_meter', s.id, s.name, s.fee_type, s.priority, (select count(*) from charged c where not exists (
            select from metered m where m.fee_type = s.fee_type and m.apartment_id = c.id))::int, null
          from wanted s where s.price_type = ${priceIs.metered} and s.fee_type in (${typesWithMeters})
        union all
        select 'no_people', s.id, s.name, s.fee_type, s.priority, (select count(*) from charged c
            join apartment a on a.id = c.id where coalesce(a.register_people_number, 0) = 0)::int, null
          from wanted s where exists (select from tariff t where ${holdsIn(month)}
            and t.per = ${optionsOf(tariff, 'per').person})
        union all
        select 'no_reading', s.id, s.name, s.fee_type, s.priority, count(*) filter (where not m.is_read)::int, count(*)::int
          from wanted s join metered m on m.fee_type = s.fee_type
          where s.price_type = ${priceIs.metered} group by s.id, s.name, s.fee_type, s.priority)
      select reason, fee_setting_id, name, fee_type, fees, of from found where fees > 0
        order by priority, fee_setting_id, reason`,
})

/** What a run did not charge: the fees that it could not make, the most frequent first, and apartments that wait for their handover. */
export const runObstacles = query({
  row,
  takes: { buildingId: 'bigint', runId: 'bigint', allApartments: 'boolean' },
  sql: ({ buildingId, runId, allApartments }) =>
    `with found as (
        select 'not_handed_over' as reason, ${nobody}, count(*)::int as fees from apartment a
          where a.building_id = ${buildingId} and ${waits} and ${isChosen({ runId, allApartments })}
        union all
        select e.reason, s.id, s.name, e.fee_type, count(*)::int from fee_error e
          join fee_setting s on s.building_id = e.building_id and s.id = e.fee_setting_id
          where e.building_id = ${buildingId} and e.group_fee_slip_id = ${runId}
          group by e.reason, s.id, s.name, e.fee_type)
      select reason, fee_setting_id, name, fee_type, fees, null::int as of from found where fees > 0
        order by reason = 'not_handed_over' desc, fees desc, reason, fee_setting_id`,
})
