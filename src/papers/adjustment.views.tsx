import { adjustmentCalls } from '#domain/calls/papers.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { defineViews } from '../crud/views.ts'
import { printApproved } from './voucher-print.tsx'

/** An adjustment of a fee is printed from its page once it is approved. */
export const views = defineViews(adjustment, { slots: { print: printApproved(adjustmentCalls) } })
