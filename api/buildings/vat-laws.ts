import type { Country } from '#domain/countries.ts'
import { vatLawsFor } from '#domain/money/vat-laws.ts'
import { actor, actorOf, logInsert } from '#api/audit/log-insert.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { command } from '#api/sql/query.ts'
import { vatRate } from '#entities/finance/vat-rate.ts'

/** Gives a building the rates of its country that it does not know yet. */
export async function addVatLaws(
  tx: Tx,
  caller: Caller,
  { buildingId, country }: { readonly buildingId: string; readonly country: Country },
): Promise<void> {
  await insertLaws(tx, { ...actorOf(caller), buildingId, laws: JSON.stringify(vatLawsFor(country)) })
}

const insertLaws = command({
  takes: { ...actor, buildingId: 'bigint', laws: 'jsonb' },
  sql: ({ buildingId, laws, ...by }) =>
    `with f as (insert into vat_rate (building_id, percent, law_number, from_date, to_date, search_text, created_by)
        select ${buildingId}, l.percent, l.law_number, l.from_date, l.to_date, plain_text(l.law_number), ${by.actorId}
        from jsonb_to_recordset(${laws}) l(percent numeric, law_number text, from_date date, to_date date)
        where not exists (select from vat_rate r where r.building_id = ${buildingId} and r.percent = l.percent
          and r.deleted_at is null and (l.to_date is null or r.from_date <= l.to_date)
          and (r.to_date is null or r.to_date >= l.from_date))
        returning id, building_id, law_number)
      ${logInsert({ action: 'create', resource: vatRate.name, title: 'law_number', changes: "'[]'::jsonb", from: 'f', by })}`,
})
