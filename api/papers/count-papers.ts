import { tillClosing } from '#entities/receipts/till-closing.ts'
import { countPage } from './count-page.ts'
import type { OwnPaper } from './own-paper.ts'

/** A closing of a till as the minutes of its count. */
export const countPaper: OwnPaper = {
  entity: tillClosing,
  with: 'cash_account',
  page: countPage,
  fileName: 'cash-count-',
  isIssued: true,
}
