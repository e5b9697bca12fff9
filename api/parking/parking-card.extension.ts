import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
import { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { vehiclesWith } from './card-statements.ts'

/** What a card's holder gives back, and what replaces it, changes at the vehicle too, in one transaction. */
export const parkingCardExtension = extendEntity(parkingCard, {
  on: {
    give_back: {
      before: ({ also }) => also({ lock_reason: null }),
      after: (context) => exchange(context, null),
    },
    reissue: { after: (context) => exchange(context, context.after.replaced_by_id) },
  },
})

/** Every vehicle that has the card gets `next` in its place; the vehicle's rules say whether it may. */
async function exchange(
  { after: { id: cardId, building_id: buildingId }, ...context }: Changed<typeof parkingCard>,
  next: string | null,
): Promise<void> {
  const caller = await onBehalfOf(context.caller, buildingId)
  for (const { id, parking_card_id, sub_card_id } of await vehiclesWith(context.tx, { buildingId, cardId })) {
    const changes = {
      ...(parking_card_id === cardId ? { parking_card_id: next } : {}),
      ...(sub_card_id === cardId ? { sub_card_id: next } : {}),
    }
    await context.records.update({ caller, entity: vehicle, id }, changes)
  }
}
