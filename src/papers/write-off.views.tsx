import { writeOffCalls } from '#domain/calls/papers.ts'
import { writeOff } from '#entities/vouchers/write-off.ts'
import { defineViews } from '../crud/views.ts'
import { printApproved } from './voucher-print.tsx'

/** A write-off is printed from its page once it is approved. */
export const views = defineViews(writeOff, { slots: { print: printApproved(writeOffCalls) } })
