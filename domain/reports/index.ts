import { balanceReport, synthesisReport } from './apartments.ts'
import { dailyReport, maintenanceReport, monthlyReport } from './cash.ts'
import { cashierStatistics, paymentReport, receiptReport } from './documents.ts'
import { feeStatistic } from './fees.ts'
import { fundPlanReport } from './fund-plan.ts'
import { payablesReport } from './payables.ts'
import { planReport } from './plan.ts'

/** Every report, in the order of the menu. */
export const reports = [
  dailyReport,
  monthlyReport,
  maintenanceReport,
  fundPlanReport,
  receiptReport,
  paymentReport,
  payablesReport,
  cashierStatistics,
  synthesisReport,
  balanceReport,
  planReport,
  feeStatistic,
] as const

export type ReportName = (typeof reports)[number]['name']
