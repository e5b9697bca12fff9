import { debt } from '#entities/debts/debt.ts'
import { CollectLink } from '../fees/collect-link.tsx'
import { DebtAgeing } from './debt-ageing.tsx'
import { Statement } from './statement.tsx'
import { defineViews } from '../crud/views.ts'

/** The ageing of debts, and the statement of an apartment. */
export const views = defineViews(debt, {
  slots: { statement: Statement },
  actions: CollectLink,
  listHead: DebtAgeing,
})
