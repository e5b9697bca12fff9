import type { FastifyInstance } from 'fastify'
import { printReceipt, printReceipts, readReceiptPaper } from '#domain/calls/papers.ts'
import { printPreprint, readPreprint, testPreprint } from '#domain/calls/preprint.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { preprintTemplateLabels } from '#entities/receipts/preprint-template.labels.ts'
import { receiptLabels } from '#entities/receipts/receipt.labels.ts'
import { answerCall } from '../calls/answer-call.ts'
import { renderForms } from '../documents/render-forms.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { pdfAnswer } from '../http/answer-route.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { answerPaper } from '../records/read/answer-paper.ts'
import { documentRoutes } from './document-routes.ts'
import { preprintPages, preprintTest } from './preprint-papers.ts'
import { readPaper, readPapers } from './receipt-papers.ts'

/** What an office prints: its parts for the screen, and as PDF. */
export function paperRoutes(app: FastifyInstance): void {
  const services = app.callServices
  const { db } = services
  const resource = receipt.name
  documentRoutes(app, services)
  answerCall(app, readReceiptPaper, async ({ path, caller, params }) => {
    const { language } = params()
    const { page } = await readPaper(services, { id: path.id, caller: caller(), language })
    return { data: presentOwn(page) }
  })

  answerCall(app, printReceipt, async ({ path, params, ...asked }) => {
    const { language, paper } = params()
    const caller = asked.caller()
    const {
      page,
      code,
      buildingId,
      paper: own,
    } = await readPaper(services, { id: path.id, caller, language })
    const content = await renderPdf([page], {
      paper: paper ?? own ?? 'a4',
      title: code,
      sender: caller.principal.accountId,
    })
    return answerPaper(db, caller, { name: `${code}.pdf`, content, buildingId, resource, recordId: path.id })
  })

  answerCall(app, printReceipts, async ({ buildingId, params, ...asked }) => {
    const { language, paper, ids } = params()
    const caller = asked.caller()
    const papers = await readPapers(services, { ids, buildingId, caller, language })
    const pages = papers.map(({ page }) => page)
    const title = receiptLabels[caller.language].many
    const content = await renderPdf(pages, {
      paper: paper ?? papers[0]?.paper ?? 'a4',
      title,
      sender: caller.principal.accountId,
    })
    return answerPaper(db, caller, {
      name: 'receipts.pdf',
      content,
      buildingId,
      resource,
      count: pages.length,
    })
  })

  answerCall(app, readPreprint, async ({ buildingId, params, ...asked }) => {
    const { language, ids } = params()
    return {
      data: presentOwn(await preprintPages(services, { ids, buildingId, language, caller: asked.caller() })),
    }
  })

  answerCall(app, printPreprint, async ({ buildingId, params, ...asked }) => {
    const { language, ids } = params()
    const caller = asked.caller()
    const pages = await preprintPages(services, { ids, buildingId, caller, language })
    const title = receiptLabels[caller.language].many
    const content = await renderForms(pages, { title, sender: caller.principal.accountId })
    return answerPaper(db, caller, {
      name: 'receipts.pdf',
      content,
      buildingId,
      resource,
      count: pages.length,
    })
  })

  answerCall(app, testPreprint, async ({ path, params, ...asked }) => {
    const caller = asked.caller()
    const { language = caller.language } = params()
    const page = await preprintTest(services, { caller, id: path.id, language })
    const title = preprintTemplateLabels[language].one
    const content = await renderForms([page], { title, sender: caller.principal.accountId })
    return pdfAnswer({ name: 'test.pdf', content })
  })
}
