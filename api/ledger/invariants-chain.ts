import type { Invariant } from './invariants-shape.ts'
import { headSql } from './head-sql.ts'

/**
 * Everything that an entry says, as its link has it: `link_entries` of the database writes the same. It is said once more
 * here, so that whoever changes the database's function is found.
 */
const contentSql = `select e.building_id, e.id, convert_to(jsonb_build_array(e.building_id, e.id, e.kind,
      e.document_id, e.booked_on, e.created_by, (extract(epoch from e.created_at) * 1000000)::bigint, l.lines)::text,
      'UTF8') as said
    from ledger_entry e left join (select building_id, entry_id, jsonb_agg(case when currency is null
          then jsonb_build_array(number, account, apartment_id, cash_account_id, category, amount)
          else jsonb_build_array(number, account, apartment_id, cash_account_id, category, amount,
            currency, foreign_amount, rate, rate_of) end order by number) as lines
      from ledger_line group by 1, 2) l on l.building_id = e.building_id and l.entry_id = e.id`

const chainHolds: Invariant = {
  code: 'I15',
  says: 'every entry is a link of its building’s chain, as it was made, and no link is missing',
  sql: `with content as (${contentSql}),
    link as (select *, lag(hash) over w as before, row_number() over w as place from ledger_chain
      window w as (partition by building_id order by number)),
    pair as (select coalesce(k.building_id, c.building_id) as building_id, coalesce(k.entry_id, c.id) as entry_id,
        k.number, k.place, k.hash, k.before, c.id, c.said
      from link k full join content c on c.building_id = k.building_id and c.id = k.entry_id)
    select building_id::text as building, 'entry ' || entry_id as record,
        case when number is null then 'not linked' when id is null then format('link %s has no entry', number)
          when number <> place then format('link %s is the %sth', number, place)
          else format('link %s is not what the entry says now', number) end as finding
      from pair where (number = place and hash = sha256(coalesce(before, '') || said)) is not true`,
}

/** Records that show the head of the chain as it was when they were made. */
const showing = ['till_closing', 'closed_month', 'journal_handover'] as const

const headsStand: Invariant = {
  code: 'I16',
  says: 'every head of the chain that was shown at a closing is still in it',
  sql: showing
    .map(
      (table) => `select t.building_id::text as building, '${table} ' || t.id as record,
        'shows ' || t.ledger_head || ', which is not in the chain' as finding
      from ${table} t where t.ledger_head is not null and not exists (select from ledger_chain c
        where c.building_id = t.building_id and ${headSql('c')} = t.ledger_head)`,
    )
    .join(' union all '),
}

export const chainInvariants = { chainHolds, headsStand }
