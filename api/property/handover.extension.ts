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

const languageOf = query({
  row: columns(building, ['currency_code']),
  takes: { id: 'bigint' },
  sql: ({ id }) => `select currency_code from building where id = ${id}`,
})

/** Without a checklist of its own it has the usual one, in the language of the building's papers. */
async function beginChecklist({ values, tx, also }: Creating<typeof handover>) {
  if ((values.checklist ?? []).length > 0) return also({})
  const [place] = await languageOf(tx, { id: values.building_id })
  const { items } = handoverWords[paperLanguage(place?.currency_code ?? 'vnd', 'en')]
  return also({ checklist: items.map((item) => ({ item, passed: false, remark: null, photos: null })) })
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
