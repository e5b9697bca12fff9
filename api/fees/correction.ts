import { compareAmounts, fractionDigits, subtractAmounts } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import { chargeFor } from '#domain/money/charge.ts'
import type { Charge, Facts, Outcome } from '#domain/money/charge-types.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { FeeErrorReason, LineType } from '#domain/money/fee-types.ts'
import { splitAnew, type FeeSplit } from '#domain/money/income.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { splitOnDay } from '#domain/money/vat-rates.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { splitOf, type SplitColumns } from './split-columns.ts'
import { readChargeFacts } from './charge-facts.ts'
import { consumptionAt, indexOf, type FeeIndex } from './indexes.ts'
import { billedAt } from './known-then.ts'
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

export interface CorrectedFee extends SplitColumns {
  readonly id: string
  readonly building_id: string
  readonly apartment_id: string
  readonly fee_setting_id: string | null
  readonly fee_type: LineType
  readonly month: string
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
  readonly split: FeeSplit
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
    return {
      ...byHand,
      amount: correction.amount,
      split: splitAnew(correction.amount, splitOf(fee), currency),
    }
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
  const at = await billedAt(db, buildingId, fee.id)
  const [rates, known, index] = [
    await ratesOn(db, caller.principal.organisationId, monthBounds(month).last),
    await readChargeFacts(db, setting, { buildingId, month, apartmentIds: [apartmentId], at }),
    await indexAt(db, fee, { correction, isMetered: setting.priceType === 'metered' }),
  ]
  const facts = known.get(apartmentId)
  const { priceType, tariffs, terms } = setting
  const rule = { priceType, month, tariffs, terms, currency, rates }
  const outcome =
    facts === undefined ? undefined : chargeFor(rule, index === undefined ? facts : withIndex(facts, index))
  if (outcome === undefined || !('charge' in outcome))
    throw invalidInput([{ field: index === undefined ? 'amount' : 'new_index', code: whyNot(outcome) }])
  const parts = splitOnDay(outcome.charge, setting.income, { month, rates: setting.vatRates })
  if ('ended' in parts) throw invalidInput([{ field: 'amount', code: 'no_vat_rate' }])
  const corrected = { ...outcome.charge, split: parts.split }
  return index === undefined ? corrected : { ...corrected, index }
}

/** Names a missing price or exchange rate; anything else that is missing gives `fee_not_reckoned`. */
const whyNot = (outcome: Outcome | undefined): ErrorCode =>
  (outcome !== undefined && 'error' in outcome ? refusals[outcome.error] : undefined) ?? 'fee_not_reckoned'

const refusals: Readonly<Partial<Record<FeeErrorReason, ErrorCode>>> = {
  no_tariff: 'no_price',
  no_vehicle_price: 'no_price',
  no_rate: 'no_exchange_rate',
  no_vat_rate: 'no_vat_rate',
}

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
export function requireChange(fee: CorrectedFee, { amount, split }: Corrected): void {
  const now = splitOf(fee)
  const isSame =
    now.kind === split.kind &&
    [
      [amount, fee.amount],
      [split.vat, now.vat],
      [split.forOthers, now.forOthers],
    ].every(([one = '0', other = '0']) => compareAmounts(one, other) === 0)
  if (isSame) throw invalidInput([{ field: 'amount', code: 'nothing_to_correct' }])
}
