import { query, type RowOf } from '#api/sql/query.ts'
import { json, orNull } from '#api/sql/types.ts'
import { isZero } from '#core/amount.ts'
import { isOneOf } from '#core/one-of.ts'
import { consumer, type Buyer, type Charge } from '#domain/einvoices/draft.ts'
import { buyerKinds, type LeftOutReason } from '#domain/einvoices/names.ts'
import { meteredKinds, isMetered } from '#domain/metered-kinds.ts'
import { feeOfMonthSql } from '../ledger/fee-name-sql.ts'
import { buyerOfFeeSql, buyerOfVoucherSql } from './buyers-sql.ts'
import {
  firstBookedSql,
  freeEntriesSql,
  isInvoicedSql,
  laterEntriesSql,
  movedSql,
  ownEntriesSql,
  soldSql,
} from './sold-sql.ts'

/** Invoices are in Vietnamese, whoever makes them. */
const language = `'vi'`

/** SQL of the charges of free entries: fees and vouchers, each with the sum of what is booked of it. */
const chargesSql = (entries: string) =>
  `select c.fee_id, c.voucher_id, c.entries, trim_scale(c.net)::text as net, trim_scale(c.vat)::text as vat,
      trim_scale(c.others)::text as others, f.fee_type, f.late_interest_run_id is not null as is_interest,
      coalesce(f.apartment_id, v.apartment_id) as apartment_id, h.code as apartment,
      coalesce(${feeOfMonthSql('f', language)}, nullif(v.description, ''), k.name, '') as name,
      trim_scale(f.quantity)::text as quantity, f.consumption is not null as is_metered, f.area is not null as is_by_area,
      case coalesce(v.vat_kind, w.vat_kind) when 'zero' then '0' when 'exempt' then 'exempt'
        when 'not_declared' then 'not_declared' else trim_scale(coalesce(v.vat_percent, w.vat_percent, f.vat_percent))::text end as rate,
      case when f.id is null then ${buyerOfVoucherSql('v')} else ${buyerOfFeeSql('f')} end as buyer,
      case when f.id is null then least(c.booked_on, v.date) else ${firstBookedSql('f')} end as booked_on,
      v.id is not null and v.vat_kind is null as is_unsaid,
      exists (select from prepayment_release r where r.building_id = f.building_id and r.fee_id = f.id) as is_prepaid,
      case when f.id is null then v.invoice_number is not null else ${isInvoicedSql('f')} end as is_elsewhere
    from (select x.building_id, x.fee_id, x.voucher_id, jsonb_agg(x.entry::text order by x.entry) as entries,
          min(x.booked_on) as booked_on, sum(x.net) as net, sum(x.vat) as vat, sum(x.others) as others
        from (${soldSql(entries)}) x group by 1, 2, 3
        ${movedSql}) c
      left join fee f on f.building_id = c.building_id and f.id = c.fee_id
      left join receipt_voucher v on v.building_id = c.building_id and v.id = c.voucher_id
      left join lateral (select o.vat_kind, o.vat_percent from receipt_voucher o
        where o.building_id = f.building_id and o.fee_id = f.id and f.fee_type = 'RECEIPT_VOUCHER' limit 1) w on true
      left join receipt_voucher_category k on k.building_id = v.building_id and k.id = v.category_id
      left join apartment h on h.building_id = c.building_id and h.id = coalesce(f.apartment_id, v.apartment_id)
    order by h.code, f.fee_type, c.fee_id, c.voucher_id`

const chargeRow = {
  fee_id: 'bigint | null',
  voucher_id: 'bigint | null',
  entries: json<readonly string[]>(),
  net: 'text',
  vat: 'text',
  others: 'text',
  fee_type: 'text | null',
  is_interest: 'boolean',
  apartment_id: 'bigint | null',
  apartment: 'text | null',
  name: 'text',
  quantity: 'text | null',
  is_metered: 'boolean',
  is_by_area: 'boolean',
  rate: 'text | null',
  buyer: orNull(json<Partial<Buyer>>()),
  /** The first day on which it was booked, or the fee that it comes of. */
  booked_on: 'date',
  is_unsaid: 'boolean',
  is_elsewhere: 'boolean',
  is_prepaid: 'boolean',
} as const

/** What of a building is on no invoice yet, of what was booked between two days. */
export const freeCharges = query({
  row: chargeRow,
  takes: { buildingId: 'bigint', from: 'date', through: 'date' },
  sql: (places) => chargesSql(freeEntriesSql(places)),
})

const ofInvoice = (
  entries: string,
  { buildingId, id }: { readonly buildingId: string; readonly id: string },
) =>
  `(select z.* from e_invoice t cross join lateral ${entries} z where t.building_id = ${buildingId} and t.id = ${id})`

/** `later`: what came after an invoice; `standing`: what of it and of that stands together. */
export const chargesOf = query({
  row: chargeRow,
  takes: { buildingId: 'bigint', id: 'bigint' },
  over: {
    later: laterEntriesSql('t'),
    standing: `(select * from ${ownEntriesSql('t')} a union all select * from ${laterEntriesSql('t')} b)`,
  },
  sql: (places, entries) => chargesSql(ofInvoice(entries, places)),
})

export type ChargeRow = RowOf<typeof freeCharges>

const units = { m3: 'm³', kwh: 'kWh' } as const

/** A charge as an invoice takes it. */
export const chargeOf = (row: ChargeRow): Charge => ({
  entries: row.entries,
  fee_id: row.fee_id,
  receipt_voucher_id: row.voucher_id,
  apartment_id: row.apartment_id,
  apartment: row.apartment,
  name: row.name,
  quantity: row.quantity,
  unit: unitOf(row),
  rate: row.rate,
  net: row.net,
  vat: row.vat,
  state_fee: row.others,
  buyer: buyerOf(row.buyer),
})

function unitOf({ is_metered: isByMeter, is_by_area: isByArea, fee_type: type }: ChargeRow): string | null {
  if (isByMeter && isMetered(type)) return units[meteredKinds[type].unit]
  return isByArea ? 'm²' : null
}

/** Nobody has said who it is: a consumer. */
function buyerOf(said: Partial<Buyer> | null): Buyer {
  const { kind } = said ?? {}
  return said === null || kind === undefined || !isOneOf(buyerKinds, kind)
    ? consumer
    : { ...consumer, ...said, kind, name: said.name ?? null }
}

interface Leaving {
  readonly starts_on: string
  readonly first_start: string
  readonly left_out: readonly string[] | null
  readonly with_interest: boolean
}

/** Nothing of it was sold. */
export const isForOthers = ({ net, vat }: Pick<ChargeRow, 'net' | 'vat'>): boolean =>
  isZero(net) && isZero(vat)

/** Why a charge is on no invoice; undefined where it is on one. */
export function leftOutBy(
  row: ChargeRow,
  { starts_on: start, first_start: first, left_out: types, with_interest: withInterest }: Leaving,
): LeftOutReason | undefined {
  if (row.is_elsewhere) return 'elsewhere'
  if (isForOthers(row)) return 'collected_for_others'
  if (row.booked_on < start) return row.booked_on < first ? 'before_start' : 'earlier_seller'
  if (row.is_unsaid) return 'voucher_without_vat'
  if (row.fee_type !== null && types?.includes(row.fee_type) === true) return 'fee_type'
  return row.is_interest && !withInterest ? 'late_interest' : undefined
}
