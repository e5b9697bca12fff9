import type { FastifyInstance } from 'fastify'
import { printDebtMinutes, printStatement } from '#domain/calls/debts.ts'
import { testPreprint } from '#domain/calls/preprint.ts'
import { debt } from '#entities/debts/debt.ts'
import { apartment } from '#entities/property/apartment.ts'
import { preprintTemplateLabels } from '#entities/receipts/preprint-template.labels.ts'
import { answerCall } from '../calls/answer-call.ts'
import { renderForms } from '../documents/render-forms.ts'
import { pdfAnswer } from '../http/answer-route.ts'
import { answerPage } from '../records/read/answer-paper.ts'
import { debtMinutesPaper } from './debt-minutes-papers.ts'
import { preprintTest } from './preprint-papers.ts'
import { statementPaper } from './statement-papers.ts'

/** What is printed of no record: an apartment's account, the minutes of its reconciliation, and the test print of a form. */
export function paperRoutes(app: FastifyInstance): void {
  const services = app.callServices

  answerCall(app, printStatement, async ({ path: { id }, params, ...asked }) => {
    const caller = asked.caller()
    const { page, code, buildingId } = await statementPaper(services, { caller, id, params: params() })
    const about = { buildingId, resource: apartment.name, recordId: id }
    return answerPage(services.db, caller, page, { name: `statement-${code}`, paper: 'a4', ...about })
  })

  answerCall(app, printDebtMinutes, async ({ buildingId, params, ...asked }) => {
    const caller = asked.caller()
    const { page, of } = await debtMinutesPaper(services, { caller, buildingId, params: params() })
    const about =
      of.apartmentId === undefined
        ? { resource: debt.name }
        : { resource: apartment.name, recordId: of.apartmentId }
    return answerPage(services.db, caller, page, { name: 'debt-minutes', paper: 'a4', buildingId, ...about })
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
