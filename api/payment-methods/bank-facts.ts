import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import type { RecordOf } from '#core/stored.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'

// What stays true of a bank account: its facts once lines are matched by them, the kind of fund that it keeps, and that its
// fund accounts are kept in its currency.

/** 409 `bank_matched` at the field: lines of the bank account are matched, and say what the field says. */
export async function requireUnmatched(
  tx: Tx,
  { field, ...place }: { readonly buildingId: string; readonly bankId: string; readonly field: string },
): Promise<void> {
  // Whoever matches holds it too, so that a match and a change at once are judged one after the other.
  await holdBank(tx, place)
  if ((await matchedLines(tx, place)).length > 0)
    throw apiError(409, 'bank_matched', [{ field, code: 'bank_matched' }])
}

const place = { buildingId: 'bigint', bankId: 'bigint' } as const

const holdBank = query({
  row: {},
  takes: place,
  sql: ({ buildingId, bankId }) =>
    `select from bank where building_id = ${buildingId} and id = ${bankId} for no key update`,
})

const matchedLines = query({
  row: {},
  takes: place,
  sql: ({ buildingId, bankId }) =>
    `select from bank_line where building_id = ${buildingId} and bank_id = ${bankId}
      and status = ${statesOf(bankLine).matched} limit 1`,
})

/** 409 `bank_has_lines`: what the bank has told of the account is in its currency, matched or not. */
export async function requireNoLines(
  tx: Tx,
  asked: { readonly buildingId: string; readonly bankId: string },
): Promise<void> {
  await holdBank(tx, asked)
  if ((await anyLines(tx, asked)).length > 0)
    throw apiError(409, 'bank_has_lines', [{ field: 'currency_code', code: 'bank_has_lines' }])
}

const anyLines = query({
  row: {},
  takes: place,
  sql: ({ buildingId, bankId }) =>
    `select from bank_line where building_id = ${buildingId} and bank_id = ${bankId} limit 1`,
})

/** 422 `maintenance_fund_no_fees`: what residents pay by the method would enter the maintenance fund's bank account. */
export async function requireNoFund(tx: Tx, fund: Pick<Fund, 'buildingId' | 'bankId'>): Promise<void> {
  await holdBank(tx, fund)
  if ((await maintenanceFunds(tx, fund)).length > 0) throw feesInFund()
}

const feesInFund = () => invalidInput([{ field: 'bank_id', code: 'maintenance_fund_no_fees' }])

const maintenance = optionsOf(cashAccount, 'account_type').building_maintenance

const maintenanceFunds = query({
  row: {},
  takes: place,
  sql: ({ buildingId, bankId }) =>
    `select from cash_account where building_id = ${buildingId} and bank_id = ${bankId}
      and account_type = ${maintenance} and deleted_at is null limit 1`,
})

interface Fund {
  readonly buildingId: string
  readonly bankId: string
  /** Absent for a new one. */
  readonly id?: string
  readonly type: RecordOf<typeof cashAccount>['account_type']
}

/**
 * 422 `bank_of_other_fund`: the bank account keeps the money of another kind of fund. 422 `maintenance_fund_no_fees`:
 * residents pay fees to it.
 */
export async function requireOwnKind(tx: Tx, { id = '0', ...fund }: Fund): Promise<void> {
  await holdBank(tx, fund)
  if ((await otherKinds(tx, { ...fund, id })).length > 0)
    throw invalidInput([{ field: 'bank_id', code: 'bank_of_other_fund' }])
  if (fund.type === 'building_maintenance' && (await methodsOf(tx, fund)).length > 0) throw feesInFund()
}

const methodsOf = query({
  row: {},
  takes: place,
  sql: ({ buildingId, bankId }) =>
    `select from payment_method where building_id = ${buildingId} and bank_id = ${bankId}
      and deleted_at is null limit 1`,
})

const otherKinds = query({
  row: {},
  takes: { ...place, id: 'bigint', type: column(cashAccount, 'account_type') },
  sql: ({ buildingId, bankId, id, type }) =>
    `select from cash_account where building_id = ${buildingId} and bank_id = ${bankId} and id <> ${id}
      and account_type <> ${type} and deleted_at is null limit 1`,
})

interface Kept {
  readonly buildingId: string
  readonly bankId: string
  /** Of the fund account; null: the building's. */
  readonly currency: RecordOf<typeof cashAccount>['currency_code']
  readonly field: 'bank_id' | 'currency_code'
}

/** 422 `bank_in_other_currency` at the field: a fund account is kept in the currency of its bank account. */
export async function requireBankCurrency(tx: Tx, { field, ...kept }: Kept): Promise<void> {
  await holdBank(tx, kept)
  if ((await inOtherCurrency(tx, kept)).length > 0)
    throw invalidInput([{ field, code: 'bank_in_other_currency' }])
}

const inOtherCurrency = query({
  row: {},
  takes: { ...place, currency: column(cashAccount, 'currency_code') },
  sql: ({ buildingId, bankId, currency }) =>
    `select from bank k join building b on b.id = k.building_id where k.building_id = ${buildingId} and k.id = ${bankId}
      and k.currency_code <> coalesce(${currency}, b.currency_code)`,
})

/** 409 `bank_in_other_currency` if fund accounts of the bank account are kept in another currency than its new one. */
export async function requireFundsIn(
  tx: Tx,
  asked: { readonly buildingId: string; readonly bankId: string; readonly currency: string },
): Promise<void> {
  await holdBank(tx, asked)
  if ((await fundsInOther(tx, asked)).length > 0)
    throw apiError(409, 'bank_in_other_currency', [
      { field: 'currency_code', code: 'bank_in_other_currency' },
    ])
}

const fundsInOther = query({
  row: {},
  takes: { ...place, currency: 'text' },
  sql: ({ buildingId, bankId, currency }) =>
    `select from cash_account a join building b on b.id = a.building_id
      where a.building_id = ${buildingId} and a.bank_id = ${bankId} and a.deleted_at is null
        and coalesce(a.currency_code, b.currency_code) <> ${currency} limit 1`,
})
