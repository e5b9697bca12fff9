import type { FastifyInstance } from 'fastify'
import {
  previewNotices,
  printNotice,
  printNotices,
  readNoticeOfGroup,
  readNoticePaper,
  readNoticePapers,
  readNoticeQr,
} from '#domain/calls/notices.ts'
import { isOneOf } from '#core/one-of.ts'
import { noticeChannels } from '#domain/notices/channels.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { resident } from '#entities/people/resident.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { FileAnswer, pdfAnswer } from '../http/answer-route.ts'
import { notFound } from '../http/error.ts'
import { presentOutcome, presentOwn } from '../records/present-own.ts'
import type { Records } from '../records/records.ts'
import { qrPng } from './attachments.ts'
import { noticePaper, noticePapers, noticePdf, noticesPdf } from './notice-papers.ts'
import { previewOf } from './preview.ts'

/** Fee notices beyond their records: the preview, the nested address of specification §7, and the picture of a QR. */
export function noticeRoutes(
  app: FastifyInstance,
  { db, records }: { readonly db: Db; readonly records: Records },
): void {
  answerCall(app, previewNotices, async ({ path: { id }, caller }) => {
    const group = await records.stored({ caller: caller(), entity: groupNoticeSlip, id })
    const buildingId = String(group.building_id)
    const { decider } = caller().principal
    const channels = Array.isArray(group.channels) ? group.channels : []
    return {
      data: presentOutcome(
        await previewOf(db, {
          buildingId,
          groupId: group.id,
          channels: channels.filter((one) => isOneOf(noticeChannels, one)),
          mayName: {
            apartments: decider.can(buildingId, apartment.permission, 'read'),
            residents: decider.can(buildingId, resident.permission, 'read'),
          },
        }),
      ),
    }
  })

  answerCall(app, readNoticeOfGroup, async ({ path: { id, idGroup }, caller }) => {
    const asked = { caller: caller(), entity: noticeSlip, id }
    const slip = await records.stored(asked)
    if (slip.group_notice_slip_id !== idGroup) throw notFound()
    return { data: await records.one(asked) }
  })

  answerCall(app, readNoticePaper, async ({ path: { id }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return { data: presentOwn(await noticePaper(db, asked, id)) }
  })

  answerCall(app, readNoticePapers, async ({ path: { id }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return { data: presentOwn(await noticePapers(db, asked, await batchOf(asked, id))) }
  })

  answerCall(app, printNotice, async ({ path: { id }, caller, params }) =>
    pdfAnswer(await noticePdf(db, { caller: caller(), records, language: params().language }, id)),
  )

  answerCall(app, printNotices, async ({ path: { id }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return pdfAnswer(await noticesPdf(db, asked, await batchOf(asked, id)))
  })

  answerCall(app, readNoticeQr, async ({ path: { id }, caller }) => {
    const slip = await records.stored({ caller: caller(), entity: noticeSlip, id })
    if (typeof slip.qr_text !== 'string') throw notFound()
    return new FileAnswer(await qrPng(slip.qr_text), {
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
    })
  })
}

/** The batch that its reader may see; 404 for one that they may not. */
async function batchOf(
  { caller, records }: { readonly caller: Caller; readonly records: Records },
  id: string,
) {
  const group = await records.stored({ caller, entity: groupNoticeSlip, id })
  return { buildingId: String(group.building_id), groupId: group.id }
}
