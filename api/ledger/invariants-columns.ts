import { currencies } from '#domain/currency.ts'
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

/** Every number column for money: a test compares this list with the tables. */
export const numbers: readonly Columns[] = [
  {
    table: 'fee',
    amounts: ['amount', 'settled', 'old_debt'],
    figures: ['unit_price', 'quantity', 'old_index', 'new_index', 'consumption', 'norm', 'area'],
  },
  {
    table: 'receipt',
    amounts: ['received', 'change_given', 'credit_used', 'deduction', 'settled', 'excess'],
    figures: ['amount_received', 'rate', 'book_rate'],
  },
  { table: 'settlement', amounts: ['amount'] },
  { table: 'ledger_line', record: `'line ' || t.number || ' of entry ' || t.entry_id`, amounts: ['amount'] },
  { table: 'ledger_balance', record: `concat_ws(' ', t.account, nullif(t.ref, ''))`, amounts: ['balance'] },
  { table: 'debt', record: `'apartment ' || t.apartment_id`, amounts: ['outstanding', 'credit'] },
  { table: 'receipt_voucher', amounts: ['amount'] },
  { table: 'payment_voucher', amounts: ['amount'] },
  { table: 'opening_debt', amounts: ['amount'] },
]

/** PostgreSQL sorts NaN above Infinity. */
const isNoNumber = (column: string) => `not (t.${column} > '-Infinity' and t.${column} < 'Infinity')`
const isTooFine = (column: string, digits: string) => `t.${column} <> round(t.${column}, ${digits})`

function wrongIn({ table, record = `'${table} ' || t.id`, amounts, figures = [] }: Columns): string {
  const cases = [
    ...amounts.map((name) => [`${isNoNumber(name)} or ${isTooFine(name, 'd.digits')}`, name] as const),
    ...figures.map((name) => [isNoNumber(name), name] as const),
    // The amount that the payer handed over is in a separate currency.
    ...(table === 'receipt'
      ? [[isTooFine('amount_received', 'own.digits'), 'amount_received'] as const]
      : []),
  ]
  const own = table === 'receipt' ? ' join digits own on own.currency = t.currency_code' : ''
  return `select t.building_id::text as building, ${record} as record,
      ${findings(...cases.map(([condition, name]) => [condition, `'${name} ' || t.${name}`] as const))} as finding
    from ${table} t join building b on b.id = t.building_id join digits d on d.currency = b.currency_code${own}
    where ${cases.map(([condition]) => condition).join(' or ')}`
}

const amountsAreMoney: Invariant = {
  code: 'I8',
  says: 'every amount is a number of its currency: whole đồng and riel, at most cents',
  sql: `with digits(currency, digits) as (values ${Object.entries(currencies)
    .map(([code, { digits }]) => `('${code}', ${digits})`)
    .join(', ')})
    ${numbers.map(wrongIn).join(' union all ')}`,
}

/**
 * The parents of each row, which belong to the row's own building. Keys keep most of this, as long as nobody drops
 * them.
 */
export const parents = {
  fee: {
    apartment_id: 'apartment',
    fee_setting_id: 'fee_setting',
    fee_slip_id: 'fee_slip',
    group_fee_slip_id: 'group_fee_slip',
    replaces_id: 'fee',
  },
  fee_trace: { fee_id: 'fee' },
  opening_debt: { apartment_id: 'apartment', fee_id: 'fee' },
  service_booking: { fee_id: 'fee' },
  debt: { apartment_id: 'apartment' },
  receipt: {
    apartment_id: 'apartment',
    payment_method_id: 'payment_method',
    cash_account_id: 'cash_account',
    serial_id: 'preprint_serial',
  },
  preprint_serial: { book_id: 'preprint_book', receipt_id: 'receipt' },
  settlement: { fee_id: 'fee', receipt_id: 'receipt' },
  ledger_line: { entry_id: 'ledger_entry', apartment_id: 'apartment', cash_account_id: 'cash_account' },
  receipt_voucher: {
    category_id: 'receipt_voucher_category',
    cash_account_id: 'cash_account',
    apartment_id: 'apartment',
    plan_period_id: 'voucher_plan_period',
  },
  payment_voucher: {
    category_id: 'payment_voucher_category',
    cash_account_id: 'cash_account',
    apartment_id: 'apartment',
    plan_period_id: 'voucher_plan_period',
  },
}

const strayIn = (table: string, column: string, parent: string) =>
  `select c.building_id::text as building, '${table}' as record,
      '${parent} ' || c.${column} || ' is not of this building' as finding
    from ${table} c where c.${column} is not null
      and not exists (select from ${parent} p where p.building_id = c.building_id and p.id = c.${column})`

const parentsAgree: Invariant = {
  code: 'I9',
  says: 'every row is of its parents’ building, and a receipt settles fees of its own apartment',
  sql: `${Object.entries(parents)
    .flatMap(([table, keys]) =>
      Object.entries(keys).map(([column, parent]) => strayIn(table, column, parent)),
    )
    .join(' union all ')}
    union all
    select s.building_id::text, 'settlement ' || s.id,
        format('receipt of apartment %s, fee of apartment %s', r.apartment_id, f.apartment_id)
      from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id
        join receipt r on r.building_id = s.building_id and r.id = s.receipt_id
      where f.apartment_id <> r.apartment_id`,
}

export const columnInvariants = { amountsAreMoney, parentsAgree }
