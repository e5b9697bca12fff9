import { receipt } from '#entities/debts/receipt.ts'
import { CashierDesk } from '../desk/desk-page.tsx'
import { PrintSlot } from '../desk/print-slot.tsx'
import { defineViews } from './define-views.ts'

/** Receipts are made at the cashier's desk, and printed wherever they are shown. */
export const views = defineViews(receipt, { pages: { create: CashierDesk }, slots: { print: PrintSlot } })
