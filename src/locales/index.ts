import { account } from './account.ts'
import { bankStatementWords } from './bank-statement.ts'
import { bankWords } from './banks.ts'
import { cashBookWords } from './cash-book.ts'
import { chartWords } from './charts.ts'
import { closingWords } from './closing.ts'
import { crudWords } from './crud.ts'
import { dashboardWords } from './dashboard.ts'
import { deskWords } from './desk.ts'
import { feeRuleWords } from './fee-rules.ts'
import { feeScreenWords } from './fees.ts'
import { fieldWords } from './fields.ts'
import { fileWords } from './files.ts'
import { importWords } from './imports.ts'
import { journalWords } from './journal.ts'
import { lateInterestWords } from './late-interest.ts'
import { letterWords } from './letters.ts'
import { menuWords } from './menu.ts'
import { meteringWords } from './metering.ts'
import { moneyWords } from './money.ts'
import { noticeScreenWords } from './notices.ts'
import { parkingWords } from './parking.ts'
import { peopleWords } from './people.ts'
import { payerWords } from './payers.ts'
import { paymentScreenWords } from './payment-screen.ts'
import { prepaymentWords } from './prepayments.ts'
import { preprintWords } from './preprint.ts'
import { reportWords } from './report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { secondFactorWords } from './second-factor.ts'
import { settlementWords } from './settlement.ts'
import { shell } from './shell.ts'
import { statusMapWords } from './status-map.ts'
import { visitorWords } from './visitors.ts'
import { voucherWords } from './voucher.ts'

/** What the frame of the console and its lists say: loaded before anything is drawn. */
export const firstLocales = {
  shell,
  menu: menuWords,
  crud: crudWords,
  fields: fieldWords,
}

/** What other pages say, and lists with views of their own: loaded with the first of them. */
export const pageLocales = {
  bank_statement: bankStatementWords,
  banks: bankWords,
  cash_book: cashBookWords,
  charts: chartWords,
  closing: closingWords,
  dashboard: dashboardWords,
  desk: deskWords,
  fee_rules: feeRuleWords,
  fees: feeScreenWords,
  files: fileWords,
  imports: importWords,
  journal: journalWords,
  late_interest: lateInterestWords,
  letters: letterWords,
  metering: meteringWords,
  money: moneyWords,
  notices: noticeScreenWords,
  payers: payerWords,
  parking: parkingWords,
  people: peopleWords,
  payment_screen: paymentScreenWords,
  prepayments: prepaymentWords,
  preprint: preprintWords,
  report: reportWords,
  report_figures: reportFigureWords,
  settlement: settlementWords,
  status_map: statusMapWords,
  visitors: visitorWords,
  voucher: voucherWords,
  account,
  second_factor: secondFactorWords,
}

/** The console's own words, by part and language; keys begin with `console.{part}`. */
export const locales = { ...firstLocales, ...pageLocales }
