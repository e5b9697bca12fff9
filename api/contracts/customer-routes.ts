import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildingCaller } from '#api/auth/building-caller.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { findOrCount, requireSlot } from '#api/auth/throttle.ts'
import { lookAtTicket } from '#api/auth/tickets.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { senderOf, type Caller } from '#api/context.ts'
import { renderPdf } from '#api/documents/render-pdf.ts'
import { addressKey } from '#api/http/address.ts'
import { pdfAnswer } from '#api/http/answer-route.ts'
import { contractPaper } from '#api/papers/contract-papers.ts'
import { ownPage } from '#api/papers/own-paper.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { maskEmail } from '#core/mask.ts'
import type { Language } from '#core/language.ts'
import {
  printContractView,
  readContractView,
  sendContractCode,
  verifyContract,
} from '#domain/calls/contract-views.ts'
import { pictureIdsOf } from '#domain/documents/page.ts'
import { contract } from '#entities/contracts/contract.ts'
import { confirmContract, sendCode } from './confirm-contract.ts'
import { findSent, purpose, type SentContract } from './contract-link.ts'

/** A contract for its customer: read, printed and confirmed by the link that they were mailed. */
export function customerRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { services, db, files, events } = parts

  answerCall(app, readContractView, async ({ request, path: { id }, body }) => {
    const { view_token, language } = await body()
    const { sent, caller } = await openedBy(parts, request, { id, token: view_token })
    const { page } = await paperOf(parts, caller, { id, language })
    const { code, name, building, status, version, party_b_email: email, confirm_by } = sent
    return {
      data: presentOutcome({
        code,
        name,
        building,
        status,
        version,
        can_confirm: status === 'waiting_verification',
        confirm_by: status === 'waiting_verification' ? confirm_by : null,
        email: email === null ? '' : maskEmail(email),
        page,
      }),
    }
  })

  answerCall(app, printContractView, async ({ request, path: { id }, body }) => {
    const { view_token, language } = await body()
    const { sent, caller } = await openedBy(parts, request, { id, token: view_token })
    await requireSlot(db, `contract-paper:${id}`, services.limits.papersByLink)
    const { page, paper = 'a4' } = await paperOf(parts, caller, { id, language })
    const pictures = await files.printPictures({ entity: contract.name, id }, pictureIdsOf(page))
    const content = await renderPdf([page], { paper, title: sent.code, sender: `contract:${id}`, pictures })
    return pdfAnswer({ name: `${sent.code}.pdf`, content })
  })

  answerCall(app, sendContractCode, async ({ request, path: { id }, body }) => {
    const { view_token, version } = await body()
    const { sent } = await openedBy(parts, request, { id, token: view_token })
    await sendCode(services, { sent, version, sender: senderOf(request) })
    return {}
  })

  answerCall(app, verifyContract, async ({ request, path: { id }, body }) => {
    const { view_token, version, otp } = await body()
    const { sent } = await openedBy(parts, request, { id, token: view_token })
    await confirmContract(services, { sent, version, otp, sender: senderOf(request) })
    events.publish({ resource: contract.name, buildingId: sent.building_id, ids: [id], action: 'verify' })
    return {}
  })
}

/**
 * The contract that a link opens, and the building as who shows it. 404 for any other id, and for a link that is unknown,
 * over or replaced; 403 `order_expired` while the building is closed.
 */
async function openedBy(
  { db, services: { limits } }: RoomServices,
  request: FastifyRequest,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<{ readonly sent: SentContract; readonly caller: Caller }> {
  const key = `contract-view:address:${addressKey(request.ip)}`
  const sent = await findOrCount({ db, key, limit: limits.viewTriesPerAddress }, async () => {
    const subject = await lookAtTicket(db, purpose, token)
    return subject === undefined || subject !== id ? undefined : findSent(db, subject)
  })
  await requireOpenBuilding(db, sent.building_id)
  const { building_id: buildingId, organisation_id: organisationId, party_b_name: name } = sent
  const caller = await buildingCaller(db, { ...senderOf(request), organisationId, buildingId, name })
  return { sent, caller }
}

interface Shown {
  readonly id: string
  readonly language: Language | undefined
}

/** As the building itself would print it: whoever is party to a contract sees all of its paper. */
async function paperOf({ db, records }: RoomServices, caller: Caller, { id, language }: Shown) {
  const record = await records.one({ caller, entity: contract, id }, { with: contractPaper.with })
  return ownPage({ db, records }, contractPaper, { caller, language, record })
}
