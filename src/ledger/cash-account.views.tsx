import { cashAccount } from '#entities/finance/cash-account.ts'
import { defineViews } from '../crud/views.ts'
import { CashBook } from './cash-book.tsx'

/** A fund account's page is its book. */
export const views = defineViews(cashAccount, { slots: { book: CashBook } })
