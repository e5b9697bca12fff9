import type { DataOf } from '#domain/calls/call.ts'
import type { listDebtors } from '#domain/calls/debts.ts'
import { ageingBands, type AgeingBand } from '#domain/money/ageing.ts'
import type { DebtorKind } from '#domain/money/payers.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { Sources } from '#api/records/present/present-rows.ts'
import { column } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { apartment } from '#entities/property/apartment.ts'
import { bandConditions } from './balances.ts'
import { openOnSql } from './open-on.ts'

const feeIs = statesOf(fee)

export type Debtors = DataOf<typeof listDebtors>

export interface DebtorFilter {
  readonly buildingId: string
  readonly month?: string | undefined
  readonly blockId?: string | undefined
  readonly kind?: DebtorKind | undefined
  /** What was owed at the end of this day, and how old it was then. */
  readonly asOf: string
  /** Apartments that pay for themselves are told one by one, not together. */
  readonly each: boolean
}

const bands = Object.fromEntries(ageingBands.map(({ name }) => [name, 'text'])) as Record<AgeingBand, 'text'>
const sumsOf = (text: (expression: string) => string) =>
  [...bandConditions('age').map(([band]) => band), 'outstanding'].map((name) => text(name)).join(', ')
const shown = (name: string) => `trim_scale(coalesce(sum(${name}), 0))::text as ${name}`

/** SQL of what an apartment that pays for itself is told by, where each is told; null for all others. */
const apart = (column: string, each: string) =>
  `case when kind = 'itself' and ${each} then ${column}::text end`

/** Debtors with what they owe, and in the first row, without a kind, what all of them owe together. */
const debtorsOf = query({
  row: {
    kind: wordOf<DebtorKind>(),
    is_all: 'boolean',
    ref: 'text | null',
    name: 'text | null',
    ...bands,
    outstanding: 'text',
    fees: 'integer',
    total: 'integer',
    apartments: 'jsonb | null',
  },
  takes: {
    buildingId: 'bigint',
    month: 'text | null',
    blockId: 'bigint | null',
    kind: 'text | null',
    asOf: 'date',
    each: 'boolean',
    most: 'integer',
  },
  sql: ({ buildingId, month, blockId, kind, asOf, each, most }) =>
    `with open as (select coalesce(f.payer_kind, 'itself') as kind, coalesce(f.payer_ref, '') as ref, f.payer_name,
          f.apartment_id, a.code, f.id, o.open, coalesce(${asOf} - f.due_on, 0) as age
        from (${openOnSql({ buildingId, day: asOf })}) o join fee f on f.building_id = ${buildingId} and f.id = o.id
          join apartment a on a.building_id = f.building_id and a.id = f.apartment_id
        where (${month} is null or f.month = ${month})
          and (${blockId} is null or a.block_id = ${blockId})),
      homes as (select kind, ref, ${apart('apartment_id', each)} as who, apartment_id, code,
          coalesce((array_agg(payer_name order by id desc))[1], ${apart('code', each)}) as name, max(id) as id,
          count(*) as fees, sum(open) as outstanding,
          ${bandConditions('age')
            .map(([band, condition]) => `coalesce(sum(open) filter (where ${condition}), 0) as ${band}`)
            .join(', ')}
        from open where ${kind} is null or kind = ${kind} group by kind, ref, apartment_id, code)
      select coalesce(h.kind, 'itself') as kind, grouping(h.kind) = 1 as is_all, h.ref,
        (array_agg(h.name order by h.id desc))[1] as name, ${sumsOf((name) => shown(`h.${name}`).replace(`as h.`, 'as '))},
        coalesce(sum(h.fees), 0)::int as fees, (count(*) over () - 1)::int as total,
        case when grouping(h.kind) = 0 and (h.kind <> 'itself' or ${each}) then jsonb_agg(jsonb_build_object(
          'id', h.apartment_id::text, 'debt_id', d.id::text, 'code', h.code, 'open', trim_scale(h.outstanding)::text)
          order by h.code) end as apartments
      from homes h left join debt d on d.building_id = ${buildingId} and d.apartment_id = h.apartment_id
      group by grouping sets ((h.kind, h.ref, h.who), ())
      order by is_all desc, kind = 'itself' and not ${each}, sum(h.outstanding) desc, ref, name limit ${most}`,
})

type Row = RowOf<typeof debtorsOf>

/** Fees that were open at the end of a day by who owes them, with their age, in one query; `most` debtors, those who owe most first. */
export async function readDebtors(db: Queryable, filter: DebtorFilter, most: number): Promise<Debtors> {
  const { buildingId, month, blockId, kind, asOf, each } = filter
  const [all, ...rows] = await debtorsOf(db, {
    buildingId,
    month: month ?? null,
    blockId: blockId ?? null,
    kind: kind ?? null,
    asOf,
    each,
    most: most + 1,
  })
  if (all === undefined) throw new Error('the debtors were not added up')
  return {
    ...sumsIn(all),
    total: all.total,
    debtors: rows.map((row) => ({
      ...sumsIn(row),
      kind: row.kind,
      ref: row.ref ?? '',
      name: row.name,
      apartments: (row.apartments ?? []) as Debtors['debtors'][number]['apartments'],
    })),
  }
}

const sumsIn = ({ not_due, to_30, to_60, to_90, over_90, outstanding, fees }: Row) => ({
  not_due,
  to_30,
  to_60,
  to_90,
  over_90,
  outstanding,
  fees,
})

/** Open fees of other apartments that an apartment pays, by apartment. */
export const paysFor = query({
  row: { id: 'bigint', code: column(apartment, 'code'), open: 'text', fees: 'integer' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select a.id, a.code, trim_scale(sum(f.amount - f.settled))::text as open, count(*)::int as fees
      from fee f join apartment a on a.building_id = f.building_id and a.id = f.apartment_id
      where f.building_id = ${buildingId} and f.payer_kind = ${optionsOf(fee, 'payer_kind').apartment}
        and f.payer_ref = ${apartmentId}::text and f.status = ${feeIs.approved} and f.deleted_at is null
      group by a.id, a.code order by a.code`,
})

/** Everyone who owes or owed an approved fee of an apartment, and what they owe now. */
export const payersOf = query({
  row: { kind: wordOf<DebtorKind>(), ref: 'text', name: 'text | null', open: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select coalesce(f.payer_kind, 'itself') as kind, coalesce(f.payer_ref, '') as ref,
        (array_agg(f.payer_name order by f.id desc))[1] as name, trim_scale(sum(f.amount - f.settled))::text as open
      from fee f where f.building_id = ${buildingId} and f.apartment_id = ${apartmentId}
        and f.status in (${feeIs.approved}, ${feeIs.settled}) and f.deleted_at is null
      group by 1, 2 order by max(f.id) desc`,
})

export const payersOfSources: Sources<RowOf<typeof payersOf>> = {
  kind: 'figure',
  ref: 'figure',
  name: 'fee.payer_name',
  open: 'figure',
}

export const paysForSources: Sources<RowOf<typeof paysFor>> = {
  id: 'figure',
  code: 'apartment.code',
  open: 'figure',
  fees: 'figure',
}
