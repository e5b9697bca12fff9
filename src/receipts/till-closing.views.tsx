import { tillClosing } from '#entities/receipts/till-closing.ts'
import { defineViews } from '../crud/views.ts'
import { CountPrint } from './count-print.tsx'
import { TillPage } from './till-page.tsx'

/** A till is closed over the count of its notes, which is printed from its page. */
export const views = defineViews(tillClosing, {
  pages: { create: TillPage },
  slots: { print: CountPrint },
})
