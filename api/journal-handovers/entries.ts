import { firstDayOf, lastDayOf } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { Queryable } from '#api/database/pool.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { isDerivedNumber, isSharedNumber } from '#domain/money/numbering.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { deedOf, describeEntry } from '../ledger/entry-words.ts'
import { entriesSql, journalSql, pagesFrom, toldPeriod } from '../ledger/journal.ts'

/** Which entries of a building's month are handed over: those linked after one link of the chain, up to another. */
export interface HandedRange {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  readonly afterLink: number
  readonly untilLink: number
  /** Above 1 for what came since earlier hand-overs: the number of a run that they have is not given twice. */
  readonly part: number
  readonly language: Language
}

export interface HandedLine {
  readonly code: string
  /** Codes of the entry's other side. */
  readonly counter: string | null
  /** A debit is positive. */
  readonly amount: string
  /** The code of the apartment, or of the partner whose name the document says. */
  readonly object: string | null
  readonly apartment: string | null
  readonly party: string | null
  readonly category: string | null
}

export interface HandedEntry {
  /** `0`: the ledger has no such entry. */
  readonly entry: string
  /** yyyy-MM-dd */
  readonly day: string
  readonly kind: string
  /** Of one day and, but for those of runs, of one entry. */
  readonly number: string
  /** What the document is about; all entries of a number say the same. */
  readonly head: string
  readonly text: string
  readonly lines: readonly HandedLine[]
}

/** Entries that are read at once. */
const pageEntries = 500

/** The entries of a range, day by day; those of a number stand together. */
export async function* readEntries(tx: Queryable, range: HandedRange): AsyncGenerator<HandedEntry[]> {
  const { buildingId, month, afterLink, untilLink, language } = range
  const [from, to] = [firstDayOf(month), lastDayOf(month)]
  const bounds = { buildingId, from, to, language, after: String(afterLink), until: String(untilLink) }
  let day: HandedEntry[] = []
  for await (const page of pagesFrom(from, (after) =>
    handedLines(tx, { ...bounds, ...after, most: pageEntries }),
  ))
    for (const entry of Map.groupBy(page, (line) => line.entry).values()) {
      const told = entryOf(entry, range)
      if (told === undefined) continue
      if (day[0] !== undefined && day[0].day !== told.day) {
        yield byNumber(day)
        day = []
      }
      day.push(told)
    }
  if (day.length > 0) yield byNumber(day)
}

const byNumber = (entries: readonly HandedEntry[]) =>
  entries.toSorted((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0))

type Line = RowOf<typeof handedLines>

function entryOf(lines: readonly Line[], { part, language }: HandedRange): HandedEntry | undefined {
  const [first] = lines
  if (first === undefined) return undefined
  const number = numberOf(first, part)
  const text = describeEntry(first, language)
  return {
    entry: first.entry,
    day: first.booked_on,
    kind: first.kind,
    number,
    head: isSharedNumber(number) ? deedOf(first.kind, language) : text,
    text,
    lines: lines.map(({ code, counter, amount, object, apartment, party, category }) => ({
      code,
      counter,
      amount,
      object,
      apartment,
      party,
      category,
    })),
  }
}

/**
 * A number that the other program can take: it has never had it, and it is of one day. The void of a document, and what was
 * issued again under its number, are documents of their own there.
 */
function numberOf({ number, kind, document_id: id, is_again: isAgain }: Line, part: number): string {
  const own = number ?? `${kind}-${id}`
  if (isSharedNumber(own)) return part > 1 ? `${own}-${part}` : own
  if (isDerivedNumber(own)) return own
  const end = kind.endsWith('_void') ? ['H'] : kind.endsWith('_end') ? ['KT'] : []
  return [own, ...(isAgain ? [id] : []), ...end].join('-')
}

/** SQL of the supplier's code whom the document of a line `j` names itself. */
const supplierSql = (buildingId: string) =>
  `(select p.code from (select building_id, id, partner_id, '${paymentVoucher.name}' as kind from payment_voucher
        union all select building_id, id, partner_id, '${supplierInvoice.name}' from supplier_invoice) d
      join partner p on p.building_id = d.building_id and p.id = d.partner_id
    where d.building_id = ${buildingId} and d.id = j.document_id and j.kind in (d.kind, d.kind || '_void'))`

const handedLines = query({
  row: {
    entry: 'bigint',
    booked_on: 'date',
    kind: 'text',
    document_id: 'bigint',
    number: 'text | null',
    code: 'text',
    counter: 'text | null',
    amount: 'text',
    description: 'text | null',
    apartment: 'text | null',
    party: 'text | null',
    category: 'text | null',
    object: 'text | null',
    is_again: 'boolean',
  },
  takes: { ...toldPeriod, after: 'bigint', until: 'bigint', day: 'date', id: 'bigint', most: 'integer' },
  sql: ({ after, until, day, id, most, ...places }) =>
    `select j.entry, j.booked_on, j.kind, j.document_id, j.number, j.code, j.counter,
        trim_scale(j.amount)::text as amount, j.description, j.apartment, j.party, j.category,
        coalesce(j.apartment, ${supplierSql(places.buildingId)}, (select min(p.code) from partner p where p.building_id = ${places.buildingId}
          and p.deleted_at is null and lower(p.name) = lower(j.party))) as object,
        j.kind in ('fee', 'fee_void') and exists (select from fee y where y.building_id = ${places.buildingId}
          and y.id = j.document_id and y.replaces_id is not null) as is_again
      from (${journalSql(
        `(select n.* from ${entriesSql(places)} n
            join ledger_chain c on c.building_id = n.building_id and c.entry_id = n.id
          where c.number > ${after} and c.number <= ${until} and (n.booked_on, n.id) > (${day}, ${id})
          order by n.booked_on, n.id limit ${most})`,
        places,
      )}) j order by j.booked_on, j.entry, j.line`,
})
