import { isId } from '#core/id.ts'
import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { isOneOf } from '#core/one-of.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { paperSizes } from '#domain/paper-sizes.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { building } from '#entities/property/building.ts'
import { requireOpenBuilding } from '../auth/open-building.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { readFeeNames, withFeeNames } from '../debts/fee-names.ts'
import { ApiError, notFound } from '../http/error.ts'
import { readIssuedNames } from '../papers/issued-names.ts'
import type { MailPdfs } from '../mail/routes.ts'
import type { Records } from '../records/records.ts'
import type { NoticeFiles } from './attachments.ts'
import { readVersions, type TemplateText } from '../documents/template-versions.ts'
import { takeTurns } from '../workers/take-turns.ts'
import { printedNotice } from './notice-letter.ts'
import type { SeenNotice } from './notice-parts.ts'
import { recordOf } from './notice-text.ts'
import { noticeMails, slipOfMessage, slipOfResident } from './slip-statements.ts'

interface Papers {
  readonly buildingId: string
  readonly slips: readonly SeenNotice[]
  /** Absent: that of those who pay in the building's currency. */
  readonly language?: Language | undefined
  /** Printed in the words of this template. */
  readonly instead?: TemplateText
}

/** Notices of one building, each in the words of its template, and the paper that they are printed on. */
export async function pagesOf(db: Queryable, { buildingId, slips, ...asked }: Papers) {
  const [[whose], versions, names, issued] = await Promise.all([
    buildingsOf(db, { buildingId }),
    readVersions(db, buildingId, slips),
    readFeeNames(db, buildingId, slips),
    readIssuedNames(db, { buildingId, records: slips }),
  ])
  if (whose === undefined) throw notFound()
  const { currency_code: currency } = whose
  const language = asked.language ?? paperLanguage(currency, 'km')
  const size = textOf(slips[0]?.paper_size)
  const paper = isOneOf(paperSizes, size) ? size : 'a5'
  const pages: DocumentPage[] = []
  const turn = takeTurns()
  for (const slip of slips) {
    const template = asked.instead ?? versions.get(slip.template_version_id)
    const named = withFeeNames(issued.of(slip), names, template?.language ?? language)
    const context = { language, currency, building: issued.head(whose, slip) }
    pages.push(printedNotice(named, context, template))
    await turn()
  }
  return { language, paper, pages }
}

/** The same as one PDF, each beginning on a sheet of its own; `sender` is the account that asked, if one did. */
async function typesetNotices(db: Queryable, { sender, ...papers }: Papers & { readonly sender?: string }) {
  const [first] = papers.slips
  if (first === undefined) throw notFound()
  const { pages, paper, language } = await pagesOf(db, papers)
  const title = `${noticeWords[language].title} ${writtenDay(textOf(first.month) ?? '')}`.trim()
  return renderPdf(pages, { paper, title, ...(sender === undefined ? {} : { sender }) })
}

const buildingsOf = query({
  row: columns(building, ['name', 'address', 'money_unit', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select name, address, money_unit, currency_code from building where id = ${buildingId}`,
})

interface Asked {
  readonly caller: Caller
  readonly records: Records
}
interface AskedIn extends Asked {
  readonly language: Language | undefined
}

/** One notice as its reader may see it; 404 for one that they may not. */
const readSlip = ({ caller, records }: Asked, id: string) =>
  records.one({ caller, entity: noticeSlip, id }, { with: 'apartment' })

/**
 * A notice of a batch for whoever it was made for: residents of its apartment, who hold no right, or a reader of notices.
 * 404 for everybody else, and 403 `order_expired` while the building is closed.
 */
async function readViewed(db: Queryable, asked: Asked, { id, groupId }: Viewed): Promise<SeenNotice> {
  const { principal } = asked.caller
  if (principal.type !== 'org_resident') {
    // Without the right the reader is no different from a stranger: 404 also for them.
    const slip = await readSlip(asked, id).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 403 ? notFound() : error
    })
    if (slip.group_notice_slip_id !== groupId) throw notFound()
    return slip
  }
  if (!isId(id) || !isId(groupId)) throw notFound()
  const [slip] = await slipOfResident(db, { id, groupId, residentId: principal.residentId ?? '0' })
  if (slip === undefined) throw notFound()
  await requireOpenBuilding(db, slip.building_id)
  return { ...recordOf(slip), id: slip.id }
}

interface Viewed {
  readonly id: string
  readonly groupId: string
}

/** All notices of a batch, in the order in which they were made. */
const readSlips = ({ caller, records }: Asked, { buildingId, groupId }: Batch) =>
  records.rows(
    { caller, entity: noticeSlip },
    { building_id: buildingId, group_notice_slip_id: groupId, with: 'apartment', sort: 'id', limit: 'all' },
  )

interface Batch {
  readonly buildingId: string
  readonly groupId: string
}

/** One notice as the screen shows it. */
export const noticePaper = async (db: Queryable, { language, ...asked }: AskedIn, id: string) =>
  paperOfSlip(db, { slip: await readSlip(asked, id), language })

/** The same for whoever it was made for. */
export const viewedPaper = async (db: Queryable, { language, ...asked }: AskedIn, viewed: Viewed) =>
  paperOfSlip(db, { slip: await readViewed(db, asked, viewed), language })

interface OneSlip {
  readonly slip: SeenNotice
  readonly language: Language | undefined
}

/** A notice that its reader may see, as the screen shows it. */
export async function paperOfSlip(db: Queryable, { slip, language }: OneSlip) {
  const { pages, paper } = await pagesOf(db, {
    buildingId: String(slip.building_id),
    slips: [slip],
    language,
  })
  return { paper, pages }
}

/** All notices of a batch as the screen shows them. */
export async function noticePapers(db: Queryable, { language, ...asked }: AskedIn, batch: Batch) {
  const slips = await readSlips(asked, batch)
  const { pages, paper } = await pagesOf(db, { buildingId: batch.buildingId, slips, language })
  return { paper, pages }
}

export const noticePdf = async (db: Queryable, { language, ...asked }: AskedIn, id: string) =>
  pdfOfSlip(db, { slip: await readSlip(asked, id), language, sender: senderIn(asked) })

export const viewedPdf = async (db: Queryable, { language, ...asked }: AskedIn, viewed: Viewed) =>
  pdfOfSlip(db, { slip: await readViewed(db, asked, viewed), language, sender: senderIn(asked) })

/** What they are of, as the log names it. */
const of = { resource: noticeSlip.name } as const

const senderIn = ({ caller }: Asked) => caller.principal.accountId

/** The same as a PDF, which waits in its sender's line. */
export async function pdfOfSlip(
  db: Queryable,
  { slip, language, sender }: OneSlip & { readonly sender: string },
) {
  const content = await typesetNotices(db, {
    buildingId: String(slip.building_id),
    slips: [slip],
    language,
    sender,
  })
  const name = fileName([textOf(slip.apartment?.code), textOf(slip.month)])
  return { content, name, buildingId: String(slip.building_id), ...of, recordId: String(slip.id) }
}

export async function noticesPdf(db: Queryable, { language, ...asked }: AskedIn, batch: Batch) {
  const { buildingId, groupId } = batch
  const slips = await readSlips(asked, batch)
  const content = await typesetNotices(db, { buildingId, slips, language, sender: senderIn(asked) })
  return { content, name: fileName([groupId]), buildingId, ...of, count: slips.length }
}

const fileName = (parts: readonly (string | undefined)[]) =>
  `${['notice', ...parts].filter((part) => part !== undefined).join('-')}.pdf`

/** The PDFs that go with the mails of notices. */
export const noticePdfs: MailPdfs = {
  async messagesWithPdf(db, messageIds) {
    const mails = await noticeMails(db, { ids: messageIds })
    return mails.flatMap(({ id }) => id ?? [])
  },
  async of(db, messageId) {
    const [slip] = await slipOfMessage(db, { messageId })
    if (slip === undefined) return undefined
    const { building_id: buildingId, code, month } = slip
    const content = await typesetNotices(db, {
      buildingId,
      slips: [recordOf(slip)],
    })
    return { name: fileName([code, month]), content }
  },
}

/** The same, as the mail takes it along. */
export const pdfOfMessage: NoticeFiles = async (db, messageId) => {
  const pdf = await noticePdfs.of(db, messageId)
  return pdf === undefined
    ? []
    : [{ filename: pdf.name, content: pdf.content, contentType: 'application/pdf' }]
}
