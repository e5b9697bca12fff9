import type { FastifyInstance } from 'fastify'
import { readLineDocuments } from '#domain/calls/bank-documents.ts'
import { lineDocumentKinds } from '#domain/money/bank/line-documents.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Queryable } from '#api/database/pool.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { debt } from '#entities/debts/debt.ts'
import { registry } from '#entities/index.ts'
import { apartment } from '#entities/property/apartment.ts'
import { openOf } from './attach-document.ts'
import { attachedOf, freeOfAccount, nextWaiting, returnedOf } from './found-documents.ts'
import { judgeLine } from './ladder-facts.ts'
import { draftsOf } from './made-of-line.ts'
import { makesOf } from './make-documents.ts'

/** What a bank line is booked by, what may book it, and what can be made of it. */
export function lineDocumentRoutes(app: FastifyInstance, db: Queryable): void {
  answerCall(app, readLineDocuments, async ({ record: line, ...asked }) => {
    const caller = asked.caller()
    const { id, building_id: buildingId, bank_id: bankId, type, date: day, status } = line
    const open = openOf(line)
    const can = (code: string) => caller.principal.decider.can(buildingId, code, 'read')
    const kinds = lineDocumentKinds.filter((kind) => can(registry[kind].permission))
    const readable = <T extends { readonly kind: string }>({ kind: of, ...one }: T) => {
      const kind = kinds.find((known) => known === of)
      return kind === undefined ? [] : [{ ...one, kind }]
    }
    const waits = status === 'unmatched' && bankId !== null
    const place = { buildingId, bankId: bankId ?? '0', type, open, day }
    const namesApartments = can(debt.permission) && can(apartment.permission)
    const [attached, drafts, free, returned, [next], judged] = await Promise.all([
      attachedOf(db, { buildingId, lineId: id }),
      waits ? draftsOf(db, { buildingId, lineId: id }) : [],
      waits ? freeOfAccount(db, { ...place, kinds: kinds.filter((kind) => kind !== 'bank_line') }) : [],
      waits && line.booked === null ? returnedOf(db, place) : [],
      nextWaiting(db, { buildingId, id, day }),
      waits && namesApartments ? judgeLine(db, { buildingId, id }) : undefined,
    ])
    const [first, ...others] = judged?.judgement.candidates ?? []
    const apartmentId = others.length === 0 ? first?.id : undefined
    return {
      data: presentOutcome({
        open,
        next: next?.id ?? null,
        attached: attached.flatMap((one) => readable(one)),
        drafts: drafts.flatMap((one) => readable(one)),
        found: [
          ...free.flatMap((one) => readable(one)),
          ...returned.map((one) => ({
            kind: 'bank_line' as const,
            document_id: one.id,
            title: one.description,
            day: one.day,
            amount: open,
            said: null,
          })),
        ],
        makes: waits ? await makesOf(db, caller, { line, open, apartmentId }) : [],
      }),
    }
  })
}
