import { isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { isPresent } from '#core/condition.ts'
import type { FieldName } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { cashTransfer } from '#entities/vouchers/cash-transfer.ts'
import { creditTransfer } from '#entities/vouchers/credit-transfer.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { openingBalance } from '#entities/vouchers/opening-balance.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { revaluation } from '#entities/vouchers/revaluation.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { writeOff } from '#entities/vouchers/write-off.ts'
import { moneyBooks, plainBook } from '#domain/money/numbering.ts'
import type { LedgerAccount } from '#domain/money/ledger-accounts.ts'

type Signed<Name extends string> = Name | `-${Name}`

type When<Name extends string> =
  | { readonly field: Name; readonly equals: string | boolean }
  | { readonly field: Name; readonly present: boolean }

/** One side of what a document books. Where it stands, and what it sums up, are fields of the document. */
export interface DocumentLine<Name extends string = string> {
  readonly account: LedgerAccount
  readonly apartment?: Name
  readonly cash?: Name
  /** For revenue, expense and deposits. Of several fields the first that is not empty. */
  readonly category?: Name | 'id' | readonly Name[]
  /** A debit is positive. An empty field counts as zero. */
  readonly amount: readonly Signed<Name>[]
  /** What it moves in the currency of the account, where that is not the building's; `0`: only what that is worth changes. */
  readonly foreign?: Signed<Name> | '0'
  /** Only documents whose fields are all so book the line. */
  readonly when?: When<Name> | readonly When<Name>[]
}

/**
 * A document that moves money when it is approved, and back when it is voided: one entry each, whose lines follow from
 * its fields. The ledger, its checks and the numbers of the books are derived from it.
 */
export interface LedgerDocument<Name extends string = string> {
  readonly entity: { readonly name: string; readonly fields: AnyFields; readonly permission: string }
  /** The book that all of its numbers run in; absent, that of the money that it moves (docs/domain/cash-documents.md). */
  readonly book?: string
  /** The book of its numbers before they ran by the money that is moved. */
  readonly formerBook?: string
  readonly lines: readonly DocumentLine<Name>[]
  /** Its amount is what somebody is owed, or pays for: in another currency just its worth is moved, and no more. */
  readonly isClaim?: true
  /** With this field it became a line of the apartment, whose entry stands for it: it has none of its own. */
  readonly unbooked?: Name
  /** Further states than `approved` in which its entry stands. */
  readonly standing?: readonly string[]
}

const define = <const E extends LedgerDocument['entity']>(
  entity: E,
  rest: Omit<LedgerDocument<FieldName<E>>, 'entity'>,
): LedgerDocument => ({ entity, ...rest })

/** By the entity's name, which is also the kind of its entry. */
export const ledgerDocuments = {
  receipt_voucher: define(receiptVoucher, {
    formerBook: 'PTK',
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['amount'], foreign: 'foreign_amount' },
      { account: 'revenue', category: 'category_id', amount: ['-amount', 'vat'] },
      { account: 'output_vat', amount: ['-vat'] },
    ],
    unbooked: 'fee_id',
  }),
  payment_voucher: define(paymentVoucher, {
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['-amount'], foreign: '-foreign_amount' },
      {
        account: 'expense',
        category: 'category_id',
        amount: ['amount', '-vat_deductible'],
        when: [
          { field: 'for_others', equals: false },
          { field: 'supplier_invoice_id', present: false },
        ],
      },
      { account: 'input_vat', amount: ['vat_deductible'] },
      {
        account: 'payable',
        category: 'supplier_invoice_id',
        amount: ['amount'],
        when: { field: 'supplier_invoice_id', present: true },
      },
      {
        account: 'collected_for_others',
        category: 'fee_type',
        amount: ['amount'],
        when: { field: 'for_others', equals: true },
      },
    ],
  }),
  supplier_invoice: define(supplierInvoice, {
    book: plainBook,
    lines: [
      { account: 'expense', category: 'category_id', amount: ['amount', '-vat_deductible'] },
      { account: 'input_vat', amount: ['vat_deductible'] },
      { account: 'payable', category: 'id', amount: ['-amount'] },
    ],
  }),
  refund: define(refund, {
    isClaim: true,
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['-amount'], foreign: '-foreign_amount' },
      { account: 'credit', apartment: 'apartment_id', amount: ['amount'] },
    ],
  }),
  credit_transfer: define(creditTransfer, {
    lines: [
      { account: 'credit', apartment: 'apartment_id', amount: ['amount'] },
      { account: 'credit', apartment: 'to_apartment_id', amount: ['-amount'] },
    ],
  }),
  cash_transfer: define(cashTransfer, {
    book: 'CQ',
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['-amount'], foreign: '-foreign_amount' },
      { account: 'cash', cash: 'to_account_id', amount: ['amount'], foreign: 'foreign_amount' },
    ],
  }),
  prepayment: define(prepayment, {
    isClaim: true,
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['amount'], foreign: 'foreign_amount' },
      { account: 'prepaid', apartment: 'apartment_id', amount: ['-amount'] },
    ],
    standing: ['done', 'ended'],
  }),
  deposit: define(deposit, {
    formerBook: 'PTK',
    lines: [
      {
        account: 'cash',
        cash: 'cash_account_id',
        amount: ['amount'],
        foreign: 'foreign_amount',
        when: { field: 'brought_in', equals: false },
      },
      { account: 'opening', amount: ['amount'], when: { field: 'brought_in', equals: true } },
      { account: 'deposit', category: 'id', amount: ['-amount'] },
    ],
  }),
  deposit_return: define(depositReturn, {
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['-returned'], foreign: '-foreign_amount' },
      { account: 'revenue', category: 'category_id', amount: ['-forfeited'] },
      { account: 'deposit', category: 'deposit_id', amount: ['returned', 'forfeited'] },
    ],
  }),
  opening_balance: define(openingBalance, {
    book: plainBook,
    lines: [
      {
        account: 'cash',
        cash: 'cash_account_id',
        amount: ['amount'],
        foreign: 'foreign_amount',
        when: { field: 'kind', equals: 'cash' },
      },
      {
        account: 'credit',
        apartment: 'apartment_id',
        amount: ['-amount'],
        when: { field: 'kind', equals: 'credit' },
      },
      {
        account: 'opening',
        category: 'fund',
        amount: ['-amount'],
        when: { field: 'kind', equals: 'cash' },
      },
      { account: 'opening', amount: ['amount'], when: { field: 'kind', equals: 'credit' } },
    ],
  }),
  revaluation: define(revaluation, {
    book: plainBook,
    lines: [
      { account: 'cash', cash: 'cash_account_id', amount: ['amount'], foreign: '0' },
      { account: 'exchange_difference', amount: ['-amount'] },
    ],
  }),
  write_off: define(writeOff, {
    lines: [
      { account: 'bad_debt', amount: ['amount'] },
      { account: 'receivable', apartment: 'apartment_id', amount: ['-amount'] },
    ],
  }),
  adjustment: define(adjustment, {
    lines: [
      {
        account: 'revenue',
        category: ['category_id', 'fee_type'],
        amount: ['reduced', '-reduced_vat', '-reduced_for_others'],
        when: { field: 'from_opening', equals: false },
      },
      { account: 'output_vat', category: ['category_id', 'fee_type'], amount: ['reduced_vat'] },
      {
        account: 'collected_for_others',
        category: ['category_id', 'fee_type'],
        amount: ['reduced_for_others'],
      },
      { account: 'opening', amount: ['reduced'], when: { field: 'from_opening', equals: true } },
      { account: 'receivable', apartment: 'apartment_id', amount: ['-settled'] },
      { account: 'credit', apartment: 'apartment_id', amount: ['-credited'] },
    ],
    // An increase is a line of the apartment, which is booked as a fee.
    unbooked: 'line_id',
  }),
} as const satisfies Readonly<Record<string, LedgerDocument>>

export type DocumentKind = keyof typeof ledgerDocuments
export const documentKinds = Object.keys(ledgerDocuments) as readonly DocumentKind[]

/** The table of each: its kind's own name. */
export const documentTables = Object.fromEntries(documentKinds.map((kind) => [kind, kind])) as {
  readonly [K in DocumentKind]: K
}

/** A document as it is stored: amounts are decimal text. */
type Row = Readonly<Record<string, unknown>>

/** What a document books, as lines of its entry. */
export const linesOf = ({ lines }: LedgerDocument, row: Row) =>
  lines
    .filter((line) => whensOf(line).every((when) => isMet(when, row)))
    .map((line) => ({
      account: line.account,
      apartmentId: textOf(row, line.apartment),
      cashAccountId: textOf(row, line.cash),
      category: namesOf(line.category)
        .map((name) => textOf(row, name))
        .find((text) => text !== undefined),
      amount: sumAmounts(line.amount.map((term) => signed(row, term))),
      ...foreignOf(row, line),
    }))
    .filter(({ amount }) => !isZero(amount))

/** What must be so of a document, for it to book a line. */
export const whensOf = ({ when = [] }: Pick<DocumentLine, 'when'>): readonly When<string>[] =>
  'field' in when ? [when] : when

const isMet = (when: When<string>, row: Row): boolean =>
  'present' in when ? isPresent(row[when.field]) === when.present : row[when.field] === when.equals

const foreignOf = (row: Row, { foreign }: DocumentLine) => {
  if (foreign === '0') return { foreign: { amount: '0' } }
  return foreign === undefined || textOf(row, foreign.replace('-', '')) === undefined
    ? {}
    : { foreign: { amount: signed(row, foreign) } }
}

/** What a document moves into a fund or, below zero, out of it; nothing if it moves no money. */
export const moneyOf = (document: LedgerDocument, row: Row) =>
  linesOf(document, row).find(({ cashAccountId }) => cashAccountId !== undefined)

/** Every book that a number of such a document may be of. */
export const booksOf = ({ book, formerBook, lines }: LedgerDocument): readonly string[] => {
  if (book !== undefined) return [book]
  const sides = lines
    .filter(({ cash }) => cash !== undefined)
    .map(({ amount }) => (amount.every((term) => term.startsWith('-')) ? 'out' : 'in'))
  const ofMoney = sides.flatMap((side) => Object.values(moneyBooks).map((books) => books[side]))
  return [...new Set([...ofMoney, plainBook, ...(formerBook === undefined ? [] : [formerBook])])]
}

/** The fields of a line's category. */
export const namesOf = (category: DocumentLine['category'] = []): readonly string[] =>
  typeof category === 'string' ? [category] : category

function textOf(row: Row, name: string | undefined): string | undefined {
  const value = name === undefined ? null : row[name]
  return typeof value === 'string' ? value : undefined
}

function signed(row: Row, term: string): string {
  const [isMinus, name] = [term.startsWith('-'), term.replace('-', '')]
  const amount = textOf(row, name) ?? '0'
  return isMinus ? subtractAmounts('0', amount) : amount
}
