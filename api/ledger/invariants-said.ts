import { documentKinds } from './documents.ts'
import { moneyPairs } from './invariants-audit.ts'
import type { Invariant } from './invariants-shape.ts'
import { feeIs } from './invariants-words.ts'

// What else is said of an entry: its day, by its document; when it was made and by whom, by the log. The entry itself cannot
// be written otherwise: it is a link of the chain (I15).

/** SQL of the day that each document names for an entry of a kind. That a document was taken back says its entry alone. */
const days = [
  `select building_id, 'receipt' as kind, id, received_on as day from receipt`,
  `select building_id, 'receipt_void', id, voided_on from receipt`,
  ...[`'fee'`, `'opening'`].map((kind) => `select building_id, ${kind}, id, booked_on from fee`),
  `select building_id, 'fee_void', id, voided_on from fee`,
  `select building_id, 'prepayment_end', id, ended_on from prepayment`,
  `select r.building_id, 'prepayment_release', r.fee_id, greatest(f.booked_on, d.date) from prepayment_release r
      join fee f on f.building_id = r.building_id and f.id = r.fee_id
      join prepayment d on d.building_id = r.building_id and d.id = r.prepayment_id`,
  ...documentKinds.map((kind) => `select building_id, '${kind}', id, date from ${kind}`),
]

const daysStand: Invariant = {
  code: 'I28',
  says: 'every entry is booked on the day that its document names, and every booked fee is of its slip’s month',
  sql: `with named as (${days.join(' union all ')})
    select e.building_id::text as building, concat_ws(' ', n.kind, n.id) as record,
        format('is of %s, booked on %s', coalesce(n.day::text, 'no day'), e.booked_on) as finding
      from ledger_entry e join named n on n.building_id = e.building_id and n.kind = e.kind and n.id = e.document_id
      where n.day is distinct from e.booked_on
    union all
    select f.building_id::text, 'fee ' || f.id, format('is of %s, its slip of %s', f.month, s.month)
      from fee f join fee_slip s on s.building_id = f.building_id and s.id = f.fee_slip_id
      where f.status <> ${feeIs.draft} and f.month <> s.month`,
}

/** Which line of the log tells of an entry of a kind, about its own document. */
const tellings = [
  ['receipt', 'receipt', 'create'],
  ['receipt_void', 'receipt', 'void'],
  ['fee', 'fee', 'approve'],
  ['fee', 'fee', 'reissue'],
  ['opening', 'fee', 'reissue'],
  ['fee_void', 'fee', 'void'],
  ['fee_void', 'fee', 'delete'],
  ['till_closing', 'till_closing', 'create'],
  ['prepayment_end', 'prepayment', 'end'],
  ...documentKinds.flatMap((kind) => [
    [kind, kind, 'approve'],
    [`${kind}_void`, kind, 'void'],
  ]),
]

/** Of several lines about one record, one is of the entry: a fee may have been deleted, restored and voided. */
const logNames: Invariant = {
  code: 'I29',
  says: 'the log names who booked an entry and when, as the entry does; of receipts and closings, as they do',
  sql: `with said as materialized (select building_id, resource, action, record_id, record_title, created_at as at,
          coalesce(actor_id, 0) as by from log where (resource, action) in (${moneyPairs.join(', ')})),
      telling(kind, resource, action) as (values ${tellings.map((words) => `('${words.join("', '")}')`).join(', ')}),
      booked as materialized (select building_id, id, kind, document_id::text as record_id, created_at as at,
          coalesce(created_by, 0) as by from ledger_entry where kind in (select kind from telling)),
      told as materialized (select b.building_id, b.id, b.kind, b.record_id, b.at, b.by, count(s.at) as lines,
          coalesce(bool_or(s.at = b.at and s.by = b.by), false) as is_told, max(s.at) as said_at, max(s.by) as said_by
        from booked b join telling t on t.kind = b.kind
          left join said s on s.building_id = b.building_id and s.resource = t.resource and s.action = t.action
            and s.record_id = b.record_id
        group by 1, 2, 3, 4, 5, 6)
    select building_id::text as building, concat_ws(' ', kind, record_id) as record,
        format('booked at %s by %s, the log says at %s by %s', at, by, said_at, said_by) as finding
      from told where lines > 0 and not is_told
    union all
    -- A fee that came with another document: they have the time of one transaction in common.
    select t.building_id::text, concat_ws(' ', t.kind, t.record_id),
        format('booked at %s by %s, the log says by %s', t.at, t.by, max(s.by))
      from told t join said s on s.building_id = t.building_id and s.at = t.at
      where t.lines = 0 and t.kind in ('fee', 'opening')
      group by t.building_id, t.id, t.kind, t.record_id, t.at, t.by having not bool_or(s.by = t.by)
    union all
    select r.building_id::text, 'receipt ' || r.id, format('collected by %s, booked by %s', r.collector_id, e.created_by)
      from receipt r join ledger_entry e on e.building_id = r.building_id and e.kind = 'receipt' and e.document_id = r.id
      where r.collector_id is distinct from e.created_by
    union all
    select r.building_id::text, 'receipt ' || r.id, format('voided by %s, booked by %s', r.voided_by_id, e.created_by)
      from receipt r join ledger_entry e on e.building_id = r.building_id and e.kind = 'receipt_void' and e.document_id = r.id
      where r.voided_by_id is distinct from e.created_by
    union all
    select c.building_id::text, 'closed_month ' || c.id,
        format('%s closed by %s at %s and opened by %s, the log says %s of %s by %s at %s', c.month, c.closed_by_id,
          c.created_at, c.reopened_by_id, s.action, s.record_title, s.by, s.at)
      from closed_month c join said s on s.building_id = c.building_id and s.resource = 'closed_month'
        and s.record_id = c.id::text
      where s.by <> coalesce(case s.action when 'reopen' then c.reopened_by_id else c.closed_by_id end, 0)
        or s.action = 'create' and s.at <> c.created_at or s.record_title <> c.month`,
}

export const saidInvariants = { daysStand, logNames }
