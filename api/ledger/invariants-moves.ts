import { figuresDiffer, figureTables } from './invariants-figures.ts'
import { inMaintenanceFund, movesSql, owedKinds, paidKinds, receivedKinds, tillKinds } from './moves-sql.ts'
import type { Invariant } from './invariants-shape.ts'
import { accountIs } from './invariants-words.ts'

interface Held {
  readonly name: string
  /** The moves that a report adds up: SQL, or the name of what is read once for several comparisons. */
  readonly moves: string
  /** A condition on lines `l` of entries `e`, and the sign with which the moves have them. */
  readonly booked: string
  readonly turned?: true
}

/** SQL of all moves of a base, and whether their links are in the sums. */
const summedMoves = (base: 'owed' | 'received') =>
  `${base} as materialized (select m.*, s.number is not null as is_summed from (${movesSql[base]('ledger_entry')}) m
      left join ledger_chain c on c.building_id = m.building_id and c.entry_id = m.entry
      left join ledger_summed s on s.building_id = c.building_id and s.number >= c.number)`

const held: readonly Held[] = [
  {
    name: 'received',
    moves: 'received',
    booked: `l.account = ${accountIs.cash} and e.kind in (${receivedKinds})`,
  },
  {
    name: 'paid',
    moves: `(${movesSql.paid('ledger_entry')})`,
    booked: `l.account = ${accountIs.cash} and e.kind in (${paidKinds})`,
    turned: true,
  },
  {
    name: 'till',
    moves: `(${movesSql.till('ledger_entry')})`,
    booked: `l.account = ${accountIs.cash} and e.kind in (${tillKinds})`,
  },
  {
    name: 'maintenance',
    moves: `(${movesSql.maintenance('ledger_entry')})`,
    booked: `l.account = ${accountIs.cash} and ${inMaintenanceFund}`,
  },
  { name: 'owed', moves: 'owed', booked: `l.account = ${accountIs.receivable}` },
]

const differing = ({ name, moves, booked, turned }: Held) =>
  `select building_id::text as building, concat_ws(' ', '${name}', kind, document_id) as record,
      format('reports %s, ledger %s', sum(told), sum(booked)) as finding
    from (select building_id, entry, kind, document_id, amount as told, 0 as booked from ${moves} m
      union all select e.building_id, e.id, e.kind, e.document_id, 0, ${turned ? '-' : ''}l.amount
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id where ${booked}) s
    group by building_id, entry, kind, document_id having sum(told) <> sum(booked)`

/** What is owed by day, of the links that are in the sums: a table of sums by `keys`, of which moves `m` have the values. */
const owedDiffers = (table: string, keys: Readonly<Record<string, string>>) => {
  const names = Object.keys(keys).join(', ')
  return `select building_id::text, concat_ws(' ', 'owed', booked_on, kind, ${names}),
      format('summed %s, moved %s', sum(summed), sum(moved))
    from (select building_id, booked_on, kind, ${names}, amount as summed, 0 as moved from ${table}
      union all select m.building_id, m.day, case when m.kind in ${owedKinds.charged} then 'fee'
          when m.kind in ${owedKinds.settled} then 'receipt' else 'write_off' end, ${Object.values(keys).join(', ')}, 0, m.amount
        from owed m where m.is_summed) o
    group by building_id, booked_on, kind, ${names} having sum(summed) <> sum(moved)`
}

const owedSums = [
  owedDiffers('owed_day', { fee_type: 'm.fee_type', apartment_id: 'm.apartment_id' }),
  owedDiffers('owed_sum', {
    fee_type: 'm.fee_type',
    month: 'm.month',
    due_on: `coalesce(m.due_on, 'infinity')`,
  }),
]

/** What came in by day, of the same links: each row's amount, its documents, and those that are counted in it. */
const receivedDiffers = `select building_id::text, concat_ws(' ', 'received', booked_on, kind, item, person_id, payment_method_id),
      format('summed %s of %s, %s, moved %s of %s, %s', sum(summed), sum(documents), sum(once), sum(moved), sum(entries), sum(firsts))
    from (select building_id, booked_on, kind, item, person_id, payment_method_id, amount as summed, documents,
          documents_once as once, 0 as moved, 0 as entries, 0 as firsts from received_day
      union all select m.building_id, m.day, m.kind, m.item, m.person_id, m.payment_method_id, 0, 0, 0, m.amount, 1,
          case when m.at = 1 then 1 else 0 end
        from (select building_id, entry, day, kind, item, person_id, payment_method_id, sum(amount) as amount,
            row_number() over (partition by building_id, entry order by item collate "C") as at
          from received m where m.is_summed group by 1, 2, 3, 4, 5, 6, 7) m) o
    group by building_id, booked_on, kind, item, person_id, payment_method_id
    having sum(summed) <> sum(moved) or sum(documents) <> sum(entries) or sum(once) <> sum(firsts)`

/** What type of fee a settlement says that it settled. */
const typesDiffer = `select s.building_id::text, concat_ws(' ', 'settlement', s.id), format('says %s, its fee %s', s.fee_type, f.fee_type)
    from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id where s.fee_type is distinct from f.fee_type`

const movesAgree: Invariant = {
  code: 'I23',
  says: 'what reports add up of each entry and of each day, of fees and of plans, is what the ledger has',
  sql: `with ${summedMoves('owed')}, ${summedMoves('received')}, ${figureTables}
    ${[...held.map(differing), ...owedSums, receivedDiffers, typesDiffer, ...figuresDiffer].join(' union all ')}`,
}

export const moveInvariants = { movesAgree }
