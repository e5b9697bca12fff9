import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { documentKinds, ledgerDocuments } from '#api/ledger/documents.ts'
import type { BeforeContext, NamedExtension } from '#api/records/extension.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { takesForeign, takesMaintenance } from '#entities/vouchers/vouched.ts'
import { checkedFirst } from './checked-first.ts'

/**
 * Says why a document does not take an account that the building has: 422 `account_in_other_currency` or
 * `maintenance_fund_not_held`. Any other is refused as a reference. Other entities' extensions stay as they are.
 */
export function withFundRefusals(named: NamedExtension): NamedExtension {
  const kind = documentKinds.find((one) => one === named.entity)
  const field = kind === undefined ? undefined : ledgerDocuments[kind].entity.fields['cash_account_id']
  if (field === undefined) return named
  const refused = { isForeign: !takesForeign(field), isMaintenance: !takesMaintenance(field) }
  const check = (context: BeforeContext) => requireTaken(context, refused)
  const { create, update } = named.extension
  const guarded = { create: checkedFirst(check, create), update: checkedFirst(check, update) }
  return { ...named, extension: { ...named.extension, ...guarded } }
}

/** What a document does not take. */
interface Refused {
  readonly isForeign: boolean
  readonly isMaintenance: boolean
}

async function requireTaken(context: BeforeContext, refused: Refused): Promise<void> {
  const code = await refusalOf(context, refused)
  if (code !== undefined) throw invalidInput([{ field: 'cash_account_id', code }])
}

async function refusalOf(
  { tx, changes, whole }: BeforeContext,
  refused: Refused,
): Promise<ErrorCode | undefined> {
  const { cash_account_id: id } = changes
  const { building_id: buildingId } = whole
  if (typeof id !== 'string') return undefined
  const account = await accountOf(tx, { buildingId: String(buildingId), id })
  if (refused.isMaintenance && account?.is_maintenance === true) return 'maintenance_fund_not_held'
  return refused.isForeign && account?.is_foreign === true ? 'account_in_other_currency' : undefined
}

async function accountOf(tx: Tx, place: { readonly buildingId: string; readonly id: string }) {
  const [account] = await kinds(tx, place)
  return account
}

const kinds = query({
  row: { is_foreign: 'boolean', is_maintenance: 'boolean' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select currency_code is not null as is_foreign,
        account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance} as is_maintenance
      from cash_account where building_id = ${buildingId} and id = ${id}`,
})
