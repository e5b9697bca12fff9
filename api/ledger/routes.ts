import type { FastifyInstance } from 'fastify'
import { exportCashBook, readCashBook } from '#domain/calls/cash-book.ts'
import { readClosingChecklist } from '#domain/calls/closing.ts'
import { cashBookWords } from '#domain/money/cash-book-words.ts'
import { bookTitles } from '#domain/reports/book-words.ts'
import { cashBook } from '#domain/reports/books.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerBook } from './answer-book.ts'
import { cashAccountHead, cashBookOf, readCashLines, type CashLine } from './cash-book.ts'
import { nameUnread, readChecklist } from './closing-checklist.ts'
import { documentName } from './ledger-names.ts'
import { mapPages } from './report-file.ts'
import { mayReadBooks } from './whole-books.ts'

interface LedgerServices {
  readonly db: Db
  readonly labels: ExportLabels
}

/** Calls on a building's books. */
export function ledgerRoutes(app: FastifyInstance, services: LedgerServices): void {
  const { db, labels } = services
  answerCall(app, readClosingChecklist, async ({ buildingId, caller, params }) => {
    const closing = { buildingId, month: params().month }
    const { decider } = caller().principal
    const mayRead = (permission: string) => decider.can(buildingId, permission, 'read')
    return {
      data: presentOutcome(await nameUnread(db, await readChecklist(db, closing), { ...closing, mayRead })),
    }
  })

  answerCall(app, readCashBook, async ({ record: { id, building_id: buildingId }, params, ...request }) => {
    const asked = askedOf(request.caller(), { buildingId, cashAccountId: id, ...params() })
    return { data: presentOutcome(await cashBookOf(db, asked)) }
  })

  answerCall(app, exportCashBook, async ({ record: { id, building_id: buildingId }, ...request }) => {
    const caller = request.caller()
    const { format, from, to } = request.params()
    const asked = askedOf(caller, { buildingId, cashAccountId: id, from, to })
    const { language } = asked
    const [book, account] = await Promise.all([cashBookOf(db, asked), cashAccountHead(db, asked)])
    const titles = bookTitles[account.account_sub_type === 'bank' ? 'bank_book' : 'cash_book']
    return answerBook(services, { buildingId, caller, format, from, to }, cashBook, {
      title: `${titles[language]}: ${account.name}`,
      name: [cashBook.file, id, asked.from, asked.to].filter((part) => part !== undefined).join('-'),
      about: { resource: cashAccount.name, recordId: id },
      currency: book.currency_code ?? undefined,
      count: () => Promise.resolve(book.total + 1),
      read: (work) => readCashLines(db, asked, ({ opening, pages }) => work(linesAfter(opening, pages))),
    })

    /** What was in the account before, then a line for each entry. */
    async function* linesAfter(opening: string, pages: AsyncIterable<readonly CashLine[]>) {
      const nothing = { booked_on: null, document: null, party: null, received: null, paid: null }
      yield [{ ...nothing, description: cashBookWords[language].opening, balance: opening }]
      yield* mapPages(pages, ({ kind, title: number, ...line }) => ({
        ...line,
        document: [documentName(kind, language, labels), number].filter(Boolean).join(' '),
      }))
    }
  })
}

interface AskedDays {
  readonly buildingId: string
  readonly cashAccountId: string
  /** Empty: open. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const askedOf = (caller: Caller, { from = '', to = '', ...account }: AskedDays) => ({
  ...account,
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
  language: caller.language,
  isWhole: mayReadBooks(caller, account.buildingId),
})
