import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildingCaller } from '#api/auth/building-caller.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { findOrCount } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { today } from '#api/calendar/today.ts'
import { senderOf, type Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import type { WireObject } from '#api/http/body.ts'
import { invalidInput } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { uploadBodyBytes } from '#api/storage/service.ts'
import type { FieldDefinition } from '#core/custom-fields.ts'
import { answerLinkedForm, readLinkedForm } from '#domain/calls/form-answers.ts'
import { isFormOpen, needsApartment } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { linkBehind, requireOpenable, takeLink, type FormLink } from './form-links.ts'
import { linkedForm, type LinkedForm } from './linked-form.ts'
import { atItsField, sharedPlace } from './shared-place.ts'

/** A form is read and filled in by its links, without signing in: one link is one answer, but for that for everybody. */
export function answerLinkRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { db, records } = parts

  answerCall(app, readLinkedForm, async ({ request, path, body }) => {
    const { view_token: token } = await body()
    const { form, link } = await openLink(parts, request, { ...path, token })
    return {
      data: presentOutcome({
        link_id: link.id,
        building: form.building,
        address: form.address,
        apartment: form.apartment,
        name: form.name,
        description: form.description,
        fields: (form.fields ?? []).map(shownDefinition),
        requires_signature: form.requires_signature,
        requires_email: form.requires_email,
        is_shared: link.is_shared,
        needs_apartment: link.is_shared && needsApartment(form),
        is_open: isFormOpen(form, today()),
        is_answered: link.is_answered,
        thank_you: link.is_answered ? form.thank_you : null,
      }),
    }
  })

  answerCall(
    app,
    answerLinkedForm,
    async ({ request, path, body }) => {
      const { view_token: token, apartment = '', ...told } = await body()
      const { form, link, caller } = await openLink(parts, request, { ...path, token })
      const thanks = { data: presentOutcome({ thank_you: form.thank_you }) }
      // The first reply was lost on its way.
      if (link.is_answered) return thanks
      if (!link.is_shared && apartment !== '')
        throw invalidInput([{ field: 'apartment', code: 'invalid_value' }])
      const place = link.is_shared
        ? await sharedPlace(parts, request, { form, apartment, name: told.name ?? '' })
        : { apartment_id: form.apartment_id, resident_id: form.resident_id }
      const given = {
        ...withoutEmpty(told as WireObject),
        building_id: form.building_id,
        form_id: form.id,
        ...withoutEmpty(place),
      }
      const write = (values: WireObject) =>
        db.transaction(async (tx: Tx) => {
          // Of two at once the second finds it taken. An answer that is refused leaves the link as it was.
          if (!link.is_shared && !(await takeLink(tx, { id: link.id, token }))) return
          await records.within(tx).create({ caller, entity: formAnswer }, values)
        })
      await atItsField(() => records.storeUploads({ caller, entity: formAnswer }, given, write))
      return thanks
    },
    { bodyBytes: uploadBodyBytes },
  )
}

const withoutEmpty = (values: WireObject): WireObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))

interface Opening {
  readonly id: string
  readonly token: string
}

interface Opened {
  readonly form: LinkedForm
  readonly link: FormLink
  /** The building, on behalf of whoever has the link. */
  readonly caller: Caller
}

/**
 * The form that a link opens; 404 for any other token, counted by the caller's address; 409 for a link that was
 * withdrawn, and 403 `order_expired` while the building is closed.
 */
async function openLink(
  { db, services: { limits } }: RoomServices,
  request: FastifyRequest,
  { id, token }: Opening,
): Promise<Opened> {
  const key = `form-link:address:${addressKey(request.ip)}`
  const { link, form } = await findOrCount({ db, key, limit: limits.viewTriesPerAddress }, async () => {
    const found = await linkBehind(db, token)
    const [linked] = found === undefined || found.form_id !== id ? [] : await linkedForm(db, placeOf(found))
    return found === undefined || linked === undefined ? undefined : { link: found, form: linked }
  })
  await requireOpenBuilding(db, form.building_id)
  requireOpenable(link)
  const sender = senderOf(request)
  const { organisation_id: organisationId, building_id: buildingId } = form
  const name = form.apartment ?? form.name
  const caller = await buildingCaller(db, { ...sender, organisationId, buildingId, name })
  return {
    form,
    link,
    caller: { ...caller, ip: sender.ip, language: sender.language },
  }
}

const placeOf = ({ building_id, form_id, apartment_id, resident_id }: FormLink) => ({
  buildingId: building_id,
  formId: form_id,
  apartmentId: apartment_id,
  residentId: resident_id,
})

const shownDefinition = (one: FieldDefinition) => ({
  key: one.key,
  label: one.label ?? one.key,
  language_contents: (one.language_contents ?? []).map(({ language_code, name = '' }) => ({
    language_code,
    name,
  })),
  type: one.type,
  section: one.section ?? null,
  required: one.required === true,
  min: one.min ?? null,
  max: one.max ?? null,
  options: one.options ?? null,
})
