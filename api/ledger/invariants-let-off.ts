import { findings } from './invariants-shape.ts'
import { voucherIs } from './invariants-words.ts'

/** Documents that settle fees without money, with the lines that they say. */
const told = [
  `select d.building_id, 'write_off' as kind, d.id, d.status,
      case when l.fee_id ~ '^[0-9]{1,18}$' then l.fee_id::bigint end as fee_id,
      case when l.amount ~ '^[0-9]{1,15}([.][0-9]{1,6})?$' then l.amount::numeric end as amount
    from write_off d, jsonb_to_recordset(
      case jsonb_typeof(d.lines) when 'array' then d.lines else '[]' end) l(fee_id text, amount text)
    where d.status <> ${voucherIs.draft}`,
  `select building_id, 'adjustment', id, status, fee_id, settled from adjustment
    where status <> ${voucherIs.draft} and settled <> 0`,
]

const given = (['write_off', 'adjustment'] as const).map(
  (kind) => `select building_id, '${kind}' as kind, ${kind}_id as id, fee_id,
      sum(amount) filter (where not reverses) as amount, -sum(amount) filter (where reverses) as back
    from settlement where ${kind}_id is not null group by 1, 2, 3, 4`,
)

/** SQL of the documents whose settlements are not what they say, or whose parts are not their sum. */
export const lettingOffSql = `select coalesce(t.building_id, g.building_id)::text as building,
      concat_ws(' ', coalesce(t.kind, g.kind), coalesce(t.id, g.id)) as record,
      format('%s of fee %s, settled %s, given back %s', coalesce(t.amount, 0), coalesce(t.fee_id, g.fee_id),
        coalesce(g.amount, 0), coalesce(g.back, 0)) as finding
    from (${told.join(' union all ')}) t
      full join (${given.join(' union all ')}) g on g.building_id = t.building_id and g.kind = t.kind and g.id = t.id
        and g.fee_id = t.fee_id
    where g.amount is distinct from t.amount
      or g.back is distinct from case t.status when ${voucherIs.voided} then t.amount end
    union all
    select building_id::text, 'write_off ' || id, format('%s, its lines %s', amount, lines)
      from (select d.building_id, d.id, d.amount, sum(l.amount) as lines from write_off d
        left join (${told[0]}) l on l.building_id = d.building_id and l.id = d.id
        where d.status <> ${voucherIs.draft} group by 1, 2, 3) s
      where amount is distinct from lines
    union all
    select building_id::text, 'adjustment ' || id, finding from (select building_id, id, ${findings(
      [
        '(reduced = settled + credited) is false or (reduced is null) <> (line_id is not null)',
        `format('lowered by %s: %s settled, %s credit', reduced, settled, credited)`,
      ],
      ['reduced <> amount', `format('lowered by %s instead of %s', reduced, amount)`],
    )} as finding from adjustment where status <> ${voucherIs.draft}) a where finding <> ''
    union all
    select f.building_id::text, 'fee ' || f.id, format('open %s of %s, though %s of it became credit', f.amount - f.settled,
        f.amount, a.credited)
      from fee f join (select building_id, fee_id, sum(credited) as credited from adjustment
          where status = ${voucherIs.approved} group by 1, 2) a on a.building_id = f.building_id and a.fee_id = f.id
      where a.credited > 0 and f.settled < f.amount
    union all
    select f.building_id::text, 'fee ' || f.id, format('VAT %s, lowered by %s; of others %s, lowered by %s', f.vat, a.vat,
        f.for_others, a.for_others)
      from fee f join (select building_id, fee_id, sum(reduced_vat) as vat, sum(reduced_for_others) as for_others
          from adjustment where status = ${voucherIs.approved} group by 1, 2) a
        on a.building_id = f.building_id and a.fee_id = f.id
      where a.vat > f.vat or a.for_others > f.for_others`
