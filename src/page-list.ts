import { bankPages } from './banks/pages.ts'
import { debtPages } from './debts/pages.ts'
import { feePages } from './fees/pages.ts'
import { filePages } from './files/pages.ts'
import { ledgerPages } from './ledger/pages.ts'
import { noticePages } from './notices/pages.ts'
import type { Page } from './page.ts'
import { ownPages } from './pages/pages.ts'
import { receiptPages } from './receipts/pages.ts'
import { reportPages } from './reports/pages.ts'
import { secondFactorPages } from './second-factor/pages.ts'
import { statusMapPages } from './status-map/pages.ts'
import { visitorPages } from './visitors/pages.ts'

/** Every screen that is no entity's: a room with pages has a line here. */
export const pages: readonly Page[] = [
  ...ownPages,
  ...bankPages,
  ...debtPages,
  ...feePages,
  ...filePages,
  ...ledgerPages,
  ...noticePages,
  ...receiptPages,
  ...reportPages,
  ...secondFactorPages,
  ...statusMapPages,
  ...visitorPages,
]
