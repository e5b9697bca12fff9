import { bankLine } from '#entities/banks/bank-line.ts'
import { defineViews } from '../crud/views.ts'
import { BankDays } from './bank-days.tsx'
import { Candidates } from './candidates.tsx'
import { LineDocuments } from './line-documents.tsx'
import { LineCount } from './line-count.tsx'
import { lineTitle, NextLine } from './next-line.tsx'
import { StatementLink } from './statement-link.tsx'
import { ToldBefore } from './told-before.tsx'

/** Bank transactions: above the list each day's reconciliation, on a record's page whose it may be. */
export const views = defineViews(bankLine, {
  title: lineTitle,
  actions: NextLine,
  slots: { told_before: ToldBefore, candidates: Candidates, documents: LineDocuments },
  listHead: BankDays,
  listActions: StatementLink,
  viewCount: LineCount,
})
