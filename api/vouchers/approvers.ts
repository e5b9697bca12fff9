import { compareAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { approvalRules, requireLimit } from '#api/ledger/approval-limit.ts'
import {
  documentTables,
  ledgerDocuments,
  linesOf,
  type DocumentKind,
  type LedgerDocument,
} from '#api/ledger/documents.ts'
import { madeBySql } from '#api/ledger/made-by.ts'
import { query } from '#api/sql/query.ts'

/** The document, if this account is one of its makers. */
const makers = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint', by: 'bigint', name: 'text' },
  over: documentTables,
  sql: ({ buildingId, id, by, name }, table) =>
    `select from ${table} d where building_id = ${buildingId} and id = ${id} and ${madeBySql('d', { table, by, name })}`,
})

/** What the rules look at. */
interface Row {
  readonly id: string
  readonly building_id: string
  readonly amount?: string | null
  /** What would be owed without the discount that it grants. */
  readonly foreseen?: string | null
}

/**
 * Refuses who may not approve this document by the building's own rules: 403 `own_document` for whoever made it or
 * changed it, 422 `above_approval_limit` for who may not approve fund accounts.
 */
export async function requireApprover(tx: Tx, caller: Caller, { kind, whole }: Asked): Promise<void> {
  const { building_id: buildingId } = whole
  const [rules] = await approvalRules(tx, { buildingId })
  const { accountId: by, name } = caller.principal
  if (
    rules?.maker_approves === false &&
    (await makers(tx, { buildingId, id: whole.id, by, name }, kind)).length > 0
  )
    throw apiError(403, 'own_document')
  await requireLimit(tx, caller, { buildingId, amount: sizeOf(ledgerDocuments[kind], whole) })
}

/** The same of voiding it, which anybody may do to their own. */
export const requireVoider = (tx: Tx, caller: Caller, { kind, whole }: Asked): Promise<void> =>
  requireLimit(tx, caller, {
    buildingId: whole.building_id,
    amount: sizeOf(ledgerDocuments[kind], whole),
  })

interface Asked {
  readonly kind: DocumentKind
  readonly whole: Row
}
/** Its amount, with what it lets off, a loss as a gain; of a document without one, all that its entry takes from accounts. */
function sizeOf(document: LedgerDocument, whole: Row): string {
  const said = whole.foreseen ?? whole.amount ?? undefined
  if (said !== undefined) return compareAmounts(said, '0') < 0 ? subtractAmounts('0', said) : said
  const amounts = linesOf(document, { ...whole }).map(({ amount }) => amount)
  return sumAmounts(amounts.filter((amount) => compareAmounts(amount, '0') > 0))
}
