import type { Tx } from '#api/database/pool.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity, type Changing } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { lateInterestRule } from '#entities/fees/late-interest-rule.ts'
import { isCharging } from '../ledger/charging-interest.ts'
import { lockRuns } from './lock-runs.ts'

/** Rules of one building that are not in the trash: each makes the reckoning of every fee longer. */
const mostRules = 60

/** On any day at most one rule says what a fee bears. */
export const lateInterestRuleExtension = extendEntity(lateInterestRule, {
  create: { after: ({ after, tx }) => requireAlone(tx, after) },
  update: {
    before: ({ before, changes, tx }) => requireUnused(tx, before, changes),
    after: ({ after, tx }) => requireAlone(tx, after),
  },
  restore: { after: ({ after, tx }) => requireAlone(tx, after) },
})

/** Rules that arrive at the same time are compared one after the other, and none changes while a run reads it. */
async function requireAlone(tx: Tx, rule: RecordOf<typeof lateInterestRule>): Promise<void> {
  const { id, building_id: buildingId } = rule
  await lockRuns(tx, buildingId)
  const others = await overlapping(tx, { buildingId, id })
  if (others.length > 0) throw invalidInput([{ field: 'from_date', code: 'late_interest_rule_overlaps' }])
  const [all] = await ruleCount(tx, { buildingId })
  if ((all?.count ?? 0) > mostRules)
    throw invalidInput([{ field: 'from_date', code: 'too_many', limits: { max: mostRules } }])
}

/** What the interest that was charged by a rule was calculated by, and what says which fees are interest. */
const kept = [
  'from_date',
  'fee_settings',
  'rate',
  'per',
  'day_count',
  'grace_days',
  'minimum',
  'cap_percent',
  'category_id',
] as const

/**
 * 409 `late_interest_rule_used` at what a rule has charged by, and at an end before the last day that it charged. Other
 * terms are a rule of their own, from the day on which they begin.
 */
async function requireUnused(
  tx: Tx,
  before: RecordOf<typeof lateInterestRule>,
  changes: Changing<typeof lateInterestRule>['changes'],
): Promise<void> {
  const { id, building_id: buildingId } = before
  await lockRuns(tx, buildingId)
  const [charged] = await chargedBy(tx, { buildingId, id })
  const last = charged?.last ?? null
  if (last === null) return
  const { to_date: end = null } = changes
  const touched: string[] = kept.filter((name) => name in changes)
  if (end !== null && end < last) touched.push('to_date')
  if (touched.length === 0) return
  const code = 'late_interest_rule_used'
  throw apiError(
    409,
    code,
    touched.map((field) => ({ field, code })),
  )
}

const settingsOf = (rule: string) => `late_interest_rule_fee_settings ${rule}s
          where ${rule}s.building_id = ${rule}.building_id and ${rule}s.late_interest_rule_id = ${rule}.id`

const overlapping = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from late_interest_rule r
        join late_interest_rule o on o.building_id = r.building_id and o.id <> r.id and o.deleted_at is null
          and (r.to_date is null or o.from_date <= r.to_date) and (o.to_date is null or o.to_date >= r.from_date)
      where r.building_id = ${buildingId} and r.id = ${id}
        and (exists (select from ${settingsOf('r')}
            and exists (select from ${settingsOf('o')} and os.fee_setting_id = rs.fee_setting_id))
          or not exists (select from ${settingsOf('r')}) and not exists (select from ${settingsOf('o')})) limit 1`,
})

const ruleCount = query({
  row: { count: 'integer' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select count(*)::int as count from late_interest_rule where building_id = ${buildingId} and deleted_at is null`,
})

/**
 * The last day that some living interest was charged for by the rule, as its terms are before they change. On any day at
 * most one rule holds for a fee, so what was charged on its terms since it was made was charged by it.
 */
const chargedBy = query({
  row: { last: 'date | null' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select max(l.to_date) as last from late_interest_rule r
        join late_interest_line l on l.building_id = r.building_id and l.rate = r.rate and l.per = r.per
          and l.from_date >= r.from_date and (r.to_date is null or l.to_date <= r.to_date)
        join fee i on i.building_id = l.building_id and i.id = l.fee_id and i.category_id = r.category_id
          and i.created_at >= r.created_at and ${isCharging}
        join fee d on d.building_id = l.building_id and d.id = l.debt_fee_id
      where r.building_id = ${buildingId} and r.id = ${id}
        and (exists (select from ${settingsOf('r')} and rs.fee_setting_id = d.fee_setting_id)
          or not exists (select from ${settingsOf('r')}))`,
})
