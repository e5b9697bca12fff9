import type { FastifyInstance } from 'fastify'
import { exportCashBook, readCashBook } from '#domain/calls/cash-book.ts'
import { readClosingChecklist } from '#domain/calls/closing.ts'
import { cashBookWords } from '#domain/money/cash-book-words.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { cashAccountHead, cashBookOf } from './cash-book.ts'
import { cashBookAmounts, cashBookRows, cashBookSums, cashBookTitles } from './cash-book-sheet.ts'
import { nameUnread, readChecklist } from './closing-checklist.ts'
import { answerReportFile, cellsOf, onePage } from './report-file.ts'

/** Calls on a building's books. */
export function ledgerRoutes(app: FastifyInstance, { labels }: { readonly labels: ExportLabels }): void {
  const { db } = app.callServices
  answerCall(app, readClosingChecklist, async ({ buildingId, caller, params }) => {
    const closing = { buildingId, month: params().month }
    const { decider } = caller().principal
    const mayRead = (permission: string) => decider.can(buildingId, permission, 'read')
    return {
      data: presentOutcome(await nameUnread(db, await readChecklist(db, closing), { ...closing, mayRead })),
    }
  })

  answerCall(app, readCashBook, async ({ record: { id, building_id: buildingId }, params }) => {
    const asked = { ...daysIn(params()), buildingId, cashAccountId: id }
    return { data: presentOutcome(await cashBookOf(db, asked)) }
  })

  answerCall(app, exportCashBook, async ({ record: { id, building_id: buildingId }, ...request }) => {
    const caller = request.caller()
    const { language } = caller
    const { format, from = '', to = '' } = request.params()
    const asked = { ...daysIn({ from, to }), buildingId, cashAccountId: id, most: mostFiled }
    const [book, account] = await Promise.all([cashBookOf(db, asked), cashAccountHead(db, asked)])
    const rows = cashBookRows(book, language, labels)
    const about = { resource: cashAccount.name, recordId: id }
    const { titles } = cashBookWords[language]
    const title = `${titles[account.account_sub_type]}: ${account.name}`
    return answerReportFile(db, { buildingId, caller, format, about }, title, {
      name: ['cash-book', id, from, to].filter((part) => part !== '').join('-'),
      titles: cashBookTitles(language),
      summed: cashBookSums,
      amounts: cashBookAmounts,
      currency: book.currency_code ?? undefined,
      period: { from, to },
      // All of its lines, also where a file may not have so many.
      count: () => Promise.resolve(book.total + 1),
      read: (work) => work(cellsOf(onePage(rows), (cells) => cells)),
    })
  })
}

/** Lines of a file; one that has more is refused. */
const mostFiled = 100_000

const daysIn = ({ from = '', to = '' }: { readonly from?: string; readonly to?: string }) => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
})
