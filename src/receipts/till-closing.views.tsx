import { countCalls } from '#domain/calls/papers.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { defineViews } from '../crud/views.ts'
import { paperPrint } from '../papers/paper-print.tsx'
import { TillPage } from './till-page.tsx'

/** A till is closed over the count of its notes, which is printed from its page. */
export const views = defineViews(tillClosing, {
  pages: { create: TillPage },
  slots: { print: paperPrint(countCalls) },
})
