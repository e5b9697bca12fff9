import { apiError, invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import type { HookContext } from '#api/records/extension.ts'
import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { parkingCard } from '#entities/parking/parking-card.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { giveCards } from './card-statements.ts'

const cardFields = ['parking_card_id', 'sub_card_id'] as const
const registration = [...cardFields, 'register_from'] as const

/**
 * A card opens the barrier for one vehicle, and only while it is not locked. A vehicle that was ever registered is
 * kept, so that its charges and its card stay on record.
 */
export const vehicleExtension = extendEntity(vehicle, {
  create: {
    before: ({ values, tx }) => requireFreeCards(tx, values, values),
    after: ({ after, ...context }) => followCards(context, [after]),
  },
  change: {
    before: ({ changes, before, tx }) => requireFreeCards(tx, changes, before),
    after: ({ before, after, ...context }) => followCards(context, [before, after]),
  },
  async remove({ before, tx, caller }) {
    // A workbook that is undone has made it, and no fee has followed.
    if (caller.importSource?.isUndo === true) return
    if (before.status === 'active' || (await hasHistory(tx, before)))
      throw apiError(409, 'vehicle_has_registrations')
  },
  // A card that it had may be another's by now.
  restore: {
    async after({ after, ...context }) {
      await requireFreeCards(context.tx, after, after)
      await followCards(context, [after])
    },
  },
})

type Vehicle = RecordOf<typeof vehicle>

/** The cards of a vehicle, before and after, know whether they are given out, and to whom. */
async function followCards(
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
  states: readonly Vehicle[],
): Promise<void> {
  const ids = [...new Set(states.flatMap((state) => cardFields.map((field) => state[field])))].filter(
    (id) => id !== null,
  )
  const [{ building_id: buildingId } = { building_id: '' }] = states
  if (ids.length === 0) return
  const moved = await giveCards(tx, { buildingId, ids })
  if (moved.length > 0)
    notify(
      parkingCard,
      buildingId,
      moved.map(({ id }) => id),
    )
}

/**
 * Whether it has, or had, a card or a term, or was once approved: only then is it charged. Its parking logs are checked
 * before.
 */
async function hasHistory(tx: Tx, { id, building_id, ...record }: Vehicle): Promise<boolean> {
  if (registration.some((name) => record[name] !== null)) return true
  const found = await registrationsIn(tx, { buildingId: building_id, id, fields: registration })
  return found.length > 0
}

/** A line of the log which says that a vehicle was approved, or had a card or a term. */
const registrationsIn = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'text', fields: 'text[]' },
  sql: ({ buildingId, id, fields }) =>
    `select from log l
      where l.resource = '${vehicle.name}' and l.record_id = ${id} and l.building_id = ${buildingId}
        and (l.action = 'approve' or exists (select from jsonb_array_elements(l.changes) c
          where c->>'field' = any(${fields}))) limit 1`,
})

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

/** Two vehicles that want one card wait for each other. */
const holdCard = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from parking_card where building_id = ${buildingId} and id = ${id} for update`,
})

/** A card, and whether it belongs to another vehicle. */
const cardById = query({
  row: { ...columns(parkingCard, ['card_status']), taken: 'boolean' },
  takes: { ...place, vehicleId: 'bigint | null' },
  sql: ({ buildingId, id, vehicleId }) =>
    `select c.card_status, exists (select from vehicle v where v.building_id = c.building_id
          and (v.parking_card_id = c.id or v.sub_card_id = c.id) and v.deleted_at is null
          and v.id is distinct from ${vehicleId}) as taken
      from parking_card c where c.building_id = ${buildingId} and c.id = ${id}`,
})

async function requireFreeCards(
  tx: Tx,
  cards: Partial<Pick<Vehicle, (typeof cardFields)[number]>>,
  { building_id: buildingId, id: vehicleId }: { readonly building_id: string; readonly id?: string },
): Promise<void> {
  for (const field of cardFields) {
    const cardId = cards[field]
    if (cardId === null || cardId === undefined) continue
    const card = { buildingId, id: cardId }
    await holdCard(tx, card)
    const [found] = await cardById(tx, { ...card, vehicleId: vehicleId ?? null })
    if (found === undefined) continue
    if (found.card_status === 'locked') throw invalidInput([{ field, code: 'card_locked' }])
    if (found.taken) throw invalidInput([{ field, code: 'card_taken' }])
  }
}
