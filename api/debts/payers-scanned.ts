import { readScanned } from '#domain/money/bank/scanned.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { apartment } from '#entities/property/apartment.ts'
import { livesIn } from '../people/householder-sql.ts'
import type { Payer } from './payers.ts'

/** The apartments of this building that a scanned or typed reference names; none where the keyword is no reference. */
export function payersScanned(
  db: Queryable,
  { buildingId, keyword }: { readonly buildingId: string; readonly keyword: string },
): Promise<readonly Payer[]> {
  const words = [...readScanned(keyword)]
  return words.length === 0 ? Promise.resolve([]) : payersNamed(db, { buildingId, words })
}

/**
 * With the fees that the apartment's last notice asks for, as far as they are open: its lines, and what was open of
 * earlier months where it asks for old debt too. A desk's own request asks for an amount, and names no fees.
 */
const payersNamed = query({
  row: {
    ...columns(apartment, ['id', 'code', 'name']),
    outstanding: 'text',
    credit: 'text',
    householder: 'text | null',
    notice_fees: 'bigint[]',
  },
  takes: { buildingId: 'bigint', words: 'text[]' },
  sql: ({ buildingId, words }) =>
    `with given as (select apartment_id, payment_request_id from payment_reference
        where building_id = ${buildingId} and reference = any(${words}))
      select a.id, a.code, a.name, trim_scale(coalesce(d.outstanding, 0))::text as outstanding,
        trim_scale(coalesce(d.credit, 0))::text as credit, ${livesIn('a.building_id', 'a.id')} as householder,
        array(select f.id from fee f
          join notice_slip s on s.building_id = f.building_id and s.id = (select max(n.id) from notice_slip n
            where n.building_id = ${buildingId} and n.apartment_id = a.id)
          where a.id in (select apartment_id from given where payment_request_id is null) and f.building_id = ${buildingId} and f.apartment_id = a.id
            and f.status = ${statesOf(fee).approved} and f.deleted_at is null
            and (f.id in (select (l.value ->> 'fee_id')::bigint from jsonb_array_elements(coalesce(s.lines, '[]')) l)
              or s.old_debt > 0 and f.month < s.month)
          order by f.id) as notice_fees
      from apartment a left join debt d on d.building_id = a.building_id and d.apartment_id = a.id
      where a.building_id = ${buildingId} and a.deleted_at is null and a.id in (select apartment_id from given)
      order by a.code collate natural_order`,
})
