import type { RecordOf } from '#core/stored.ts'
import { today } from '#api/calendar/today.ts'
import { lockBalance } from '#api/debts/balances.ts'
import { requireLetOff } from '#api/debts/let-off.ts'
import { apiError } from '#api/http/error.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { post } from '#api/ledger/ledger.ts'
import { extendEntity, type Changed, type Created } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { debt } from '#entities/debts/debt.ts'
import { prepaymentPortion } from '#entities/vouchers/prepayment-portion.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { bookDocument, prepareBooking, prepareVoid, takeBackDocument } from './document-steps.ts'
import { forecastPrepayment, requireFree, type PrepaymentTerms } from './prepayment-forecast.ts'
import { deletePortions, heldBy, insertPortions, prepaymentExpressions } from './prepayment-queries.ts'

/**
 * Fees of several months, paid in advance. A draft is calculated whenever it is saved. What no fee has taken can end
 * early as credit of the apartment; only a prepayment of which no fee has taken anything is voided.
 */
export const prepaymentExtension = extendEntity(prepayment, {
  expressions: prepaymentExpressions,
  create: {
    before: async ({ values, caller, tx, also }) => also(await totalsOf({ caller, tx }, termsOf(values))),
    after: writePortions,
  },
  update: {
    before: async ({ whole, caller, tx, also }) => also(await totalsOf({ caller, tx }, termsOf(whole))),
    after: writePortions,
  },
  on: {
    approve: {
      // Approving fees locks balances before the prepayments that they take from, and so does every step here.
      async before(context) {
        const { whole, tx, caller, also } = context
        await holdBalance(context)
        await requireLetOff(tx, caller, {
          buildingId: whole.building_id,
          apartmentId: whole.apartment_id,
          amount: whole.discount ?? '0',
          field: 'discount_percent',
        })
        const more = await prepareBooking('prepayment', context, async () => {
          await requireOpenMonth(tx, whole.building_id, whole.first_month)
          await requireFree(tx, termsOf(whole))
        })
        return also(more)
      },
      async after(context) {
        await bookDocument('prepayment', context)
        notifyAll(context)
      },
    },
    void: {
      async before(context) {
        await holdBalance(context)
        await prepareVoid('prepayment', context)
        const { released } = await readHeld(context)
        if (released > 0) throw apiError(409, 'prepayment_released')
      },
      async after(context) {
        await takeBackDocument('prepayment', context)
        notifyAll(context)
      },
    },
    end: {
      async before(context) {
        await holdBalance(context)
        await prepareVoid('prepayment', context)
        const { rest } = await readHeld(context)
        return context.also({ ended_on: today(), credited: rest })
      },
      async after(context) {
        await bookEnd(context)
        notifyAll(context)
      },
    },
  },
})

type Prepayment = RecordOf<typeof prepayment>
type Changes = Pick<Changed<typeof prepayment>, 'before' | 'tx'>

const holdBalance = ({ before, tx }: Changes) =>
  lockBalance(tx, { buildingId: before.building_id, apartmentId: before.apartment_id })

async function readHeld({ before, tx }: Changes) {
  const [held] = await heldBy(tx, { buildingId: before.building_id, id: before.id })
  if (held === undefined) throw new Error('the portions were not added up')
  return held
}

const termsOf = (
  row: Omit<PrepaymentTerms, 'fee_settings' | 'months'> &
    Partial<Pick<Prepayment, 'fee_settings' | 'months'>>,
): PrepaymentTerms => ({
  ...row,
  fee_settings: row.fee_settings ?? [],
  months: row.months ?? 1,
})

async function totalsOf({ tx, caller }: Pick<HookContext, 'tx' | 'caller'>, terms: PrepaymentTerms) {
  const { foreseen, discount, amount, percent } = await forecastPrepayment(tx, caller, terms)
  return { foreseen, discount, amount, discount_percent: percent }
}

/** The same calculation once more: the portions name their prepayment, which has an id by now. */
async function writePortions({ after, tx, caller }: Created<typeof prepayment>): Promise<void> {
  const { id, building_id: buildingId, apartment_id: apartmentId } = after
  const { portions } = await forecastPrepayment(tx, caller, termsOf(after))
  await deletePortions(tx, { buildingId, id })
  await insertPortions(tx, {
    buildingId,
    id,
    apartmentId,
    by: caller.principal.accountId,
    portions: JSON.stringify(portions.map(({ settingId, ...rest }) => ({ ...rest, setting_id: settingId }))),
  })
}

/** What is left becomes credit, which settles other fees or is refunded. */
async function bookEnd({ after, tx, caller }: Changed<typeof prepayment>): Promise<void> {
  const { id, building_id: buildingId, apartment_id: apartmentId, ended_on, credited } = after
  await post(tx, {
    kind: 'prepayment_end',
    buildingId,
    documentId: id,
    bookedOn: ended_on ?? today(),
    by: caller.principal.accountId,
    lines: [
      { account: 'prepaid', apartmentId, amount: credited ?? '0' },
      { account: 'credit', apartmentId, amount: `-${credited ?? '0'}` },
    ],
  })
}

function notifyAll({ after, notify }: Pick<Changed<typeof prepayment>, 'after' | 'notify'>): void {
  for (const entity of [prepaymentPortion, debt]) notify(entity, after.building_id)
}
