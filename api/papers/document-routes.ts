import type { FastifyInstance } from 'fastify'
import { printStatement } from '#domain/calls/debts.ts'
import {
  printCertificate,
  printContract,
  printCount,
  printHandover,
  readCertificatePaper,
  readContractPaper,
  readCountPaper,
  readHandoverPaper,
} from '#domain/calls/papers.ts'
import { printVoucher, readVoucherPaper } from '#domain/calls/voucher-paper.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { apartment } from '#entities/property/apartment.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { notFound } from '../http/error.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { answerPaper } from '../records/read/answer-paper.ts'
import { certificatePaper } from './certificate-papers.ts'
import { contractPaper } from './contract-papers.ts'
import { countPaper } from './count-papers.ts'
import { handoverPaper } from './handover-papers.ts'
import { answerOwnPaper, type PictureSource } from './own-paper.ts'
import type { PaperServices } from './receipt-papers.ts'
import { statementPaper } from './statement-papers.ts'
import { voucherPaper } from './voucher-papers.ts'

/** Vouchers, statements, and records that have a paper of their own. */
export function documentRoutes(app: FastifyInstance, services: PaperServices & PictureSource): void {
  answerCall(app, readVoucherPaper, async ({ path, caller, params }) => {
    const { language } = params()
    const { page } = await voucherPaper(services, { ...path, caller: caller(), language })
    return { data: presentOwn({ page }) }
  })

  answerCall(app, printVoucher, async ({ path, params, ...asked }) => {
    const caller = asked.caller()
    const { language } = params()
    const { page, code, buildingId } = await voucherPaper(services, { ...path, caller, language })
    if (page === null) throw notFound()
    const about = { buildingId, resource: path.kind, recordId: path.id }
    return answerPdf(services, caller, { page, name: code, about })
  })

  answerCall(app, printStatement, async ({ path: { id }, params, ...asked }) => {
    const caller = asked.caller()
    const { page, code, buildingId } = await statementPaper(services, { caller, id, params: params() })
    const about = { buildingId, resource: apartment.name, recordId: id }
    return answerPdf(services, caller, { page, name: `statement-${code}`, about })
  })

  answerOwnPaper(app, services, { read: readHandoverPaper, print: printHandover, kind: handoverPaper })
  answerOwnPaper(app, services, { read: readCountPaper, print: printCount, kind: countPaper })
  answerOwnPaper(app, services, {
    read: readCertificatePaper,
    print: printCertificate,
    kind: certificatePaper,
  })
  answerOwnPaper(app, services, { read: readContractPaper, print: printContract, kind: contractPaper })
}

interface Printed {
  readonly page: DocumentPage
  readonly name: string
  /** Whose paper it is, as the log names it. */
  readonly about: { readonly buildingId: string; readonly resource: string; readonly recordId: string }
}

async function answerPdf({ db }: Pick<PaperServices, 'db'>, caller: Caller, { page, name, about }: Printed) {
  const content = await renderPdf([page], {
    paper: 'a4',
    title: page.title ?? name,
    sender: caller.principal.accountId,
  })
  return answerPaper(db, caller, { name: `${name}.pdf`, content, ...about })
}
