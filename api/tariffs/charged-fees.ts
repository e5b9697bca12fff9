import { currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import type { Rates } from '#domain/money/conversion.ts'
import type { FeeType, PriceType } from '#domain/money/fee-types.ts'
import type { DatedTariff } from '#domain/money/periods.ts'
import { tariffOf } from '#domain/money/tariff-rows.ts'
import type { Queryable } from '#api/database/pool.ts'

/** A fee that the building charges, with its tariffs. */
export interface ChargedFee {
  readonly id: string
  readonly name: string
  readonly feeType: FeeType
  readonly priceType: PriceType
  readonly dueDays: number
  readonly tariffs: readonly DatedTariff[]
}

interface Asked {
  readonly buildingId: string
  readonly currency: CurrencyCode
  /** Of these only; absent or empty: all that are charged. */
  readonly ids?: readonly string[]
  /** Also one that is switched off by now, as what it has charged may still be wrong. */
  readonly evenInactive?: true
}

interface SettingRow {
  id: string
  name: string
  fee_type: FeeType
  price_type: PriceType
  due_days: number
  tariffs: readonly {
    id: number
    name: string
    decision: string | null
    valid_from: string
    valid_to: string | null
    per_person: boolean
    currency_code: CurrencyCode | null
    tiers: readonly Readonly<Record<string, unknown>>[]
    surcharges: readonly Readonly<Record<string, unknown>>[] | null
  }[]
}

export async function chargedFees(
  db: Queryable,
  { buildingId, currency, ids = [], evenInactive }: Asked,
): Promise<ChargedFee[]> {
  const rows = await db.query<SettingRow>(
    `select s.id::text, s.name, s.fee_type, s.price_type, s.due_days::int,
        coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'decision', t.decision, 'valid_from', t.valid_from,
          'valid_to', t.valid_to, 'per_person', t.per_person, 'currency_code', t.currency_code, 'tiers', t.tiers,
          'surcharges', t.surcharges) order by t.valid_from) filter (where t.id is not null), '[]') as tariffs
      from fee_setting s left join tariff t
        on t.building_id = s.building_id and t.fee_setting_id = s.id and t.deleted_at is null
      where s.building_id = $1 and s.deleted_at is null
        and (s.is_active or $3) and (cardinality($2::bigint[]) = 0 or s.id = any($2))
      group by s.building_id, s.id order by s.priority, s.id`,
    [buildingId, ids, evenInactive === true],
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    feeType: row.fee_type,
    priceType: row.price_type,
    dueDays: row.due_days,
    tariffs: row.tariffs.map((one): DatedTariff => ({
      ...tariffOf(one, one.currency_code ?? currency),
      id: String(one.id),
      name: one.name,
      decision: one.decision,
      from: one.valid_from,
      to: one.valid_to,
    })),
  }))
}

/** Đồng for one unit of each currency, as they hold on a day (yyyy-MM-dd). */
export async function ratesOn(db: Queryable, organisationId: string, day: string): Promise<Rates> {
  const rows = await db.query<{ code: CurrencyCode; price: string }>(
    `select distinct on (c.code) c.code, trim_scale(r.price)::text as price
      from exchange_rate r join currency c on c.id = r.currency_id
      where r.organisation_id = $1 and r.valid_from <= $2::date and r.deleted_at is null and c.deleted_at is null
      order by c.code, r.valid_from desc, r.id desc`,
    [organisationId, day],
  )
  return Object.fromEntries(
    rows.filter(({ code }) => currencyCodes.includes(code)).map(({ code, price }) => [code, price]),
  )
}
