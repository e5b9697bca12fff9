import { currencyCodes, type CurrencyCode } from '../currency.ts'
import type { PermissionCode } from '../permission.ts'

/**
 * What reports add up: moves of money as the ledger has them, each of one document. By name, what may be added up of the
 * moves (`measures`), what rows they fall into (`dimensions`) and what they may be narrowed down by (`filters`).
 * `balance`: they have a balance before the period. `months`: they belong to months, and a period is always whole months.
 * `rates`: they may be of other currencies, and the report names the rates at which these were booked, or are expected.
 * `ownCurrency`: filtered by a currency, amounts are shown in it; other bases show them in that of the books.
 * `held`: the report names what of the money in the funds is not for running the house.
 * `yearly`: each year begins with nothing: what stands before a period is what has moved since its year began.
 */
export const bases = {
  /** Every line of a fund account; what only went from one fund of the building to another came from nobody. */
  cash: {
    measures: ['all', 'in', 'out', 'moved'],
    dimensions: ['day', 'month', 'account'],
    filters: ['cash_account_id', 'currency_code'],
    balance: true,
    rates: true,
    ownCurrency: true,
    held: true,
  },
  /** What came into the maintenance fund and went out of it, by what it was for. */
  maintenance: {
    measures: ['all', 'in', 'out'],
    dimensions: ['item', 'month'],
    filters: [],
    balance: true,
  },
  /** What the owners let the maintenance fund be spent on in a year, and what was spent, by the plan's items. */
  fund_plan: {
    measures: ['all', 'planned', 'spent'],
    dimensions: ['fund_item', 'month'],
    filters: [],
    balance: true,
    yearly: true,
  },
  /** What suppliers were owed at the end of a period, by how late it was then. */
  payables: {
    measures: ['open', 'not_due', 'late_30', 'late_60', 'late_90', 'late_more'],
    dimensions: ['partner'],
    filters: [],
    balance: false,
  },
  /** What came in by receipts, receipt vouchers, deposits and prepayments, by what it was paid for. */
  received: {
    measures: ['all', 'booked', 'voided'],
    dimensions: ['item', 'day', 'month', 'collector', 'method', 'block'],
    filters: [
      'block_id',
      'fee_type',
      'receipt_category_id',
      'cash_account_id',
      'collector_id',
      'payment_method_id',
      'currency_code',
    ],
    balance: false,
    rates: true,
  },
  /** What went out by payment vouchers, refunds and deposits given back, by what it was paid for. */
  paid: {
    measures: ['all', 'booked', 'voided'],
    dimensions: ['item', 'day', 'month', 'maker'],
    filters: ['payment_category_id', 'cash_account_id', 'maker_id'],
    balance: false,
    rates: true,
  },
  /** The money of receipts, by who took it. */
  till: {
    measures: ['all', 'booked', 'voided'],
    dimensions: ['collector', 'day', 'month', 'method', 'account'],
    filters: ['block_id', 'collector_id', 'payment_method_id', 'cash_account_id', 'currency_code'],
    balance: false,
    rates: true,
    ownCurrency: true,
  },
  /** What apartments were charged, and what settled it, fee by fee. */
  owed: {
    measures: ['all', 'charged', 'settled', 'let_off'],
    dimensions: ['fee_type', 'month', 'block', 'apartment'],
    filters: ['block_id', 'fee_type'],
    balance: true,
  },
  /** What apartments have paid beyond what they owe. */
  credit: {
    measures: ['all', 'in', 'out'],
    dimensions: ['apartment', 'block', 'month'],
    filters: ['block_id'],
    balance: true,
  },
  /** Fees by the month that they are of, whenever they were booked: as they stand now. */
  charges: {
    measures: ['charged', 'drafts', 'collected', 'let_off', 'open', 'overdue'],
    dimensions: ['fee_type', 'month', 'block', 'apartment'],
    filters: ['block_id', 'fee_type'],
    balance: false,
    months: true,
  },
  /** What plans of contracts expect, and what their vouchers booked. */
  planned: {
    measures: ['planned_in', 'actual_in', 'beyond_in', 'planned_out', 'actual_out', 'beyond_out'],
    dimensions: ['month', 'plan'],
    filters: ['block_id', 'currency_code'],
    balance: false,
    rates: true,
  },
} as const satisfies Readonly<Record<string, BaseShape>>

interface BaseShape {
  readonly measures: readonly string[]
  readonly dimensions: readonly string[]
  readonly filters: readonly string[]
  readonly balance: boolean
  readonly months?: true
  readonly rates?: true
  readonly ownCurrency?: true
  readonly held?: true
  readonly yearly?: true
}

/** Money in a building's funds that is not for running the house. */
export const heldMoney = ['maintenance', 'deposits'] as const
export type HeldMoney = (typeof heldMoney)[number]

export type BaseName = keyof typeof bases
export type Measure<B extends BaseName = BaseName> = (typeof bases)[B]['measures'][number]
export type Dimension<B extends BaseName = BaseName> = (typeof bases)[B]['dimensions'][number]
export type Filter<B extends BaseName = BaseName> = (typeof bases)[B]['filters'][number]

/** The days that a column adds up: those before the period, the period's own, or all through its end. */
export type Span = 'before' | 'within' | 'through'

/** A figure of each row, and of the total. What it sums is also the list of documents behind it. */
export interface ReportColumn<B extends BaseName = BaseName> {
  readonly name: ColumnName
  readonly sums: Measure<B>
  /** Default `within`. */
  readonly span?: Span
  /** Counts the documents instead of adding them up. */
  readonly counts?: true
}

export const columnNames = [
  'opening',
  'in',
  'out',
  'moved',
  'closing',
  'documents',
  'booked',
  'voided',
  'net',
  'charged',
  'settled',
  'let_off',
  'fees',
  'drafts',
  'collected',
  'open',
  'overdue',
  'added',
  'used',
  'planned_in',
  'actual_in',
  'beyond_in',
  'planned_out',
  'actual_out',
  'beyond_out',
  'planned',
  'spent',
  'not_due',
  'late_30',
  'late_60',
  'late_90',
  'late_more',
] as const
export type ColumnName = (typeof columnNames)[number]

/**
 * A report. Its call, its list of documents, its page, its file and its print derive from it
 * (docs/adding-an-entity.md has the same for records).
 */
export interface Report<B extends BaseName = BaseName, Name extends string = string> {
  /** Unique: `daily_report`. */
  readonly name: Name
  /** The address of its page, and below `manage/` that of its call. */
  readonly page: string
  readonly path: string
  /** The right to read this is needed, and those to read `also`. */
  readonly permission: PermissionCode
  readonly also?: readonly PermissionCode[]
  /** The entity whose right it is: menu and page ask for it. */
  readonly resource:
    | 'cash_account'
    | 'receipt'
    | 'payment_voucher'
    | 'debt'
    | 'fee'
    | 'voucher_plan'
    | 'fund_plan'
    | 'supplier_invoice'
  /** Those who may create by `permission` and not approve see only what they took themselves. */
  readonly ownOnly?: true
  readonly base: B
  /** What its rows may be; the first is the usual one. */
  readonly by: readonly Dimension<B>[]
  readonly filters: readonly Filter<B>[]
  readonly columns: readonly ReportColumn<B>[]
  /** The columns that its chart draws. */
  readonly chart: readonly ColumnName[]
  /** The share of one column in another, in percent: a last column. */
  readonly rate?: { readonly part: ColumnName; readonly of: ColumnName }
  /** Another report of the same period, whose table stands below this one's on paper. */
  readonly below?: Report
  /** The icon of its place in the menu, and where that is; the group is `finance` unless it says otherwise. */
  readonly icon: string
  readonly group?: 'monthly_fees'
  readonly order: number
}

/** Declares a report: what it sums must be of its base. */
export const defineReport = <const Name extends string, const B extends BaseName>(
  report: Report<B, Name>,
): Report<B, Name> => report

/** The column that a report is compared by: the first that its chart draws. */
export const comparedColumn = ({ columns, chart }: Pick<Report, 'columns' | 'chart'>) =>
  columns.find(({ name }) => name === chart[0])

/** Whether somebody sees of this report only what they took themselves. */
export const seesOwnOnly = (
  { ownOnly }: Pick<Report, 'ownOnly'>,
  may: (flag: 'create' | 'approve') => boolean,
): boolean => ownOnly === true && may('create') && !may('approve')

/** The currency of a report's amounts: its filter's where the base has `ownCurrency`, else that of the books. */
export function currencyOfReport(
  { base }: Pick<Report, 'base'>,
  filters: Readonly<Partial<Record<Filter, string>>>,
  books: CurrencyCode,
): CurrencyCode {
  const asked = 'ownCurrency' in bases[base] ? filters.currency_code : undefined
  return currencyCodes.find((code) => code === asked) ?? books
}

/** Rows that name people or what is theirs: a paper that is published to the owners has none of them. */
export const personalRows: readonly Dimension[] = ['apartment', 'collector', 'maker', 'plan']
/** Filters that name a person. */
export const personalFilters: readonly Filter[] = ['collector_id', 'maker_id']
