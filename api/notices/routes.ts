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
import { fee } from '#entities/fees/fee.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { resident } from '#entities/people/resident.ts'
import { answerCall, type KeptOf } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Db, Tx } from '../database/pool.ts'
import { qrAnswer } from '../documents/qr-picture.ts'
import { pdfAnswer } from '../http/answer-route.ts'
import { readBody } from '../http/body.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { forbidden, notFound } from '../http/error.ts'
import { presentOutcome, presentOwn } from '../records/present-own.ts'
import type { Records } from '../records/records.ts'
import { noticePaper, noticePapers, noticePdf, noticesPdf, viewedPaper, viewedPdf } from './notice-papers.ts'
import { noticesOfFee } from './notices-of-fee.ts'
import { previewPaper } from './preview-paper.ts'
import { previewOf } from './preview.ts'
import { remind } from './remind.ts'

interface NoticeServices {
  readonly db: Db
  readonly records: Records
  readonly idempotency: Idempotency
}

/** Fee notices beyond their records: the preview, the address that names its batch too, and the picture of a QR. */
export function noticeRoutes(app: FastifyInstance, { db, records, idempotency }: NoticeServices): void {
  remindingRoute(app, { db, records, idempotency })

  answerCall(app, previewNotices, async ({ path: { id }, caller }) => {
    const group = await records.stored({ caller: caller(), entity: groupNoticeSlip, id })
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

  answerCall(app, previewNoticePaper, async ({ path: { id }, caller, params }) => {
    const { buildingId, groupId } = await batchOf({ caller: caller(), records }, id)
    const { apartment_id: apartmentId, language } = params()
    const mayName = namesFor(caller(), buildingId)
    return {
      data: presentOutcome(await previewPaper(db, { buildingId, groupId, apartmentId, language, mayName })),
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

  answerCall(app, viewNotice, async ({ path: { id, idGroup: groupId }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return { data: presentOwn(await viewedPaper(db, asked, { id, groupId })) }
  })

  answerCall(app, takeNotice, async ({ path: { id, idGroup: groupId }, caller, params }) => {
    const asked = { caller: caller(), records, language: params().language }
    return pdfAnswer(await viewedPdf(db, asked, { id, groupId }))
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

  answerCall(app, listNoticesOfFee, async ({ path: { id }, caller }) => {
    const found = await records.stored({ caller: caller(), entity: fee, id })
    const buildingId = String(found.building_id)
    // The call's right counts in the fee's building.
    if (!caller().principal.decider.can(buildingId, noticeSlip.permission, 'read')) throw forbidden()
    return { data: presentOutcome(await noticesOfFee(db, { buildingId, feeId: found.id })) }
  })

  answerCall(app, readNoticeQr, async ({ path: { id }, caller, params }) => {
    const slip = await records.stored({ caller: caller(), entity: noticeSlip, id })
    if (slip.qr_text === null) throw notFound()
    return qrAnswer(slip.qr_text, params().format)
  })
}

function remindingRoute(app: FastifyInstance, { db, records, idempotency }: NoticeServices): void {
  answerCall(app, remindDebtors, async ({ request, reply, ...asked }) => {
    const caller = asked.caller()
    const body = await asked.body()
    const answer = await idempotency.once<KeptOf<typeof remindDebtors>>(
      { caller, request },
      await readBody(request),
      {
        again: (kept) => presentOutcome(remindDebtors.reply.parse(kept)),
        run: async (open) => {
          const work = (tx: Tx) => remind({ caller, records: records.within(tx) }, body)
          const id = open === undefined ? await db.transaction(work) : await work(open)
          return { status: 201, body: { data: presentOutcome({ id }) } }
        },
      },
    )
    reply.code(answer.status)
    return answer.body
  })
}

/** Whom a preview may name to this reader. */
const namesFor = ({ principal: { decider } }: Caller, buildingId: string) => ({
  apartments: decider.can(buildingId, apartment.permission, 'read'),
  residents: decider.can(buildingId, resident.permission, 'read'),
})

/** The batch that its reader may see; 404 for one that they may not. */
async function batchOf(
  { caller, records }: { readonly caller: Caller; readonly records: Records },
  id: string,
) {
  const group = await records.stored({ caller, entity: groupNoticeSlip, id })
  return { buildingId: group.building_id, groupId: group.id }
}
