import { compareAmounts, isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import { exchange, missingInCash, ruleFor } from '#domain/money/tenders.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { FieldError } from '#core/wire/error.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { building } from '#entities/property/building.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { keptRate } from '../currencies/desk-rates.ts'
import { readDeskCash, type DeskCash } from './desk-cash.ts'

type Entered = NewRecord<typeof receipt>
/** Cash that went into a cash account, or came out of it, as the receipt stores it. */
export type Tender = NonNullable<RecordOf<typeof receipt>['tenders']>[number]

/** Cash in several currencies, and what it is worth in the books. */
export interface Tendered {
  readonly desk: DeskCash
  readonly tenders: readonly Tender[]
  /** Of what was handed over. */
  readonly worth: string
  /** It came into a bank account of another currency: nothing is rounded, and nothing handed back. */
  readonly isTransfer: boolean
}

/**
 * What was handed over and back, each at the desk's rate of the day and in the cash account of its currency; undefined
 * for a receipt without tenders. 409 `rate_changed` if it is not worth what the cashier was shown.
 */
export async function takeTenders(
  tx: Tx,
  caller: Caller,
  { entered, day }: { readonly entered: Entered; readonly day: string },
): Promise<Tendered | undefined> {
  const rows = entered.tenders ?? []
  if (rows.length === 0) return undefined
  const { building_id: buildingId, cash_account_id: accountId = null } = entered
  const [cash, [bank]] = await Promise.all([
    readDeskCash(tx, caller, { buildingId, day }),
    foreignBank(tx, { buildingId, accountId }),
  ])
  const isTransfer = bank !== undefined
  const desk = isTransfer ? { ...cash, boxes: new Map([[bank.currency_code, bank.id]]) } : cash
  if (entered.currency_code !== desk.books)
    throw invalidInput([{ field: 'currency_code', code: 'currency_differs' }])
  const faults = rows.flatMap((row, at) =>
    isTransfer && row.currency_code !== bank.currency_code
      ? [{ field: `tenders.${at}.currency_code`, code: 'currency_differs' as const }]
      : faultsOf(row, at, desk),
  )
  if (faults.length > 0) throw invalidInput(faults)
  const tenders = rows.map((row) => tenderOf(row, desk, entered))
  const worth = sumAmounts(tenders.filter((row) => !isChange(row)).map(({ value }) => value ?? '0'))
  if (!isZero(subtractAmounts(worth, entered.amount_received)))
    throw apiError(409, 'rate_changed', [{ field: 'amount_received', code: 'rate_changed' }])
  return { desk, tenders, worth, isTransfer }
}

const foreignBank = query({
  row: { id: 'bigint', ...columns(building, ['currency_code']) },
  takes: { buildingId: 'bigint', accountId: 'bigint | null' },
  sql: ({ buildingId, accountId }) =>
    `select a.id, coalesce(a.currency_code, b.currency_code) as currency_code
      from cash_account a join building b on b.id = a.building_id
      where a.building_id = ${buildingId} and a.id = ${accountId} and a.currency_code is not null
        and a.account_sub_type = ${bankIs}`,
})

type Row = NonNullable<Entered['tenders']>[number]

export const isChange = ({ amount }: Pick<Row, 'amount'>) => compareAmounts(amount, '0') < 0

function faultsOf(row: Row, at: number, desk: DeskCash): FieldError[] {
  const { currency_code: currency, amount } = row
  const of = (name: string) => `tenders.${at}.${name}`
  if (!desk.boxes.has(currency)) return [{ field: of('currency_code'), code: 'cash_account_missing' }]
  if (desk.rateOf(currency) === undefined) return [{ field: of('currency_code'), code: 'no_exchange_rate' }]
  if (isChange(row) && currency !== desk.change)
    return [{ field: of('currency_code'), code: 'change_in_other_currency' }]
  return isZero(amount) ? [{ field: of('amount'), code: 'too_small', limits: { min: '1' } }] : []
}

function tenderOf({ currency_code, amount }: Row, desk: DeskCash, entered: Entered): Tender {
  const rate = desk.rateOf(currency_code) ?? null
  const own = currency_code === desk.books ? entered.cash_account_id : undefined
  return {
    currency_code,
    amount,
    ...keptRate(rate),
    value: exchange(amount, { from: currency_code, to: desk.books, rate }),
    cash_account_id: own ?? desk.boxes.get(currency_code) ?? null,
  }
}

/** What of it the receipt counts as received, and what is kept more or less than that by rounding. */
export interface Kept {
  readonly received: string
  readonly change_given: string
  readonly exchange_difference: string
}

interface Collected extends Pick<Entered, 'credit_used' | 'deduction' | 'confirm_excess'> {
  readonly settled: string
}

/**
 * Compares the tenders with what they settle. The change must be what the building's rule says, neither more nor less:
 * 422 `change_by_rule`. What the rule rounds away is the exchange difference.
 */
export function keepTenders({ desk, tenders, worth, isTransfer }: Tendered, collected: Collected): Kept {
  if (isTransfer) return { received: worth, change_given: '0', exchange_difference: '0' }
  const at = tenders.findIndex(isChange)
  const given = sumAmounts(tenders.filter(isChange).map(({ amount }) => amount))
  const change = subtractAmounts('0', sumAmounts(tenders.filter(isChange).map(({ value }) => value ?? '0')))
  const { settled, credit_used: credit, deduction } = collected
  const wanted = subtractAmounts(settled, sumAmounts([credit, deduction]))
  const rate = desk.rateOf(desk.change) ?? null
  const [same, others] = [true, false].map((isSame) =>
    tenders.filter((row) => !isChange(row) && (row.currency_code === desk.change) === isSame),
  )
  const missing = missingInCash(
    subtractAmounts(wanted, sumAmounts((others ?? []).map(({ value }) => value ?? '0'))),
    {
      from: desk.books,
      to: desk.change,
      rate,
      handed: sumAmounts((same ?? []).map(({ amount }) => amount)),
    },
    ruleFor(desk.change, desk.riel),
  )
  // Money that is too little, or kept as credit, is judged like any other.
  const isUnrounded =
    compareAmounts(missing, '0') > 0 ||
    compareAmounts(wanted, '0') <= 0 ||
    // A part payment settles what it is worth.
    (at < 0 && isZero(subtractAmounts(wanted, worth))) ||
    (collected.confirm_excess && compareAmounts(missing, '0') < 0)
  const due = isUnrounded ? '0' : missing
  if (!isZero(subtractAmounts(given, due)))
    throw invalidInput([
      {
        field: at < 0 ? 'tenders' : `tenders.${at}.amount`,
        code: 'change_by_rule',
        limits: { max: subtractAmounts('0', due) },
      },
    ])
  if (isUnrounded) return { received: worth, change_given: '0', exchange_difference: '0' }
  return {
    received: wanted,
    change_given: change,
    exchange_difference: subtractAmounts(worth, sumAmounts([change, wanted])),
  }
}

const { cash: inCash } = literalsOf(accounts)
const { bank: bankIs } = optionsOf(cashAccount, 'account_sub_type')

const heldIn = query({
  row: { held: 'text' },
  takes: { buildingId: 'bigint', cashAccountId: 'bigint' },
  sql: ({ buildingId, cashAccountId }) =>
    `select trim_scale(coalesce(foreign_balance, balance))::text as held from ledger_balance
      where building_id = ${buildingId} and account = ${inCash} and ref = ${cashAccountId}::text`,
})

/**
 * Nobody hands back what is not in the till: 422 `change_not_in_till`. Read after the entry, whose balances stay locked
 * until the end, so that of two receipts the second sees what the first has left.
 */
export async function requireChangeInTill(
  tx: Tx,
  buildingId: string,
  tenders: readonly Tender[],
): Promise<void> {
  const at = tenders.findIndex(isChange)
  const cashAccountId = tenders[at]?.cash_account_id ?? null
  if (cashAccountId === null) return
  const moved = sumAmounts(
    tenders.filter((row) => row.cash_account_id === cashAccountId).map(({ amount }) => amount),
  )
  if (compareAmounts(moved, '0') >= 0) return
  const [box] = await heldIn(tx, { buildingId, cashAccountId })
  if (compareAmounts(box?.held ?? '0', '0') < 0)
    throw invalidInput([{ field: `tenders.${at}.amount`, code: 'change_not_in_till' }])
}
