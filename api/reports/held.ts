import { accounts } from '#domain/money/ledger-accounts.ts'
import type { HeldMoney } from '#domain/reports/report.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { literalsOf, optionsOf } from '../sql/literals.ts'
import { query } from '../sql/query.ts'
import { wordOf } from '../sql/types.ts'

const is = literalsOf(accounts)
const typeIs = optionsOf(cashAccount, 'account_type')

/**
 * What of the money in a building's funds was not for running the house at the end of a day: its maintenance fund, and the
 * deposits that it is to give back. Read from the sums by day, which must be made before; amounts are the books'.
 */
export const heldAt = query({
  row: { what: wordOf<HeldMoney>(), amount: 'text' },
  takes: { buildingId: 'bigint', to: 'date' },
  sql: ({ buildingId, to }) => `select h.what, trim_scale(sum(h.amount))::text as amount from (
      select 'maintenance' as what, d.amount from ledger_day d
          join cash_account a on a.building_id = d.building_id and a.id = d.cash_account_id
        where d.building_id = ${buildingId} and d.account = ${is.cash} and d.booked_on <= ${to}
          and a.account_type = ${typeIs.building_maintenance}
      union all
      select 'deposits', -d.amount from ledger_day d
        where d.building_id = ${buildingId} and d.account = ${is.deposit} and d.booked_on <= ${to}) h
    group by 1 having sum(h.amount) <> 0 order by 1 desc`,
})
