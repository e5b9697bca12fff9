import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Tx } from '#api/database/pool.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { requireBankCurrency, requireOwnKind, requireUnmatched } from './bank-facts.ts'

const { cash: inCash } = literalsOf(accounts)

/** What the ledger has in an account, in the building's currency. */
const balanceSql = `coalesce((select b.balance from ledger_balance b where b.building_id = t.building_id and b.account = ${inCash}
    and b.ref = t.id::text), 0)`

/** 422 `fund_has_money`: what an account that is switched off has could no longer be moved. */
async function requireEmpty(
  tx: Tx,
  place: { readonly buildingId: string; readonly id: string },
): Promise<void> {
  if ((await moneyIn(tx, place)).length > 0)
    throw invalidInput([{ field: 'is_active', code: 'fund_has_money' }])
}

const moneyIn = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from ledger_balance where building_id = ${buildingId} and account = ${inCash} and ref = ${id}::text
        and balance <> 0`,
})

/** `account_types` in a list's address: several types, with commas between them. */
export const cashAccountExtension = extendEntity(cashAccount, {
  parameters: ['account_types'],
  expressions: { balance: balanceSql },
  where(_caller, params, { account_types: wanted }) {
    if (wanted === undefined || wanted === '') return undefined
    const known: readonly string[] = cashAccount.fields.account_type.options
    const types = wanted.split(',')
    if (types.some((type) => !known.includes(type)))
      throw invalidInput([{ field: 'account_types', code: 'invalid_option' }])
    return `t.account_type = any(${params.add(types)}::text[])`
  },
  async create({ values, caller, tx, also }) {
    const { building_id: buildingId, bank_id: bankId, account_type: type } = values
    // The building's own currency is not another: such an account is like any other.
    const isOwn = values.currency_code === currencyOfBuilding(caller, buildingId)
    const currency = isOwn ? null : (values.currency_code ?? null)
    if (typeof bankId === 'string') {
      await requireOwnKind(tx, { buildingId, bankId, type })
      await requireBankCurrency(tx, { buildingId, bankId, currency, field: 'currency_code' })
    }
    return also({ currency_code: currency })
  },
  async change({ before, whole, tx }) {
    const {
      id,
      building_id: buildingId,
      bank_id: bankId,
      account_type: type,
      currency_code: currency,
    } = whole
    if (before.is_active && !whole.is_active) await requireEmpty(tx, { buildingId, id })
    if (bankId === before.bank_id) return
    if (before.bank_id !== null)
      await requireUnmatched(tx, { buildingId, bankId: before.bank_id, field: 'bank_id' })
    if (bankId === null) return
    await requireOwnKind(tx, { buildingId, bankId, id, type })
    await requireBankCurrency(tx, { buildingId, bankId, currency, field: 'bank_id' })
  },
  restore: {
    async after({ after: { id, building_id: buildingId, bank_id: bankId, ...fund }, tx }) {
      if (bankId === null) return
      await requireOwnKind(tx, { buildingId, bankId, id, type: fund.account_type })
      await requireBankCurrency(tx, { buildingId, bankId, currency: fund.currency_code, field: 'bank_id' })
    },
  },
})
