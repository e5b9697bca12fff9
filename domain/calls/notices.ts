import { z } from 'zod'
import { languages } from '#core/language.ts'
import { channelProblems, noticeChannels } from '../notices/channels.ts'
import { paperSizes } from '../paper-sizes.ts'
import { defineCall, manage } from './call.ts'
import { documentPage } from './papers.ts'
import { record, wire } from './values.ts'

const { id, amount, count } = wire
const reading = { permission: { code: 'manage_before_get_fee', flag: 'read' } } as const

/** Rows that a preview lists; its sums are of all. */
export const mostPreviewed = 500

export const previewNotices = defineCall({
  ...reading,
  id: 'previewNotices',
  method: 'GET',
  path: manage('group-notice-slips/{id}/preview'),
  tag: 'group_notice_slip',
  summary:
    'Who would get which notice if the batch was sent now, and who cannot be reached and why; nothing is sent',
  reply: z.strictObject({
    data: z.strictObject({
      /** Apartments that get a notice, and those of the batch that have nothing to be told. */
      notices: count,
      without: count,
      due: amount,
      /** Of the notices: how many reach nobody in any chosen way. */
      not_reached: count,
      channels: z.array(z.strictObject({ channel: z.enum(noticeChannels), reached: count, missed: count })),
      /** Where they ask to pay to; null: the building has no account for transfers in its currency. */
      account: z.string().nullable(),
      rows: z
        .array(
          z.strictObject({
            apartment_id: id,
            /** Null for who may not read apartments, or residents. */
            apartment: z.string().nullable(),
            recipient: z.string().nullable(),
            amount,
            old_debt: amount,
            credit: amount,
            due: amount,
            problems: z.array(
              z.strictObject({ channel: z.enum(noticeChannels), problem: z.enum(channelProblems) }),
            ),
          }),
        )
        .max(mostPreviewed),
    }),
  }),
})

/** A notice at the address of specification §7. */
export const readNoticeOfGroup = defineCall({
  ...reading,
  id: 'readNoticeOfGroup',
  method: 'GET',
  path: manage('group-notice-slips/{idGroup}/notice-slips/{id}'),
  tag: 'notice_slip',
  summary: 'One notice of a batch, with its lines',
  reply: z.strictObject({ data: record('notice_slip') }),
})

/** The language of a paper; absent: that of those who pay in the building's currency, or of its template. */
const params = z.object({ language: z.enum(languages).optional() })

/** Notices as they are printed, and the sheet that they are made for. */
const papers = z.strictObject({
  data: z.strictObject({ paper: z.enum(paperSizes), pages: z.array(documentPage) }),
})

export const readNoticePaper = defineCall({
  ...reading,
  id: 'readNoticePaper',
  method: 'GET',
  path: manage('notice-slips/{id}/paper'),
  tag: 'notice_slip',
  summary: 'One notice as it is printed: its parts, in the words of the template that it was made with',
  params,
  reply: papers,
})

export const readNoticePapers = defineCall({
  ...reading,
  id: 'readNoticePapers',
  method: 'GET',
  path: manage('group-notice-slips/{id}/papers'),
  tag: 'group_notice_slip',
  summary: 'All notices of a batch as they are printed, in the order in which they were made',
  params,
  reply: papers,
})

export const printNotice = defineCall({
  ...reading,
  id: 'printNotice',
  method: 'GET',
  path: manage('notice-slips/{id}/pdf'),
  tag: 'notice_slip',
  summary: 'One notice as a PDF, with its payment QR',
  params,
  reply: 'file',
})

export const printNotices = defineCall({
  ...reading,
  id: 'printNotices',
  method: 'GET',
  path: manage('group-notice-slips/{id}/pdf'),
  tag: 'group_notice_slip',
  summary: 'All notices of a batch as one PDF, each on a sheet of its own',
  params,
  reply: 'file',
  errors: { 422: ['too_many'] },
})

export const readNoticeQr = defineCall({
  ...reading,
  id: 'readNoticeQr',
  method: 'GET',
  path: manage('notice-slips/{id}/qr'),
  tag: 'notice_slip',
  summary: 'The picture (PNG) of the payment QR of a notice',
  reply: 'file',
})
