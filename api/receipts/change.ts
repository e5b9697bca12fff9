import { compareAmounts, isZero, subtractAmounts } from '#core/amount.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'

interface Entered {
  readonly building_id: string
  readonly payment_method_id: string
  readonly change_given: string
  readonly cash_account_id?: string | null
  readonly tenders?: readonly unknown[] | null
}

const { CASH: cash } = optionsOf(paymentMethod, 'code')

const otherMethods = query({
  row: { is_foreign: 'boolean' },
  takes: { buildingId: 'bigint', methodId: 'bigint', accountId: 'bigint | null' },
  sql: ({ buildingId, methodId, accountId }) =>
    `select exists (select from cash_account a where a.building_id = m.building_id and a.id = ${accountId}
          and a.currency_code is not null) as is_foreign
      from payment_method m where m.building_id = ${buildingId} and m.id = ${methodId} and m.code <> ${cash}`,
})

/**
 * Money that came by a bank or a card is not in the drawer: 422 `change_not_cash`, `tenders_not_cash`. What came into a bank
 * account of another currency is said in it.
 */
export async function requireChangeInCash(tx: Tx, entered: Entered): Promise<void> {
  const isTendered = (entered.tenders ?? []).length > 0
  if (isZero(entered.change_given) && !isTendered) return
  const [other] = await otherMethods(tx, {
    buildingId: entered.building_id,
    methodId: entered.payment_method_id,
    accountId: entered.cash_account_id ?? null,
  })
  if (other === undefined || (other.is_foreign && isZero(entered.change_given))) return
  throw invalidInput([
    isTendered
      ? { field: 'payment_method_id', code: 'tenders_not_cash' }
      : { field: 'change_given', code: 'change_not_cash' },
  ])
}

/** What stays in the drawer of the money received, both in the building's currency; 422 `change_too_large` below zero. */
export function keepReceived(received: string, change: string): string {
  if (compareAmounts(change, received) > 0)
    throw invalidInput([{ field: 'change_given', code: 'change_too_large' }])
  return subtractAmounts(received, change)
}
