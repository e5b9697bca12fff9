import type { FastifyInstance } from 'fastify'
import { logAct } from '#api/audit/security-log.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import { dropTicketsOf } from '#api/auth/tickets.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import type { Tx } from '#api/database/pool.ts'
import type { RoomServices } from '#api/room.ts'
import type { RecordOf } from '#core/stored.ts'
import {
  linkNotice,
  listNoticesOfFee,
  previewNoticePaper,
  previewNotices,
  readNoticeOfGroup,
  readNoticeQr,
  remindDebtors,
} from '#domain/calls/notices.ts'
import { proposeNotices } from '#domain/calls/notice-proposal.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { resident } from '#entities/people/resident.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { qrAnswer } from '../documents/qr-picture.ts'
import { notFound } from '../http/error.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { issueNoticeLink, purpose } from './notice-link.ts'
import { noticesOfFee } from './notices-of-fee.ts'
import { previewPaper } from './preview-paper.ts'
import { previewOf } from './preview.ts'
import { proposalFor } from './proposal.ts'
import { remind } from './remind.ts'

/** Fee notices beyond their records: the preview, the address that names its batch too, the link, and the picture of a QR. */
export function noticeRoutes(app: FastifyInstance, { db, records, services }: RoomServices): void {
  answerCall(app, proposeNotices, async ({ buildingId }) => ({
    data: presentOutcome(
      await proposalFor(db, {
        buildingId,
        isSent: (channel) => channel === 'notification' || services.transports[channel] !== undefined,
      }),
    ),
  }))

  answerCall(app, remindDebtors, async ({ write, caller, body }) => ({
    data: presentOutcome({ id: await remind({ caller: caller(), records: write.records }, await body()) }),
  }))

  answerCall(app, previewNotices, async ({ record: group, caller }) => {
    const buildingId = group.building_id
    return {
      data: presentOutcome(
        await previewOf(db, {
          buildingId,
          groupId: group.id,
          kind: group.kind,
          channels: group.channels ?? [],
          mayName: namesFor(caller(), buildingId),
        }),
      ),
    }
  })

  answerCall(app, previewNoticePaper, async ({ record, caller, params }) => {
    const { id: groupId, building_id: buildingId } = record
    const { apartment_id: apartmentId, language } = params()
    const mayName = namesFor(caller(), buildingId)
    return {
      data: presentOutcome(await previewPaper(db, { buildingId, groupId, apartmentId, language, mayName })),
    }
  })

  answerCall(
    app,
    readNoticeOfGroup,
    async ({ path: { idGroup }, record: { id, group_notice_slip_id }, caller }) => {
      if (group_notice_slip_id !== idGroup) throw notFound()
      return { data: await records.one({ caller: caller(), entity: noticeSlip, id }) }
    },
  )

  answerCall(app, listNoticesOfFee, async ({ record: { id: feeId, building_id: buildingId } }) => ({
    data: presentOutcome(await noticesOfFee(db, { buildingId, feeId })),
  }))

  answerCall(app, readNoticeQr, async ({ record: { qr_text: text }, params }) => {
    if (text === null) throw notFound()
    return qrAnswer(text, params().format)
  })

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
}

const logLink = (tx: Tx, caller: Caller, { id, building_id }: RecordOf<typeof noticeSlip>) =>
  logAct(tx, caller, {
    action: 'link_made',
    buildingId: building_id,
    resource: noticeSlip.name,
    recordId: id,
  })

/** Whom a preview may name to this reader. */
const namesFor = ({ principal: { decider } }: Caller, buildingId: string) => ({
  apartments: decider.can(buildingId, apartment.permission, 'read'),
  residents: decider.can(buildingId, resident.permission, 'read'),
})
