import type { FastifyInstance } from 'fastify'
import {
  listNoticesOfFee,
  previewNoticePaper,
  previewNotices,
  printNotice,
  printNotices,
  readNoticeOfGroup,
  readNoticePaper,
  readNoticePapers,
  readNoticeQr,
  remindDebtors,
  takeNotice,
  viewNotice,
} from '#domain/calls/notices.ts'
import { proposeNotices } from '#domain/calls/notice-proposal.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { resident } from '#entities/people/resident.ts'
import type { AuthServices } from '../auth/services.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { qrAnswer } from '../documents/qr-picture.ts'
import { notFound } from '../http/error.ts'
import { presentOutcome, presentOwn } from '../records/present/present-own.ts'
import { answerPaper } from '../records/read/answer-paper.ts'
import { noticePaper, noticePapers, noticePdf, noticesPdf, viewedPaper, viewedPdf } from './notice-papers.ts'
import { noticesOfFee } from './notices-of-fee.ts'
import { previewPaper } from './preview-paper.ts'
import { previewOf } from './preview.ts'
import { proposalFor } from './proposal.ts'
import { remind } from './remind.ts'

/** Fee notices beyond their records: the preview, the address that names its batch too, and the picture of a QR. */
export function noticeRoutes(app: FastifyInstance, { transports }: Pick<AuthServices, 'transports'>): void {
  const { db, records } = app.callServices

  answerCall(app, proposeNotices, async ({ buildingId }) => ({
    data: presentOutcome(
      await proposalFor(db, {
        buildingId,
        isSent: (channel) => channel === 'notification' || transports[channel] !== undefined,
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
          channels: group.channels ?? [],
          mayName: namesFor(caller(), buildingId),
        }),
      ),
    }
  })

  answerCall(app, previewNoticePaper, async ({ record, caller, params }) => {
    const { buildingId, groupId } = batchOf(record)
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

  answerCall(app, readNoticePaper, async ({ path: { id }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return { data: presentOwn(await noticePaper(db, asked, id)) }
  })

  answerCall(app, viewNotice, async ({ path: { id, idGroup: groupId }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return { data: presentOwn(await viewedPaper(db, asked, { id, groupId })) }
  })

  answerCall(app, takeNotice, async ({ path: { id, idGroup: groupId }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return answerPaper(db, asked.caller, await viewedPdf(db, asked, { id, groupId }))
  })

  answerCall(app, readNoticePapers, async ({ record, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return { data: presentOwn(await noticePapers(db, asked, batchOf(record))) }
  })

  answerCall(app, printNotice, async ({ path: { id }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return answerPaper(db, asked.caller, await noticePdf(db, asked, id))
  })

  answerCall(app, printNotices, async ({ record, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return answerPaper(db, asked.caller, await noticesPdf(db, asked, batchOf(record)))
  })

  answerCall(app, listNoticesOfFee, async ({ record: { id: feeId, building_id: buildingId } }) => ({
    data: presentOutcome(await noticesOfFee(db, { buildingId, feeId })),
  }))

  answerCall(app, readNoticeQr, async ({ record: { qr_text: text }, params }) => {
    if (text === null) throw notFound()
    return qrAnswer(text, params().format)
  })
}

/** Whom a preview may name to this reader. */
const namesFor = ({ principal: { decider } }: Caller, buildingId: string) => ({
  apartments: decider.can(buildingId, apartment.permission, 'read'),
  residents: decider.can(buildingId, resident.permission, 'read'),
})

const batchOf = ({ id, building_id }: { readonly id: string; readonly building_id: string }) => ({
  buildingId: building_id,
  groupId: id,
})
