import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { today } from '#api/calendar/today.ts'
import { versionFor } from '#api/documents/template-versions.ts'
import type { WireObject } from '#api/http/body.ts'
import { extendEntity, type Changed, type Creating } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { ActionOf } from '#core/entity.ts'
import type { RecordOf } from '#core/stored.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { handoverWords } from '#domain/documents/handover-words.ts'
import { apartmentType } from '#entities/property/apartment-type.ts'
import { building } from '#entities/property/building.ts'
import { handover } from '#entities/property/handover.ts'
import { apartment } from '#entities/property/apartment.ts'

type Handover = RecordOf<typeof handover>

/** The apartment's handover status follows the document. */
export const handoverExtension = extendEntity(handover, {
  create: { before: beginChecklist, after: scheduleFirst },
  on: {
    hand_over: {
      before: async ({ before, caller, tx, also }) =>
        also({
          handed_by_id: caller.principal.accountId,
          template_version_id: await versionFor(tx, before.building_id, 'handover'),
        }),
      after: moveAlong('hand_over', ({ handover_date }) => ({ handover_date })),
    },
    plan_again: { after: moveAlong('schedule_handover') },
    postpone: { after: moveAlong('postpone') },
    request_close: { after: moveAlong('request_close') },
    keep_open: { after: moveAlong('keep_open') },
    close: { after: moveAlong('close', () => ({ closed_on: today() })) },
  },
})

const beginning = query({
  row: { ...columns(building, ['currency_code']), ...columns(apartmentType, ['handover_items']) },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select b.currency_code, t.handover_items
      from building b left join apartment a on a.building_id = b.id and a.id = ${apartmentId}
        left join apartment_type t on t.building_id = a.building_id and t.id = a.apartment_type_id
      where b.id = ${buildingId}`,
})

/**
 * Without a checklist of its own it has that of the apartment's type, or else the usual one in the language of the building's
 * papers; nothing of it is judged yet.
 */
async function beginChecklist({ values, tx, also }: Creating<typeof handover>) {
  if ((values.checklist ?? []).length > 0) return also({})
  const { building_id: buildingId, apartment_id: apartmentId } = values
  const [begun] = await beginning(tx, { buildingId, apartmentId })
  const { items: usual } = handoverWords[paperLanguage(begun?.currency_code ?? 'vnd', 'en')]
  const own = (begun?.handover_items ?? []).map(({ item }) => item)
  const items = own.length > 0 ? own : usual
  return also({ checklist: items.map((item) => ({ item, passed: null, remark: null, photos: null })) })
}

/** A first document plans the handover; one for an apartment that was handed over long ago changes nothing. */
async function scheduleFirst({
  after,
  ...context
}: HookContext & { readonly after: Handover }): Promise<void> {
  const { handover_status } = await readApartment(after, context)
  if (handover_status !== 'inactive' && handover_status !== 'closed') return
  await moveApartment(after, context, { name: 'schedule_handover', body: {} })
}

/**
 * Makes the apartment's own transition that goes with the document's, with the values from the document that it asks
 * for.
 */
function moveAlong(name: ApartmentMove, bodyOf: (after: Handover) => WireObject = () => ({})) {
  return async ({ after, ...context }: Changed<typeof handover>): Promise<void> => {
    const { handover_status } = await readApartment(after, context)
    // Both lifecycles name their states alike: a state that only the document has fails here.
    const moved: RecordOf<typeof apartment>['handover_status'] = after.status
    // Somebody has already moved the apartment itself.
    if (handover_status === moved) return
    await moveApartment(after, context, { name, body: bodyOf(after) })
  }
}

type ApartmentMove = ActionOf<typeof apartment>
type Context = Pick<HookContext, 'caller' | 'records'>

const apartmentOf = async ({ building_id, apartment_id }: Handover, { caller }: Context) => ({
  caller: await onBehalfOf(caller, building_id),
  entity: apartment,
  id: apartment_id,
})

const readApartment = async (after: Handover, context: Context) =>
  context.records.stored(await apartmentOf(after, context))

const moveApartment = async (
  after: Handover,
  context: Context,
  { name, body }: { readonly name: ApartmentMove; readonly body: WireObject },
) => context.records.transition({ ...(await apartmentOf(after, context)), name }, body)
