import { apiError, invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { vehicle } from '#entities/parking/vehicle.ts'

const cardFields = ['parking_card_id', 'sub_card_id'] as const
const registration = [...cardFields, 'register_from'] as const

/**
 * A card opens the barrier for one vehicle, and only while it is not locked. A vehicle that was ever registered stays:
 * what it was charged and which card it had must remain told (specification §4).
 */
export const vehicleExtension = extendEntity(vehicle, {
  create: ({ values, tx }) => requireFreeCards(tx, values, values),
  change: ({ changes, before, tx }) => requireFreeCards(tx, changes, before),
  async remove({ before, tx }) {
    if (before.status === 'active' || (await hasHistory(tx, before)))
      throw apiError(409, 'vehicle_has_registrations')
  },
})

type Vehicle = RecordOf<typeof vehicle>

/** It has a card or a term, had one, or was approved once: only then is it charged. Its parking logs are looked at before. */
async function hasHistory(tx: Tx, { id, building_id, ...record }: Vehicle): Promise<boolean> {
  if (registration.some((name) => record[name] !== null)) return true
  const [row] = await tx.query<{ known: boolean }>(
    `select exists (select 1 from log l where l.resource = 'vehicle' and l.record_id = $2::text and l.building_id = $1
        and (l.action = 'approve' or exists (select 1 from jsonb_array_elements(l.changes) c where c->>'field' = any($3::text[]))))
      as known`,
    [building_id, id, registration],
  )
  return row?.known === true
}

interface Card {
  readonly card_status: string
  readonly taken: boolean
}

async function requireFreeCards(
  tx: Tx,
  cards: Partial<Pick<Vehicle, (typeof cardFields)[number]>>,
  { building_id, id }: { readonly building_id: string; readonly id?: string },
): Promise<void> {
  for (const field of cardFields) {
    const cardId = cards[field]
    if (cardId === null || cardId === undefined) continue
    // Two vehicles that want one card wait for each other.
    await tx.query('select 1 from parking_card where building_id = $1 and id = $2 for update', [
      building_id,
      cardId,
    ])
    const [card] = await tx.query<Card>(
      `select c.card_status, exists (select 1 from vehicle v where v.building_id = c.building_id
          and (v.parking_card_id = c.id or v.sub_card_id = c.id) and v.deleted_at is null
          and v.id is distinct from $3::bigint) as taken
        from parking_card c where c.building_id = $1 and c.id = $2`,
      [building_id, cardId, id ?? null],
    )
    if (card === undefined) continue
    if (card.card_status === 'locked') throw invalidInput([{ field, code: 'card_locked' }])
    if (card.taken) throw invalidInput([{ field, code: 'card_taken' }])
  }
}
