import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveBack, requireSlot } from '#api/auth/throttle.ts'
import { lookAtTicket } from '#api/auth/tickets.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { addressKey } from '#api/http/address.ts'
import { pdfAnswer } from '#api/http/answer-route.ts'
import { notFound } from '#api/http/error.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { presentOutcome, presentOwn } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { linkNotice, readNoticeView, takeNoticeView } from '#domain/calls/notices.ts'
import { issueNoticeLink, purpose } from './notice-link.ts'
import { paperOfSlip, pdfOfSlip } from './notice-papers.ts'
import { recordOf } from './notice-text.ts'
import { slipOfView } from './slip-statements.ts'

/** A fee notice for whoever has a link to it: in the mail that they got, or from the office. */
export function noticeViewRoutes(app: FastifyInstance, parts: RoomServices): void {
  const { db, services } = parts

  answerCall(app, linkNotice, async ({ record, caller }) => {
    const { id, group_notice_slip_id: groupId, building_id: buildingId } = record
    const asking = caller()
    await requireSlot(db, `notice-link:by:${asking.principal.accountId}`, services.limits.linksPerSender)
    const language = paperLanguage(currencyOfBuilding(asking, buildingId), 'km')
    const { publicUrl } = services
    return { data: presentOutcome(await issueNoticeLink(db, { publicUrl, language, id, groupId })) }
  })

  answerCall(app, readNoticeView, async ({ request, path: { id }, body }) => {
    const { view_token, language } = await body()
    const slip = await openedBy(parts, request, { id, token: view_token })
    return { data: presentOwn(await paperOfSlip(db, { slip, language })) }
  })

  answerCall(app, takeNoticeView, async ({ request, path: { id }, body }) => {
    const { view_token, language } = await body()
    const slip = await openedBy(parts, request, { id, token: view_token })
    await requireSlot(db, `notice-paper:${id}`, services.limits.papersByLink)
    return pdfAnswer(await pdfOfSlip(db, { slip, language, sender: `notice:${id}` }))
  })
}

/** The notice that a link opens. 404 for any other id, and for a link that is unknown or over. */
async function openedBy(
  { db, services: { limits } }: RoomServices,
  { ip }: FastifyRequest,
  { id, token }: { readonly id: string; readonly token: string },
) {
  const key = `notice-view:address:${addressKey(ip)}`
  await requireSlot(db, key, limits.viewTriesPerAddress)
  const subject = await lookAtTicket(db, purpose, token)
  const [slip] = subject === undefined || subject !== id ? [] : await slipOfView(db, { id: subject })
  if (slip === undefined) throw notFound()
  await giveBack(db, key)
  return { ...recordOf(slip), id: slip.id }
}
