import type { Db, Queryable } from '#api/database/pool.ts'
import { auditInvariants } from './invariants-audit.ts'
import { columnInvariants } from './invariants-columns.ts'
import { documentInvariants } from './invariants-documents.ts'
import { ledgerInvariants } from './invariants-ledger.ts'
import { reportInvariants } from './invariants-reports.ts'
import type { Invariant } from './invariants-shape.ts'

/** What is always true of the books (docs/decisions/ledger-beneath.md), in the order of its codes. */
export const invariants: readonly Invariant[] = [
  ledgerInvariants.entriesBalance,
  ledgerInvariants.balancesStand,
  documentInvariants.feesAddUp,
  documentInvariants.receiptsAddUp,
  ledgerInvariants.neverBelowZero,
  { code: 'I6', says: 'not applicable yet: no bank transactions are kept' },
  documentInvariants.numbersRun,
  columnInvariants.amountsAreMoney,
  columnInvariants.parentsAgree,
  ledgerInvariants.nothingLost,
  reportInvariants.reportsAgree,
  auditInvariants.logTells,
]

/** What breaks an invariant, in English. `building` is empty where it is the database's own. */
export interface Finding {
  readonly building: string
  readonly record: string
  readonly finding: string
}

export interface Verdict {
  readonly code: string
  readonly says: string
  /** How much breaks it; 0: it holds. */
  readonly count: number
  readonly sample: readonly Finding[]
}

const sampleSize = 5

/** Asks the whole book as it is at one moment; nothing is changed, and nobody waits for it. */
export const checkBooks = (db: Db): Promise<Verdict[]> =>
  db.transaction(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read read only')
    // All joins are of whole tables. Where statistics are older than the rows, loops would take hours instead of seconds.
    await tx.execute(`set local enable_nestloop = off`)
    await tx.execute(`set local work_mem = '64MB'`)
    return verdictsOf(tx)
  })

/** The same within a transaction that somebody has opened already. */
export async function verdictsOf(tx: Queryable): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { code, says, sql } of invariants) {
    const found = sql === undefined ? [] : await tx.query<Finding & { count: number }>(sampled(sql))
    verdicts.push({
      code,
      says,
      count: found[0]?.count ?? 0,
      sample: found.map(({ building, record, finding }) => ({ building, record, finding })),
    })
  }
  return verdicts
}

const sampled = (sql: string) =>
  `select count(*) over ()::int as count, f.* from (${sql}) f limit ${sampleSize}`
