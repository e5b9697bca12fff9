import { fault, type FieldError } from '#core/wire/error.ts'
import { surchargeKinds } from './income.ts'
import { amountBase, tierFault, type Surcharge, type Tariff, type Tier } from './tariff.ts'
import type { CurrencyCode } from '../currency.ts'
import type { TariffPer, TierKind } from './tariff-kinds.ts'

type Row = Readonly<Record<string, unknown>>

/** A row of a tariff's tiers as its record holds it. */
export const tierOf = ({ up_to, price }: Row): Tier => ({
  upTo: up_to === null || up_to === undefined ? null : String(up_to),
  price: String(price),
})

export const surchargeOf = ({ code, name, percent, of, booked_as }: Row): Surcharge => {
  const bookedAs = surchargeKinds.find((kind) => kind === booked_as)
  return {
    code: String(code),
    name: String(name ?? code),
    percent: String(percent),
    of: typeof of === 'string' && of !== '' ? of : amountBase,
    ...(bookedAs === undefined ? {} : { bookedAs }),
  }
}

/** Bounds rise, and the last tier has none. */
export function tierErrors(rows: readonly Row[]): FieldError[] {
  const fault = tierFault(rows.map(tierOf))
  return fault === undefined ? [] : [{ field: `${Math.max(0, rows.length - 1)}.up_to`, code: fault }]
}

/** Each has a different name, and is based on the amount or on an earlier surcharge. */
export function surchargeErrors(rows: readonly Row[]): FieldError[] {
  const known = new Set([amountBase])
  return rows.flatMap((row, at): FieldError[] => {
    const { code, of } = surchargeOf(row)
    const errors: FieldError[] = [
      ...(known.has(of) ? [] : [fault(`${at}.of`, 'surcharge_base_unknown')]),
      ...(known.has(code) ? [fault(`${at}.code`, 'duplicate_value')] : []),
    ]
    known.add(code)
    return errors
  })
}

interface TariffRecord {
  readonly tiers: readonly Row[]
  readonly surcharges: readonly Row[] | null
  readonly per: TariffPer
  readonly tier_kind: TierKind
}

export const tariffOf = (record: TariffRecord, currency: CurrencyCode): Tariff => ({
  currency,
  per: record.per,
  tierKind: record.tier_kind,
  tiers: record.tiers.map(tierOf),
  surcharges: (record.surcharges ?? []).map(surchargeOf),
})
