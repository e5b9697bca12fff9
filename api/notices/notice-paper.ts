import { definePaper } from '#api/papers/define-paper.ts'
import { mailPdfs } from '#api/papers/make-pdf.ts'
import { writtenDay } from '#core/days.ts'
import { noticeCalls } from '#domain/calls/notices.ts'
import { textOf } from '#domain/documents/values.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import type { NoticeFiles } from './attachments.ts'
import { noticeNotes, noticeValues } from './notice-letter.ts'
import { purpose } from './notice-link.ts'
import { noticePage } from './notice-page.ts'
import { recordOf } from './notice-text.ts'
import { noticeMails, slipOfMessage, slipOfResident, slipOfView } from './slip-statements.ts'

const fileName = (parts: readonly (string | undefined)[]) =>
  ['notice', ...parts].filter((part) => part !== undefined).join('-')

/** A fee notice: for the office, for its apartment, by a link, and along with the mail that tells of it. */
export const noticePaper = definePaper({
  entity: noticeSlip,
  calls: noticeCalls,
  with: ['apartment'],
  page: noticePage,
  template: { kept: 'template_version_id', values: noticeValues, notes: noticeNotes },
  sheet: { field: 'paper_size', otherwise: 'a5' },
  language: 'km',
  file: {
    name: ({ apartment, month }) => fileName([textOf(apartment?.code), textOf(month)]),
    batch: (id) => fileName([id]),
    title: ({ month }, language) =>
      `${noticeWords[language].title} ${writtenDay(textOf(month) ?? '')}`.trim(),
  },
  batch: { of: groupNoticeSlip, by: 'group_notice_slip_id' },
  resident: {
    at: { idGroup: 'group_notice_slip_id' },
    async find(db, { path: { id = '0', idGroup = '0' }, residentIds }) {
      const [slip] = await slipOfResident(db, { id, groupId: idGroup, residentIds })
      return slip === undefined ? undefined : recordOf(slip)
    },
  },
  link: {
    purpose,
    async find({ db }, { id }) {
      const [slip] = await slipOfView(db, { id })
      if (slip === undefined) return undefined
      const { building_id, organisation_id, recipient, code } = slip
      return { building_id, organisation_id, holder: recipient ?? code, read: async () => recordOf(slip) }
    },
  },
  mailed: {
    async messages(db, ids) {
      const mails = await noticeMails(db, { ids })
      return mails.flatMap(({ id }) => id ?? [])
    },
    async find(db, messageId) {
      const [slip] = await slipOfMessage(db, { messageId })
      return slip === undefined ? undefined : recordOf(slip)
    },
  },
  forResidents: true,
  live: ['apartment.pe_code'],
})

export const noticePdfs = mailPdfs(noticePaper)

/** Its PDF, as the mail takes it along. */
export const pdfOfMessage: NoticeFiles = async (db, messageId) => {
  const pdf = await noticePdfs.of(db, messageId)
  return pdf === undefined
    ? []
    : [{ filename: pdf.name, content: pdf.content, contentType: 'application/pdf' }]
}
