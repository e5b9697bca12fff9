import type { FastifyInstance } from 'fastify'
import type { OwnPaperCalls } from '#domain/calls/papers.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Language } from '#core/language.ts'
import { pictureIdsOf, type DocumentPage, type Paper } from '#domain/documents/page.ts'
import { textOf, type Values } from '#domain/documents/values.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { readVersions, type TemplateText } from '../documents/template-versions.ts'
import type { Files } from '../storage/service.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { answerPaper } from '../records/read/answer-paper.ts'
import { readIssuedNames } from './issued-names.ts'
import type { PaperContext } from './receipt-page.ts'
import { contextOf, type PaperServices } from './receipt-papers.ts'

/** A record that is printed as a paper of its own (docs/domain/documents.md). */
export interface OwnPaper {
  readonly entity: AnyEntity
  /** What its paper needs of other records. */
  readonly with: string
  /** The version of the template whose words it is printed in; absent: it has no template. */
  version?(db: Queryable, buildingId: string, record: Values): Promise<string | null>
  page(record: Values, context: PaperContext, template: TemplateText | undefined): DocumentPage
  /** Its PDF is named after its code, or else by this. */
  readonly fileName?: string
  /** Issued as it is made: a later copy names building and apartment as they were called then. */
  readonly isIssued?: true
}

/** Where the pictures are that papers show. */
export interface PictureSource {
  readonly files: Pick<Files, 'printPictures'>
}

interface Asked {
  readonly caller: Caller
  readonly language: Language | undefined
}

/** The page of a record, and the paper that its template is made for; `instead`: in the words of this template. */
export async function ownPage(
  services: PaperServices,
  kind: OwnPaper,
  { instead, record, ...asked }: Asked & { readonly record: Values; readonly instead?: TemplateText },
): Promise<{ readonly page: DocumentPage; readonly paper: Paper | undefined }> {
  const { building_id } = record
  const buildingId = String(building_id)
  const [context, template, issued] = await Promise.all([
    contextOf(services, { ...asked, buildingId }),
    instead ?? templateOf(services, kind, { buildingId, record }),
    kind.isIssued === true ? readIssuedNames(services.db, { buildingId, records: [record] }) : undefined,
  ])
  const page =
    issued === undefined
      ? kind.page(record, context, template)
      : kind.page(
          issued.of(record),
          { ...context, building: issued.head(context.building, record) },
          template,
        )
  return { page, paper: template?.paper_size }
}

async function templateOf(
  { db }: PaperServices,
  kind: OwnPaper,
  { buildingId, record }: { readonly buildingId: string; readonly record: Values },
): Promise<TemplateText | undefined> {
  const id = (await kind.version?.(db, buildingId, record)) ?? null
  if (id === null) return undefined
  return (await readVersions(db, buildingId, [{ template_version_id: id }])).get(id)
}

/** Serves the paper of a record as its reader may see it, and its PDF; 404 for one that they may not. */
export function answerOwnPaper(
  app: FastifyInstance,
  { files, ...services }: PaperServices & PictureSource,
  { read, print, kind }: OwnPaperCalls & { readonly kind: OwnPaper },
): void {
  const made = async (asked: Asked & { readonly id: string }) => {
    const { caller, id } = asked
    const record = await services.records.one({ caller, entity: kind.entity, id }, { with: kind.with })
    const { code } = record
    const name = kind.fileName === undefined ? textOf(code) : undefined
    return {
      ...(await ownPage(services, kind, { ...asked, record })),
      name: name ?? `${kind.fileName ?? ''}${id}`,
      buildingId: String(record['building_id']),
    }
  }
  answerCall(app, read, async ({ path: { id }, caller, params }) => {
    const { language } = params()
    return { data: presentOwn((await made({ id, caller: caller(), language })).page) }
  })
  answerCall(app, print, async ({ path: { id }, params, ...asked }) => {
    const caller = asked.caller()
    const { page, name, buildingId, paper = 'a4' } = await made({ id, caller, language: params().language })
    const { accountId: sender } = caller.principal
    const { name: resource } = kind.entity
    const pictures = await files.printPictures({ entity: resource, id }, pictureIdsOf(page))
    const content = await renderPdf([page], { paper, title: page.title ?? name, sender, pictures })
    return answerPaper(services.db, caller, {
      name: `${name}.pdf`,
      content,
      buildingId,
      resource,
      recordId: id,
    })
  })
}
