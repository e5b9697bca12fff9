import { moneyBooks, plainBook } from '#domain/money/numbering.ts'
import { booksOf, documentKinds, ledgerDocuments } from './documents.ts'
import { findings, type Invariant } from './invariants-shape.ts'
import { lettingOffSql } from './invariants-let-off.ts'
import { feeIs, receiptIs, voucherIs } from './invariants-words.ts'

const feesAddUp: Invariant = {
  code: 'I3',
  says: 'every fee has settled what its settlements say, and an apartment owes what its approved fees leave open',
  sql: `with paid as (select building_id, fee_id, sum(amount) as settled from settlement group by 1, 2),
    open as (select building_id, apartment_id, sum(amount - settled) as outstanding from fee
      where status in (${feeIs.approved}, ${feeIs.settled}) and deleted_at is null group by 1, 2)
    select f.building_id::text as building, 'fee ' || f.id as record,
        format('%s, %s of %s settled, settlements %s', f.status, f.settled, f.amount, coalesce(p.settled, 0)) as finding
      from fee f left join paid p on p.building_id = f.building_id and p.fee_id = f.id
      where f.settled is distinct from coalesce(p.settled, 0) or not (f.settled between 0 and coalesce(f.amount, 0))
        or (case f.status when ${feeIs.settled} then f.settled = f.amount
          when ${feeIs.approved} then f.settled < f.amount or f.amount = 0
          else f.settled = 0 end) is not true
    union all
    select coalesce(d.building_id, o.building_id)::text, 'apartment ' || coalesce(d.apartment_id, o.apartment_id),
        format('owes %s, its fees leave %s open', coalesce(d.outstanding, 0), coalesce(o.outstanding, 0))
      from debt d full join open o on o.building_id = d.building_id and o.apartment_id = d.apartment_id
      where coalesce(d.outstanding, 0) <> coalesce(o.outstanding, 0)`,
}

/** A column of a receipt's own snapshot; null if its text is not of that type. */
const readAs = (type: 'bigint' | 'numeric', column: string) =>
  `case when ${column} ~ '${type === 'bigint' ? '^[0-9]{1,18}$' : '^[0-9]{1,15}([.][0-9]{1,6})?$'}'
      then ${column}::${type} end`

const receiptsAddUp: Invariant = {
  code: 'I4',
  says: 'a receipt’s means are what it settled and its excess; it keeps the lines it settled; a voided one gave all of them back; so do write-offs and adjustments',
  sql: `with given as (select building_id, receipt_id, fee_id, sum(amount) filter (where not reverses) as amount,
        -sum(amount) filter (where reverses) as back
      from settlement group by 1, 2, 3),
    told as (select r.building_id, r.id as receipt_id, ${readAs('bigint', 'l.fee_id')} as fee_id,
        sum(${readAs('numeric', 'l.amount')}) as amount
      from receipt r, jsonb_to_recordset(
          case jsonb_typeof(r.lines) when 'array' then r.lines else '[]' end) l(fee_id text, amount text)
      group by 1, 2, 3),
    pair as (select coalesce(g.building_id, t.building_id) as building_id,
        coalesce(g.receipt_id, t.receipt_id) as receipt_id,
        g.amount, g.back, t.amount as told
      from given g full join told t on t.building_id = g.building_id and t.receipt_id = g.receipt_id
          and t.fee_id = g.fee_id),
    sums as (select building_id, receipt_id, sum(amount) as settled,
        count(*) filter (where amount is distinct from told) as untold,
        count(back) as returned, count(*) filter (where back is distinct from amount) as unreturned
      from pair group by 1, 2),
    seen as (select r.*, s.settled as settlements, coalesce(s.untold, 0) as untold,
        coalesce(s.returned, 0) as returned, coalesce(s.unreturned, 0) as unreturned
      from receipt r left join sums s on s.building_id = r.building_id and s.receipt_id = r.id),
    found as (select building_id, id, ${findings(
      [
        '(received + credit_used + deduction = settled + excess) is not true',
        `format('received %s, credit %s, deduction %s for %s and an excess of %s', received, credit_used, deduction,
            settled, excess)`,
      ],
      [
        'settled is distinct from coalesce(settlements, 0)',
        `format('settled %s, settlements %s', settled, coalesce(settlements, 0))`,
      ],
      ['untold > 0', `format('%s lines are not as they were settled', untold)`],
      [
        `status = ${receiptIs.collected} and returned > 0`,
        `format('collected, %s lines given back', returned)`,
      ],
      [
        `status = ${receiptIs.voided} and unreturned > 0`,
        `format('voided, %s lines not given back', unreturned)`,
      ],
    )} as finding from seen)
    select building_id::text as building, 'receipt ' || id as record, finding from found where finding <> ''
    union all
    ${lettingOffSql}`,
}

/** Numbered documents, each by the books that its number may be of. */
const numbered = [
  {
    books: [...Object.values(moneyBooks).map((books) => books.in), plainBook],
    table: 'receipt',
    day: 'received_on',
    where: 'true',
  },
  ...documentKinds.map((table) => ({
    books: booksOf(ledgerDocuments[table]),
    table,
    day: 'date',
    where: `status <> ${voucherIs.draft}`,
  })),
]

const numbersRun: Invariant = {
  code: 'I7',
  says: 'the numbers of a building’s book and year run from 1 to the last one given, without a hole or a repeat',
  sql: `with told as (${numbered
    .map(
      ({ books, table, day, where }) => `select building_id, '${table} ' || id as record, code,
        extract(year from ${day})::int as year,
        substring(code from '^(${books.join('|')})-[0-9]{4}-[0-9]{6,12}$') as book
      from ${table} where ${where} or code is not null`,
    )
    .join(' union all ')}),
    document as (select *, case when book is not null then split_part(code, '-', 2)::int end as coded,
        case when book is not null then split_part(code, '-', 3)::bigint end as serial
      from told),
    placed as (select building_id, book, coded as year, serial,
        row_number() over (partition by building_id, book, coded order by serial) as place
      from document where serial is not null),
    run as (select building_id, book, year, count(*) as documents, max(serial) as highest,
        min(least(serial, place)) filter (where serial <> place) as wrong
      from placed group by 1, 2, 3),
    counter as (select * from document_counter where book in (${[...new Set(numbered.flatMap(({ books }) => books))].map((book) => `'${book}'`).join(', ')}))
    select building_id::text as building, record,
        format('number %s in %s', coalesce(code, 'missing'), coalesce(year::text, 'no year')) as finding
      from document where coded is distinct from year or serial is null
    union all
    select coalesce(c.building_id, r.building_id)::text,
        format('book %s of %s', coalesce(c.book, r.book), coalesce(c.year, r.year)),
        concat_ws(', ', format('last number given %s, %s documents up to %s', coalesce(c.last, 0),
            coalesce(r.documents, 0), coalesce(r.highest, 0)),
          'wrong from ' || r.wrong)
      from counter c full join run r on r.building_id = c.building_id and r.book = c.book and r.year = c.year
      where c.last is distinct from r.documents or c.last is distinct from r.highest or r.wrong is not null`,
}

export const documentInvariants = { feesAddUp, receiptsAddUp, numbersRun }
