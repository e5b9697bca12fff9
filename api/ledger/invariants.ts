import type { Db, Queryable } from '#api/database/pool.ts'
import { command, query } from '#api/sql/query.ts'
import { auditInvariants } from './invariants-audit.ts'
import { bankInvariants } from './invariants-banks.ts'
import { bookingInvariants } from './invariants-bookings.ts'
import { cashInvariants } from './invariants-cash.ts'
import { chainInvariants } from './invariants-chain.ts'
import { codeInvariants } from './invariants-codes.ts'
import { columnInvariants } from './invariants-columns.ts'
import { documentInvariants } from './invariants-documents.ts'
import { eInvoiceInvariants } from './invariants-einvoices.ts'
import { entryInvariants } from './invariants-entries.ts'
import { foreignInvariants } from './invariants-foreign.ts'
import { interestInvariants } from './invariants-interest.ts'
import { ledgerInvariants } from './invariants-ledger.ts'
import { moveInvariants } from './invariants-moves.ts'
import { prepaidInvariants } from './invariants-prepaid.ts'
import { reportInvariants } from './invariants-reports.ts'
import type { Invariant } from './invariants-shape.ts'
import { saidInvariants } from './invariants-said.ts'
import { supplierInvariants } from './invariants-suppliers.ts'
import { vatInvariants } from './invariants-vat.ts'

/** Everything that is always true of the books (docs/decisions/ledger-beneath.md), in the order of its codes. */
export const invariants: readonly Invariant[] = [
  ledgerInvariants.entriesBalance,
  ledgerInvariants.balancesStand,
  documentInvariants.feesAddUp,
  documentInvariants.receiptsAddUp,
  ledgerInvariants.neverBelowZero,
  bankInvariants.bankLinesAreKept,
  documentInvariants.numbersRun,
  columnInvariants.amountsAreMoney,
  columnInvariants.parentsAgree,
  ledgerInvariants.nothingLost,
  reportInvariants.reportsAgree,
  auditInvariants.logTells,
  entryInvariants.entriesTell,
  bookingInvariants.bookingsArePaidByLines,
  chainInvariants.chainHolds,
  chainInvariants.headsStand,
  cashInvariants.cashIsThere,
  cashInvariants.fundsStayApart,
  foreignInvariants.foreignCashAgrees,
  prepaidInvariants.prepaidIsHeld,
  interestInvariants.interestOnce,
  codeInvariants.closedKeepCodes,
  moveInvariants.movesAgree,
  vatInvariants.vatIsListed,
  cashInvariants.fundIsPlanned,
  supplierInvariants.suppliersAreOwed,
  eInvoiceInvariants.invoicesAreBooked,
  saidInvariants.daysStand,
  saidInvariants.logNames,
]

/** What breaks an invariant, in English. `building` is empty if it concerns the whole database. */
export interface Finding {
  readonly building: string
  readonly record: string
  readonly finding: string
}

export interface Verdict {
  readonly code: string
  readonly says: string
  /** How many things break it; 0: it holds. */
  readonly count: number
  readonly sample: readonly Finding[]
}

const sampleSize = 5

/** Checks all books as they are at one moment; changes nothing, and nobody waits for it. */
export const checkBooks = (db: Db): Promise<Verdict[]> =>
  db.transaction(async (tx) => {
    await prepareAudit(tx, {}, 'atOneMoment')
    await prepareAudit(tx, {}, 'withoutLoops')
    await prepareAudit(tx, {}, 'withoutMerges')
    await prepareAudit(tx, {}, 'withMemory')
    return verdictsOf(tx)
  })

const prepareAudit = command({
  takes: {},
  over: {
    atOneMoment: 'set transaction isolation level repeatable read read only',
    // All joins are of whole tables. If statistics are older than the rows, nested loops would take hours, not seconds.
    withoutLoops: 'set local enable_nestloop = off',
    // Then they would also be merged by their building alone.
    withoutMerges: 'set local enable_mergejoin = off',
    withMemory: "set local work_mem = '64MB'",
  },
  sql: (_, setting) => setting,
})

/** What breaks each invariant, by its code. */
const breaches = query({
  row: { count: 'integer', building: 'text', record: 'text', finding: 'text' },
  takes: {},
  over: Object.fromEntries(
    invariants.flatMap(({ code, sql }) => (sql === undefined ? [] : [[code, sql] as const])),
  ),
  sql: (_, sql) => `select count(*) over ()::int as count, f.* from (${sql}) f limit ${sampleSize}`,
})

/** The same within an open transaction. */
export async function verdictsOf(tx: Queryable): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { code, says, sql } of invariants) {
    const found = sql === undefined ? [] : await breaches(tx, {}, code)
    verdicts.push({
      code,
      says,
      count: found[0]?.count ?? 0,
      sample: found.map(({ building, record, finding }) => ({ building, record, finding })),
    })
  }
  return verdicts
}
