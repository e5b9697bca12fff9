import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logAct } from '#api/audit/security-log.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { findOrCount, requireSlot } from '#api/auth/throttle.ts'
import { dropTicketsOf, lookAtTicket } from '#api/auth/tickets.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import { addressKey } from '#api/http/address.ts'
import { pdfAnswer } from '#api/http/answer-route.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { presentOutcome, presentOwn } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import type { RecordOf } from '#core/stored.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
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
    const made = await db.transaction(async (tx) => {
      await takeNamedLock(tx, `notice-link/${id}`)
      // So that the office can end one that reached the wrong person.
      await dropTicketsOf(tx, { purpose, accountId: id })
      await logLink(tx, asking, record)
      return issueNoticeLink(tx, { publicUrl, language, id, groupId })
    })
    return { data: presentOutcome(made) }
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
    const { name, content } = await pdfOfSlip(db, { slip, language, sender: `notice:${id}` })
    return pdfAnswer({ name, content })
  })
}

const logLink = (tx: Tx, caller: Caller, { id, building_id }: RecordOf<typeof noticeSlip>) =>
  logAct(tx, caller, {
    action: 'link_made',
    buildingId: building_id,
    resource: noticeSlip.name,
    recordId: id,
  })

/**
 * The notice that a link opens. 404 for any other id, and for a link that is unknown or over; 403 `order_expired` while the
 * building is closed.
 */
async function openedBy(
  { db, services: { limits } }: RoomServices,
  { ip }: FastifyRequest,
  { id, token }: { readonly id: string; readonly token: string },
) {
  const key = `notice-view:address:${addressKey(ip)}`
  const slip = await findOrCount({ db, key, limit: limits.viewTriesPerAddress }, async () => {
    const subject = await lookAtTicket(db, purpose, token)
    return subject === undefined || subject !== id ? undefined : (await slipOfView(db, { id: subject }))[0]
  })
  await requireOpenBuilding(db, slip.building_id)
  return { ...recordOf(slip), id: slip.id }
}
