import { extendEntity } from '#api/records/behaviour.ts'
import { debt } from '#entities/debts/debt.ts'
import { debtExpressions } from './balances.ts'

/** Debts as the ledger has them. */
export const debtExtension = extendEntity(debt, { expressions: debtExpressions })
