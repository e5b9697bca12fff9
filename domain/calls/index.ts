import * as accounts from './accounts.ts'
import * as auth from './auth.ts'
import * as bankStatements from './bank-statements.ts'
import * as banks from './banks.ts'
import * as building from './building.ts'
import type { Call } from './call.ts'
import * as cashBook from './cash-book.ts'
import * as closing from './closing.ts'
import * as dashboard from './dashboard.ts'
import * as debts from './debts.ts'
import * as feeRules from './fee-rules.ts'
import * as fees from './fees.ts'
import * as files from './files.ts'
import * as imports from './imports.ts'
import * as journal from './journal.ts'
import * as lateInterest from './late-interest.ts'
import * as meterRounds from './meter-rounds.ts'
import * as notices from './notices.ts'
import * as notifications from './notifications.ts'
import * as outputVat from './output-vat.ts'
import * as papers from './papers.ts'
import * as paymentQr from './payment-qr.ts'
import * as payments from './payments.ts'
import * as people from './people.ts'
import * as preferences from './preferences.ts'
import * as prepayments from './prepayments.ts'
import * as preprint from './preprint.ts'
import * as profile from './profile.ts'
import * as receipts from './receipts.ts'
import { reports } from '../reports/index.ts'
import { reportCalls } from './reports.ts'
import * as secondFactor from './second-factor.ts'
import * as statusMap from './status-map.ts'
import * as tariffs from './tariffs.ts'
import * as templates from './templates.ts'
import * as visitorPasses from './visitor-passes.ts'
import * as voidedDocuments from './voided-documents.ts'
import * as voucherPaper from './voucher-paper.ts'

/** A new room of calls goes in here. */
const rooms: readonly object[] = [
  accounts,
  auth,
  bankStatements,
  banks,
  building,
  cashBook,
  closing,
  dashboard,
  debts,
  feeRules,
  fees,
  files,
  imports,
  journal,
  lateInterest,
  meterRounds,
  notices,
  notifications,
  outputVat,
  papers,
  paymentQr,
  payments,
  people,
  preferences,
  prepayments,
  preprint,
  profile,
  receipts,
  ...reports.map(({ name }) => reportCalls(name)),
  secondFactor,
  statusMap,
  tariffs,
  templates,
  visitorPasses,
  voidedDocuments,
  voucherPaper,
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'inBuilding' in value && 'path' in value

/** Every declared call but those of single entities' imports (`importCalls`). */
export const calls: readonly Call[] = rooms.flatMap((room) => Object.values(room).filter(isCall))
