import type { DataOf } from '#domain/calls/call.ts'
import type { readOutputVat } from '#domain/calls/output-vat.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { numberOfLineSql, numberSql } from './documents-sql.ts'
import { documentKinds } from './documents.ts'
import { feeOfMonthSql } from './fee-name-sql.ts'
import { entriesSql, pagesFrom, toldPeriod, type ToldPeriod } from './journal.ts'
import type { EntryKind } from './ledger.ts'

type OutputVat = DataOf<typeof readOutputVat>

const inLedger = literalsOf(accounts)
const taxed = Object.values(
  literalsOf(['fee', 'fee_void', 'adjustment', 'adjustment_void'] satisfies EntryKind[]),
).join(', ')

/** SQL of the entries of a period that booked output VAT, with the revenue that it is on; reversals are below zero. */
const vatSql = (places: { readonly [K in keyof typeof toldPeriod]: string }) => {
  const of = { buildingId: places.buildingId, kind: 'e.kind', documentId: 'e.document_id' }
  return `select e.id as entry, e.booked_on, e.kind, e.document_id,
      coalesce(${numberSql(['receipt', ...documentKinds], of)}, ${numberOfLineSql(of)}) as number,
      ${feeOfMonthSql('f', places.language)} as description, h.code as apartment,
      f.payer_name as party, trim_scale(f.vat_percent)::text as rate, coalesce(s.net, 0) as net, s.vat
    from ${entriesSql(places)} e
      cross join lateral (select -sum(l.amount) filter (where l.account = ${inLedger.revenue}) as net,
          -sum(l.amount) filter (where l.account = ${inLedger.output_vat}) as vat
        from ledger_line l where l.building_id = e.building_id and l.entry_id = e.id) s
      left join adjustment a on e.kind like 'adjustment%' and a.building_id = e.building_id and a.id = e.document_id
      left join fee f on f.building_id = e.building_id and f.id = coalesce(a.fee_id, e.document_id)
      left join apartment h on h.building_id = f.building_id and h.id = f.apartment_id
    where e.kind in (${taxed}) and s.vat is not null`
}

/** Lines that are shown at once. */
const most = 1000

/** The output VAT of a period, as its entries have it; the latest lines of a long one. */
export async function outputVat(db: Queryable, asked: ToldPeriod): Promise<OutputVat> {
  const [found] = await shownOf(db, { ...asked, most })
  const rates = await ratesOf(db, asked)
  return { total: found?.total ?? 0, lines: found?.lines ?? [], rates }
}

const lineJson = `jsonb_build_object('entry', v.entry::text, 'booked_on', v.booked_on, 'kind', v.kind,
  'document_id', v.document_id::text, 'number', v.number, 'description', v.description, 'apartment', v.apartment,
  'party', v.party, 'rate', v.rate, 'net', trim_scale(v.net)::text, 'vat', trim_scale(v.vat)::text)`

const shownOf = query({
  row: { total: 'integer', lines: json<OutputVat['lines']>() },
  takes: { ...toldPeriod, most: 'integer' },
  sql: ({ most: shown, ...places }) =>
    `with told as (select t.*, row_number() over (order by t.booked_on desc, t.entry desc) as place
        from (${vatSql(places)}) t)
      select count(*)::int as total,
        coalesce(jsonb_agg(${lineJson} order by v.place desc) filter (where v.place <= ${shown}), '[]') as lines
      from told v`,
})

const ratesOf = query({
  row: { rate: 'text | null', net: 'text', vat: 'text' },
  takes: toldPeriod,
  sql: (places) => `select rate, trim_scale(sum(net))::text as net, trim_scale(sum(vat))::text as vat
    from (${vatSql(places)}) t group by rate order by rate::numeric nulls last`,
})

/** A line of the list. */
export type VatLine = RowOf<typeof linesAfter>

/** Lines that one page of a file holds. */
const pageLines = 1000

/** All lines, page after page, as they were at one moment. */
export function readVatLines(
  db: Db,
  asked: ToldPeriod,
  work: (pages: AsyncGenerator<VatLine[]>) => Promise<void>,
): Promise<void> {
  return readSnapshot(db, (tx) =>
    work(pagesFrom(asked.from, (after) => linesAfter(tx, { ...asked, ...after, most: pageLines }))),
  )
}

const linesAfter = query({
  row: {
    entry: 'bigint',
    booked_on: 'date',
    kind: 'text',
    number: 'text | null',
    description: 'text | null',
    apartment: 'text | null',
    party: 'text | null',
    rate: 'text | null',
    net: 'text',
    vat: 'text',
  },
  takes: { ...toldPeriod, day: 'date', id: 'bigint', most: 'integer' },
  sql: ({ day, id, most: shown, ...places }) =>
    `select entry, booked_on, kind, number, description, apartment, party, rate, trim_scale(net)::text as net,
        trim_scale(vat)::text as vat
      from (${vatSql(places)}) t where (booked_on, entry) > (${day}, ${id}) order by booked_on, entry limit ${shown}`,
})
