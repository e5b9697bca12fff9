import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { debtExpressions } from './balances.ts'

/** Debts, read from the ledger. */
export const debtExtension = extendEntity(debt, { expressions: debtExpressions })
