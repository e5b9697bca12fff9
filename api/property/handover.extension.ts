import { officeDay } from '#core/fields/calendar.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { extendEntity, type Change, type HookContext, type StoredRecord } from '#api/records/extension.ts'
import { handover } from '#entities/property/handover.ts'
import { apartment } from '#entities/property/apartment.ts'

/** A handover's move, and the apartment's own that goes with it. */
const apartmentMoves: Readonly<Record<string, string>> = {
  plan_again: 'schedule_handover',
  hand_over: 'hand_over',
  postpone: 'postpone',
  request_close: 'request_close',
  keep_open: 'keep_open',
  close: 'close',
}

/** The apartment's handover status follows the document. */
export const handoverExtension = extendEntity(handover, {
  beforeUpdate: (changes, { action, caller }) =>
    action === 'hand_over' ? { ...changes, handed_by_id: caller.principal.accountId } : changes,
  after: async (change, context) => {
    const { action, after } = change
    if (after === null) return
    if (action === 'create') return scheduled(after, context)
    const move = apartmentMoves[action]
    if (move !== undefined) await moved(change, context, move)
  },
})

/** A first document plans the handover; one that is written for an apartment handed over long since changes nothing. */
async function scheduled(after: StoredRecord, context: HookContext): Promise<void> {
  const { handover_status } = await apartmentOf(after, context)
  if (handover_status !== 'inactive' && handover_status !== 'closed') return
  await moveApartment(after, context, { name: 'schedule_handover', body: {} })
}

async function moved({ after }: Change, context: HookContext, name: string): Promise<void> {
  if (after === null) return
  const { handover_status } = await apartmentOf(after, context)
  // Somebody has moved the apartment itself already.
  if (handover_status === after.status) return
  await moveApartment(after, context, { name, body: told[name]?.(after) ?? {} })
}

/** What the apartment's own move asks for, as the document has it. */
const told: Readonly<Record<string, (after: StoredRecord) => Readonly<Record<string, string>>>> = {
  hand_over: ({ handover_date }) => ({ handover_date: String(handover_date) }),
  close: () => ({ closed_on: officeDay(new Date().toISOString()) }),
}

const asked = async (after: StoredRecord, { caller }: HookContext) => ({
  caller: await onBehalfOf(caller, String(after.building_id)),
  entity: apartment,
  id: String(after.apartment_id),
})

const apartmentOf = async (after: StoredRecord, context: HookContext) =>
  context.records.stored(await asked(after, context))

const moveApartment = async (
  after: StoredRecord,
  context: HookContext,
  { name, body }: { name: string; body: Readonly<Record<string, string>> },
) => context.records.transition({ ...(await asked(after, context)), name }, body)
