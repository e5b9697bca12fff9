import { literalsOf } from '#api/sql/literals.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import type { EntryKind } from '../ledger/ledger.ts'
import { bookedAs } from './settled-by.ts'

// SQL of what moved an account, entry by entry: `id`, `booked_on`, `kind`, `document_id`, `owed`, `settled`,
// `deduction`, `credit` and `prepaid`.

const { receivable, deduction, credit, prepaid, prepaid_discount: discount } = literalsOf(accounts)
const feeKinds = literalsOf(['fee', 'fee_void', 'opening'] satisfies EntryKind[])
const ofFees = Object.values(feeKinds).join(', ')
const releases = literalsOf(['prepayment_release', 'prepayment_release_void'] satisfies EntryKind[])
/** Entries whose document is a fee. */
export const titledByFee = [...Object.values(feeKinds), ...Object.values(releases)].join(', ')

/** What these take off a debt is no payment. */
const lettingOff = Object.values(
  literalsOf(['write_off', 'write_off_void', 'adjustment', 'adjustment_void'] satisfies EntryKind[]),
).join(', ')

type AccountPlaces = Readonly<Record<'buildingId' | 'apartmentId', string>>
/** Without an apartment: of all of the building. */
type SomePlaces = Readonly<Record<'buildingId', string> & Partial<Record<'apartmentId', string>>>
type DebtorPlaces = Readonly<Record<'debtorKind' | 'debtorRef', string>>

/** Of the apartment's account: its lines in the ledger. */
export const accountMoves = ({ buildingId, apartmentId }: AccountPlaces) =>
  `select e.id, e.booked_on, e.kind, e.document_id,
      coalesce(sum(l.amount) filter (where l.account = ${receivable} and l.amount > 0), 0) as owed,
      coalesce(-sum(l.amount) filter (where l.account = ${receivable} and l.amount < 0), 0) as settled,
      case when e.kind in (${lettingOff})
        then -coalesce(sum(l.amount) filter (where l.account = ${receivable}), 0)
        else (select coalesce(sum(d.amount), 0) from ledger_line d
          where d.building_id = e.building_id and d.entry_id = e.id and d.account in (${deduction}, ${discount}))
      end as deduction,
      coalesce(-sum(l.amount) filter (where l.account = ${credit}), 0) as credit,
      coalesce(-sum(l.amount) filter (where l.account = ${prepaid}), 0) as prepaid
    from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
    where l.building_id = ${buildingId} and l.apartment_id = ${apartmentId} group by e.building_id, e.id`

/** SQL: whether somebody owes a fee `f`. */
export const isOwedBy = ({ debtorKind, debtorRef }: DebtorPlaces) =>
  `coalesce(f.payer_kind, 'itself') = ${debtorKind} and coalesce(f.payer_ref, '') = ${debtorRef}`

/**
 * Of the fees of an apartment that one debtor owes, or of those of every apartment: their own entries, and those that settled
 * them, each with its part and its apartment. A deduction is granted to a receipt and not to a fee, so here it counts as paid; credit is the apartment's.
 */
export const debtorMoves = (places: SomePlaces & DebtorPlaces) =>
  `select m.id, m.apartment_id, m.booked_on, m.kind, m.document_id, m.owed, m.settled,
      case when m.kind in (${lettingOff}) then m.settled - m.owed else 0 end as deduction, 0::numeric as credit,
      0::numeric as prepaid
    from (with f as (select f.id, f.apartment_id from fee f where f.building_id = ${places.buildingId}
          ${places.apartmentId === undefined ? '' : `and f.apartment_id = ${places.apartmentId}`} and ${isOwedBy(places)}),
        part as (select e.id, f.apartment_id, e.booked_on, e.kind, e.document_id, l.amount
          from f join ledger_entry e
            on e.building_id = ${places.buildingId} and e.document_id = f.id and e.kind in (${ofFees})
          join ledger_line l
            on l.building_id = ${places.buildingId} and l.entry_id = e.id and l.account = ${receivable}
          union all
          select e.id, f.apartment_id, e.booked_on, e.kind, e.document_id, -s.amount
          from f join settlement s on s.building_id = ${places.buildingId} and s.fee_id = f.id
          join ledger_entry e on ${bookedAs})
      select id, apartment_id, booked_on, kind, document_id, coalesce(sum(amount) filter (where amount > 0), 0) as owed,
        coalesce(-sum(amount) filter (where amount < 0), 0) as settled
      from part group by id, apartment_id, booked_on, kind, document_id) m`
