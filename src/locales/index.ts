import { account } from './account.ts'
import { bankStatementWords } from './bank-statement.ts'
import { cashBookWords } from '#domain/money/cash-book-words.ts'
import { closingWords } from './closing.ts'
import { crudWords } from './crud.ts'
import { deskWords } from './desk.ts'
import { fieldWords } from './fields.ts'
import { journalWords } from './journal.ts'
import { menuWords } from './menu.ts'
import { moneyWords } from './money.ts'
import { paymentScreenWords } from './payment-screen.ts'
import { preprintWords } from './preprint.ts'
import { reportWords } from './report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { roomWords } from './rooms.ts'
import { savedViewWords } from './saved-views.ts'
import { settlementWords } from './settlement.ts'
import { shell } from './shell.ts'
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
  ...roomWords,
  bank_statement: bankStatementWords,
  cash_book: cashBookWords,
  closing: closingWords,
  desk: deskWords,
  journal: journalWords,
  money: moneyWords,
  payment_screen: paymentScreenWords,
  preprint: preprintWords,
  report: reportWords,
  report_figures: reportFigureWords,
  saved_views: savedViewWords,
  settlement: settlementWords,
  voucher: voucherWords,
  account,
}

/** The console's own words, by part and language; keys begin with `console.{part}`. */
export const locales = { ...firstLocales, ...pageLocales }
