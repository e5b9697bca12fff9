import { compareAmounts, sumAmounts } from '#core/amount.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { NewRecord } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { isOfFund, lockBalance, openFees, type OpenFee } from '#api/debts/balances.ts'
import { requireUncredited } from '#api/debts/credited-fees.ts'
import { requireLetOff } from '#api/debts/let-off.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { writeOff } from '#entities/vouchers/write-off.ts'
import { bookDocument, prepareBooking, prepareVoid, takeBackDocument } from './document-steps.ts'
import { requireOwedSince } from './owed-since.ts'
import { giveBack, settleFees, tellOfSettled } from './settling.ts'

type Lines = NonNullable<NewRecord<typeof writeOff>['lines']>

/** Debts that nobody will pay: their lines are settled by its approval, and open again once it is voided. */
export const writeOffExtension = extendEntity(writeOff, {
  create: async ({ values, tx, also }) => also(await chooseLines(tx, values)),
  update: async ({ whole, tx, also }) => also(await chooseLines(tx, whole)),
  on: {
    approve: {
      async before(context) {
        const { whole, tx, also } = context
        const { building_id: buildingId, apartment_id: apartmentId } = whole
        const more = await prepareBooking('write_off', context, async () => {
          await lockBalance(tx, { buildingId, apartmentId })
          await requireLetOff(tx, context.caller, { buildingId, apartmentId, amount: whole.amount ?? '0' })
          requireOpen(whole.lines ?? [], await openFees(tx, { buildingId, apartmentId }, 'locked'))
          await requireOwedSince(tx, { buildingId, day: whole.date, lines: whole.lines ?? [] })
        })
        return also(more)
      },
      async after(context) {
        const { id, building_id: buildingId, lines } = context.after
        await settleFees(context.tx, { buildingId, id, lines: JSON.stringify(lines) }, 'write_off')
        await bookDocument('write_off', context)
        await tellOfSettled(context, { buildingId, feeIds: feesOf(lines) })
      },
    },
    void: {
      async before(context) {
        await prepareVoid('write_off', context)
        const { building_id: buildingId, apartment_id: apartmentId, lines } = context.before
        await lockBalance(context.tx, { buildingId, apartmentId })
        await requireUncredited(context.tx, { buildingId, feeIds: feesOf(lines) })
      },
      async after(context) {
        const { id, building_id: buildingId, lines } = context.after
        await giveBack(context.tx, { buildingId, id }, 'write_off')
        await takeBackDocument('write_off', context)
        await tellOfSettled(context, { buildingId, feeIds: feesOf(lines) })
      },
    },
  },
})

const feesOf = (lines: Lines | null) => (lines ?? []).map(({ fee_id }) => fee_id)

interface Chosen {
  readonly building_id: string
  readonly apartment_id: string
  readonly lines?: Lines | null
}

/** The lines as they were chosen, or all that the apartment owes, and their sum. */
async function chooseLines(tx: Tx, { building_id, apartment_id, lines }: Chosen) {
  const open = await openFees(tx, { buildingId: building_id, apartmentId: apartment_id })
  const chosen = lines ?? []
  requireOpen(chosen, open)
  const fees = new Map(open.map((one) => [one.id, one]))
  // What is owed to the owners' fund is no loss of the building: it is lowered by an adjustment.
  const whole = open.flatMap((one) => (isOfFund(one) ? [] : [{ fee_id: one.id, amount: one.open }]))
  const taken: Lines = (chosen.length > 0 ? chosen : whole).map(({ fee_id, amount }) => ({
    fee_id,
    name: fees.get(fee_id)?.name ?? null,
    month: fees.get(fee_id)?.month ?? null,
    amount,
  }))
  if (taken.length === 0) throw invalidInput([{ field: 'lines', code: 'nothing_owed' }])
  return { lines: taken, amount: sumAmounts(taken.map(({ amount }) => amount)) }
}

/** 422 at each line that is not owed, or beyond what is. */
function requireOpen(lines: Lines, open: readonly OpenFee[]): void {
  const byId = new Map(open.map((one) => [one.id, one]))
  const errors = lines.flatMap(({ fee_id, amount }, at): FieldError[] => {
    const owed = byId.get(fee_id)
    if (owed === undefined) return [{ field: `lines.${at}.fee_id`, code: 'not_owed' }]
    if (isOfFund(owed)) return [{ field: `lines.${at}.fee_id`, code: 'maintenance_not_written_off' }]
    return compareAmounts(amount, owed.open) > 0
      ? [{ field: `lines.${at}.amount`, code: 'more_than_due' }]
      : []
  })
  if (errors.length > 0) throw invalidInput(errors)
}
