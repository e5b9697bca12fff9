import { homesChanged } from '#api/auth/homes.ts'
import type { Hub } from '#api/events/hub.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { RecordOf } from '#core/stored.ts'
import { resident } from '#entities/people/resident.ts'
import { residency } from '#entities/property/residency.ts'
import { followResident } from './follow-stays.ts'
import { livesToday } from '#api/auth/stay-sql.ts'
import { contactOf } from './householder-sql.ts'
import { holdResident, overlappingStays } from './stay-statements.ts'

type Stay = RecordOf<typeof residency>

/**
 * A resident's state follows their stays, of which no two in one apartment overlap. `contact=1`: of each apartment only
 * the stay of its contact person, the householder or else who moved in first. `lives=1`: the stays of today.
 */
export const residencyExtension = (hub: Pick<Hub, 'send'>) => {
  const follow = async (stay: Stay, { tx, notify }: Pick<HookContext, 'tx' | 'notify'>): Promise<void> => {
    const moved = await followResident(tx, stay)
    if (moved.length > 0) notify(resident, stay.building_id, [stay.resident_id])
    await homesChanged(tx, hub, { residentIds: [stay.resident_id] })
  }
  return extendEntity(residency, {
    parameters: ['contact', 'lives'],
    where: (_caller, _params, { contact, lives }) => {
      const asked = [
        ...(contact === '1' ? [`t.id = ${contactOf('t.building_id', 't.apartment_id', 'y.id')}`] : []),
        ...(lives === '1' ? [livesToday('t')] : []),
      ]
      return asked.length === 0 ? undefined : asked.join(' and ')
    },
    create: {
      async before({ values, tx, also }) {
        const isAdult = await requireFree(tx, { ...values, id: null })
        return also({ apartment_permission: values.apartment_permission ?? isAdult })
      },
      after: ({ after, ...context }) => follow(after, context),
    },
    update: {
      async before({ whole, tx }) {
        await requireFree(tx, whole)
      },
      async after({ before, after, ...context }) {
        await follow(after, context)
        if (before.resident_id !== after.resident_id) await follow(before, context)
      },
    },
    remove: { after: ({ before, ...context }) => follow(before, context) },
    restore: {
      async after({ after, ...context }) {
        await requireFree(context.tx, after)
        await follow(after, context)
      },
    },
  })
}

type Days = Partial<Pick<Stay, 'move_in_date' | 'move_out_date'>>
type Place = Pick<Stay, 'building_id' | 'apartment_id' | 'resident_id' | 'relationship_id'>

/** Whether the resident is of age. 422 `record_exists` where they live in the apartment on some of these days already. */
async function requireFree(
  tx: HookContext['tx'],
  {
    id,
    move_in_date: from = null,
    move_out_date: until = null,
    ...place
  }: Place & Days & { id: string | null },
): Promise<boolean> {
  const { building_id: buildingId, apartment_id: apartmentId, resident_id: residentId } = place
  const [person] = await holdResident(tx, { buildingId, residentId, relationshipId: place.relationship_id })
  const [other] = await overlappingStays(tx, { buildingId, apartmentId, residentId, id, from, until })
  if (other !== undefined) throw invalidInput([{ field: 'resident_id', code: 'record_exists' }])
  return person?.is_adult ?? true
}
