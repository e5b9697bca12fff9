import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { attachedSql, movedSql } from './line-documents.ts'

const lineIs = statesOf(bankLine)
const receiptIs = statesOf(receipt)
const { in: moneyIn } = optionsOf(bankLine, 'type')
/** The states of lines that count: together they are all that the bank told. */
const counted = [lineIs.matched, lineIs.unmatched, lineIs.not_ours].join(', ')

/** What the bank told is, line by line, booked in full by documents that stand, unmatched or not ours. */
const bankLinesAreKept: Invariant = {
  code: 'I6',
  says: 'each id of a bank counts once, and the bank’s total is what is matched, unmatched and not ours; what is matched is booked in full by documents, each of which moves at least as much in the funds of the bank account, that way',
  sql: `with counted as (select l.*, count(*) over (partition by building_id, gateway, account_number, transaction_code) as times
        from bank_line l where l.status not in (${lineIs.conflict}, ${lineIs.joined})),
    parts as (select t.*, l.bank_id, l.type, l.price, l.currency_code,
        ${movedSql({ buildingId: 't.building_id', bankId: 'l.bank_id', kind: 't.kind', documentId: 't.document_id' })}
          * case l.type when ${moneyIn} then 1 else -1 end as moved,
        ${attachedSql({ buildingId: 't.building_id', bankId: 'l.bank_id', kind: 't.kind', documentId: 't.document_id' })} as attached
      from bank_line_document t join bank_line l on l.building_id = t.building_id and l.id = t.line_id),
    sums as (select building_id, line_id, sum(amount) as booked,
        bool_or(kind <> 'bank_line' and moved < attached) as is_beyond,
        bool_or(kind = 'bank_line' and not exists (select from bank_line o
            join bank_line_document b on b.building_id = o.building_id and b.line_id = o.id and b.kind = 'bank_line'
              and b.document_id = parts.line_id and b.amount = parts.amount
          where o.building_id = parts.building_id and o.id = parts.document_id and o.bank_id = parts.bank_id
            and o.type <> parts.type)) as is_unpaired
      from parts group by 1, 2),
    judged as (select l.building_id, l.id, ${findings(
      ['l.times > 1', `format('%s %s counts %s times', l.gateway, l.transaction_code, l.times)`],
      [`l.status not in (${counted})`, `format('is %s, which no total counts', l.status)`],
      [
        'coalesce(l.booked, 0) <> coalesce(s.booked, 0)',
        `format('says that %s of it is booked, and its documents %s', coalesce(l.booked, 0), coalesce(s.booked, 0))`,
      ],
      [
        `(l.status = ${lineIs.matched}) <> (coalesce(l.booked, 0) >= l.price and l.booked is not null)`,
        `format('is %s, and %s of %s is booked', l.status, coalesce(l.booked, 0), l.price)`,
      ],
      ['s.is_beyond', `'has more of a document than that moves in the account'`],
      ['s.is_unpaired', `'is paired with a line that does not return it'`],
      [
        `l.receipt_id is not null and (r.status is distinct from ${receiptIs.collected}
          or (f.currency_code is null and r.received is distinct from l.price) or r.apartment_id is distinct from l.apartment_id)`,
        `format('is %s, and its receipt %s', l.price, r.received)`,
      ],
    )} as finding
      from counted l
        left join sums s on s.building_id = l.building_id and s.line_id = l.id
        left join receipt r on r.building_id = l.building_id and r.id = l.receipt_id
        -- What it took in another currency, its entry says.
        left join cash_account f on f.building_id = r.building_id and f.id = r.cash_account_id)
    select building_id::text as building, 'bank line ' || id as record, finding from judged where finding <> ''`,
}

export const bankInvariants = { bankLinesAreKept }
