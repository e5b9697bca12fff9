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
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { pdfAnswer } from '../http/answer-route.ts'
import { notFound } from '../http/error.ts'
import { presentOwn } from '../records/present/present-own.ts'
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
    const { page, code } = await voucherPaper(services, { ...path, caller, language })
    if (page === null) throw notFound()
    return answerPdf(caller, { page, name: code })
  })

  answerCall(app, printStatement, async ({ path: { id }, params, ...asked }) => {
    const caller = asked.caller()
    const { page, code } = await statementPaper(services, { caller, id, params: params() })
    return answerPdf(caller, { page, name: `statement-${code}` })
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
}

async function answerPdf({ principal }: Caller, { page, name }: Printed) {
  const content = await renderPdf([page], {
    paper: 'a4',
    title: page.title ?? name,
    sender: principal.accountId,
  })
  return pdfAnswer({ name: `${name}.pdf`, content })
}
