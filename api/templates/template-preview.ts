import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import { checkLetter } from '#domain/documents/check-letter.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import type { Values } from '#domain/documents/values.ts'
import { hasPlaceholder } from '#domain/documents/placeholders.ts'
import { placeholdersOf, type TemplateType } from '#domain/documents/templates.ts'
import type { ReadBody } from '#domain/calls/call.ts'
import type { previewTemplate } from '#domain/calls/templates.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { today } from '../calendar/today.ts'
import type { Caller } from '../context.ts'
import type { TemplateText } from '../documents/template-versions.ts'
import { invalidInput, notFound } from '../http/error.ts'
import { contractPaper } from '../papers/contract-papers.ts'
import { handoverPaper } from '../papers/handover-papers.ts'
import { ownPage, type OwnPaper } from '../papers/own-paper.ts'
import { contextOf, papersOf, type PaperServices } from '../papers/receipt-papers.ts'
import { printedReceipt } from '../papers/receipt-letter.ts'
import { clean } from '../records/write/clean-html.ts'
import { inventedDebt, inventedDocuments } from './invented-documents.ts'
import { printedNotice } from '../notices/notice-letter.ts'
import { pagesOf } from '../notices/notice-papers.ts'
import type { SeenNotice } from '../notices/notice-parts.ts'
import type { PaperContext } from '../papers/receipt-page.ts'
import type { SeenReceipt } from '../papers/receipt-values.ts'

interface Asked extends PaperServices {
  readonly caller: Caller
  readonly buildingId: string
}
type Draft = ReadBody<typeof previewTemplate>

/** A template's text as it would be stored, with a document that the caller may read; invented values without one. */
export async function previewOfTemplate(
  asked: Asked,
  draft: Draft,
): Promise<{ page: DocumentPage; invented: boolean }> {
  const template = textOf(draft)
  const { type } = draft
  const record = await readDocument(asked, draft)
  const page =
    record === undefined
      ? await inventPage(asked, { type, template })
      : await documents[type].print(asked, record, template)
  return { page, invented: record === undefined }
}

/** The text as it would be stored: 422 at `content` for what a template may not say. */
function textOf({ type, content, language }: Draft): TemplateText {
  const parsed = schemaOf({ content: exampleTemplate.fields.content }).safeParse({ content })
  if (!parsed.success) throw invalidInput(fieldErrors(parsed.error))
  const html = clean(content)
  const refusal = checkLetter(html, placeholdersOf[type])
  if (refusal !== undefined) throw invalidInput([{ field: 'content', ...refusal }])
  return { paper_size: 'a5', language: language ?? null, content: hasPlaceholder(html) ? html : null }
}

interface DocumentKind {
  readonly entity: AnyEntity
  readonly with: string
  invent(record: Values, context: PaperContext, template: TemplateText): DocumentPage
  print(asked: Asked, record: Values, instead: TemplateText): Promise<DocumentPage>
}

/** A record that has a paper of its own. */
const ownDocument = (kind: OwnPaper): DocumentKind => ({
  entity: kind.entity,
  with: kind.with,
  invent: (record, context, template) => kind.page(record, context, template),
  async print(asked, record, instead) {
    const { page } = await ownPage(asked, kind, { ...asked, language: undefined, record, instead })
    return page
  },
})

const documents: Readonly<Record<TemplateType, DocumentKind>> = {
  notice: {
    entity: noticeSlip,
    with: 'apartment',
    invent: printedNotice,
    async print({ db, buildingId }: Asked, slip: SeenNotice, instead: TemplateText) {
      const { pages } = await pagesOf(db, { buildingId, slips: [slip], instead })
      return pages[0] ?? refuse()
    },
  },
  receipt: {
    entity: receipt,
    with: 'apartment,payment_method',
    invent: (record, context, template) =>
      printedReceipt(record, { ...context, ...inventedDebt(context.currency) }, template),
    async print(asked: Asked, record: SeenReceipt, instead: TemplateText) {
      const [paper] = await papersOf(asked, { ...asked, language: undefined, instead }, [record])
      return paper?.page ?? refuse()
    },
  },
  contract: ownDocument(contractPaper),
  handover: ownDocument(handoverPaper),
}

const refuse = (): never => {
  throw notFound()
}

/** The document that is named, or the latest one; none where there is none that the caller may read. */
async function readDocument({ records, caller, buildingId }: Asked, { type, document_id: id }: Draft) {
  const { entity, with: carried } = documents[type]
  if (id === undefined && !caller.principal.decider.can(buildingId, entity.permission, 'read'))
    return undefined
  const [found] = await records.rows(
    { caller, entity },
    {
      building_id: buildingId,
      with: carried,
      sort: '-id',
      limit: '1',
      ...(id === undefined ? {} : { 'id[in]': id }),
    },
  )
  return found ?? (id === undefined ? undefined : refuse())
}

async function inventPage(
  asked: Asked,
  { type, template }: { readonly type: TemplateType; readonly template: TemplateText },
): Promise<DocumentPage> {
  const context = await contextOf(asked, { ...asked, language: undefined })
  const { currency } = context
  const record = inventedDocuments[type]({
    today: today(),
    currency,
    language: template.language ?? context.language,
  })
  return documents[type].invent(record, context, template)
}
