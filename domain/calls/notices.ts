import { z } from 'zod'
import { boolean, date, longText, manyToMany, multiSelect } from '#core/fields/index.ts'
import { languages } from '#core/language.ts'
import { envelopeFields } from '#core/wire/body.ts'
import { channelProblems, channelStates, noticeChannels } from '../notices/channels.ts'
import { defineCall, manage } from './call.ts'
import { paperCalls, printedByLink, printedPaper, shownByLink, shownPaper } from './papers.ts'
import { pictureParams } from './payment-qr.ts'
import { record, sentId, wire } from './values.ts'

const { id, amount, count } = wire
const reading = { permission: { code: 'manage_before_get_fee', flag: 'read' } } as const

/** Rows that a preview lists; its sums are of all. */
export const mostPreviewed = 500

export const previewNotices = defineCall({
  ...reading,
  id: 'previewNotices',
  method: 'GET',
  path: manage('group-notice-slips/{id}/preview'),
  record: 'group_notice_slip',
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

/** A notice at the address that names its batch too. */
export const readNoticeOfGroup = defineCall({
  ...reading,
  id: 'readNoticeOfGroup',
  method: 'GET',
  path: manage('group-notice-slips/{idGroup}/notice-slips/{id}'),
  record: 'notice_slip',
  tag: 'notice_slip',
  summary: 'One notice of a batch, with its lines',
  reply: z.strictObject({ data: record('notice_slip') }),
})

/** The notice that one apartment would get; it has no number and is nowhere kept. */
export const previewNoticePaper = defineCall({
  ...reading,
  id: 'previewNoticePaper',
  method: 'GET',
  path: manage('group-notice-slips/{id}/preview/paper'),
  record: 'group_notice_slip',
  tag: 'group_notice_slip',
  summary: 'The page that an apartment would get if the batch was sent now; nothing is sent or kept',
  params: z.object({
    apartment_id: sentId,
    language: z.enum(languages).optional(),
  }),
  reply: shownPaper.reply,
  errors: { 422: ['required', 'invalid_reference'] },
})

const ofBatch = { permission: reading.permission, tag: 'group_notice_slip' } as const
/** Residents read the notices of the apartment where they live, from the day on which they moved in; others by their right. */
const ofResident = { permission: 'auth', tag: 'notice_slip' } as const
const viewed = manage('group-notice-slips/{idGroup}/notice-slips/{id}')

/** Notices as they are printed, for everyone who may have them. */
export const noticeCalls = {
  ...paperCalls('notice-slips/{id}', {
    name: 'Notice',
    what: 'A fee notice, in the words of the template that it was made with,',
    tag: 'notice_slip',
    code: reading.permission.code,
    on: 'the paper of its template or A5, with its payment QR',
  }),
  readBatch: defineCall({
    ...shownPaper,
    ...ofBatch,
    id: 'readNoticePapers',
    path: manage('group-notice-slips/{id}/papers'),
    summary: 'All notices of a batch as they are printed, in the order in which they were made',
  }),
  printBatch: defineCall({
    ...printedPaper,
    ...ofBatch,
    id: 'printNotices',
    path: manage('group-notice-slips/{id}/pdf'),
    summary: 'All notices of a batch as one PDF, each on a sheet of its own',
    errors: { 422: ['too_many', 'invalid_value'] },
  }),
  readOwn: defineCall({
    ...shownPaper,
    ...ofResident,
    id: 'viewNotice',
    path: `${viewed}/paper`,
    summary: 'One notice of a batch as it is printed, also for those who live in its apartment',
    errors: { 403: ['order_expired'] },
  }),
  printOwn: defineCall({
    ...printedPaper,
    ...ofResident,
    id: 'takeNotice',
    path: `${viewed}/pdf`,
    summary: 'The same as a PDF',
    errors: { 403: ['order_expired'], 422: ['invalid_value'] },
  }),
  readLinked: defineCall({
    ...shownByLink,
    id: 'readNoticeView',
    path: '/v1/public/notices/{id}',
    tag: 'notice_slip',
    summary: 'A fee notice for its apartment, by the link that they were mailed or given',
  }),
  printLinked: defineCall({
    ...printedByLink,
    id: 'takeNoticeView',
    path: '/v1/public/notices/{id}/pdf',
    tag: 'notice_slip',
    summary: 'The same as a PDF',
  }),
}

export const readNoticeQr = defineCall({
  ...reading,
  id: 'readNoticeQr',
  method: 'GET',
  path: manage('notice-slips/{id}/qr'),
  record: 'notice_slip',
  tag: 'notice_slip',
  summary: 'The picture of the payment QR of a notice, PNG or SVG',
  params: pictureParams,
  reply: 'file',
})

/** A link for the apartment of one notice, whose people sign in nowhere. It ends those that were made or mailed before. */
export const linkNotice = defineCall({
  id: 'linkNotice',
  method: 'POST',
  path: manage('notice-slips/{id}/view-link'),
  permission: { code: 'manage_before_get_fee', flag: 'update' },
  tag: 'notice_slip',
  record: 'notice_slip',
  summary: 'A link at which an apartment reads its notice, without signing in',
  reply: z.strictObject({ data: z.strictObject({ link: z.string(), expires_at: wire.moment }) }),
  errors: { 429: ['too_many_requests'] },
})

const state = z.enum(channelStates).nullable()

/** The latest notices of a fee that are listed. */
export const mostOfFee = 20

export const listNoticesOfFee = defineCall({
  ...reading,
  id: 'listNoticesOfFee',
  method: 'GET',
  path: manage('fees/{id}/notices'),
  record: 'fee',
  tag: 'notice_slip',
  summary:
    'The notices that named a fee, or one that it corrects or is corrected by: when, over how much, in which ways',
  reply: z.strictObject({
    data: z.strictObject({
      /** The last notice of its month names an amount that no longer stands: a corrected one is due. */
      outdated: z.boolean(),
      notices: z
        .array(
          z.strictObject({
            id,
            group_notice_slip_id: id,
            fee_id: id,
            amount,
            made_on: wire.day,
            notification_state: state,
            email_state: state,
            sms_state: state,
          }),
        )
        .max(mostOfFee),
    }),
  }),
})

/** Makes a batch of reminders of what these apartments owe and begins to send it; it says whom it did not reach. */
export const remindDebtors = defineCall({
  id: 'remindDebtors',
  method: 'POST',
  path: manage('debts/reminders'),
  permission: { code: 'manage_before_get_fee', flag: 'approve' },
  also: ['manage_debt'],
  summary: 'Remind apartments of what they owe, in the app, by e-mail and SMS',
  tag: 'group_notice_slip',
  inBuilding: true,
  repeatable: true,
  writes: { touches: ['group_notice_slip'] },
  status: 201,
  body: {
    fields: {
      building_id: envelopeFields.building_id,
      apartments: manyToMany('apartment', { required: true, max: 5_000 }),
      channels: multiSelect({ required: true, options: noticeChannels }),
      collect_on: date({ required: true }),
      note: longText({ maxLength: 1000 }),
      /** Makes it though it reaches nobody, which is refused with `nobody_reached` otherwise. */
      confirm_unreached: boolean(),
    },
  },
  reply: z.strictObject({ data: z.strictObject({ id: wire.id }) }),
  errors: {
    422: ['required', 'notify_method_required', 'no_fee_to_notify', 'nobody_reached', 'invalid_reference'],
  },
})
