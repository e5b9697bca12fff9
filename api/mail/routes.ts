import type { FastifyInstance } from 'fastify'
import { downloadMailPdf, listOutbox as listOutboxCall } from '#domain/calls/notifications.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Db, Queryable } from '../database/pool.ts'
import { notFound } from '../http/error.ts'
import { presentOrganisation } from '../records/present/present-own.ts'
import { answerPaper, type PaperFile } from '../records/read/answer-paper.ts'
import { isMessageOf, listOutbox } from './outbox.ts'

/** The PDFs that go with mails, from whoever writes those mails. */
export interface MailPdfs {
  /** Those of the messages that have one. */
  messagesWithPdf(db: Queryable, messageIds: readonly string[]): Promise<readonly string[]>
  of(db: Queryable, messageId: string): Promise<PaperFile | undefined>
}

interface OutboxParts {
  readonly db: Db
  readonly pdfs: MailPdfs
}

/** `/v1/manage/outbox`: what was sent, for org_admins; for others the calls do not exist. */
export function outboxRoutes(app: FastifyInstance, { db, pdfs }: OutboxParts): void {
  answerCall(app, listOutboxCall, async ({ caller, params }) => {
    const { organisationId } = caller().principal
    const { page, limit } = params()
    const { data, total } = await listOutbox(db, { organisationId, limit, offset: (page - 1) * limit })
    const withPdf = await pdfs.messagesWithPdf(
      db,
      data.map(({ id }) => id),
    )
    return presentOrganisation({
      data: data.map((one) => ({ ...one, has_pdf: withPdf.includes(one.id) })),
      total,
    })
  })

  answerCall(app, downloadMailPdf, async ({ path: { id }, ...asked }) => {
    const caller = asked.caller()
    const { organisationId } = caller.principal
    const pdf = (await isMessageOf(db, { organisationId, id })) ? await pdfs.of(db, id) : undefined
    if (pdf === undefined) throw notFound()
    return answerPaper(db, caller, pdf)
  })
}
