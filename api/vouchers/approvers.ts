import { compareAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { requireLimit } from '#api/ledger/approval-limit.ts'
import { ledgerDocuments, linesOf, type DocumentKind, type LedgerDocument } from '#api/ledger/documents.ts'
import { refuseMaker } from '#api/ledger/refuse-maker.ts'

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
  await refuseMaker(tx, caller, { entity: kind, buildingId, id: whole.id })
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
