import type { Queryable } from '#api/database/pool.ts'
import type { MailPdfs } from '#api/mail/routes.ts'
import { pictureIdsOf, type DocumentPage, type Paper as Sheet } from '#domain/documents/page.ts'
import { textOf, type Values } from '#domain/documents/values.ts'
import { renderForms } from '../documents/render-forms.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { notFound } from '../http/error.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { Files } from '../storage/service.ts'
import { isPlaced, type AnyPage, type AnyPaper } from './define-paper.ts'
import { makePages, type AskedPages } from './make-pages.ts'

interface Services {
  readonly db: Queryable
  /** Where the pictures are that papers show; absent: they have none. */
  readonly files?: Pick<Files, 'printPictures'>
  /** What records are called, in the title of several. */
  readonly labels?: ExportLabels
}

export interface AskedPdf extends AskedPages {
  /** Absent: what they are made for. */
  readonly paper?: Sheet | undefined
  /** Whose line the typesetter takes. */
  readonly sender?: string
  /** Several as one file: what it is called, without its ending. */
  readonly several?: string
}

/** Papers as one PDF, each beginning on a sheet of its own. 404 where there is nothing to be printed of one of them. */
export async function makePdf({ db, files, labels }: Services, paper: AnyPaper, asked: AskedPdf) {
  const { entity, buildingId, records, several, sender, screen = 'vi' } = asked
  const { pages, sheet, language } = await makePages(db, paper, asked)
  const [[record], [page]] = [records, pages]
  if (record === undefined || page === undefined || pages.length < records.length) throw notFound()
  const name = several ?? fileName(paper, record)
  const called = several === undefined ? titleOf(page) : labels?.[entity.name]?.[screen].many
  const title = paper.file?.title?.(record, language) ?? called ?? name
  const options = { title, ...(sender === undefined ? {} : { sender }) }
  const id = String(record['id'])
  const content =
    sheet === 'form'
      ? await renderForms(pages.filter(isPlaced), options)
      : await renderPdf(pages.filter(isDocument), {
          ...options,
          paper: asked.paper ?? sheet,
          ...(files === undefined || several !== undefined
            ? {}
            : { pictures: await files.printPictures({ entity: entity.name, id }, pictureIdsIn(page)) }),
        })
  const of = several === undefined ? { recordId: id } : { count: records.length }
  return { name: `${name}.pdf`, content, buildingId, resource: entity.name, ...of }
}

const isDocument = (page: AnyPage): page is DocumentPage => !isPlaced(page)
const pictureIdsIn = (page: AnyPage) => (isDocument(page) ? pictureIdsOf(page) : [])
const titleOf = (page: AnyPage) => (isDocument(page) ? page.title : undefined)

/** What the paper of one record is called, without an ending. */
export const fileName = ({ file }: AnyPaper, record: Values) =>
  file?.name?.(record) ?? textOf(record['code']) ?? String(record['id'])

/** The PDFs that go with mails. */
export const mailPdfs = (paper: AnyPaper): MailPdfs => ({
  messagesWithPdf: async (db, ids) => paper.mailed?.messages(db, ids) ?? [],
  async of(db, messageId) {
    const record = await paper.mailed?.find(db, messageId)
    if (record === undefined) return undefined
    const buildingId = String(record['building_id'])
    return makePdf({ db }, paper, { entity: paper.entity, buildingId, records: [record] })
  },
})
