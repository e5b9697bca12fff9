import type { TemplateText } from '#api/documents/template-versions.ts'
import type { AnyPaper } from '#api/papers/define-paper.ts'
import { drawPage } from '#api/papers/make-pages.ts'
import type { PaperContext } from '#api/papers/paper-context.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import type { Values } from '#domain/documents/values.ts'

interface Drawn {
  readonly context: PaperContext
  readonly template: TemplateText | undefined
  /** What the paper reads beside its record. */
  readonly more?: unknown
}

/** A record's paper without a server: on the usual paper, or in the words of a template. */
export function drawDocument(
  paper: AnyPaper<DocumentPage>,
  record: Values,
  { context, template, more }: Drawn,
): DocumentPage {
  const language = template?.language ?? context.language
  const page = drawPage(paper, record, { ...context, language, entity: paper.entity, more }, template)
  if (page === null) throw new Error(`${paper.entity.name} has no paper`)
  return page
}
