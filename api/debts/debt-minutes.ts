import { sumAmounts } from '#core/amount.ts'
import type { Queryable } from '#api/database/pool.ts'
import type { Sources } from '#api/records/present/present-rows.ts'
import { column } from '#api/sql/column.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import type { Debtor } from '#domain/money/payers.ts'
import { countReversals } from '#domain/money/statement-rows.ts'
import { apartment } from '#entities/property/apartment.ts'
import { accountMoves, debtorMoves, isOwedBy } from './statement-moves.ts'

const { credit } = literalsOf(accounts)

/** What two parties reconcile of one apartment between two days: sums of the ledger, by the columns of its statement. */
export interface ReconciledApartment {
  readonly id: string
  readonly code: string
  readonly opening: string
  readonly charged: string
  readonly paid: string
  readonly deduction: string
  readonly closing: string
}

/** Whose account: of an apartment, of one payer of it, or of a payer for all apartments that they pay for. */
export type Reconciled =
  | { readonly apartmentId: string; readonly debtor?: Debtor | undefined }
  | { readonly apartmentId?: undefined; readonly debtor: Debtor }

interface Days {
  readonly buildingId: string
  /** yyyy-MM-dd, both included. */
  readonly from: string
  readonly to: string
}

/** Apartments by their codes. What has not moved until the last day is not in it. */
export async function reconciledApartments(
  db: Queryable,
  { apartmentId, debtor }: Reconciled,
  days: Days,
): Promise<readonly ReconciledApartment[]> {
  const moved = await movedIn(db, { apartmentId, debtor }, days)
  return [...Map.groupBy(moved, ({ id }) => id)].map(([id, rows]) => reconcile(id, rows))
}

function movedIn(
  db: Queryable,
  {
    apartmentId,
    debtor,
  }: { readonly apartmentId?: string | undefined; readonly debtor?: Debtor | undefined },
  days: Days,
): Promise<readonly Moved[]> {
  if (debtor === undefined)
    return apartmentId === undefined ? Promise.resolve([]) : movedOf(db, { ...days, apartmentId })
  const of = { ...days, debtorKind: debtor.kind, debtorRef: debtor.ref }
  return apartmentId === undefined ? movedByDebtor(db, of) : movedByDebtorOf(db, { ...of, apartmentId })
}

type Moved = RowOf<typeof movedOf>

function reconcile(id: string, rows: readonly Moved[]): ReconciledApartment {
  const [first] = rows
  const before = rows.filter(({ is_before: isBefore }) => isBefore)
  const during = rows.filter(({ is_before: isBefore }) => !isBefore).map(countReversals)
  return {
    id,
    code: first?.code ?? '',
    opening: sumAmounts(before.map(({ owed }) => owed)),
    charged: sumAmounts(during.map(({ charged }) => charged)),
    paid: sumAmounts(during.map(({ paid }) => paid)),
    deduction: sumAmounts(during.map(({ deduction }) => deduction)),
    closing: sumAmounts(rows.map(({ owed }) => owed)),
  }
}

const row = {
  id: 'bigint',
  code: column(apartment, 'code'),
  kind: 'text',
  is_before: 'boolean',
  charged: 'text',
  paid: 'text',
  deduction: 'text',
  /** By how much the debt rose. */
  owed: 'text',
} as const satisfies Slots
const days = { buildingId: 'bigint', from: 'date', to: 'date' } as const satisfies Slots
const ofDebtor = { debtorKind: 'text', debtorRef: 'text' } as const satisfies Slots
const ofApartment = { apartmentId: 'bigint' } as const satisfies Slots

/** By kinds of entries, so that what a reversal counts as is said in one place. */
const sumsSql = (
  moves: string,
  { buildingId, from, to, of }: Readonly<Record<'buildingId' | 'from' | 'to' | 'of', string>>,
) =>
  `select a.id, a.code, m.kind, m.booked_on < ${from} as is_before,
      trim_scale(sum(m.owed + least(m.deduction, 0)))::text as charged,
      trim_scale(sum(m.settled - greatest(m.deduction, 0)))::text as paid,
      trim_scale(sum(m.deduction))::text as deduction, trim_scale(sum(m.owed - m.settled))::text as owed
    from (${moves}) m join apartment a on a.building_id = ${buildingId} and a.id = ${of}
    where m.booked_on <= ${to} group by a.id, a.code, m.kind, is_before order by a.code, a.id, m.kind`

const movedOf = query({
  row,
  takes: { ...days, ...ofApartment },
  sql: (places) => sumsSql(accountMoves(places), { ...places, of: places.apartmentId }),
})

const movedByDebtorOf = query({
  row,
  takes: { ...days, ...ofDebtor, ...ofApartment },
  sql: (places) => sumsSql(debtorMoves(places), { ...places, of: 'm.apartment_id' }),
})

const movedByDebtor = query({
  row,
  takes: { ...days, ...ofDebtor },
  sql: (places) => sumsSql(debtorMoves(places), { ...places, of: 'm.apartment_id' }),
})

/** What an apartment's credit was at the end of a day. */
export const creditOn = query({
  row: { credit: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', to: 'date' },
  sql: ({ buildingId, apartmentId, to }) =>
    `select trim_scale(coalesce(-sum(l.amount), 0))::text as credit
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where l.building_id = ${buildingId} and l.apartment_id = ${apartmentId} and l.account = ${credit}
        and e.booked_on <= ${to}`,
})

/** What a debtor is called by the last fee that they owe or owed, of an apartment or of any; no row: they never did. */
export const debtorNamed = query({
  row: { name: 'text | null' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint | null', ...ofDebtor },
  sql: ({ buildingId, apartmentId, ...debtor }) =>
    `select f.payer_name as name from fee f
      where f.building_id = ${buildingId} and (${apartmentId} is null or f.apartment_id = ${apartmentId})
        and ${isOwedBy(debtor)} and f.booked_on is not null
      order by f.id desc limit 1`,
})
export const debtorNamedSources: Sources<RowOf<typeof debtorNamed>> = { name: 'fee.payer_name' }
