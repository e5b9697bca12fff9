import { defineBook } from './book.ts'

const document = { word: 'document', of: ['number'], beside: ['kind'], leads: 'document' } as const
const told = { of: ['description'], beside: ['apartment', 'party'] } as const
const date = { word: 'date', of: ['booked_on'] } as const

const line = {
  entry: 'number',
  booked_on: 'day',
  number: 'text',
  kind: 'kind',
  code: 'codes',
  counter: 'codes',
  debit: 'money',
  credit: 'money',
  description: 'text',
  apartment: 'text',
  party: 'text',
  category: 'item',
} as const

const debit = { word: 'booked_debit', of: ['debit'] } as const
const credit = { word: 'booked_credit', of: ['credit'] } as const

/** Every line of the entries, in the order of the books. */
export const journalBook = defineBook({
  name: 'journal',
  file: 'journal',
  columns: line,
  screen: [date, document, told, 'code', 'counter', debit, credit],
})

/** What was booked on each account, above the journal's entries. */
export const journalSums = defineBook({
  name: 'journal',
  file: journalBook.file,
  columns: {
    code: 'codes',
    contents: 'text',
    debit: { is: 'money', word: 'booked_debit' },
    credit: { is: 'money', word: 'booked_credit' },
  },
  screen: [{ of: ['code'], heads: true }, 'contents', 'debit', 'credit'],
})

/** The lines of one account, with its balance after each; a debit is positive. */
export const generalLedgerBook = defineBook({
  name: 'general_ledger',
  file: 'general-ledger',
  columns: { ...line, balance: 'balance' },
  screen: [date, document, told, 'counter', debit, credit, 'balance'],
})

/** Every account that has a balance, or that something was booked on, by its code. */
export const trialBook = defineBook({
  name: 'trial_balance',
  file: 'trial-balance',
  columns: {
    code: 'codes',
    name: { is: 'text', word: 'account_name' },
    opening_debit: 'money',
    opening_credit: 'money',
    debit: { is: 'money', word: 'booked_debit' },
    credit: { is: 'money', word: 'booked_credit' },
    closing_debit: 'money',
    closing_credit: 'money',
  },
  screen: [
    { of: ['code'], leads: 'page', heads: true },
    'name',
    'opening_debit',
    'opening_credit',
    'debit',
    'credit',
    'closing_debit',
    'closing_credit',
  ],
})

const invoice = {
  booked_on: 'day',
  number: 'text',
  kind: 'kind',
  symbol: 'text',
  invoice_number: 'text',
  invoice_date: 'day',
  party: 'text',
  tax_code: 'text',
} as const
const taxed = { description: 'text', rate: 'rate', net: 'money', vat: 'money' } as const
const invoiceShown = {
  word: 'invoice',
  of: ['symbol', 'invoice_number'],
  beside: ['invoice_date'],
} as const

/** The output VAT of a period, a line for each document. */
export const outputVatBook = defineBook({
  name: 'output_vat',
  file: 'output-vat',
  columns: { ...invoice, apartment: 'text', ...taxed },
  screen: [
    date,
    document,
    invoiceShown,
    'description',
    { of: ['apartment', 'party'], beside: ['tax_code'] },
    'rate',
    'net',
    'vat',
  ],
})

const ofVoucher = { is: 'option', of: 'payment_voucher' } as const

/** The input VAT of a period, and whether it is deducted. */
export const inputVatBook = defineBook({
  name: 'input_vat',
  file: 'input-vat',
  columns: {
    ...invoice,
    ...taxed,
    payment_way: ofVoucher,
    deduction_refusal: ofVoucher,
    apartment: { is: 'text', only: 'screen' },
  },
  screen: [
    date,
    document,
    invoiceShown,
    'description',
    { word: 'supplier', of: ['apartment', 'party'], beside: ['tax_code'] },
    'rate',
    { word: 'deducted', of: ['payment_way', 'deduction_refusal'] },
    'net',
    'vat',
  ],
})

/** The figures of the VAT return: name, number and amount of the value, number and amount of the tax. */
export const vatReturnBook = defineBook({
  name: 'vat_return',
  file: 'vat-return',
  columns: {
    item: 'text',
    value_line: { is: 'text', word: 'line' },
    value: { is: 'balance', word: 'net' },
    tax_line: { is: 'text', word: 'line' },
    tax: { is: 'balance', word: 'vat' },
  },
  screen: [],
})

/** What the answers of a form come to, question by question. */
export const formStatisticsBook = defineBook({
  name: 'form_statistics',
  file: 'form-statistics',
  columns: { question: 'text', answer: 'text', responses: 'count', share: 'percent' },
  isUnsigned: true,
  screen: [],
})

/** Which documents were voided, by whom and why, the latest first. */
export const voidedBook = defineBook({
  name: 'voided',
  file: 'voided-documents',
  columns: {
    number: 'text',
    kind: 'kind',
    date: { is: 'day', word: 'document_day' },
    apartment: 'text',
    amount: 'money',
    made_by: 'text',
    voided_by: 'text',
    voided_at: 'moment',
    reason: 'text',
  },
  screen: ['voided_at', document, 'date', 'apartment', 'amount', 'made_by', 'voided_by', 'reason'],
})

/** What a bank says of an account against what the books have: each figure, and below it what it sums. */
export const reconciliationBook = defineBook({
  name: 'bank_reconciliation',
  file: 'bank-reconciliation',
  columns: { date: 'day', particulars: 'text', amount: 'balance' },
  isSumLast: true,
  screen: [],
})

/** What came into a fund account and went out of it, with what was in it after each. */
export const cashBook = defineBook({
  name: 'cash_book',
  file: 'cash-book',
  columns: {
    booked_on: { is: 'day', word: 'date' },
    document: 'text',
    description: 'text',
    party: { is: 'text', word: 'payer' },
    received: 'money',
    paid: 'money',
    balance: { is: 'balance', word: 'fund_balance' },
  },
  screen: [
    'booked_on',
    { of: ['document'], leads: 'document' },
    'description',
    'party',
    'received',
    'paid',
    'balance',
  ],
})
