import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { documentKinds, ledgerDocuments } from '#api/ledger/documents.ts'
import type { BeforeContext, NamedExtension } from '#api/records/extension.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { takesMaintenance } from '#entities/vouchers/vouched.ts'
import { checkedFirst } from './checked-first.ts'

/**
 * Says why a document does not take an account that the building has: 422 `maintenance_fund_not_held`. Any other is
 * refused as a reference. Other entities' extensions stay as they are.
 */
export function withFundRefusals(named: NamedExtension): NamedExtension {
  const kind = documentKinds.find((one) => one === named.entity)
  const field = kind === undefined ? undefined : ledgerDocuments[kind].entity.fields['cash_account_id']
  if (field === undefined || takesMaintenance(field)) return named
  const { create, update } = named.extension
  const guarded = {
    create: checkedFirst(requireOrdinary, create),
    update: checkedFirst(requireOrdinary, update),
  }
  return { ...named, extension: { ...named.extension, ...guarded } }
}

async function requireOrdinary({ tx, changes, whole }: BeforeContext): Promise<void> {
  const { cash_account_id: id } = changes
  if (typeof id !== 'string') return
  if (await isMaintenanceFund(tx, { buildingId: String(whole['building_id']), id }))
    throw invalidInput([{ field: 'cash_account_id', code: 'maintenance_fund_not_held' }])
}

/** Whether an account is a maintenance fund. */
export const isMaintenanceFund = async (
  tx: Tx,
  place: { readonly buildingId: string; readonly id: string },
) => (await maintenanceFund(tx, place)).length > 0

const maintenanceFund = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from cash_account where building_id = ${buildingId} and id = ${id}
        and account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance}`,
})
