import type { Queryable } from '#api/database/pool.ts'
import { isOneOf } from '#core/one-of.ts'
import type { Language } from '#core/language.ts'
import { letterPage } from '#domain/documents/letter-page.ts'
import type { Paper as Sheet } from '#domain/documents/page.ts'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import { textOf, type Values } from '#domain/documents/values.ts'
import { paperSizes } from '#domain/paper-sizes.ts'
import { readFeeNames, withFeeNames } from '../debts/fee-names.ts'
import { readVersions, type TemplateText } from '../documents/template-versions.ts'
import { takeTurns } from '../workers/take-turns.ts'
import {
  isPlaced,
  type AnyPage,
  type AnyPaper,
  type PaperParts,
  type PrintedRecords,
} from './define-paper.ts'
import { readIssuedNames } from './issued-names.ts'
import { contextOf } from './paper-context.ts'

export interface AskedPages extends PrintedRecords {
  /** Absent: that of those who pay in the building's currency. A template's own comes before both. */
  readonly language?: Language | undefined
  /** That of the reader's screen. */
  readonly screen?: Language
  /** In the words of this template, in place of their own. */
  readonly instead?: TemplateText
}

export interface MadePages<Page extends AnyPage = AnyPage> {
  /** What they are made for; `form`: each has its own size. */
  readonly sheet: Page extends PlacedPage ? 'form' : Sheet
  /** Of the records in their order; those that have no such paper are left out. */
  readonly pages: readonly Page[]
  readonly language: Language
}

/** The pages of records of one building: whatever they need beside their records is read once for all of them. */
export function makePages<Page extends AnyPage>(
  db: Queryable,
  paper: AnyPaper<Page>,
  asked: AskedPages,
): Promise<MadePages<Page>>
export async function makePages(
  db: Queryable,
  paper: AnyPaper,
  { language: asked, screen = 'vi', instead, ...of }: AskedPages,
): Promise<MadePages> {
  const { entity, buildingId, records } = of
  const caller = { language: paper.language ?? screen }
  const [context, versions, issued, feeNames, more] = await Promise.all([
    contextOf({ db }, { buildingId, language: asked, caller }),
    readTemplates(db, paper, of),
    readIssuedNames(db, of),
    readFeeNames(db, buildingId, records),
    paper.more?.(db, of),
  ])
  const pages: AnyPage[] = []
  const turn = takeTurns()
  for (const [at, record] of records.entries()) {
    const template = instead ?? versions[at]
    const language = template?.language ?? context.language
    const issuedAt = issuedAtOf(paper, record, more)
    const named = withFeeNames(issued.of(record, issuedAt), feeNames, language)
    const building = issued.head(context.building, issuedAt)
    const page = drawPage(paper, named, { ...context, entity, language, building, more }, template)
    if (page !== null) pages.push(page)
    await turn()
  }
  return { sheet: sheetOf(paper, records[0], instead ?? versions[0]), pages, language: context.language }
}

/** A record's page: in the words of the template, or as the usual paper. */
export function drawPage<Page extends AnyPage>(
  paper: AnyPaper<Page>,
  record: Values,
  parts: PaperParts,
  template?: TemplateText,
): Page | null
export function drawPage(
  paper: AnyPaper,
  record: Values,
  parts: PaperParts,
  letter?: TemplateText,
): AnyPage | null {
  const page = paper.page(record, parts)
  const { template } = paper
  const text = letter?.content
  if (page === null || isPlaced(page) || template === undefined || typeof text !== 'string') return page
  const written = letterPage(page, text, template.values(record, parts, page))
  const notes = template.notes?.(record, parts.language, text) ?? []
  return notes.length === 0 ? written : { ...written, notes }
}

/** The template of each record: the version that it keeps, or for one that is not issued yet the present one. */
async function readTemplates(db: Queryable, { template }: AnyPaper, { buildingId, records }: PrintedRecords) {
  if (template === undefined) return []
  const versions = await Promise.all(
    records.map(
      async (record) =>
        textOf(record[template.kept]) ?? (await template.present?.(db, buildingId, record)) ?? null,
    ),
  )
  const texts = await readVersions(db, buildingId, versions)
  return versions.map((id) => texts.get(id))
}

/** When names on it were as they stay; undefined: it says those of today. */
function issuedAtOf(paper: AnyPaper, record: Values, more: unknown): unknown {
  if (paper.live.includes('names')) return undefined
  const { created_at: made } = record
  return paper.issuedAt === undefined ? made : paper.issuedAt(record, more)
}

function sheetOf({ sheet }: AnyPaper, first: Values | undefined, template: TemplateText | undefined) {
  if (sheet === 'form') return sheet
  if (sheet === undefined) return template?.paper_size ?? 'a4'
  const size = first?.[sheet.field]
  return isOneOf(paperSizes, size) ? size : sheet.otherwise
}
