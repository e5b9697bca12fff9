import { isZero } from '#core/amount.ts'
import type { IncomeKind } from '#domain/money/income.ts'
import { monthBounds } from '#domain/money/proration.ts'
import { holdsOn, type VatRate } from '#domain/money/vat-rates.ts'
import type { Queryable } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { query } from '#api/sql/query.ts'

/** All rates of VAT that a building knows, of whatever days. */
export async function readVatRates(db: Queryable, buildingId: string): Promise<readonly VatRate[]> {
  return ratesOfBuilding(db, { buildingId })
}

const ratesOfBuilding = query({
  row: { percent: 'text', from: 'date', to: 'date | null', next: 'text | null' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select trim_scale(percent)::text as percent, from_date as "from", to_date as "to",
        trim_scale(next_percent)::text as next
      from vat_rate where building_id = ${buildingId} and deleted_at is null order by from_date`,
})

interface EnteredFee {
  readonly building_id: string
  readonly month: string
  readonly income_kind?: IncomeKind | null
  readonly vat_percent?: number | null
}

/** 422 at the rate if no law sets the one that was typed on the last day of the fee's month. */
export async function requireVatRate(db: Queryable, fee: EnteredFee): Promise<void> {
  const percent = vatTyped(fee)
  if (percent === undefined) return
  const rates = await readVatRates(db, fee.building_id)
  if (!holdsOn(percent, monthBounds(fee.month).last, rates)) throw noVatRate()
}

/** The rate that was typed, if the money is the building's and contains VAT. */
export const vatTyped = ({
  income_kind,
  vat_percent,
}: Pick<EnteredFee, 'income_kind' | 'vat_percent'>): string | undefined =>
  (income_kind ?? 'own') !== 'own' || typeof vat_percent !== 'number' || isZero(String(vat_percent))
    ? undefined
    : String(vat_percent)

/** The refusal of a rate that no law sets. */
export const noVatRate = () => invalidInput([{ field: 'vat_percent', code: 'no_vat_rate' }])
