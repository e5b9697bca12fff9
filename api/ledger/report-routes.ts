import type { FastifyInstance } from 'fastify'
import {
  generalLedgerCalls,
  journalCalls,
  readJournalEntries,
  trialBalanceCalls,
} from '#domain/calls/journal.ts'
import { formatAmount } from '#domain/money/money-text.ts'
import { sumWords } from '#domain/reports/book-words.ts'
import { generalLedgerBook, journalBook, trialBook } from '#domain/reports/books.ts'
import { answerCall } from '../calls/answer-call.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db } from '../database/pool.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerBook, linesOf } from './answer-book.ts'
import { describeEntry } from './entry-words.ts'
import { generalLedger, readLedgerLines } from './general-ledger.ts'
import { journalPage, journalTotals, readJournalLines } from './journal.ts'
import { accountName, codesIn } from './ledger-names.ts'
import { mapPages } from './report-file.ts'
import { trialBalance } from './trial-balance.ts'
import { askOfBooks } from './whole-books.ts'

interface ReportServices {
  readonly db: Db
  readonly labels: ExportLabels
}

/** The accountant's reports on a building's books: journal, trial balance and general ledger, and each as a file. */
export function ledgerReportRoutes(app: FastifyInstance, services: ReportServices): void {
  const { db } = services

  answerCall(app, journalCalls.read, async (asking) => ({
    data: presentOutcome(await journalTotals(db, askOfBooks(asking))),
  }))

  answerCall(app, readJournalEntries, async (asking) => ({
    data: presentOutcome(await journalPage(db, askOfBooks(asking))),
  }))

  answerCall(app, trialBalanceCalls.read, async (asking) => ({
    data: (await trialBalance(db, askOfBooks(asking))).map((row) => presentOutcome(row)),
  }))

  answerCall(app, generalLedgerCalls.read, async (asking) => ({
    data: presentOutcome(await generalLedger(db, askOfBooks(asking))),
  }))

  answerCall(app, journalCalls.export, (asking) => {
    const asked = askOfBooks(asking)
    return answerBook(services, asked, journalBook, {
      count: async () => (await journalTotals(db, asked)).lines,
      read: (work) =>
        readJournalLines(db, asked, (pages) =>
          work(mapPages(pages, (line) => ({ ...line, description: describeEntry(line, asked.language) }))),
        ),
    })
  })

  answerCall(app, trialBalanceCalls.export, async (asking) => {
    const asked = askOfBooks(asking)
    const rows = await trialBalance(db, asked)
    const lines = linesOf(rows.map((row) => ({ ...row, name: accountName(row, asked.language) })))
    return answerBook(services, asked, trialBook, lines)
  })

  answerCall(app, generalLedgerCalls.export, async (asking) => {
    const asked = askOfBooks(asking)
    const { buildingId, caller, language, code, from, to } = asked
    const { opening, total } = await generalLedger(db, asked)
    const before = formatAmount(opening, currencyOfBuilding(caller, buildingId), language)
    return answerBook(services, asked, generalLedgerBook, {
      name: `${generalLedgerBook.file}-${code.replaceAll(/[^\w.-]/g, '_')}-${from}-${to}`,
      whose: `${codesIn(language)(code)} · ${sumWords.opening[language]}: ${before}`,
      count: () => Promise.resolve(total),
      read: (work) =>
        readLedgerLines(db, asked, (pages) =>
          work(mapPages(pages, (line) => ({ ...line, description: describeEntry(line, language) }))),
        ),
    })
  })
}
