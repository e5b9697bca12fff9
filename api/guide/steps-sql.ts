import { meteredKinds, meteredTypes } from '#domain/metered-kinds.ts'
import { chargedStates } from '#domain/money/fee-types.ts'
import { guideParts, meteredPartOf, type GuideKey, type GuidePart } from '#domain/guide-steps.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import { livesToday } from '#api/auth/stay-sql.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { orNull, wordOf } from '#api/sql/types.ts'
import { account } from '#entities/account/account.ts'
import { fee } from '#entities/fees/fee.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { relationship } from '#entities/people/relationship.ts'
import { waterReading } from '#entities/metering/water-reading.ts'

interface StepSql {
  readonly done: string
  /** Apartments, fee types, meters, drafts that it is about, and those that it still waits for. Default 0. */
  readonly total?: string
  readonly open?: string
  /** What it waits for first. Default null. */
  readonly part?: string
  /** Absent: always. */
  readonly offered?: string
}

const partIs = literalsOf(guideParts)
const feeIs = statesOf(fee)
const priceIs = optionsOf(feeSetting, 'price_type')
const methodIs = optionsOf(paymentMethod, 'code')
const readingIs = statesOf(waterReading)
/** SQL of a case: the part of each kind of meters. */
const meteredParts = meteredTypes
  .map((type) => `when '${type}' then ${partIs[meteredPartOf(type)]}`)
  .join(' ')
const handedOver = Object.values(literalsOf(chargedStates)).join(', ')
/** The month before the office's: its fees are often charged in the first days of the next. */
const lastMonth = `to_char(${sqlOfficeDay()} - interval '1 month', 'YYYY-MM')`
/** SQL: a living row of the building `b`. */
const some = (table: string, condition = 'true') =>
  `exists (select from ${table} x where x.building_id = b.id and x.deleted_at is null and ${condition})`
const count = (from: string, condition: string) => `(select count(*) from ${from} x where ${condition})`

const drafts = `x.building_id = b.id and x.deleted_at is null and x.status = ${feeIs.draft}`
const hasBank = `exists (select from bank x where x.building_id = b.id and x.deleted_at is null and x.is_active
  and x.is_default and x.currency_code = b.currency_code)`
const hasMethod = some(
  'payment_method',
  `x.is_active and x.code in (${methodIs.BANK_TRANSFER}, ${methodIs.QR})`,
)

/** What is true of each step, over the rows of the building `b` that are there now. */
const steps: Readonly<Record<GuideKey, StepSql>> = {
  basics: {
    done: `${some('relationship', `x.status = ${statesOf(relationship).active}`)} and ${some('fee_setting')}`,
  },
  workbook: {
    // A run charges those alone that are handed over.
    done: `${some('block')} and exists (select from homes x where x.is_handed_over)`,
    total: count('homes', 'true'),
    open: count('homes', 'not x.is_handed_over'),
    part: `case when exists (select from homes x where not x.is_handed_over) then ${partIs.handover} end`,
  },
  people: {
    // Four of five: the rest are often empty.
    done: `(select count(*) > 0 and count(*) filter (where x.is_lived_in) >= 0.8 * count(*)
      from homes x where x.is_handed_over)`,
    total: count('homes', 'x.is_handed_over'),
    open: count('homes', 'x.is_handed_over and not x.is_lived_in'),
  },
  prices: {
    // One that is off is told of, and keeps nobody from going on.
    done: '(select count(*) > 0 and bool_and(x.has_price) from priced x where x.is_active)',
    total: count('priced', 'true'),
    open: count('priced', 'not x.has_price'),
  },
  meters: {
    offered: 'exists (select from metered)',
    done: `not exists (select from metered k where not exists (select from read x where x.fee_type = k.fee_type))
      and not exists (select from read x where not x.is_read)`,
    total: count('read', 'true'),
    open: count('read', 'not x.is_read'),
    part: `(select case k.fee_type ${meteredParts} end from metered k
      where not exists (select from read x where x.fee_type = k.fee_type and x.is_read)
        or exists (select from read x where x.fee_type = k.fee_type and not x.is_read)
      order by k.fee_type desc limit 1)`,
  },
  bank: {
    done: `${hasBank} and ${hasMethod}`,
    part: `case when ${hasBank} and not ${hasMethod} then ${partIs.method} end`,
  },
  opening: { done: some('opening_debt') },
  staff: {
    done: `(select count(distinct a.id) >= 2 from permission_group x
      join account_permission_groups l on l.permission_group_id = x.id join account a on a.id = l.account_id
      where x.building_id = b.id and x.deleted_at is null and a.deleted_at is null
        and a.status = ${statesOf(account).active} and a.id is distinct from b.created_by)`,
    // Nobody is put into a group that is not there.
    part: `case when not ${some('permission_group')} then ${partIs.groups} end`,
  },
  first_month: { done: some('fee', `x.group_fee_slip_id is not null and x.status <> ${feeIs.void}`) },
  approve: {
    // An opening debt is owed from the start.
    done: some(
      'fee',
      `x.group_fee_slip_id is not null and x.status in (${feeIs.approved}, ${feeIs.settled})`,
    ),
    total: count('fee', drafts),
    open: count('fee', drafts),
  },
  notice: {
    done: `exists (select from group_notice_slip x where x.building_id = b.id and x.sent_at is not null)`,
    part: `case when exists (select from group_notice_slip x where x.building_id = b.id
      and x.status = ${statesOf(groupNoticeSlip).draft}) then ${partIs.draft} end`,
  },
  rounds: { done: some('periodic_checklist') },
  letters: { done: some('example_template', 'x.is_default and x.is_active') },
}

/** SQL: whether the fee type `s` has a price of the kind that it takes: of cards, or in a tariff. */
const hasPrice = (ofCards = 'true', ofTariffs = 'true') => `case when s.price_type = ${priceIs.parking}
    then exists (select from vehicle_card_type c
      where c.building_id = s.building_id and c.deleted_at is null and ${ofCards})
    else exists (select from tariff t where t.building_id = s.building_id and t.fee_setting_id = s.id
      and t.deleted_at is null and ${ofTariffs}) end`

/** SQL: the meters of handed-over apartments of a kind that is charged, and whether one has a confirmed reading. */
const readMeters = meteredTypes
  .map(
    (type) => `select '${type}' as fee_type, exists (select from ${meteredKinds[type].reading} r
        where r.building_id = m.building_id and r.meter_id = m.id and r.deleted_at is null
          and r.status = ${readingIs.confirmed} and r.month >= ${lastMonth}) as is_read
      from b join ${meteredKinds[type].meter} m on m.building_id = b.id
        join homes h on h.id = m.apartment_id and h.is_handed_over
        join metered k on k.fee_type = '${type}'
      where m.deleted_at is null and m.is_active`,
  )
  .join(' union all ')

/** Every step of a building's guide in one statement, each over living rows: nothing of it is stored. */
export const guideStepsOf = query({
  row: {
    key: wordOf<GuideKey>(),
    is_done: 'boolean',
    total: 'integer',
    open: 'integer',
    part: orNull(wordOf<GuidePart>()),
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `with b as (select id, currency_code, created_by, greatest(${sqlOfficeDay()}, (deploy_month || '-01')::date) as day
        from building where id = ${buildingId}),
      homes as (select a.id, a.handover_status in (${handedOver}) as is_handed_over,
          exists (select from residency y where y.building_id = a.building_id and y.apartment_id = a.id
            and ${livesToday('y')}) as is_lived_in
        from b join apartment a on a.building_id = b.id where a.deleted_at is null),
      kept as (select s.* from b join fee_setting s on s.building_id = b.id where s.deleted_at is null),
      charged as (select s.* from kept s where s.is_active),
      priced as (select s.is_active, ${hasPrice(
        'c.is_active',
        't.valid_from <= b.day and coalesce(t.valid_to >= b.day, true)',
      )} as has_price
        from b, kept s where s.is_active or not ${hasPrice()}),
      metered as (select distinct s.fee_type from charged s where s.price_type = ${priceIs.metered}
        and s.fee_type in (${Object.values(literalsOf(meteredTypes)).join(', ')})),
      read as (${readMeters})
    ${Object.entries(steps)
      .map(
        ([key, { done, total = '0', open = '0', part = 'null', offered }]) =>
          `select '${key}' as key, coalesce(${done}, false) as is_done, (${total})::int as total,
            (${open})::int as open, (${part})::text as part
          from b${offered === undefined ? '' : ` where ${offered}`}`,
      )
      .join(' union all ')}`,
})
