import { compareAmounts, sumAmounts } from '#core/amount.ts'
import type { LineWhy } from '#domain/money/bank/line-words.ts'
import { actorIdOf, type Caller } from '#api/context.ts'
import { apiError, forbidden, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { payRequest } from './payment-requests.ts'
import { collectLine } from './collect-line.ts'
import { askAgain, holdReceipt, isReceiptFree } from './desk-documents.ts'
import { giveWay, holdToldLine, holdVoucher, joinedWith, linesOfVoucher } from './line-partners.ts'

/**
 * Whom a line is for: matching and dividing collect it, undoing voids its receipts, and everything else moves no money.
 */
export const bankLineExtension = extendEntity(bankLine, {
  on: {
    match: {
      async before({ before, whole, caller, also, ...context }) {
        const { apartment_id: apartmentId } = whole
        requireReceipts(before, caller)
        if (apartmentId === null) throw invalidInput([{ field: 'apartment_id', code: 'required' }])
        const [receiptId] = await collectLine({ ...context, caller }, before, [
          { apartmentId, amount: before.price, field: 'apartment_id' },
        ])
        return also({
          receipt_id: receiptId ?? null,
          reason: null,
          why: whyOf(before, caller, 'by_hand'),
        })
      },
      after: ({ after, ...context }) => payRequest(context, after),
    },
    divide: async ({ before, whole, caller, also, ...context }) => {
      const shares = whole.shares ?? []
      requireReceipts(before, caller)
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
      return also({ shares: collected, reason: null, why: whyOf(before, caller, 'split') })
    },
    match_voucher: async ({ before, whole, tx, also }) => {
      const { building_id: buildingId, bank_id: bankId, price, currency_code: currency } = before
      const id = whole.payment_voucher_id ?? '0'
      const [voucher] = await holdVoucher(tx, { buildingId, bankId, id, price, currency })
      if (voucher === undefined) throw apiError(409, 'voucher_not_of_line', [at('voucher_not_of_line')])
      if ((await linesOfVoucher(tx, { buildingId, id })).length > 0)
        throw apiError(409, 'voucher_matched', [at('voucher_matched')])
      return also({ reason: null, why: 'by_hand' })
    },
    match_receipt: {
      async before({ before, whole, caller, tx, also }) {
        const { building_id: buildingId, bank_id: bankId, price } = before
        const id = whole.receipt_id ?? '0'
        // Otherwise who writes a row uses up a receipt, and the transfer itself is booked once more.
        requireReceipts(before, caller)
        const wrong = (code: 'receipt_not_of_line' | 'receipt_matched') =>
          apiError(409, code, [{ field: 'receipt_id', code }])
        const [held] = await holdReceipt(tx, { buildingId, id, bankId, price })
        if (held === undefined) throw wrong('receipt_not_of_line')
        if ((await isReceiptFree(tx, { buildingId, id }))[0]?.is_free !== true) throw wrong('receipt_matched')
        return also({ apartment_id: held.apartment_id, reason: null, why: 'joined' })
      },
      async after({ after, tx, notify }) {
        const { id, building_id: buildingId, bank_id: bankId, price } = after
        const again = await askAgain(tx, { buildingId, bankId, price, except: id })
        if (again.length > 0)
          notify(
            bankLine,
            buildingId,
            again.map((one) => one.id),
          )
      },
    },
    undo: {
      before: ({ before, also }) =>
        also({
          receipt_id: null,
          apartment_id: null,
          payment_voucher_id: null,
          shares: null,
          why:
            before.type === 'out'
              ? 'money_out'
              : before.why === 'joined'
                ? 'booked_at_desk'
                : 'receipt_voided',
        }),
      // By the caller's own rights: whoever may not void a receipt may not undo what it was made for.
      async after({ before, after, records, caller }) {
        // What the desk made stays: the line and its receipt are parted.
        if (before.why === 'joined') return
        const shared = (before.shares ?? []).map(({ receipt_id }) => receipt_id)
        for (const id of [before.receipt_id, ...shared])
          if (id !== null)
            await records.transition({ caller, entity: receipt, id, name: 'void' }, { reason: after.reason })
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
