import { type CurrencyCode } from '#domain/currency.ts'
import type { FeeTerms } from '#domain/money/fee-rules.ts'
import type { IncomeTerms } from '#domain/money/income.ts'
import type { FeeType, PriceType } from '#domain/money/fee-types.ts'
import type { DatedTariff } from '#domain/money/periods.ts'
import type { VatRate } from '#domain/money/vat-rates.ts'
import type { TariffPer, TierKind } from '#domain/money/tariff-kinds.ts'
import { tariffOf } from '#domain/money/tariff-rows.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { readVatRates } from './vat-rates.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { readFeeRules } from './fee-rules.ts'

/** A fee that the building charges, with its tariffs. */
export interface FeeToCharge {
  readonly id: string
  readonly name: string
  readonly feeType: FeeType
  readonly priceType: PriceType
  readonly dueDays: number
  readonly terms: FeeTerms
  /** Whose money it is, and the VAT in it. */
  readonly income: IncomeTerms
  readonly vatRates: readonly VatRate[]
  readonly tariffs: readonly DatedTariff[]
}

interface FeesToChargeRequest {
  readonly buildingId: string
  readonly currency: CurrencyCode
  /** Only these; absent or empty: all that are charged. */
  readonly ids?: readonly string[]
  /** Also one that has been switched off, because what it has charged may still be wrong. */
  readonly evenInactive?: true
}

/** A tariff as JSON: its id is a number there, its days are text. */
interface TariffJson {
  readonly id: number
  readonly name: string
  readonly decision: string | null
  readonly valid_from: string
  readonly valid_to: string | null
  readonly per: TariffPer
  readonly tier_kind: TierKind
  readonly currency_code: CurrencyCode | null
  readonly tiers: readonly Readonly<Record<string, unknown>>[]
  readonly surcharges: readonly Readonly<Record<string, unknown>>[] | null
}

const settingsWithTariffs = query({
  row: {
    ...columns(feeSetting, ['id', 'name', 'fee_type', 'price_type', 'charged_to', 'income_kind']),
    due_days: 'integer',
    vat_percent: 'text | null',
    tariffs: json<readonly TariffJson[]>(),
  },
  takes: { buildingId: 'bigint', ids: 'bigint[]', evenInactive: 'boolean' },
  sql: ({ buildingId, ids, evenInactive }) =>
    `select s.id, s.name, s.fee_type, s.price_type, s.charged_to, s.income_kind, s.due_days::int,
        trim_scale(s.vat_percent)::text as vat_percent,
        coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'decision', t.decision,
          'valid_from', t.valid_from, 'valid_to', t.valid_to, 'per', t.per, 'tier_kind', t.tier_kind,
          'currency_code', t.currency_code, 'tiers', t.tiers, 'surcharges', t.surcharges)
          order by t.valid_from) filter (where t.id is not null), '[]') as tariffs
      from fee_setting s left join tariff t
        on t.building_id = s.building_id and t.fee_setting_id = s.id and t.deleted_at is null
      where s.building_id = ${buildingId} and s.deleted_at is null
        and (s.is_active or ${evenInactive}) and (cardinality(${ids}) = 0 or s.id = any(${ids}))
      group by s.building_id, s.id order by s.priority, s.id`,
})

export async function readFeesToCharge(
  db: Queryable,
  { buildingId, currency: own, ids = [], evenInactive }: FeesToChargeRequest,
): Promise<FeeToCharge[]> {
  const rows = await settingsWithTariffs(db, { buildingId, ids, evenInactive: evenInactive === true })
  const rules = await readFeeRules(db, { buildingId, settingIds: rows.map(({ id }) => id) })
  const vatRates = await readVatRates(db, buildingId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    feeType: row.fee_type,
    priceType: row.price_type,
    dueDays: row.due_days,
    terms: { reach: row.charged_to, rules: rules.get(row.id) ?? [] },
    income: { kind: row.income_kind, vatPercent: row.vat_percent, currency: own },
    vatRates,
    tariffs: row.tariffs.map((one): DatedTariff => ({
      ...tariffOf(one, one.currency_code ?? own),
      id: String(one.id),
      name: one.name,
      decision: one.decision,
      from: one.valid_from,
      to: one.valid_to,
    })),
  }))
}
