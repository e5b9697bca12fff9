import { sqlOfficeDay } from '#api/database/office-day.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'

/**
 * Notes on cards which vehicle has them: since when, in which apartment, by whom. A card that no vehicle has any longer
 * is free. Returns the cards that changed.
 */
export const giveCards = query({
  row: columns(parkingCard, ['id']),
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `update parking_card c set apartment_id = g.apartment_id, resident_id = g.owner_id, ${bumpSql('c')},
        given_on = case when g.vehicle_id is not null then coalesce(c.given_on, ${sqlOfficeDay()}) end
      from (select k.id, v.id as vehicle_id, v.apartment_id, v.owner_id from parking_card k left join vehicle v
          on v.building_id = k.building_id and (v.parking_card_id = k.id or v.sub_card_id = k.id) and v.deleted_at is null
          where k.building_id = ${buildingId} and k.id = any(${ids})) g
      where c.building_id = ${buildingId} and c.id = g.id
        and (c.given_on is not null) is distinct from (g.vehicle_id is not null) returning c.id`,
})

/** The vehicles that have a card. */
export const vehiclesWith = query({
  row: columns(vehicle, ['id', 'parking_card_id', 'sub_card_id']),
  takes: { buildingId: 'bigint', cardId: 'bigint' },
  sql: ({ buildingId, cardId }) =>
    `select id, parking_card_id, sub_card_id from vehicle where building_id = ${buildingId} and deleted_at is null
      and (parking_card_id = ${cardId} or sub_card_id = ${cardId}) order by id`,
})
