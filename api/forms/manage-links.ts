import type { FastifyInstance } from 'fastify'
import { requireSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { today } from '#api/calendar/today.ts'
import { apiError, invalidInput, notFound } from '#api/http/error.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { linkForm, listFormLinks, withdrawFormLink } from '#domain/calls/form-answers.ts'
import { isFormOpen, missingIn } from '#domain/registration-form.ts'
import { resident } from '#entities/people/resident.ts'
import { apartment } from '#entities/property/apartment.ts'
import { insertLink, waitingLinks, withdrawLink } from './form-links.ts'
import { linkAddress } from './link-address.ts'
import { foreignOf } from './linked-form.ts'
import { logLink } from './log-link.ts'

/** The office makes links to a form, sees which of them still wait for their answer, and withdraws them. */
export function manageLinkRoutes(app: FastifyInstance, { db, services }: RoomServices): void {
  answerCall(app, linkForm, async ({ record: form, caller, body }) => {
    const { apartment_id: apartmentId = null, resident_id: residentId = null } = await body()
    const { id, building_id: buildingId } = form
    const asking = caller()
    const { accountId: madeById } = asking.principal
    await requireSlot(db, `form-link:by:${madeById}`, services.limits.linksPerSender)
    if (!isFormOpen(form, today())) throw apiError(409, 'form_not_open')
    const whose = { apartment_id: apartmentId, resident_id: residentId }
    const missing = missingIn(form, whose, (field) => field in whose)
    if (missing.length > 0) throw invalidInput(missing)
    const foreign = await foreignOf(db, { buildingId, apartmentId, residentId })
    if (foreign.length > 0) throw invalidInput(foreign.map((field) => ({ field, code: 'invalid_reference' })))
    const { token, expiresAt } = await db.transaction(async (tx) => {
      await logLink(tx, asking, { action: 'link_made', form })
      return insertLink(tx, { buildingId, formId: id, apartmentId, residentId, madeById })
    })
    return {
      data: presentOutcome({ link: linkAddress(services, asking, { form, token }), expires_at: expiresAt }),
    }
  })

  answerCall(
    app,
    listFormLinks,
    async ({ record: { id: formId, building_id: buildingId }, caller, params }) => {
      const { page, limit, apartment_id: apartmentId = '' } = params()
      const { decider } = caller().principal
      const rows = await waitingLinks(db, {
        buildingId,
        formId,
        apartmentId: apartmentId === '' ? null : apartmentId,
        limit,
        skip: (page - 1) * limit,
      })
      const [namesApartments, namesResidents] = [apartment, resident].map(({ permission }) =>
        decider.can(buildingId, permission, 'read'),
      )
      return {
        data: presentOutcome({
          total: rows[0]?.total ?? 0,
          rows: rows.map((row) => ({
            id: row.id,
            apartment: namesApartments === true ? row.apartment : null,
            resident: namesResidents === true ? row.resident : null,
            made_by: row.made_by,
            made_at: row.created_at,
            expires_at: row.expires_at,
          })),
        }),
      }
    },
  )

  answerCall(app, withdrawFormLink, async ({ record: form, caller, body, write }) => {
    const { link_id: id } = await body()
    const [withdrawn] = await withdrawLink(write.tx, { buildingId: form.building_id, formId: form.id, id })
    // Answered, withdrawn or over meanwhile: there is nothing left to withdraw.
    if (withdrawn === undefined) throw notFound()
    await logLink(write.tx, caller(), { action: 'link_withdrawn', form })
    return {}
  })
}
