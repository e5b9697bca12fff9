import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { parkingLog } from '#entities/parking/parking-log.ts'
import { vehicle } from '#entities/parking/vehicle.ts'

/**
 * A line that names a plate or a card alone finds the vehicle; one that names a vehicle or a card alone finds the plate.
 * Which card opened the barrier is never guessed: a vehicle may have two, or be let in without.
 */
export const parkingLogExtension = extendEntity(parkingLog, {
  async create({ values, tx, also }) {
    const { building_id: buildingId, vehicle_id: id = null, parking_card_id: cardId = null } = values
    const plate = values.plate_read ?? null
    const [found] = await vehicleOf(tx, { buildingId, id, plate, cardId })
    const read = plate ?? found?.license_plate
    if (read === undefined) throw invalidInput([{ field: 'plate_read', code: 'required' }])
    return also({ plate_read: read, vehicle_id: id ?? found?.id ?? null })
  },
})

/** The vehicle that was named, or else has this plate, or else this card. Plates are kept in one spelling. */
const vehicleOf = query({
  row: columns(vehicle, ['id', 'license_plate']),
  takes: { buildingId: 'bigint', id: 'bigint | null', plate: 'text | null', cardId: 'bigint | null' },
  sql: ({ buildingId, id, plate, cardId }) =>
    `select id, license_plate from vehicle
      where building_id = ${buildingId} and deleted_at is null
        and (id = ${id} or license_plate = ${plate} or parking_card_id = ${cardId} or sub_card_id = ${cardId})
      order by (id = ${id}) desc nulls last, (license_plate = ${plate}) desc nulls last, id limit 1`,
})
