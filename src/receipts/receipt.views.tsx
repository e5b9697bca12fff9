import { receipt } from '#entities/receipts/receipt.ts'
import { CashierDesk } from './collect-page.tsx'
import { PrintSlot } from './print-slot.tsx'
import { defineViews } from '../crud/views.ts'

/** Receipts are made at the cashier's desk, and printed wherever they are shown. */
export const views = defineViews(receipt, { pages: { create: CashierDesk }, slots: { print: PrintSlot } })
