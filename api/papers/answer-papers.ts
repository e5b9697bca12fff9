import type { FastifyInstance, FastifyRequest } from 'fastify'
import { writeSecurityLog } from '#api/audit/security-log.ts'
import type { RoomServices } from '#api/room.ts'
import type { Language } from '#core/language.ts'
import { timeUnits } from '#domain/constants.ts'
import type { Paper as Sheet } from '#domain/documents/page.ts'
import { residentCallsOf } from '#entities/resident-calls.ts'
import { openByLink } from '../auth/open-by-link.ts'
import { requireSlot, takeSlot } from '../auth/throttle.ts'
import { answerCall } from '../calls/answer-call.ts'
import { senderOf, type Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import { pdfAnswer } from '../http/answer-route.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { answerPaper } from '../records/read/answer-paper.ts'
import type { AnyPage, AnyPaper, LinkedRecord, PaperCalls } from './define-paper.ts'
import { findBatch, findChosen, findOne, findOwn, findResidents, type FoundPapers } from './find-papers.ts'
import { fileName, makePdf } from './make-pdf.ts'
import { makePages, type AskedPages } from './make-pages.ts'

interface On {
  readonly language?: Language | undefined
  readonly paper?: Sheet | undefined
}

/** Serves the calls of a paper: to those who may read its records, and to those whom it is for. Each PDF leaves a line in the log. */
export function answerPapers(app: FastifyInstance, parts: RoomServices, paper: AnyPaper): void {
  const { calls } = paper
  const show = (found: FoundPapers, { language }: On) => shownPapers(parts, paper, { ...found, language })
  const print = async (caller: Caller, found: FoundPapers, on: On) =>
    answerPaper(parts.db, caller, await makePdf(parts, paper, { ...found, ...on }))

  const answerPair = (
    { read, print: printed }: Pick<PaperCalls, 'read' | 'print'>,
    find: (
      services: RoomServices,
      of: AnyPaper,
      asked: Parameters<typeof findOne>[2],
    ) => Promise<FoundPapers>,
  ) => {
    if (read !== undefined)
      answerCall(app, read, async ({ path, caller, params }) => {
        const on = params()
        return show(await find(parts, paper, { caller: caller(), path }), on)
      })
    if (printed !== undefined)
      answerCall(app, printed, async ({ path, params, ...asked }) => {
        const [caller, on] = [asked.caller(), params()]
        return print(caller, await find(parts, paper, { caller, path }), on)
      })
  }
  answerPair(calls, findOne)
  answerPair({ read: calls.readBatch, print: calls.printBatch }, findBatch)
  answerPair({ read: calls.readOwn, print: calls.printOwn }, findOwn)
  const forResidents = paper.forResidents === true ? residentCallsOf(paper.entity)?.paper : undefined
  if (forResidents !== undefined) answerPair(forResidents, findResidents)

  const { readChosen, printChosen } = calls
  if (readChosen !== undefined)
    answerCall(app, readChosen, async ({ buildingId, params, caller }) => {
      const { ids, ...on } = params()
      return show(await findChosen(parts, paper, { caller: caller(), buildingId, ids }), on)
    })
  if (printChosen !== undefined)
    answerCall(app, printChosen, async ({ buildingId, params, ...asked }) => {
      const caller = asked.caller()
      const { ids, ...on } = params()
      return print(caller, await findChosen(parts, paper, { caller, buildingId, ids }), on)
    })
  answerLinks(app, parts, paper)
}

/** Serves a paper to whoever has a link. What is seen and taken leaves a line in the log too. */
function answerLinks(app: FastifyInstance, parts: RoomServices, paper: AnyPaper): void {
  const {
    link,
    calls: { readLinked, printLinked },
  } = paper
  if (link === undefined) return
  const { db, services } = parts
  const open = async (request: FastifyRequest, id: string, token: string) =>
    openByLink(parts, request, {
      purpose: link.purpose,
      id,
      token,
      find: (known) => link.find(parts, { id: known, request }),
    })
  if (readLinked !== undefined)
    answerCall(app, readLinked, async ({ request, path: { id }, body }) => {
      const { view_token: token, language } = await body()
      return showLinked(parts, paper, { request, linked: await open(request, id, token), language })
    })
  if (printLinked !== undefined)
    answerCall(app, printLinked, async ({ request, path: { id }, body }) => {
      const { view_token: token, language } = await body()
      const linked = await open(request, id, token)
      await requireSlot(db, `${link.purpose}:paper:${id}`, services.limits.papersByLink)
      const pdf = await makePdf(parts, paper, { ...(await behindLink(paper, request, linked)), language })
      await logView(db, request, { linked, ...pdf, recordTitle: pdf.name })
      return pdfAnswer(pdf)
    })
}

interface LinkedView {
  readonly request: FastifyRequest
  readonly linked: LinkedRecord
  readonly language: Language | undefined
}

/** The pages behind a link that was opened; one line in the log for a minute of looking at them. */
export async function showLinked<Page extends AnyPage>(
  parts: Pick<RoomServices, 'db'>,
  paper: AnyPaper<Page>,
  { request, linked, language }: LinkedView,
) {
  const found = await behindLink(paper, request, linked)
  const shown = await shownPapers(parts, paper, { ...found, language })
  const { entity, record } = found
  const about = { resource: entity.name, recordId: String(record['id']) }
  const key = `view:link:${about.resource}:${about.recordId}`
  const { allowed } = await takeSlot(parts.db, key, { tries: 1, seconds: timeUnits.minute })
  if (allowed) await logView(parts.db, request, { linked, ...about, recordTitle: fileName(paper, record) })
  return shown
}

/** Pages and their sheet, as every screen has them. */
async function shownPapers<Page extends AnyPage>(
  { db }: Pick<RoomServices, 'db'>,
  paper: AnyPaper<Page>,
  asked: AskedPages,
) {
  const { sheet, pages } = await makePages(db, paper, asked)
  return { data: presentOwn({ paper: sheet, pages }) }
}

async function behindLink(paper: AnyPaper, request: FastifyRequest, linked: LinkedRecord) {
  const { entity } = paper
  const record = await linked.read()
  return {
    entity,
    buildingId: linked.building_id,
    record,
    records: [record],
    screen: request.language,
    sender: `${entity.name}:${String(record['id'])}`,
  }
}

interface Viewed {
  readonly linked: LinkedRecord
  readonly resource: string
  readonly recordId?: string
  readonly recordTitle: string
}

/** Whoever has the link is nobody's account: the log says whose link it is. */
const logView = (db: Db, request: FastifyRequest, { linked, resource, recordId, recordTitle }: Viewed) => {
  const { organisation_id: organisationId, building_id: buildingId, holder } = linked
  return writeSecurityLog(
    db,
    {
      action: 'view',
      organisationId,
      buildingId,
      resource,
      recordTitle,
      ...(recordId === undefined ? {} : { recordId }),
      ...(holder === null ? {} : { actor: { id: null, name: holder } }),
    },
    senderOf(request),
  )
}
