import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { ApproveRun } from './approve-run.tsx'
import { FeeRunPage } from './run-page.tsx'
import { RunProgress } from './run-progress.tsx'
import { defineViews } from '../crud/views.ts'
import { ErrorSentence } from '../errors/error-sentence.tsx'

/** A run shows how far it is, and its drafts are approved together. */
export const views = defineViews(groupFeeSlip, {
  fields: { problem: { Detail: ErrorSentence } },
  slots: { progress: RunProgress },
  actions: ApproveRun,
  pages: { create: FeeRunPage },
})
