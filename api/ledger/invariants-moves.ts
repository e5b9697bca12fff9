import { figuresDiffer, figureTables } from './invariants-figures.ts'
import type { Invariant } from './invariants-shape.ts'
import { sumsDiffer } from './invariants-sums.ts'
import { accountIs } from './invariants-words.ts'
import { inMaintenanceFund, movesSql, paidKinds, receivedKinds, tillKinds } from './moves-sql.ts'
import { fundSpentSql } from './plan-moves-sql.ts'

interface Held {
  readonly name: string
  /** The moves that a report adds up: SQL, or the name of what is read once for several comparisons. */
  readonly moves: string
  /** A condition on lines `l` of entries `e`, and the sign with which the moves have them. */
  readonly booked: string
  readonly turned?: true
}

/** SQL of all moves of a base, and whether their links are in the sums. */
const summedMoves = (base: 'owed' | 'received' | 'till') =>
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
    moves: 'till',
    booked: `l.account = ${accountIs.cash} and e.kind in (${tillKinds})`,
  },
  {
    name: 'maintenance',
    moves: `(${movesSql.maintenance('ledger_entry')})`,
    booked: `l.account = ${accountIs.cash} and ${inMaintenanceFund}`,
  },
  {
    name: 'fund_plan',
    moves: `(${fundSpentSql('ledger_entry')})`,
    booked: `l.account = ${accountIs.expense} and ${inMaintenanceFund}`,
    turned: true,
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

/** What type of fee a settlement says that it settled. */
const typesDiffer = `select s.building_id::text, concat_ws(' ', 'settlement', s.id), format('says %s, its fee %s', s.fee_type, f.fee_type)
    from settlement s join fee f on f.building_id = s.building_id and f.id = s.fee_id where s.fee_type is distinct from f.fee_type`

const movesAgree: Invariant = {
  code: 'I23',
  says: 'what reports add up of each entry and of each day, of fees and of plans, is what the ledger has',
  sql: `with ${summedMoves('owed')}, ${summedMoves('received')}, ${summedMoves('till')}, ${figureTables}
    ${[...held.map(differing), ...sumsDiffer, typesDiffer, ...figuresDiffer].join(' union all ')}`,
}

export const moveInvariants = { movesAgree }
