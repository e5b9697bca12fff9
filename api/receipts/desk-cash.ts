import type { CurrencyCode } from '#domain/currency.ts'
import { changeCurrency, type CashRule } from '#domain/money/tenders.ts'
import type { Caller } from '#api/context.ts'
import { currencyOfBuilding } from '#api/currencies/building-currency.ts'
import { deskRatesOn, type RateOf } from '#api/currencies/desk-rates.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { building } from '#entities/property/building.ts'

/** The cash that a building takes at its desk on a day: a cash account and a rate for each currency. */
export interface DeskCash {
  readonly books: CurrencyCode
  /** Cash accounts by currency; the first of each. */
  readonly boxes: ReadonlyMap<CurrencyCode, string>
  readonly rateOf: RateOf
  readonly change: CurrencyCode
  readonly riel: CashRule
}

const { building: ofBuilding, building_maintenance: maintenance } = optionsOf(cashAccount, 'account_type')
const { cash, bank } = optionsOf(cashAccount, 'account_sub_type')

const boxesOf = query({
  row: columns(cashAccount, ['id', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select distinct on (currency_code) id, currency_code from cash_account
      where building_id = ${buildingId} and is_active and deleted_at is null
        and account_type = ${ofBuilding} and account_sub_type = ${cash}
      order by currency_code nulls first, id`,
})

/** Bank accounts in another currency than the books', which fees may be transferred to. */
export const foreignBanks = query({
  row: columns(cashAccount, ['id', 'currency_code']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, currency_code from cash_account
      where building_id = ${buildingId} and is_active and deleted_at is null and currency_code is not null
        and account_type <> ${maintenance} and account_sub_type = ${bank} order by id`,
})

const ruleOf = query({
  row: { step: 'text', ...columns(building, ['riel_rounding']) },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select trim_scale(coalesce(riel_step, 100))::text as step, riel_rounding from building where id = ${buildingId}`,
})

interface Place {
  readonly buildingId: string
  readonly day: string
}

export async function readDeskCash(db: Queryable, caller: Caller, place: Place): Promise<DeskCash> {
  const { buildingId, day } = place
  const { organisationId } = caller.principal
  const books = currencyOfBuilding(caller, buildingId)
  const [boxes, [rule], rateOf] = await Promise.all([
    boxesOf(db, { buildingId }),
    ruleOf(db, { buildingId }),
    deskRatesOn(db, { organisationId, buildingId, books, day }),
  ])
  const kept = new Map(boxes.map(({ id, currency_code }) => [currency_code ?? books, id]))
  return {
    books,
    boxes: kept,
    rateOf,
    change: changeCurrency(books, [...kept.keys()]),
    riel: { step: rule?.step ?? '100', rounding: rule?.riel_rounding ?? 'nearest' },
  }
}
