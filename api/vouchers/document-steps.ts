import { compareAmounts } from '#core/amount.ts'
import { moneyBooks, plainBook } from '#domain/money/numbering.ts'
import { today } from '#api/calendar/today.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import {
  ledgerDocuments,
  linesOf,
  moneyOf,
  type DocumentKind,
  type LedgerDocument,
} from '#api/ledger/documents.ts'
import { post, reverse } from '#api/ledger/ledger.ts'
import { nextNumber } from '#api/ledger/numbering.ts'
import type { Changed, Changing } from '#api/records/behaviour.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import type { cashTransfer } from '#entities/vouchers/cash-transfer.ts'
import type { creditTransfer } from '#entities/vouchers/credit-transfer.ts'
import type { depositReturn } from '#entities/vouchers/deposit-return.ts'
import type { deposit } from '#entities/vouchers/deposit.ts'
import type { openingBalance } from '#entities/vouchers/opening-balance.ts'
import type { revaluation } from '#entities/vouchers/revaluation.ts'
import type { refund } from '#entities/vouchers/refund.ts'
import { requireApprover, requireVoider } from './approvers.ts'
import { requireForeign } from './exchange-worth.ts'
import { fundKind, holdDocument, overdrawnSince } from './queries.ts'

/** What the steps read of a document. */
interface Row {
  readonly id: string
  readonly building_id: string
  readonly version: number
  readonly code: string | null
  readonly date: string
  readonly overdraft_reason?: string | null
  readonly amount?: string | null
}
interface Step {
  readonly tx: Tx
  readonly caller: Caller
}

/**
 * Checks that a document may be booked as it stands, and gives it its number unless it has one. `check` runs while the
 * document is locked; the number comes last, so that its book is locked as briefly as possible. One that is charged to an
 * apartment moves no money.
 */
export async function prepareBooking(
  kind: DocumentKind,
  { before, whole, tx, caller }: Step & { readonly before: Row; readonly whole: Row },
  check?: () => Promise<void>,
  { isCharged = false }: { readonly isCharged?: boolean } = {},
): Promise<{ code?: string }> {
  await requireApprover(tx, caller, { kind, whole })
  await requireOpenMonth(tx, before.building_id, whole.date, 'date')
  await holdRow(tx, kind, before)
  await check?.()
  if (!isCharged) await requireForeign(tx, caller, { document: ledgerDocuments[kind], whole })
  if (before.code !== null) return {}
  const { building_id: buildingId, date: day } = whole
  return {
    code: await nextNumber(tx, { buildingId, book: await bookOf(kind, { tx, whole, isCharged }), day }),
  }
}

/** The book that the number is taken from: that of its kind, or of the money that it moves (docs/domain/cash-documents.md). */
async function bookOf(
  kind: DocumentKind,
  { tx, whole, isCharged }: { readonly tx: Tx; readonly whole: Row; readonly isCharged: boolean },
): Promise<string> {
  const document: LedgerDocument = ledgerDocuments[kind]
  if (document.book !== undefined) return document.book
  const money = isCharged ? undefined : moneyOf(document, { ...whole })
  if (money?.cashAccountId === undefined) return plainBook
  const [fund] = await fundKind(tx, { buildingId: whole.building_id, id: money.cashAccountId })
  return moneyBooks[fund?.kind ?? 'cash'][compareAmounts(money.amount, '0') > 0 ? 'in' : 'out']
}

/** Posts the document's entry. 422 `cash_below_zero` at the account that does not have the money. */
export async function bookDocument(
  kind: DocumentKind,
  { after, tx, caller }: Step & { readonly after: Row },
) {
  const document: LedgerDocument = ledgerDocuments[kind]
  await post(tx, {
    kind,
    buildingId: after.building_id,
    documentId: after.id,
    bookedOn: after.date,
    by: caller.principal.accountId,
    lines: linesOf(document, { ...after }),
  })
  await requireCash(document, { after, tx, caller })
}

/** Books the opposite of the document's entry, today. */
export const takeBackDocument = (kind: DocumentKind, { after, tx, caller }: Step & { readonly after: Row }) =>
  reverse(tx, {
    of: kind,
    kind: `${kind}_void`,
    buildingId: after.building_id,
    documentId: after.id,
    bookedOn: today(),
    by: caller.principal.accountId,
  })

/** Locks the document as it was read, so that a number is only taken for a change that succeeds. */
export async function holdRow(tx: Tx, kind: DocumentKind, before: Row): Promise<void> {
  const { building_id: buildingId, id, version } = before
  const held = await holdDocument(tx, { buildingId, id, version }, kind)
  if (held.length === 0) throw apiError(409, 'record_changed')
}

/** Before a document is voided: who voids it may, today's month is open, and nobody has changed it. */
export async function prepareVoid(
  kind: DocumentKind,
  { before, tx, caller }: Step & { readonly before: Row },
) {
  await requireVoider(tx, caller, { kind, whole: before })
  await requireOpenMonth(tx, before.building_id, today())
  await holdRow(tx, kind, before)
}

/**
 * No account pays out what it does not have, on the document's day or on one since, unless its approver may approve fund
 * accounts and the document says why.
 * Balances are read after the entry, whose rows stay locked until the end: of two payments the second sees the first.
 */
async function requireCash(document: LedgerDocument, { after, tx, caller }: Step & { readonly after: Row }) {
  const { building_id: buildingId } = after
  const paying = linesOf(document, { ...after }).filter(
    ({ cashAccountId, amount, foreign }) =>
      cashAccountId !== undefined && compareAmounts(foreign?.amount ?? amount, '0') < 0,
  )
  if (paying.length === 0) return
  const mayOverdraw =
    (after.overdraft_reason ?? '') !== '' &&
    caller.principal.decider.can(buildingId, cashAccount.permission, 'approve')
  if (mayOverdraw) return
  const ids = paying.flatMap(({ cashAccountId }) => (cashAccountId === undefined ? [] : [cashAccountId]))
  const [short] = await overdrawnSince(tx, { buildingId, ids, day: after.date })
  if (short === undefined) return
  throw invalidInput([{ field: 'cash_account_id', code: 'cash_below_zero' }])
}

type BookedEntity =
  | typeof refund
  | typeof cashTransfer
  | typeof creditTransfer
  | typeof deposit
  | typeof depositReturn
  | typeof openingBalance
  | typeof revaluation

/** The steps of a document that is only booked and taken back; `check` refuses what its own rules forbid. */
export function documentSteps<E extends BookedEntity>(
  { name: kind }: E,
  {
    check,
    checkVoid,
    shows = [],
  }: {
    readonly check?: (context: Changing<E>) => Promise<void>
    readonly checkVoid?: (context: Changing<E>) => Promise<void>
    /** Entities whose records show what has changed with it. */
    readonly shows?: readonly { readonly name: string }[]
  } = {},
) {
  const notifyAll = ({ after, notify }: Changed<BookedEntity>) => {
    for (const entity of shows) notify(entity, after.building_id)
  }
  return {
    approve: {
      async before(context: Changing<E>) {
        const { also } = context as Changing<BookedEntity>
        return also(await prepareBooking(kind, context, check && (() => check(context))))
      },
      async after(context: Changed<BookedEntity>) {
        await bookDocument(kind, context)
        notifyAll(context)
      },
    },
    void: {
      async before(context: Changing<E>) {
        await prepareVoid(kind, context)
        await checkVoid?.(context)
      },
      async after(context: Changed<BookedEntity>) {
        await takeBackDocument(kind, context)
        notifyAll(context)
      },
    },
  }
}
