import { command } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { feeSlip } from '#entities/fees/fee-slip.ts'
import { fee } from '#entities/fees/fee.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import type { Db } from '../database/pool.ts'

const grown = [fee, feeSlip, receipt, debt].map(({ name }) => name)
const books = ['ledger_entry', 'ledger_line', 'ledger_chain', 'ledger_day', 'settlement']

const analyze = command({ takes: {}, sql: () => `analyze ${[...grown, ...books].join(', ')}` })

/**
 * Counts again what the books hold, with their owner's rights. Two years are told faster than the database notices how
 * they grow: it would read whole tables where it has seen them empty, and a start would take minutes.
 */
export const analyzeBooks = (owner: Db): Promise<unknown> => analyze(owner, {})

/** After the first month, and whenever there are twice as many. */
export const isTimeToAnalyze = (months: number): boolean => Number.isInteger(Math.log2(months))
