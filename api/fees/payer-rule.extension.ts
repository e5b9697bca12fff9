import { homesChanged } from '#api/auth/homes.ts'
import type { Hub } from '#api/events/hub.ts'
import { invalidInput } from '#api/http/error.ts'
import { isOneOf } from '#core/one-of.ts'
import type { RecordOf } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { residentKinds } from '#domain/money/payers.ts'
import { payerRule } from '#entities/fees/payer-rule.ts'
import { payerNameSql } from './payer-sql.ts'
import { holdApartment } from './queries.ts'

type Rule = RecordOf<typeof payerRule>

/** A payer who may be named, and one payer for a fee at any time. */
export const payerRuleExtension = (hub: Pick<Hub, 'send'>) => {
  const follow = (tx: Tx, ...rules: readonly Rule[]) =>
    homesChanged(tx, hub, { residentIds: rules.flatMap(({ resident_id }) => resident_id ?? []) })
  return extendEntity(payerRule, {
    expressions: { payer: payerNameSql('t') },
    create: {
      async after({ after, tx }) {
        await requireRule(tx, after)
        await follow(tx, after)
      },
    },
    update: {
      async after({ before, after, tx }) {
        await requireRule(tx, after)
        await follow(tx, before, after)
      },
    },
    remove: { after: ({ before, tx }) => follow(tx, before) },
    restore: {
      async after({ after, tx }) {
        await requireRule(tx, after)
        await follow(tx, after)
      },
    },
  })
}

async function requireRule(tx: Tx, rule: Rule): Promise<void> {
  const { id, building_id: buildingId, apartment_id: apartmentId, resident_id: residentId } = rule
  if (rule.payer_kind === 'apartment' && rule.payer_apartment_id === apartmentId)
    throw invalidInput([{ field: 'payer_apartment_id', code: 'payer_is_itself' }])
  if (isOneOf(residentKinds, rule.payer_kind) && residentId !== null) {
    const stays = await staysOf(tx, { buildingId, apartmentId, residentId })
    if (stays.length === 0) throw invalidInput([{ field: 'resident_id', code: 'payer_not_of_apartment' }])
  }
  // Two rules of an apartment that arrive at the same time are compared one after the other.
  await holdApartment(tx, { buildingId, apartmentId })
  const others = await overlapping(tx, { buildingId, id })
  if (others.length > 0) throw invalidInput([{ field: 'from_month', code: 'payer_rule_overlaps' }])
}

/** Who has moved out may still have to pay for the months before. */
const staysOf = query({
  row: {},
  takes: { buildingId: 'bigint', apartmentId: 'bigint', residentId: 'bigint' },
  sql: ({ buildingId, apartmentId, residentId }) =>
    `select from residency where building_id = ${buildingId} and apartment_id = ${apartmentId}
      and resident_id = ${residentId} and deleted_at is null limit 1`,
})

const { all_fees: allFees } = optionsOf(payerRule, 'covers')

/** Rules that name a payer for the same fees of the same apartment in one of the same months. */
const overlapping = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from payer_rule r
        join payer_rule o on o.building_id = r.building_id and o.apartment_id = r.apartment_id and o.id <> r.id
          and o.deleted_at is null and o.covers = r.covers
          and (r.to_month is null or o.from_month <= r.to_month) and (o.to_month is null or o.to_month >= r.from_month)
      where r.building_id = ${buildingId} and r.id = ${id} and (r.covers = ${allFees}
        or exists (select from payer_rule_fee_settings a
          join payer_rule_fee_settings b on b.building_id = a.building_id and b.fee_setting_id = a.fee_setting_id
          where a.building_id = r.building_id and a.payer_rule_id = r.id and b.payer_rule_id = o.id)) limit 1`,
})
