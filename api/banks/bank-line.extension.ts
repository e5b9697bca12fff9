import { addAmounts, compareAmounts, subtractAmounts, sumAmounts } from '#core/amount.ts'
import type { LineDocumentKind } from '#domain/money/bank/line-documents.ts'
import type { LineWhy } from '#domain/money/bank/line-words.ts'
import { actorIdOf, type Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError, forbidden, invalidInput } from '#api/http/error.ts'
import {
  documentsOfLine,
  hasLine,
  holdFacts,
  partDocuments,
  releaseLines,
  writeDocuments,
} from '#api/ledger/line-documents.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import type { RecordOf } from '#core/stored.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { madeOf } from './made-of-line.ts'
import { payRequest } from './payment-requests.ts'
import { collectLine } from './collect-line.ts'
import { matchReturned, openOf, requireAttachable, requireOpen } from './attach-document.ts'
import { askAgain, holdReceipt } from './desk-documents.ts'
import { giveWay, holdToldLine, holdVoucher, joinedWith } from './line-partners.ts'

/**
 * Whom a line is for: matching and dividing collect it, undoing voids its receipts, and everything else moves no money.
 */
export const bankLineExtension = extendEntity(bankLine, {
  on: {
    match: {
      async before({ before, whole, caller, also, ...context }) {
        const { apartment_id: apartmentId } = whole
        requireReceipts(before, caller)
        await holdOwnFacts(context.tx, before)
        if (apartmentId === null) throw invalidInput([{ field: 'apartment_id', code: 'required' }])
        const [receiptId] = await collectLine({ ...context, caller }, before, [
          { apartmentId, amount: before.price, field: 'apartment_id' },
        ])
        return also({
          booked: before.price,
          receipt_id: receiptId ?? null,
          reason: null,
          why: whyOf(before, caller, 'by_hand'),
        })
      },
      async after({ after, ...context }) {
        await writeOwn(context, after, [{ kind: 'receipt', id: after.receipt_id, isMade: true }])
        await payRequest(context, after)
      },
    },
    divide: {
      async before({ before, whole, caller, also, ...context }) {
        const shares = whole.shares ?? []
        requireReceipts(before, caller)
        await holdOwnFacts(context.tx, before)
        if (compareAmounts(sumAmounts(shares.map(({ amount }) => amount)), before.price) !== 0)
          throw invalidInput([{ field: 'shares', code: 'shares_differ' }])
        const receiptIds = await collectLine(
          { ...context, caller },
          before,
          shares.map(({ apartment_id: apartmentId, amount }, place) => ({
            apartmentId,
            amount,
            field: `shares.${place}.apartment_id`,
          })),
        )
        const collected = shares.map((share, at) => ({ ...share, receipt_id: receiptIds[at] ?? null }))
        return also({
          shares: collected,
          booked: before.price,
          reason: null,
          why: whyOf(before, caller, 'split'),
        })
      },
      after: ({ after, ...context }) =>
        writeOwn(
          context,
          after,
          (after.shares ?? []).map(({ receipt_id: id, amount }) => ({
            kind: 'receipt',
            id,
            amount,
            isMade: true,
          })),
        ),
    },
    match_voucher: {
      async before({ before, whole, tx, also }) {
        await holdOwnFacts(tx, before)
        const { building_id: buildingId, bank_id: bankId, price, currency_code: currency } = before
        const id = whole.payment_voucher_id ?? '0'
        const [voucher] = await holdVoucher(tx, { buildingId, bankId, id, price, currency })
        if (voucher === undefined) throw apiError(409, 'voucher_not_of_line', [at('voucher_not_of_line')])
        if (await hasLine(tx, { buildingId, kind: 'payment_voucher', documentId: id }))
          throw apiError(409, 'voucher_matched', [at('voucher_matched')])
        return also({ booked: price, reason: null, why: 'by_hand' })
      },
      after: ({ after, ...context }) =>
        writeOwn(context, after, [{ kind: 'payment_voucher', id: after.payment_voucher_id, isMade: false }]),
    },
    match_receipt: {
      async before({ before, whole, caller, tx, also }) {
        const { building_id: buildingId, bank_id: bankId, price } = before
        const id = whole.receipt_id ?? '0'
        await holdOwnFacts(tx, before)
        // Otherwise who writes a row uses up a receipt, and the transfer itself is booked once more.
        requireReceipts(before, caller)
        const wrong = (code: 'receipt_not_of_line' | 'receipt_matched') =>
          apiError(409, code, [{ field: 'receipt_id', code }])
        const [held] = await holdReceipt(tx, { buildingId, id, bankId, price })
        if (held === undefined) throw wrong('receipt_not_of_line')
        if (await hasLine(tx, { buildingId, kind: 'receipt', documentId: id })) throw wrong('receipt_matched')
        return also({ booked: price, apartment_id: held.apartment_id, reason: null, why: 'joined' })
      },
      async after({ after, ...context }) {
        await writeOwn(context, after, [{ kind: 'receipt', id: after.receipt_id, isMade: false }])
        await tellOthers(context, after)
      },
    },
    undo: {
      before: ({ before, also }) =>
        also({
          booked: null,
          receipt_id: null,
          apartment_id: null,
          payment_voucher_id: null,
          shares: null,
          why: undoneWhy(before),
        }),
      // By the caller's own rights: whoever may not void a receipt may not undo what it was made for.
      async after({ before, after, records, caller, tx, notify }) {
        const { id: lineId, building_id: buildingId } = before
        const documents = await documentsOfLine(tx, { buildingId, lineId })
        await partDocuments(tx, { buildingId, lineId })
        const others = await releaseLines(tx, { buildingId, kind: 'bank_line', documentId: lineId })
        tellOf(notify, buildingId, others)
        // What was there before the line stays: the two are parted.
        for (const { kind, document_id: id, is_made: isMade } of documents)
          if (isMade)
            await records.transition({ caller, entity: kind, id, name: 'void' }, { reason: after.reason })
      },
    },
    attach: {
      async before({ before, input, tx, caller, also }) {
        requireOpen(before)
        const { kind, amount } = await requireAttachable(tx, caller, before, input)
        const isWhole = compareAmounts(amount, openOf(before)) === 0
        return also({
          booked: addAmounts(before.booked ?? '0', amount),
          status: isWhole ? 'matched' : 'unmatched',
          why: isWhole ? (kind === 'bank_line' ? 'returned' : 'joined') : 'part_booked',
          reason: null,
        })
      },
      async after({ before, after, input, ...context }) {
        const { id: lineId, building_id: buildingId } = after
        const { kind, document_id: id } = input
        const amount = subtractAmounts(after.booked ?? '0', before.booked ?? '0')
        const isMade = await madeOf(context.tx, { buildingId, kind, id, lineId })
        await writeOwn(context, after, [{ kind, id, amount, isMade }])
        if (kind !== 'bank_line') return tellOthers(context, after)
        const other = { ...after, id }
        await writeOwn(context, other, [{ kind, id: lineId, amount, isMade: false }])
        tellOf(context.notify, buildingId, await matchReturned(context.tx, { buildingId, id }))
      },
    },
    join: async ({ before, tx }) => {
      const { building_id: buildingId, told_line_id: id, gateway, statement_id: statementId } = before
      await holdToldLine(tx, { buildingId, id: id ?? '0' })
      // Movements of one source are never each other.
      const joined = await joinedWith(tx, { buildingId, id: id ?? '0', gateway, statementId })
      if (joined.length > 0) throw apiError(409, 'line_joined')
    },
    keep_apart: ({ before, also }) => also({ why: againWhy(before) }),
    set_aside: ({ also }) => also({ why: 'set_aside' }),
    reopen: ({ before, also }) => also({ reason: null, why: againWhy(before) }),
    accept: async ({ before, tx, notify, also }) => {
      const given = await giveWay(tx, before)
      if (given === undefined) throw apiError(409, 'first_line_matched')
      notify(bankLine, before.building_id, given)
      return also({ why: againWhy(before) })
    },
  },
})

type Line = RecordOf<typeof bankLine>

interface Own {
  readonly kind: LineDocumentKind
  readonly id: string | null
  /** Absent: all of the line. */
  readonly amount?: string
  readonly isMade: boolean
}

/** Keeps what books a line, as the line says it. */
const writeOwn = (
  { tx, caller }: Pick<HookContext, 'tx' | 'caller'>,
  { id: lineId, building_id: buildingId, price }: Line,
  documents: readonly Own[],
) =>
  writeDocuments(
    tx,
    { buildingId, lineId, by: actorIdOf(caller.principal) },
    documents.flatMap(({ id, amount = price, ...rest }) => (id === null ? [] : [{ ...rest, id, amount }])),
  )

/** Until it is matched, the bank account's number, currency and funds stay. */
const holdOwnFacts = (tx: Tx, { building_id: buildingId, bank_id: bankId }: Line) =>
  holdFacts(tx, { buildingId, bankId })

const tellOf = (
  notify: HookContext['notify'],
  buildingId: string,
  lines: readonly { readonly id: string }[],
) => {
  if (lines.length === 0) return
  notify(
    bankLine,
    buildingId,
    lines.map(({ id }) => id),
  )
}

/** Other lines that waited for the document are judged anew. */
async function tellOthers(
  { tx, notify }: Pick<HookContext, 'tx' | 'notify'>,
  { id, building_id: buildingId, bank_id: bankId, price }: Line,
): Promise<void> {
  tellOf(notify, buildingId, await askAgain(tx, { buildingId, bankId, price, except: id }))
}

/** Whatever it was matched with, nothing is posted of it by itself again. */
function undoneWhy({ type, why, shares, receipt_id }: Line): LineWhy {
  if (type === 'out') return 'money_out'
  if (shares === null && receipt_id === null) return 'undone'
  return why === 'joined' ? 'booked_at_desk' : 'receipt_voided'
}

/** The ladder has said why before it matches; whoever else matches decides. */
const whyOf = ({ why }: { readonly why: LineWhy }, { principal }: Caller, byHand: LineWhy): LineWhy =>
  actorIdOf(principal) === null ? why : byHand

/** A row of a file that somebody wrote becomes a receipt by whoever might make it at the desk, and by nobody else. */
function requireReceipts({ gateway, building_id }: RecordOf<typeof bankLine>, { principal }: Caller): void {
  if (gateway === 'statement' && !principal.decider.can(building_id, receipt.permission, 'create'))
    throw forbidden()
}

const at = (code: 'voucher_not_of_line' | 'voucher_matched') => ({ field: 'payment_voucher_id', code })

/** A line that is considered again climbs the ladder anew, if money in an account of the building. */
function againWhy({
  type,
  bank_id,
}: {
  readonly type: 'in' | 'out'
  readonly bank_id: string | null
}): LineWhy {
  if (type === 'out') return 'money_out'
  return bank_id === null ? 'wrong_account' : 'waiting'
}
