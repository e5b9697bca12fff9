import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildingCaller } from '#api/auth/building-caller.ts'
import { lifetimes } from '#api/auth/limits.ts'
import { giveBack, requireSlot } from '#api/auth/throttle.ts'
import { issueTicket, keepTicket, lookAtTicket, takeTicket } from '#api/auth/tickets.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { today } from '#api/calendar/today.ts'
import { senderOf, type Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import type { WireObject } from '#api/http/body.ts'
import { apiError, invalidInput, notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { uploadBodyBytes } from '#api/storage/service.ts'
import { webviewScreensOf } from '#core/derive/screens.ts'
import type { FieldDefinition } from '#core/custom-fields.ts'
import { answerLinkedForm, linkForm, readLinkedForm } from '#domain/calls/form-answers.ts'
import { isFormOpen, missingIn } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'
import { foreignOf, linkedForm, readSubject, writeSubject, type LinkedForm } from './linked-form.ts'

/** Purposes of a link's token: it opens the form until it is used, and then for a while the form's thanks. */
const [unused, used] = ['answer_form', 'answered_form'] as const

/** Links by which somebody fills in a form without signing in: one link is one answer. */
export function answerLinkRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { db, records, services } = parts

  answerCall(app, linkForm, async ({ record: form, caller, body }) => {
    const { apartment_id: apartmentId = null, resident_id: residentId = null } = await body()
    const { id, building_id: buildingId } = form
    await requireSlot(db, `form-link:by:${caller().principal.accountId}`, services.limits.linksPerSender)
    if (!isFormOpen(form, today())) throw apiError(409, 'form_not_open')
    const whose = { apartment_id: apartmentId, resident_id: residentId }
    const missing = missingIn(form, whose, (field) => field in whose)
    if (missing.length > 0) throw invalidInput(missing)
    const foreign = await foreignOf(db, { buildingId, apartmentId, residentId })
    if (foreign.length > 0) throw invalidInput(foreign.map((field) => ({ field, code: 'invalid_reference' })))
    const seconds = lifetimes.formLink
    const subject = writeSubject({ buildingId, formId: id, apartmentId, residentId })
    const token = await issueTicket(db, { purpose: unused, subject, seconds })
    const path = webviewScreensOf(registrationForm).show?.replace(':id', id)
    return {
      data: presentOutcome({
        link: `${services.publicUrl}/${path}?view_token=${token}`,
        expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
      }),
    }
  })

  answerCall(app, readLinkedForm, async ({ request, path, body }) => {
    const { view_token: token } = await body()
    const { form, isAnswered } = await openLink(parts, request, { ...path, token })
    return {
      data: presentOutcome({
        building: form.building,
        address: form.address,
        apartment: form.apartment,
        name: form.name,
        description: form.description,
        fields: (form.fields ?? []).map(shownDefinition),
        requires_signature: form.requires_signature,
        requires_email: form.requires_email,
        is_open: isFormOpen(form, today()),
        is_answered: isAnswered,
        thank_you: isAnswered ? form.thank_you : null,
      }),
    }
  })

  answerCall(
    app,
    answerLinkedForm,
    async ({ request, path, body }) => {
      const { view_token: token, ...told } = await body()
      const { form, isAnswered, caller } = await openLink(parts, request, { ...path, token })
      const thanks = { data: presentOutcome({ thank_you: form.thank_you }) }
      // The first reply was lost on its way.
      if (isAnswered) return thanks
      const given = {
        ...withoutEmpty(told as WireObject),
        building_id: form.building_id,
        form_id: form.id,
        ...withoutEmpty({ apartment_id: form.apartment_id, resident_id: form.resident_id }),
      }
      const write = (values: WireObject) =>
        db.transaction(async (tx: Tx) => {
          // Of two at once the second finds it taken. An answer that is refused leaves the link as it was.
          const subject = await takeTicket(tx, unused, token)
          if (subject === undefined) return requireUsed(tx, token)
          await records.within(tx).create({ caller, entity: formAnswer }, values)
          await keepTicket(tx, { token, purpose: used, subject, seconds: lifetimes.formThanks })
        })
      await records.storeUploads({ caller, entity: formAnswer }, given, write)
      return thanks
    },
    { bodyBytes: uploadBodyBytes },
  )
}

/** 404 for a link that has ended meanwhile. */
async function requireUsed(tx: Tx, token: string): Promise<void> {
  if ((await lookAtTicket(tx, used, token)) === undefined) throw notFound()
}

const withoutEmpty = (values: WireObject): WireObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))

interface Opening {
  readonly id: string
  readonly token: string
}

interface Opened {
  readonly form: LinkedForm
  readonly isAnswered: boolean
  /** The building, on behalf of whoever has the link. */
  readonly caller: Caller
}

/**
 * The form that a link opens, and whether the link is used; 404 for any other token, counted by the caller's address;
 * 403 `order_expired` while the building is closed.
 */
async function openLink(
  { db, services: { limits } }: RoomServices,
  request: FastifyRequest,
  { id, token }: Opening,
): Promise<Opened> {
  const key = `form-link:address:${addressKey(request.ip)}`
  await requireSlot(db, key, limits.viewTriesPerAddress)
  const fresh = await lookAtTicket(db, unused, token)
  const subject = fresh ?? (await lookAtTicket(db, used, token))
  const place = subject === undefined ? undefined : readSubject(subject)
  const [form] = place === undefined || place.formId !== id ? [] : await linkedForm(db, place)
  if (form === undefined) throw notFound()
  await giveBack(db, key)
  const sender = senderOf(request)
  const { organisation_id: organisationId, building_id: buildingId } = form
  const name = form.apartment ?? form.name
  const caller = await buildingCaller(db, { ...sender, organisationId, buildingId, name })
  const verdict = caller.principal.decider.verdict(buildingId, formAnswer.permission, 'create')
  if (verdict !== 'allowed') throw apiError(403, verdict)
  return {
    form,
    isAnswered: fresh === undefined,
    caller: { ...caller, ip: sender.ip, language: sender.language },
  }
}

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
