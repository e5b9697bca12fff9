import { isZero } from '#core/amount.ts'
import { monthAfter } from '#core/days.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { monthBounds } from '#domain/money/proration.ts'
import {
  isBearable,
  planPrepayment,
  type ForeseenFee,
  type PrepaymentPlan,
} from '#domain/money/prepayment.ts'
import { calculateCharge } from '#api/fees/calculate-charge.ts'
import { readChargeFacts } from '#api/fees/charge-facts.ts'
import { readChargedApartments } from '#api/fees/charged-apartments.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'
import { readFeesToCharge, type FeeToCharge } from '../tariffs/fees-to-charge.ts'
import { offeredDiscount, takenMonths } from './prepayment-queries.ts'

/** What a prepayment is calculated from (domain/money/prepayment-fields.ts). */
export interface PrepaymentTerms {
  readonly building_id: string
  readonly apartment_id: string
  readonly fee_settings: readonly string[]
  /** yyyy-MM */
  readonly first_month: string
  readonly months: number
  readonly discount_percent?: number | null
}

export interface Forecast extends PrepaymentPlan {
  /** The one of the terms, or the building's offer. */
  readonly percent: number
}

/**
 * What the chosen fees will be in the chosen months, by the code of a fee run and as things stand now, less the discount.
 * 422 at the field for what cannot be foreseen, and for months that are charged or prepaid already.
 */
export async function forecastPrepayment(
  db: Queryable,
  caller: Caller,
  terms: PrepaymentTerms,
): Promise<Forecast> {
  const { building_id: buildingId, first_month: month } = terms
  await requireOpenMonth(db, buildingId, month)
  const settings = await settingsOf(db, caller, terms)
  await requireFree(db, terms)
  const fees = await foresee(db, caller, { terms, settings })
  const percent = terms.discount_percent ?? (await readOffer(db, terms))
  const plan = planPrepayment(fees, percent.toFixed(4), currencyOfBuilding(caller, buildingId))
  if (plan.portions.length === 0) throw refuse('fee_settings', 'nothing_to_prepay')
  if (isZero(plan.amount) || !isBearable(plan)) throw refuse('discount_percent', 'too_large')
  return { ...plan, percent }
}

/** 422 if a fee of these months is approved already, or another prepayment stands for it. The balance must be locked. */
export async function requireFree(db: Queryable, terms: PrepaymentTerms): Promise<void> {
  const [taken] = await takenMonths(db, {
    buildingId: terms.building_id,
    apartmentId: terms.apartment_id,
    settingIds: [...terms.fee_settings],
    first: terms.first_month,
    last: monthAfter(terms.first_month, terms.months - 1),
  })
  if (taken === undefined) return
  throw refuse('first_month', taken.is_charged ? 'month_charged' : 'month_prepaid')
}

const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code } satisfies FieldError])

async function settingsOf(
  db: Queryable,
  caller: Caller,
  { building_id: buildingId, apartment_id, fee_settings: ids, first_month: month }: PrepaymentTerms,
): Promise<readonly FeeToCharge[]> {
  const currency = currencyOfBuilding(caller, buildingId)
  const settings = await readFeesToCharge(db, { buildingId, currency, ids })
  if (settings.length < ids.length) throw refuse('fee_settings', 'project_fee_not_found')
  // An index is read at the end of its month.
  if (settings.some(({ priceType }) => priceType === 'metered'))
    throw refuse('fee_settings', 'metered_not_prepaid')
  if (settings.some(({ income }) => income.kind === 'maintenance_fund'))
    throw refuse('fee_settings', 'maintenance_fee_apart')
  const charged = await readChargedApartments(db, { buildingId, month })
  if (!charged.some(({ id }) => id === apartment_id)) throw refuse('apartment_id', 'apartment_not_charged')
  return settings
}

interface Foreseeing {
  readonly terms: PrepaymentTerms
  readonly settings: readonly FeeToCharge[]
}

async function foresee(
  db: Queryable,
  caller: Caller,
  { terms, settings }: Foreseeing,
): Promise<ForeseenFee[]> {
  const { building_id: buildingId, apartment_id: apartmentId, first_month: first } = terms
  const currency = currencyOfBuilding(caller, buildingId)
  // The latest rate that is known: a later one may make the fee another.
  const rates = await ratesOn(db, caller.principal.organisationId, monthBounds(first).last)
  const months = Array.from({ length: terms.months }, (_, at) => monthAfter(first, at))
  const fees: ForeseenFee[] = []
  for (const setting of settings) {
    const known = await readChargeFacts(db, setting, {
      buildingId,
      month: first,
      apartmentIds: [apartmentId],
    })
    const facts = known.get(apartmentId)
    if (facts === undefined) throw refuse('apartment_id', 'apartment_not_charged')
    const { priceType, tariffs, terms: charging } = setting
    for (const month of months) {
      const outcome = calculateCharge({ priceType, tariffs, terms: charging, month, currency, rates }, facts)
      if ('error' in outcome) throw refuse('fee_settings', 'fee_not_foreseen')
      if ('charge' in outcome) fees.push({ settingId: setting.id, month, foreseen: outcome.charge.amount })
    }
  }
  return fees
}

/** What the building takes off for so many months; 0 without an offer. */
async function readOffer(db: Queryable, { building_id, months }: PrepaymentTerms): Promise<number> {
  const [offer] = await offeredDiscount(db, { buildingId: building_id, months })
  return offer === undefined ? 0 : Number(offer.percent)
}
