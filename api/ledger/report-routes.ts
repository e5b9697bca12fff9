import type { FastifyInstance } from 'fastify'
import {
  exportGeneralLedger,
  exportJournal,
  exportTrialBalance,
  readGeneralLedger,
  readJournal,
  readTrialBalance,
} from '#domain/calls/journal.ts'
import { exportOutputVat, readOutputVat } from '#domain/calls/output-vat.ts'
import { debt } from '#entities/debts/debt.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { formatAmount } from '#domain/money/money-text.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Db } from '../database/pool.ts'
import { forbidden } from '../http/error.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerReportFile, cellsOf, onePage } from './report-file.ts'
import { generalLedger, readLedgerLines } from './general-ledger.ts'
import {
  codesIn,
  journalCells,
  journalColumns,
  journalSums,
  ledgerAmounts,
  ledgerCells,
  ledgerTitles,
  trialCells,
  trialSums,
  trialTitles,
  vatCells,
  vatSums,
  vatTitles,
} from './journal-sheet.ts'
import { openingName } from './journal-words.ts'
import { journalTotals, readJournalLines } from './journal.ts'
import { outputVat, readVatLines } from './output-vat.ts'
import { trialBalance } from './trial-balance.ts'

interface ReportServices {
  readonly db: Db
  readonly labels: ExportLabels
}

/** The accountant's reports on a building's books: journal, trial balance and general ledger, and each as a file. */
export function ledgerReportRoutes(app: FastifyInstance, { db, labels }: ReportServices): void {
  answerCall(app, readJournal, async ({ buildingId, caller, params }) => {
    requireWholeBooks(caller(), buildingId)
    const { from, to } = params()
    return { data: presentOutcome(await journalTotals(db, { buildingId, from, to })) }
  })

  answerCall(app, readTrialBalance, async ({ buildingId, caller, params }) => {
    requireWholeBooks(caller(), buildingId)
    const { from, to } = params()
    const rows = await trialBalance(db, { buildingId, from, to })
    return { data: rows.map((row) => presentOutcome(row)) }
  })

  answerCall(app, readGeneralLedger, async ({ buildingId, params, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { from, to, code } = params()
    const { language } = caller
    return { data: presentOutcome(await generalLedger(db, { buildingId, from, to, code, language })) }
  })

  answerCall(app, exportJournal, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { from, to, format } = asked.params()
    const { language } = caller
    const period = { buildingId, from, to, language }
    return answerReportFile(db, { buildingId, caller, format }, 'journal', {
      name: `journal-${from}-${to}`,
      titles: journalColumns(language),
      summed: journalSums,
      period,
      count: async () => (await journalTotals(db, period)).lines,
      read: (work) =>
        readJournalLines(db, period, (pages) =>
          work(cellsOf(pages, (line) => journalCells(line, language, labels))),
        ),
    })
  })

  answerCall(app, exportTrialBalance, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { from, to, format } = asked.params()
    const rows = await trialBalance(db, { buildingId, from, to })
    return answerReportFile(db, { buildingId, caller, format }, 'trial_balance', {
      name: `trial-balance-${from}-${to}`,
      titles: trialTitles(caller.language),
      summed: trialSums,
      period: { from, to },
      count: () => Promise.resolve(rows.length),
      read: (work) => work(cellsOf(onePage(rows), (row) => trialCells(row, caller.language))),
    })
  })

  answerCall(app, readOutputVat, async ({ buildingId, params, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { from, to } = params()
    const { language } = caller
    return { data: presentOutcome(await outputVat(db, { buildingId, from, to, language })) }
  })

  answerCall(app, exportOutputVat, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { from, to, format } = asked.params()
    const { language } = caller
    const period = { buildingId, from, to, language }
    return answerReportFile(db, { buildingId, caller, format }, 'output_vat', {
      name: `output-vat-${from}-${to}`,
      titles: vatTitles(language),
      summed: vatSums,
      period,
      count: async () => (await outputVat(db, period)).total,
      read: (work) =>
        readVatLines(db, period, (pages) => work(cellsOf(pages, (line) => vatCells(line, language, labels)))),
    })
  })

  answerCall(app, exportGeneralLedger, async ({ buildingId, ...asked }) => {
    const caller = asked.caller()
    requireWholeBooks(caller, buildingId)
    const { from, to, code, format } = asked.params()
    const { language } = caller
    const period = { buildingId, from, to, language }
    const { opening, total } = await generalLedger(db, { ...period, code })
    const before = formatAmount(opening, currencyOfBuilding(caller, buildingId), language)
    return answerReportFile(db, { buildingId, caller, format }, 'general_ledger', {
      name: `general-ledger-${code.replaceAll(/[^\w.-]/g, '_')}-${from}-${to}`,
      titles: ledgerTitles(language),
      summed: journalSums,
      amounts: ledgerAmounts,
      period,
      whose: `${codesIn(language)(code)} · ${openingName[language]}: ${before}`,
      count: () => Promise.resolve(total),
      read: (work) =>
        readLedgerLines(db, { ...period, code }, (pages) =>
          work(cellsOf(pages, (line) => ledgerCells(line, language, labels))),
        ),
    })
  })
}

/** The journal shows what fees, receipts and vouchers say, so who may not read these may not read it either. */
function requireWholeBooks({ principal: { decider } }: Caller, buildingId: string): void {
  const mayRead = [debt, paymentVoucher, adjustment].every(({ permission }) =>
    decider.can(buildingId, permission, 'read'),
  )
  if (!mayRead) throw forbidden()
}
