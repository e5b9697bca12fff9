import type { Dashboard } from './use-dashboard.ts'

interface Spans {
  readonly chart: 6 | 8
  readonly debtors: 4 | 6
  readonly office: 3 | 4
  readonly satisfaction: 3 | 4 | 6
}

/** Columns of twelve that panels take on a wide screen: each role's fill their rows. */
export const spans: Readonly<Record<Dashboard['role'], Spans>> = {
  // What waits and what is owed stand beside the charts, who owes most beside who is content.
  manager: { chart: 8, debtors: 6, office: 4, satisfaction: 6 },
  office: { chart: 8, debtors: 4, office: 4, satisfaction: 4 },
  // Nothing waits for a board: who owes most stands beside a chart.
  board: { chart: 8, debtors: 4, office: 3, satisfaction: 3 },
  // The charts have a row to themselves.
  cashier: { chart: 6, debtors: 4, office: 4, satisfaction: 4 },
}
