import { movesSql, paidKinds, receivedKinds, tillKinds } from './moves-sql.ts'
import type { Invariant } from './invariants-shape.ts'
import { accountIs } from './invariants-words.ts'

interface Held {
  readonly name: string
  /** The moves that a report adds up. */
  readonly moves: string
  /** A condition on lines `l` of entries `e`, and the sign with which the moves have them. */
  readonly booked: string
  readonly turned?: true
}

const held: readonly Held[] = [
  {
    name: 'received',
    moves: movesSql.received('ledger_entry'),
    booked: `l.account = ${accountIs.cash} and e.kind in (${receivedKinds})`,
  },
  {
    name: 'paid',
    moves: movesSql.paid('ledger_entry'),
    booked: `l.account = ${accountIs.cash} and e.kind in (${paidKinds})`,
    turned: true,
  },
  {
    name: 'till',
    moves: movesSql.till('ledger_entry'),
    booked: `l.account = ${accountIs.cash} and e.kind in (${tillKinds})`,
  },
  { name: 'owed', moves: movesSql.owed('ledger_entry'), booked: `l.account = ${accountIs.receivable}` },
]

const differing = ({ name, moves, booked, turned }: Held) =>
  `select building_id::text as building, concat_ws(' ', '${name}', min(kind), min(document_id)) as record,
      format('reports %s, ledger %s', sum(told), sum(booked)) as finding
    from (select building_id, entry, kind, document_id, amount as told, 0 as booked from (${moves}) m
      union all select e.building_id, e.id, e.kind, e.document_id, 0, ${turned ? '-' : ''}l.amount
        from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id where ${booked}) s
    group by building_id, entry having sum(told) <> sum(booked)`

const movesAgree: Invariant = {
  code: 'I23',
  says: 'what reports add up of each entry is what the ledger has',
  sql: held.map(differing).join(' union all '),
}

export const moveInvariants = { movesAgree }
