import type { FeeRule } from '#domain/money/fee-rules.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { feeRule } from '#entities/fees/fee-rule.ts'

/** The rules of some fee settings, each in the order in which they are tried: one query, however many there are. */
export async function readFeeRules(
  db: Queryable,
  asked: { readonly buildingId: string; readonly settingIds: readonly string[] },
): Promise<ReadonlyMap<string, FeeRule[]>> {
  const bySetting = new Map<string, FeeRule[]>()
  for (const row of await rulesOf(db, asked)) {
    const known = bySetting.get(row.fee_setting_id) ?? []
    bySetting.set(row.fee_setting_id, [...known, ruleOf(row)])
  }
  return bySetting
}

const linked = (to: string, buildingId: string) =>
  `array(select l.${to}_id from fee_rule_${to}s l where l.building_id = ${buildingId} and l.fee_rule_id = r.id)`

const rulesOf = query({
  row: {
    ...columns(feeRule, ['id', 'fee_setting_id', 'name', 'effect', 'reason', 'from_month', 'to_month']),
    priority: 'integer',
    coefficient: 'text | null',
    floor_from: 'integer | null',
    floor_to: 'integer | null',
    occupancies: 'text[]',
    handover_states: 'text[]',
    blocks: 'bigint[]',
    apartment_types: 'bigint[]',
    apartments: 'bigint[]',
  },
  takes: { buildingId: 'bigint', settingIds: 'bigint[]' },
  sql: ({ buildingId, settingIds }) =>
    `select r.id, r.fee_setting_id, r.name, r.effect, r.reason, r.from_month, r.to_month,
        r.priority::int,
        trim_scale(r.coefficient)::text as coefficient, r.floor_from::int, r.floor_to::int,
        coalesce(r.occupancies, '{}') as occupancies, coalesce(r.handover_states, '{}') as handover_states,
        ${linked('block', buildingId)} as blocks, ${linked('apartment_type', buildingId)} as apartment_types,
        ${linked('apartment', buildingId)} as apartments
      from fee_rule r
      where r.building_id = ${buildingId} and r.fee_setting_id = any(${settingIds}) and r.deleted_at is null
      order by r.priority, r.id`,
})

const ruleOf = (row: RowOf<typeof rulesOf>): FeeRule => ({
  id: row.id,
  name: row.name,
  priority: row.priority,
  effect: row.effect,
  coefficient: row.coefficient ?? '1',
  reason: row.reason,
  from: row.from_month,
  to: row.to_month,
  blocks: row.blocks,
  apartmentTypes: row.apartment_types,
  floorFrom: row.floor_from,
  floorTo: row.floor_to,
  occupancies: row.occupancies,
  handoverStates: row.handover_states,
  apartments: row.apartments,
})
