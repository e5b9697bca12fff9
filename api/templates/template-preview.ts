import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import type { ReadBody } from '#domain/calls/call.ts'
import type { previewTemplate } from '#domain/calls/templates.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { checkLetter } from '#domain/documents/check-letter.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { hasPlaceholder } from '#domain/documents/placeholders.ts'
import { placeholdersOf, type TemplateType } from '#domain/documents/templates.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { today } from '../calendar/today.ts'
import type { Caller } from '../context.ts'
import { contractPaper } from '../contracts/contract-paper.ts'
import type { TemplateText } from '../documents/template-versions.ts'
import { invalidInput, notFound } from '../http/error.ts'
import { noticePaper } from '../notices/notice-paper.ts'
import type { AnyPaper } from '../papers/define-paper.ts'
import type { PaperServices } from '../papers/find-papers.ts'
import { handoverPaper } from '../papers/handover-page.ts'
import { drawPage, makePages } from '../papers/make-pages.ts'
import { contextOf } from '../papers/paper-context.ts'
import { receiptPaper } from '../papers/receipt-papers.ts'
import { clean } from '../records/write/clean-html.ts'
import { inventedDebt, inventedDocuments } from './invented-documents.ts'

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
  const { db, caller, buildingId } = asked
  const [paper, record] = [documents[type], await readDocument(asked, draft)]
  if (record === undefined) return { page: await inventPage(asked, { type, template }), invented: true }
  const { pages } = await makePages(db, paper, {
    entity: paper.entity,
    buildingId,
    records: [record],
    screen: caller.language,
    instead: template,
  })
  return { page: pages[0] ?? refuse(), invented: false }
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

const documents: Readonly<Record<TemplateType, AnyPaper<DocumentPage>>> = {
  notice: noticePaper,
  receipt: receiptPaper,
  contract: contractPaper,
  handover: handoverPaper,
}

/** What they read beside their records, where they do. */
const inventedMore: Readonly<Partial<Record<TemplateType, (currency: CurrencyCode) => unknown>>> = {
  receipt: (currency) => () => inventedDebt(currency),
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
      with: carried.join(','),
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
  const paper = documents[type]
  const context = await contextOf(asked, { ...asked, language: undefined })
  const language = template.language ?? context.language
  const { currency } = context
  const record = inventedDocuments[type]({ today: today(), currency, language })
  const parts = { ...context, language, entity: paper.entity, more: inventedMore[type]?.(currency) }
  return drawPage(paper, record, parts, template) ?? refuse()
}
