import { livesIn } from '#api/people/householder-sql.ts'
import type { Tx } from '#api/database/pool.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import type { FundKind } from '#domain/money/numbering.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'

interface Entered {
  readonly building_id: string
  readonly apartment_id: string
  readonly payment_method_id: string
  readonly cash_account_id?: string | null
  readonly payer?: string | null
  readonly tenders?: readonly unknown[] | null
}

export interface Defaults {
  readonly payer: string | null
  readonly cash_account_id: string | null
  /** The building has the way of paying. */
  readonly hasMethod: boolean
  /** Whether the account that somebody chose is a maintenance fund; undefined where nobody chose one. */
  readonly isFund: boolean | undefined
  /** Why the chosen account takes no such money. */
  readonly refusal: ErrorCode | undefined
  /** The maintenance fund that takes such money. */
  readonly maintenance_account: string | null
  /** Where its money is held: cash is refused for a bank account, and other money for a cash box. */
  readonly fund: FundKind
}

const { building: ofBuilding, building_maintenance: maintenance } = optionsOf(cashAccount, 'account_type')
const { CASH: inCash } = optionsOf(paymentMethod, 'code')
const { cash, bank } = optionsOf(cashAccount, 'account_sub_type')

const defaultsOf = query({
  row: {
    payer: 'text | null',
    account: 'bigint | null',
    maintenance_account: 'bigint | null',
    has_method: 'boolean',
    is_cash: 'boolean | null',
    is_fund: 'boolean | null',
    is_misplaced: 'boolean | null',
    is_foreign: 'boolean | null',
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', methodId: 'bigint', givenId: 'bigint | null' },
  sql: ({ buildingId, apartmentId, methodId, givenId }) =>
    `select ${livesIn(buildingId, apartmentId)} as payer, m.id is not null as has_method, m.code = ${inCash} as is_cash,
        g.account_type = ${maintenance} as is_fund,
        (m.code = ${inCash}) <> (g.account_sub_type = ${cash}) as is_misplaced,
        g.currency_code is not null as is_foreign,
        (select a.id from cash_account a
          where a.building_id = m.building_id and a.is_active and a.deleted_at is null
            and a.account_type = ${ofBuilding} and a.currency_code is null
            and a.account_sub_type = case m.code when ${inCash} then ${cash} else ${bank} end
          order by (a.bank_id is not distinct from m.bank_id) desc, a.id limit 1) as account,
        (select a.id from cash_account a
          where a.building_id = m.building_id and a.is_active and a.deleted_at is null
            and a.account_type = ${maintenance} and a.currency_code is null
            and a.account_sub_type = case m.code when ${inCash} then ${cash} else ${bank} end
          order by a.id limit 1) as maintenance_account
      from (select) one left join payment_method m
        on m.building_id = ${buildingId} and m.id = ${methodId} and m.deleted_at is null
      left join cash_account g on g.building_id = ${buildingId} and g.id = ${givenId}`,
})

/**
 * A receipt's defaults, where its cashier enters nothing: a person who lives there paid it, into the method's own bank
 * account or the building's cash. The account is null for a method that the building does not have, which is refused as
 * a reference.
 */
export async function withDefaults(tx: Tx, entered: Entered): Promise<Defaults> {
  const { building_id, apartment_id, payment_method_id, payer = null, cash_account_id = null } = entered
  const place = { buildingId: building_id, apartmentId: apartment_id }
  const [found] = await defaultsOf(tx, { ...place, methodId: payment_method_id, givenId: cash_account_id })
  const isSaid = found?.is_cash === false && (entered.tenders ?? []).length > 0
  const isForeign = found?.is_foreign === true && !isSaid
  const misplaced = found?.is_cash === true ? 'cash_into_cash_account' : 'method_into_bank_account'
  return {
    payer: payer ?? found?.payer ?? null,
    cash_account_id: cash_account_id ?? found?.account ?? null,
    hasMethod: found?.has_method === true,
    isFund: cash_account_id === null ? undefined : found?.is_fund === true,
    maintenance_account: found?.maintenance_account ?? null,
    refusal: isForeign ? 'account_in_other_currency' : found?.is_misplaced === true ? misplaced : undefined,
    fund: found?.is_cash === true ? 'cash' : 'bank',
  }
}
