import { extendEntity } from '#api/records/behaviour.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import { debtExpressions } from '#api/debts/balances.ts'
import { shutLedger } from '#api/ledger/queries.ts'
import { closeTill, tillSince } from '#api/receipts/till.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { debt } from '#entities/debts/debt.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { openingDebtExtension } from '../fees/opening-debt.extension.ts'

/** Debts as the ledger has them, what was owed before the building came, a cashier’s till, months that are closed. */
export const debtExtensions: readonly NamedExtension[] = [
  extendEntity(debt, { expressions: debtExpressions }),
  openingDebtExtension,
  extendEntity(tillClosing, {
    async create({ values, tx, caller, also }) {
      const whose = { buildingId: values.building_id, cashierId: caller.principal.accountId }
      await closeTill(tx, whose)
      const till = await tillSince(tx, whose)
      return also({
        cashier_id: caller.principal.accountId,
        cashier_name: caller.principal.name,
        cashier_code: caller.principal.code,
        opened_at: till.opened_at,
        closed_at: till.now,
        receipts: till.receipts,
        expected: till.cash,
      })
    },
  }),
  extendEntity(closedMonth, {
    async create({ caller, tx, also }) {
      // What is being booked in it stands first, and what comes after finds it closed.
      await shutLedger(tx, {})
      const { accountId, name, code } = caller.principal
      return also({ closed_by_id: accountId, closed_by_name: name, closed_by_code: code })
    },
  }),
]
