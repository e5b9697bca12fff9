import { compareAmounts, fractionDigits, subtractAmounts } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import { chargeFor } from '#domain/money/charge.ts'
import type { Charge, Facts, Outcome } from '#domain/money/charge-types.ts'
import type { LineType } from '#domain/money/fee-types.ts'
import { monthBounds } from '#domain/money/proration.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { readChargeFacts } from './charge-facts.ts'
import { consumptionAt, indexOf, type FeeIndex } from './indexes.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { readFeesToCharge } from '../tariffs/fees-to-charge.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'

/**
 * What a fee should be instead: an amount, or another index for the tariff, or (neither) what the current facts give.
 */
export interface Correction {
  readonly amount?: string | null
  readonly new_index?: number | null
}

export interface CorrectedFee {
  readonly id: string
  readonly building_id: string
  readonly apartment_id: string
  readonly fee_setting_id: string | null
  readonly fee_type: LineType
  readonly month: string
  readonly amount: string
}

export interface Difference {
  readonly before: string
  readonly after: string
  readonly difference: string
}
export const differenceOf = ({ amount: before }: CorrectedFee, { amount: after }: Corrected): Difference => ({
  before,
  after,
  difference: subtractAmounts(after, before),
})

export type Corrected = Omit<Charge, 'trace'> & {
  readonly trace?: Charge['trace']
  /** The index that changes together with the fee. */
  readonly index?: FeeIndex & { readonly to: string }
}

export const placeOf = (fee: CorrectedFee) => ({
  buildingId: fee.building_id,
  apartmentId: fee.apartment_id,
  month: fee.month,
  feeType: fee.fee_type,
})

/** The fee as the correction would make it. 422 at the field that says why it cannot be calculated. */
export async function calculateCorrection(
  db: Queryable,
  caller: Caller,
  fee: CorrectedFee,
  correction: Correction,
): Promise<Corrected> {
  const currency = currencyOfBuilding(caller, fee.building_id)
  if (typeof correction.amount === 'string') {
    if (fractionDigits(correction.amount) > currencies[currency].digits)
      throw invalidInput([{ field: 'amount', code: 'too_many_decimals' }])
    return { ...byHand, amount: correction.amount }
  }
  if (fee.fee_setting_id === null) throw invalidInput([{ field: 'amount', code: 'required' }])
  const { building_id: buildingId, apartment_id: apartmentId, month } = fee
  const [setting] = await readFeesToCharge(db, {
    buildingId,
    currency,
    ids: [fee.fee_setting_id],
    evenInactive: true,
  })
  if (setting === undefined) throw apiError(422, 'project_fee_not_found')
  const [rates, known, index] = [
    await ratesOn(db, caller.principal.organisationId, monthBounds(month).last),
    await readChargeFacts(db, setting, { buildingId, month, apartmentIds: [apartmentId] }),
    await indexAt(db, fee, { correction, isMetered: setting.priceType === 'metered' }),
  ]
  const facts = known.get(apartmentId)
  const rule = { priceType: setting.priceType, month, tariffs: setting.tariffs, currency, rates }
  const outcome =
    facts === undefined ? undefined : chargeFor(rule, index === undefined ? facts : withIndex(facts, index))
  if (outcome === undefined || !('charge' in outcome))
    throw invalidInput([{ field: index === undefined ? 'amount' : 'new_index', code: whyNot(outcome) }])
  return index === undefined ? outcome.charge : { ...outcome.charge, index }
}

/** Without a price the refusal is `no_price`; anything else that is missing gives `fee_not_reckoned`. */
const whyNot = (outcome: Outcome | undefined) =>
  outcome !== undefined && 'error' in outcome && ['no_tariff', 'no_vehicle_price'].includes(outcome.error)
    ? 'no_price'
    : 'fee_not_reckoned'

/** An amount entered by hand has no parts. */
const byHand = {
  quantity: null,
  unitPrice: null,
  oldIndex: null,
  newIndex: null,
  consumption: null,
  area: null,
  norm: null,
  flags: [],
}

interface Typed {
  readonly correction: Correction
  readonly isMetered: boolean
}

async function indexAt(db: Queryable, fee: CorrectedFee, { correction, isMetered }: Typed) {
  const { new_index: typed } = correction
  if (typeof typed !== 'number') return undefined
  // If the month has an index all the same, it belongs to another fee.
  if (!isMetered) throw invalidInput([{ field: 'new_index', code: 'fee_not_reckoned' }])
  const index = await indexOf(db, placeOf(fee))
  return { ...index, to: typed.toFixed(3) }
}

/** The facts about the apartment, as if the index had been read as it is given now. */
const withIndex = (facts: Facts, index: FeeIndex & { readonly to: string }): Facts => ({
  ...facts,
  readings: facts.readings.map((reading) => ({
    ...reading,
    newIndex: index.to,
    consumption: consumptionAt(index, index.to),
  })),
})

/** 422 if nothing would change. */
export function requireChange(fee: CorrectedFee, { amount }: Corrected): void {
  if (compareAmounts(amount, fee.amount) === 0)
    throw invalidInput([{ field: 'amount', code: 'nothing_to_correct' }])
}
