import { offsetCalls } from '#domain/calls/papers.ts'
import { creditTransfer } from '#entities/vouchers/credit-transfer.ts'
import { defineViews } from '../crud/views.ts'
import { printApproved } from './voucher-print.tsx'

/** An offset is printed from its page once it is approved. */
export const views = defineViews(creditTransfer, { slots: { print: printApproved(offsetCalls) } })
