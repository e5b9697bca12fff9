import { debt } from '#entities/debts/debt.ts'
import { CollectLink } from '../fees/collect-link.tsx'
import { ChosenDebts } from './chosen-debts.tsx'
import { DebtAgeing } from './debt-ageing.tsx'
import { Settlement } from './settlement.tsx'
import { Statement } from './statement.tsx'
import { defineViews } from '../crud/views.ts'

/** The ageing of debts, and an apartment's settlement and statement. */
export const views = defineViews(debt, {
  slots: { settlement: Settlement, statement: Statement },
  actions: CollectLink,
  listHead: DebtAgeing,
  chosenActions: ChosenDebts,
})
