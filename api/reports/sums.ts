import type { Dimension, Filter } from '#domain/reports/report.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { ownTransferKinds } from '../ledger/moves-sql.ts'
import { literalsOf } from '../sql/literals.ts'

// What is read instead of moves: sums that are kept of them by day (docs/decisions/sums-by-day.md).

export interface MovePlaces {
  readonly buildingId: string
  readonly from: string
  readonly to: string
  /** Only of bases with this filter. */
  readonly currency_code?: string
  readonly block_id?: string
  readonly fee_type?: string
  readonly receipt_category_id?: string
  readonly cash_account_id?: string
}

/** SQL of what the balance before a period comes to: some of the moves' columns, and `amount`. */
export interface Before {
  readonly columns: readonly string[]
  /** They come to what is now, from which what has moved since the period began is counted back. */
  readonly countsBack?: true
  readonly sql: (places: MovePlaces, by: Dimension) => string
}

/** Moves of a base that are added up already: of those of its columns that their rows and filters need. */
export interface Sums {
  /** Whether they tell these rows and filters apart. Absent: all that there are. */
  readonly serve?: (by: Dimension, filters: readonly Filter[]) => boolean
  /** SQL of them in the period, or until now where they are counted back. */
  readonly moves: (places: MovePlaces, by: Dimension) => string
  /** What they add to each figure, where they have a column for it. Absent: as moves do. */
  readonly measures?: Readonly<Record<string, string>>
  readonly before?: Before
  /**
   * They have `documents`, how many documents have something in a row, and `documents_once`, which counts each in one of
   * its rows.
   */
  readonly counts?: true
  /** They count the documents of each day that moves have, so that a page of these is found by its days. */
  readonly tellsDays?: true
  /** They are read beside what the ledger has now, and so of the same moment. */
  readonly standsBeside?: true
  /** False: they are added up as they are read, not kept with the ledger. */
  readonly isKept?: false
}

const is = literalsOf(accounts)

/** Columns of what moved in a fund: whether it came in, and whether it came from another fund of the building. */
const moved = (isIn: string, isMoved: string) =>
  `null::bigint as apartment_id, ${isIn} as is_in, ${isMoved} as is_moved`
const isTransfer = `e.kind in (${ownTransferKinds})`

/**
 * What funds gained and lost on these days: of the sums by day, in another currency of the lines themselves. Sums by day do
 * not know what was only moved between funds: that is taken out of what came in and went out, and told for itself.
 */
const cashByDay = ({ buildingId, currency_code: asked = 'null' }: MovePlaces, days: string) => {
  const ofBooks = `(${asked} is null or a.currency_code is null
        and ${asked} = (select currency_code from building where id = ${buildingId}))`
  return `select d.booked_on as day, d.cash_account_id, ${moved('d.is_debit', 'false')}, d.amount from ledger_day d
      join cash_account a on a.building_id = d.building_id and a.id = d.cash_account_id
    where d.building_id = ${buildingId} and d.account = ${is.cash} and d.booked_on ${days} and ${ofBooks}
  union all
  select e.booked_on, l.cash_account_id, ${moved('l.amount > 0', 'm.is_moved')}, case when m.is_moved then l.amount else -l.amount end
    from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id and l.account = ${is.cash}
      join cash_account a on a.building_id = l.building_id and a.id = l.cash_account_id
      cross join (values (true), (false)) m(is_moved)
    where e.building_id = ${buildingId} and ${isTransfer} and e.booked_on ${days} and ${ofBooks}
  union all
  select e.booked_on, l.cash_account_id, ${moved('l.amount > 0', isTransfer)}, l.foreign_amount from cash_account a
      join ledger_line l on l.building_id = a.building_id and l.cash_account_id = a.id and l.currency = ${asked}
      join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
    where a.building_id = ${buildingId} and a.currency_code = ${asked} and e.booked_on ${days}`
}

export const cashSums = {
  ledger_day: {
    moves: (places) => cashByDay(places, `between ${places.from} and ${places.to}`),
    before: {
      columns: ['cash_account_id'],
      sql: (places) => cashByDay(places, `< ${places.from}`),
    },
  },
} as const satisfies Readonly<Record<string, Sums>>

const ofApartments: readonly Dimension[] = ['apartment', 'block']

/** Whether rows and filters can be told without knowing apartments. */
export const knowsNoApartment = (by: Dimension, filters: readonly Filter[]): boolean =>
  !ofApartments.includes(by) && !filters.includes('block_id')

/**
 * They know no apartments, and not through which account or in what currency a document's money went. `documents_once` counts a document in one
 * of its rows: right for measures that take all of a document's items or none, as those of this base do.
 */
export const receivedSums = {
  received_day: {
    serve: (by, filters) =>
      knowsNoApartment(by, filters) &&
      !filters.includes('cash_account_id') &&
      !filters.includes('currency_code'),
    counts: true,
    tellsDays: true,
    moves: (
      { buildingId, from, to, fee_type: type = 'null', receipt_category_id: category = 'null' },
      by,
    ) => {
      // Of one item, each document is there once.
      const once = `case when ${type} is null and ${category} is null then d.documents_once else d.documents end`
      return `select d.building_id, null::bigint as entry, d.booked_on as day, d.kind, d.amount, d.item, d.person_id,
          d.payment_method_id, null::bigint as apartment_id, ${by === 'item' ? 'd.documents' : once} as documents,
          ${once} as documents_once
        from received_day d where d.building_id = ${buildingId} and d.booked_on between ${from} and ${to}`
    },
  },
} as const satisfies Readonly<Record<string, Sums>>

/**
 * A receipt may bring money into several funds, of one currency or of more. A fund has one currency, so that its rows have each
 * document once.
 */
export const tillSums = {
  till_day: {
    serve: knowsNoApartment,
    counts: true,
    tellsDays: true,
    moves: ({ buildingId, from, to, currency_code: asked = 'null', cash_account_id: fund = 'null' }, by) => {
      const isBooks = `d.currency is null and ${asked} = (select currency_code from building where id = ${buildingId})`
      const once = `case when ${fund} is not null then d.documents
          when ${asked} is not null then d.documents_of_currency else d.documents_once end`
      return `select d.booked_on as day, d.kind, d.cash_account_id, d.collector_id as person_id, d.payment_method_id,
          null::bigint as apartment_id, case when d.currency = ${asked} then d.foreign_amount else d.amount end as amount,
          ${by === 'account' ? 'd.documents' : once} as documents, ${once} as documents_once
        from till_day d where d.building_id = ${buildingId} and d.booked_on between ${from} and ${to}
          and (${asked} is null or d.currency = ${asked} or ${isBooks})`
    },
  },
} as const satisfies Readonly<Record<string, Sums>>
