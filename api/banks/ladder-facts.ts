import { climbLadder, type Judgement } from '#domain/money/bank/ladder.ts'
import type { LadderFacts } from '#domain/money/bank/ladder-facts.ts'
import { bareText } from '#domain/money/bank/bare-text.ts'
import { exchange } from '#domain/money/tenders.ts'
import type { Decider } from '#access-control/decider.ts'
import { deciderIn } from '#api/auth/holds-right.ts'
import { pairOn } from '#api/currencies/desk-rates.ts'
import type { Queryable } from '#api/database/pool.ts'
import { fundOwedSql } from '#api/debts/fund-owed-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { debt } from '#entities/debts/debt.ts'
import { resident } from '#entities/people/resident.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { stays } from '#api/auth/stay-sql.ts'
import { freeDocuments } from './desk-documents.ts'
import { issuedIn } from './issued-references.ts'
import { keptInSql } from './queries.ts'

interface Judged {
  readonly judgement: Judgement
  /** Whether the text says a payment request, whole or nearly. */
  readonly namesRequest: boolean
  /** What the line is worth in the books. */
  readonly worth: string
}

interface Asked {
  readonly buildingId: string
  readonly id: string
  /** Whoever reads the verdict; absent: it is kept with the line. */
  readonly reader?: Decider
}

/** Climbs the ladder with what the building is now; undefined for a line that is gone. */
export async function judgeLine(
  db: Queryable,
  { buildingId, id, reader }: Asked,
): Promise<Judged | undefined> {
  const [line] = await lineOf(db, { buildingId, id })
  if (line === undefined) return undefined
  const author =
    line.gateway === 'statement'
      ? await deciderIn(db, { buildingId, accountId: line.brought_by ?? '0' })
      : undefined
  const mayPost = author?.can(buildingId, receipt.permission, 'create') ?? true
  const known = knownTo(buildingId, reader ?? author)
  const worth = await worthOf(db, { ...line, building_id: buildingId })
  const facts = await factsOf(db, { ...line, building_id: buildingId, worth }, { mayPost, known })
  return {
    judgement: climbLadder(facts),
    worth: worth ?? line.price,
    namesRequest: facts.issued.some(({ request_id }) => request_id !== null),
  }
}

type Line = RowOf<typeof lineOf> & { readonly building_id: string }

/** What a line is worth in the books by the rate of its day; undefined without one, and in a currency that its account has not. */
async function worthOf(
  db: Queryable,
  { building_id: buildingId, organisation_id: organisationId, ...line }: Line,
): Promise<string | undefined> {
  const { price, date: day, currency_code: from, books, kept_in: keptIn } = line
  if (from !== keptIn) return undefined
  if (from === books) return price
  const pair = await pairOn(db, { organisationId, buildingId, books, day, from })
  return pair && exchange(price, pair)
}

/** Of what the verdict may speak. */
interface Known {
  readonly sums: boolean
  readonly names: boolean
  readonly phones: boolean
}

/**
 * A file says what its author wrote. Who may not read what an apartment owes, or a phone, could write every one of them
 * and learn from the verdicts which is right: so it speaks of nothing that its author, or its reader, may not know.
 */
const knownTo = (buildingId: string, decider: Decider | undefined): Known => ({
  sums: decider?.can(buildingId, debt.permission, 'read') ?? true,
  names: decider?.can(buildingId, resident.permission, 'read') ?? true,
  phones: decider?.can(buildingId, resident.permission, resident.fields.phone_number.personal) ?? true,
})

async function factsOf(
  db: Queryable,
  line: Line & { readonly worth: string | undefined },
  { mayPost, known }: { readonly mayPost: boolean; readonly known: Known },
): Promise<LadderFacts> {
  const { building_id: buildingId, bank_id: bankId, price, date, worth } = line
  const text = line.description ?? ''
  const { signs } = bareText(text)
  const issued = await issuedIn(db, { buildingId, text, line })
  const apartmentIds = issued.flatMap(({ apartment_id }) => apartment_id ?? [])
  const [apartments, residents, documents] = await Promise.all([
    openTotals(db, { buildingId, isTold: known.sums }),
    known.names ? residentsIn(db, { buildingId, signs: signs.toLowerCase(), isPhoneTold: known.phones }) : [],
    apartmentIds.length === 0
      ? []
      : freeDocuments(db, { buildingId, bankId, price, day: date, apartmentIds }),
  ])
  return {
    // Movements are compared where lines are written, and the verdict stays with the line.
    told: line.why === 'maybe_known' ? 'maybe_known' : null,
    direction: line.type,
    place: bankId === null ? 'wrong_account' : worth === undefined ? 'other_currency' : 'own',
    text,
    payer: line.partner ?? '',
    amount: worth ?? price,
    mayPost,
    apartments,
    residents,
    issued,
    documents,
  }
}

const lineOf = query({
  row: {
    ...columns(bankLine, ['description', 'partner', 'price', 'type', 'date', 'bank_id', 'why']),
    ...columns(bankLine, ['reference_code', 'balance', 'gateway']),
    ...columns(bankLine, ['currency_code']),
    ...columns(building, ['organisation_id']),
    books: column(building, 'currency_code'),
    kept_in: column(building, 'currency_code'),
    brought_by: 'bigint | null',
  },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select l.description, l.partner, l.price, l.type, l.date, l.bank_id, l.why, l.reference_code, l.balance, l.gateway,
        l.currency_code, b.organisation_id, b.currency_code as books,
        ${keptInSql({ bankId: 'l.bank_id', books: 'b.currency_code', buildingId: 'l.building_id' })} as kept_in,
        s.created_by as brought_by
      from bank_line l join building b on b.id = l.building_id
        left join bank_statement s on s.building_id = l.building_id and s.id = l.statement_id
      where l.building_id = ${buildingId} and l.id = ${id}`,
})

/** What apartments owe by which a transfer may be known: nothing of the maintenance fund's. Those that are linked are one household, by the one that the others are linked to. */
const openTotals = query({
  row: { ...columns(apartment, ['id', 'code']), open: 'text', household: 'bigint' },
  takes: { buildingId: 'bigint', isTold: 'boolean' },
  sql: ({ buildingId, isTold }) =>
    `select a.id, a.code, trim_scale(case when ${isTold} then coalesce(d.outstanding, 0) - coalesce(u.open, 0) else 0 end)::text as open,
        case when p.partner_apartment_id = a.id then least(a.id, p.id) else coalesce(p.id, a.id) end as household
      from apartment a left join debt d on d.building_id = a.building_id and d.apartment_id = a.id
        left join apartment p on p.building_id = a.building_id and p.id = a.partner_apartment_id
        left join (${fundOwedSql(buildingId)}) u on u.apartment_id = a.id
      where a.building_id = ${buildingId} and a.deleted_at is null order by a.code`,
})

/** Those whose name or phone may stand in a text, of letters and digits alone; the ladder looks closer. */
const residentsIn = query({
  row: {
    name: 'text',
    phone: column(resident, 'phone_number'),
    apartment_id: 'bigint',
  },
  takes: { buildingId: 'bigint', signs: 'text', isPhoneTold: 'boolean' },
  sql: ({ buildingId, signs, isPhoneTold }) =>
    `select r.full_name as name, case when ${isPhoneTold} then r.phone_number end as phone, y.apartment_id
      from residency y join resident r on r.id = y.resident_id
      where y.building_id = ${buildingId} and ${stays('y')}
        and (strpos(${signs}, nullif(regexp_replace(plain_text(r.full_name), '[^0-9a-z]', '', 'g'), '')) > 0
          or ${isPhoneTold} and strpos(${signs}, right(regexp_replace(r.phone_number, '[^0-9]', '', 'g'), 8)) > 0
            and length(r.phone_number) > 8)`,
})
