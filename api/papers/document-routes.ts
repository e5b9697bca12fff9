import type { FastifyInstance } from 'fastify'
import { printStatement } from '#domain/calls/debts.ts'
import { printCount, printHandover, readCountPaper, readHandoverPaper } from '#domain/calls/papers.ts'
import { printVoucher, readVoucherPaper } from '#domain/calls/voucher-paper.ts'
import type { DocumentPage, Paper } from '#domain/documents/page.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { pdfAnswer } from '../http/answer-route.ts'
import { notFound } from '../http/error.ts'
import { presentOwn } from '../records/present-own.ts'
import { countPaper } from './count-papers.ts'
import { readHandover } from './handover-papers.ts'
import type { PaperServices } from './receipt-papers.ts'
import { statementPaper } from './statement-papers.ts'
import { voucherPaper } from './voucher-papers.ts'

/** Vouchers, statements, minutes of handovers and of cash counts. */
export function documentRoutes(app: FastifyInstance, services: PaperServices): void {
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

  answerCall(app, readHandoverPaper, async ({ path: { id }, caller, params }) => {
    const { language } = params()
    return { data: presentOwn((await readHandover(services, { id, caller: caller(), language })).page) }
  })

  answerCall(app, printHandover, async ({ path: { id }, params, ...asked }) => {
    const caller = asked.caller()
    const { language } = params()
    const { page, paper, code } = await readHandover(services, { id, caller, language })
    return answerPdf(caller, { page, name: code, ...(paper === undefined ? {} : { paper }) })
  })

  answerCall(app, readCountPaper, async ({ path: { id }, caller, params }) => {
    const { language } = params()
    return { data: presentOwn(await countPaper(services, { id, caller: caller(), language })) }
  })

  answerCall(app, printCount, async ({ path: { id }, params, ...asked }) => {
    const caller = asked.caller()
    const { language } = params()
    return answerPdf(caller, {
      page: await countPaper(services, { id, caller, language }),
      name: `cash-count-${id}`,
    })
  })
}

interface Printed {
  readonly page: DocumentPage
  readonly name: string
  /** Default A4. */
  readonly paper?: Paper
}

async function answerPdf({ principal }: Caller, { page, name, paper = 'a4' }: Printed) {
  const content = await renderPdf([page], { paper, title: page.title ?? name, sender: principal.accountId })
  return pdfAnswer({ name: `${name}.pdf`, content })
}
