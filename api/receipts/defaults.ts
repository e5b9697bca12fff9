import { livesIn } from '#api/people/householder-sql.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'

interface Entered {
  readonly building_id: string
  readonly apartment_id: string
  readonly payment_method_id: string
  readonly cash_account_id?: string | null
  readonly payer?: string | null
}

interface Defaults {
  readonly payer: string | null
  readonly cash_account_id: string | null
}

const { building: ofBuilding } = optionsOf(cashAccount, 'account_type')
const { cash, bank } = optionsOf(cashAccount, 'account_sub_type')

const defaultsOf = query({
  row: { payer: 'text | null', account: 'bigint | null', has_method: 'boolean' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', methodId: 'bigint' },
  sql: ({ buildingId, apartmentId, methodId }) =>
    `select ${livesIn(buildingId, apartmentId)} as payer, m.id is not null as has_method,
        (select a.id from cash_account a
          where a.building_id = m.building_id and a.is_active and a.deleted_at is null
            and a.account_type = ${ofBuilding}
            and (case when m.bank_id is null then a.account_sub_type = ${cash}
              else a.bank_id = m.bank_id or a.account_sub_type = ${bank} end)
          order by (a.bank_id is not distinct from m.bank_id) desc, a.id limit 1) as account
      from (select) one left join payment_method m
        on m.building_id = ${buildingId} and m.id = ${methodId} and m.deleted_at is null`,
})

/**
 * A receipt's defaults, where its cashier enters nothing: a person who lives there paid it, into the method's own bank
 * account or the building's cash. The account is null for a method that the building does not have, which is refused as
 * a reference.
 */
export async function withDefaults(tx: Tx, entered: Entered): Promise<Defaults> {
  const { building_id, apartment_id, payment_method_id, payer = null, cash_account_id = null } = entered
  if (payer !== null && cash_account_id !== null) return { payer, cash_account_id }
  const place = { buildingId: building_id, apartmentId: apartment_id }
  const [found] = await defaultsOf(tx, { ...place, methodId: payment_method_id })
  if (cash_account_id === null && found?.has_method === true && found.account === null)
    throw invalidInput([{ field: 'cash_account_id', code: 'cash_account_missing' }])
  return { payer: payer ?? found?.payer ?? null, cash_account_id: cash_account_id ?? found?.account ?? null }
}
