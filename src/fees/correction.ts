import { canonicalAmount, compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { CurrencyCode } from '#core/currency.ts'
import { chargeFor } from '#core/money/charge.ts'
import type { DatedTariff } from '#core/money/periods.ts'
import { tariffOf } from '#core/money/tariff-rows.ts'
import type { Values } from '../fields/field-view.ts'
import { isRecord } from '../fields/parts/entities.ts'

/** A number of a record as exact text; undefined for what is none. */
export const decimalOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? canonicalAmount(value.toFixed(3)) : undefined

/** What of a tariff's record a fee goes by. */
export interface TariffRecord {
  readonly id: string
  readonly name: string
  readonly decision: string | null
  readonly valid_from: string
  readonly valid_to: string | null
  readonly per_person: boolean
  readonly currency_code: CurrencyCode | null
  readonly tiers: readonly Values[]
  readonly surcharges: readonly Values[] | null
}

export interface IndexOfFee {
  readonly old: string
  readonly fresh: string
}

/** The indexes of a fee that one reading made; after a change of meter two readings did, and only the amount can be said anew. */
export function indexesOf(fee: Values): IndexOfFee | undefined {
  const [old, fresh, consumption] = [fee.old_index, fee.new_index, fee.consumption].map(decimalOf)
  if (fee.fee_setting_id === null || old === undefined || fresh === undefined || consumption === undefined)
    return undefined
  return compareAmounts(subtractAmounts(fresh, old), consumption) === 0 ? { old, fresh } : undefined
}

interface AtIndex {
  readonly fee: Values
  readonly old: string
  readonly fresh: string
  readonly tariffs: readonly TariffRecord[]
  readonly currency: CurrencyCode
}

/** What the fee would come to, by the same code as the server's; undefined where only the server can tell (no tariff, another currency). */
export function amountAtIndex({ fee, old, fresh, tariffs, currency }: AtIndex): string | undefined {
  if (compareAmounts(fresh, old) < 0) return undefined
  const people = isRecord(fee.apartment) ? fee.apartment.register_people_number : null
  const dated = tariffs.map((tariff) => datedTariff(tariff, currency))
  if (dated.some((tariff) => tariff.currency !== currency)) return undefined
  const consumption = subtractAmounts(fresh, old)
  const outcome = chargeFor(
    { priceType: 'metered', month: String(fee.month), tariffs: dated, currency, rates: {} },
    {
      area: null,
      gardenArea: null,
      people: typeof people === 'number' ? people : 0,
      term: {},
      hasMeter: true,
      readings: [{ oldIndex: old, newIndex: fresh, consumption, isConfirmed: true, average: null }],
      vehicles: [],
    },
  )
  return 'charge' in outcome ? outcome.charge.amount : undefined
}

const datedTariff = (record: TariffRecord, currency: CurrencyCode): DatedTariff => ({
  ...tariffOf(record, record.currency_code ?? currency),
  id: record.id,
  name: record.name,
  decision: record.decision,
  from: record.valid_from,
  to: record.valid_to,
})
