import type { LineWhy } from '#domain/money/bank/line-words.ts'
import { actorIdOf } from '#api/context.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { payRequest } from './payment-requests.ts'
import { collectLine } from './collect-line.ts'

/** Whom a line is for: matching collects it, undoing voids its receipt, and everything else moves no money. */
export const bankLineExtension = extendEntity(bankLine, {
  on: {
    match: {
      async before({ before, whole, caller, also, ...context }) {
        const { apartment_id: apartmentId } = whole
        if (apartmentId === null) throw invalidInput([{ field: 'apartment_id', code: 'required' }])
        const receiptId = await collectLine({ ...context, caller }, before, apartmentId)
        // The ladder has said why before it matches; whoever else matches decides.
        const isRule = actorIdOf(caller.principal) === null
        return also({ receipt_id: receiptId, reason: null, why: isRule ? before.why : 'by_hand' })
      },
      after: ({ after, ...context }) => payRequest(context, after),
    },
    undo: {
      before: ({ also }) => also({ receipt_id: null, apartment_id: null, why: 'receipt_voided' }),
      // By the caller's own rights: whoever may not void a receipt may not undo what it was made for.
      async after({ before, after, records, caller }) {
        if (before.receipt_id !== null)
          await records.transition(
            { caller, entity: receipt, id: before.receipt_id, name: 'void' },
            { reason: after.reason },
          )
      },
    },
    set_aside: ({ also }) => also({ why: 'set_aside' }),
    reopen: ({ before, also }) => also({ reason: null, why: againWhy(before) }),
  },
})

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
