import { digitsTable } from '#api/currencies/currency-sql.ts'
import type { AnyFields } from '#core/field.ts'
import type { MoneyField } from '#core/fields/money.ts'
import { kindOf } from '#core/kinds.ts'
import { documentKinds, ledgerDocuments, type LedgerDocument } from './documents.ts'
import { findings, type Invariant } from './invariants-shape.ts'

interface Columns {
  readonly table: string
  /** SQL of the name of its rows. */
  readonly record?: string
  /** In the building's currency. */
  readonly amounts: readonly string[]
  /** Prices, rates and measures: any number of digits, but always a number. */
  readonly figures?: readonly string[]
}

/** A document's whole numbers. */
const numbersOf = ({ entity: { fields } }: LedgerDocument) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'number' ? [name] : []))

/** The columns that a document's entry sums up. */
const amountsOf = ({ entity: { fields } }: LedgerDocument) =>
  moneyOf(fields, (field) => field.currency === undefined)

/** Those that are in another currency. */
const foreignOf = ({ entity: { fields } }: LedgerDocument) =>
  moneyOf(fields, (field) => field.currency !== undefined)

const moneyOf = (fields: AnyFields, isWanted: (field: MoneyField) => boolean) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'money' && isWanted(field as MoneyField) ? [name] : [],
  )

/** The records that a document names. */
const parentsOf = ({ entity: { fields } }: LedgerDocument) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const relation = kindOf(field).relation?.(field)
      return relation === undefined || relation.many ? [] : [[name, relation.target]]
    }),
  )

/** Every number column for money: a test compares this list with the tables. */
export const numbers: readonly Columns[] = [
  {
    table: 'fee',
    amounts: ['amount', 'settled', 'old_debt', 'vat', 'for_others'],
    figures: [
      'vat_percent',
      'unit_price',
      'quantity',
      'old_index',
      'new_index',
      'consumption',
      'norm',
      'area',
    ],
  },
  {
    table: 'receipt',
    amounts: [
      'received',
      'change_given',
      'exchange_difference',
      'credit_used',
      'deduction',
      'settled',
      'excess',
    ],
    figures: ['amount_received', 'rate', 'book_rate'],
  },
  { table: 'settlement', amounts: ['amount'] },
  {
    table: 'ledger_line',
    record: `'line ' || t.number || ' of entry ' || t.entry_id`,
    amounts: ['amount'],
    figures: ['foreign_amount', 'rate'],
  },
  {
    table: 'ledger_balance',
    record: `concat_ws(' ', t.account, nullif(t.ref, ''))`,
    amounts: ['balance'],
    figures: ['foreign_balance'],
  },
  { table: 'debt', record: `'apartment ' || t.apartment_id`, amounts: ['outstanding', 'credit', 'prepaid'] },
  { table: 'prepayment_portion', amounts: ['foreseen', 'discount', 'amount'] },
  {
    table: 'prepayment_release',
    record: `'prepaid part of fee ' || t.fee_id`,
    amounts: ['used', 'credited', 'let_off'],
  },
  ...documentKinds.map((table) => ({
    table,
    amounts: amountsOf(ledgerDocuments[table]),
    figures: [...foreignOf(ledgerDocuments[table]), ...numbersOf(ledgerDocuments[table])],
  })),
  { table: 'opening_debt', amounts: ['amount'] },
  { table: 'late_interest_line', amounts: ['unpaid', 'amount'], figures: ['rate', 'days'] },
  {
    table: 'till_closing',
    amounts: ['book_value', 'counted_value', 'difference_value'],
    figures: ['expected', 'counted', 'other_cash', 'receipts', 'rate'],
  },
]

/** PostgreSQL sorts NaN above Infinity. */
const isNoNumber = (column: string) => `not (t.${column} > '-Infinity' and t.${column} < 'Infinity')`
const isTooFine = (column: string, digits: string) => `t.${column} <> round(t.${column}, ${digits})`

/** Amounts in a currency that the row names itself: what was handed over, what was counted. */
const ownAmounts: Readonly<Record<string, readonly string[]>> = {
  receipt: ['amount_received'],
  till_closing: ['expected', 'counted', 'other_cash'],
}

function wrongIn({ table, record = `'${table} ' || t.id`, amounts, figures = [] }: Columns): string {
  const inOwn = ownAmounts[table] ?? []
  const cases = [
    ...amounts.map((name) => [`${isNoNumber(name)} or ${isTooFine(name, 'd.digits')}`, name] as const),
    ...figures.map((name) => [isNoNumber(name), name] as const),
    ...inOwn.map((name) => [isTooFine(name, 'own.digits'), name] as const),
  ]
  const own =
    inOwn.length === 0 ? '' : ' join digits own on own.currency = coalesce(t.currency_code, b.currency_code)'
  return `select t.building_id::text as building, ${record} as record,
      ${findings(...cases.map(([condition, name]) => [condition, `'${name} ' || t.${name}`] as const))} as finding
    from ${table} t join building b on b.id = t.building_id join digits d on d.currency = b.currency_code${own}
    where ${cases.map(([condition]) => condition).join(' or ')}`
}

const amountsAreMoney: Invariant = {
  code: 'I8',
  says: 'every amount is a number of its currency: whole đồng and riel, at most cents',
  sql: `with ${digitsTable}
    ${numbers.map(wrongIn).join(' union all ')}`,
}

/**
 * The parents of each row, which belong to the row's own building. Keys keep most of this, as long as nobody drops
 * them.
 */
export const parents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fee: {
    apartment_id: 'apartment',
    fee_setting_id: 'fee_setting',
    category_id: 'receipt_voucher_category',
    fee_slip_id: 'fee_slip',
    group_fee_slip_id: 'group_fee_slip',
    late_interest_run_id: 'late_interest_run',
    replaces_id: 'fee',
  },
  fee_trace: { fee_id: 'fee' },
  late_interest_line: { apartment_id: 'apartment', fee_id: 'fee', debt_fee_id: 'fee' },
  opening_debt: { apartment_id: 'apartment', fee_id: 'fee' },
  service_booking: { fee_id: 'fee' },
  utility_booking: { fee_id: 'fee' },
  debt: { apartment_id: 'apartment' },
  receipt: {
    apartment_id: 'apartment',
    payment_method_id: 'payment_method',
    cash_account_id: 'cash_account',
    serial_id: 'preprint_serial',
    template_version_id: 'template_version',
  },
  preprint_serial: { book_id: 'preprint_book', receipt_id: 'receipt' },
  settlement: {
    fee_id: 'fee',
    receipt_id: 'receipt',
    write_off_id: 'write_off',
    adjustment_id: 'adjustment',
    prepayment_id: 'prepayment',
  },
  prepayment_portion: {
    prepayment_id: 'prepayment',
    apartment_id: 'apartment',
    fee_setting_id: 'fee_setting',
    fee_id: 'fee',
  },
  prepayment_release: {
    fee_id: 'fee',
    portion_id: 'prepayment_portion',
    prepayment_id: 'prepayment',
    apartment_id: 'apartment',
  },
  ledger_line: { entry_id: 'ledger_entry', apartment_id: 'apartment', cash_account_id: 'cash_account' },
  ...Object.fromEntries(documentKinds.map((kind) => [kind, parentsOf(ledgerDocuments[kind])])),
  till_closing: { cash_account_id: 'cash_account' },
}

const strayIn = (table: string, column: string, parent: string) =>
  `select c.building_id::text as building, '${table}' as record,
      '${parent} ' || c.${column} || ' is not of this building' as finding
    from ${table} c where c.${column} is not null
      and not exists (select from "${parent}" p where p.building_id = c.building_id and p.id = c.${column})`

const foreignFees = (table: string) =>
  `select s.building_id::text, 'settlement ' || s.id,
        format('${table} of apartment %s, fee of apartment %s', r.apartment_id, f.apartment_id)
      from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
        join ${table} r on r.building_id = s.building_id and r.id = s.${table}_id
      where f.apartment_id <> r.apartment_id`

const parentsAgree: Invariant = {
  code: 'I9',
  says: 'every row is of its parents’ building, and a document settles fees of its own apartment',
  sql: `${Object.entries(parents)
    .flatMap(([table, keys]) =>
      Object.entries(keys).map(([column, parent]) => strayIn(table, column, parent)),
    )
    .join(' union all ')}
    union all
    ${['receipt', 'write_off', 'adjustment', 'prepayment'].map(foreignFees).join(' union all ')}`,
}

export const columnInvariants = { amountsAreMoney, parentsAgree }
