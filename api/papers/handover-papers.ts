import type { Language } from '#core/language.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { handover } from '#entities/property/handover.ts'
import type { Caller } from '../context.ts'
import { readVersions, versionFor, type TemplateText } from '../documents/template-versions.ts'
import { printedHandover, type SeenHandover } from './handover-page.ts'
import { contextOf, type PaperServices } from './receipt-papers.ts'

interface Asked {
  readonly caller: Caller
  readonly language: Language | undefined
}

/** What the paper of a handover needs of other records. */
export const carriedByHandover = 'apartment,handed_by'

interface HandoverPaper {
  readonly page: DocumentPage
  /** That of its template; none without one. */
  readonly paper: TemplateText['paper_size'] | undefined
  readonly code: string
}

/** The minutes of a handover as their reader may see them; 404 for one that they may not. */
export async function readHandover(
  services: PaperServices,
  { id, ...asked }: Asked & { readonly id: string },
): Promise<HandoverPaper> {
  const record = await services.records.one(
    { caller: asked.caller, entity: handover, id },
    { with: carriedByHandover },
  )
  const { page, paper } = await handoverPaper(services, asked, record)
  return { page, paper, code: textOf(record.code) ?? id }
}

/** The same of a record; `instead`: in the words of this template. */
export async function handoverPaper(
  services: PaperServices,
  { instead, ...asked }: Asked & { readonly instead?: TemplateText },
  record: SeenHandover,
): Promise<Omit<HandoverPaper, 'code'>> {
  const buildingId = String(record.building_id)
  const [context, template] = await Promise.all([
    contextOf(services, { ...asked, buildingId }),
    instead ?? templateOf(services, buildingId, record),
  ])
  return { page: printedHandover(record, context, template), paper: template?.paper_size }
}

/** Minutes keep the text that they were handed over with; those of a planned handover have the present one. */
async function templateOf({ db }: PaperServices, buildingId: string, record: SeenHandover) {
  const kept = textOf(record.template_version_id)
  const isPlanned = textOf(record.handover_date) === undefined
  const id = kept ?? (isPlanned ? await versionFor(db, buildingId, 'handover') : null)
  if (id === null) return undefined
  return (await readVersions(db, buildingId, [{ template_version_id: id }])).get(id)
}
