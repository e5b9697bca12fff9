import { literalsOf } from '#api/sql/literals.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { entriesSql } from './journal.ts'
import type { EntryKind } from './ledger.ts'

// The entries of the VAT lists (docs/domain/vat.md). `I24` of `ledger:check` holds them against the ledger.

const inLedger = literalsOf(accounts)
const kindsSql = (kinds: readonly EntryKind[]) => Object.values(literalsOf(kinds)).join(', ')

const received = kindsSql(['receipt_voucher', 'receipt_voucher_void'])
/** Documents that name a purchase's invoice: paid at once, or later. */
const bought = ['payment_voucher', 'supplier_invoice'] as const
const adjusted = kindsSql(['adjustment', 'adjustment_void'])
const sold = kindsSql([
  'fee',
  'fee_void',
  'adjustment',
  'adjustment_void',
  'receipt_voucher',
  'receipt_voucher_void',
])

/** SQL of revenue and tax of an entry, as the ledger has them. */
const soldSql = `-sum(l.amount) filter (where l.account = ${inLedger.revenue}) as net,
  -sum(l.amount) filter (where l.account = ${inLedger.output_vat}) as vat`

/**
 * SQL of the voucher `c` that was charged as a line `f` of an apartment, whichever line that is by now, or which an
 * adjustment has raised.
 */
const chargedSql = `left join lateral (with recursive line as (
          select coalesce((select o.fee_id from adjustment o
            where o.building_id = f.building_id and o.line_id = f.id limit 1), f.id) as id
          where f.fee_type = 'RECEIPT_VOUCHER'
          union select n.id from line join fee n on n.building_id = f.building_id and n.replaces_id = line.id)
        select w.id, w.vat_kind, w.vat_percent from line
          join receipt_voucher w on w.building_id = f.building_id and w.fee_id = line.id limit 1) c on true`

/** SQL joins of the sums `s` of an entry `e`, and of `c`: of a few entries one by one; of all, the sums in one pass. */
const joins = {
  few: {
    sums: `cross join lateral (select ${soldSql} from ledger_line l
        where l.building_id = e.building_id and l.entry_id = e.id) s`,
    charged: chargedSql,
  },
  // What is compared with the ledger is the tax, which no voucher tells.
  all: {
    sums: `join (select l.building_id, l.entry_id, ${soldSql} from ledger_line l
          where l.account in (${inLedger.revenue}, ${inLedger.output_vat}) group by 1, 2) s
        on s.building_id = e.building_id and s.entry_id = e.id`,
    charged: `left join (select null::bigint as id, null::text as vat_kind, null::numeric as vat_percent) c on false`,
  },
}

const rateSql = (kind: string, percent: string) =>
  `case ${kind} when 'zero' then '0' when 'exempt' then 'exempt' when 'not_declared' then 'not_declared'
        else trim_scale(${percent})::text end`

/**
 * SQL of the entries of each list, of a subselect of entries or of the table: rate, net and tax, below zero where they
 * were taken back. A rate is null where a fee has several; `is_deductible` is null for sales. `taxed_on`: the day whose
 * period has it, of a purchase the later of its booking and its invoice.
 */
export const vatMovesSql = {
  output: (entries: string, of: keyof typeof joins) =>
    `select e.building_id, e.id as entry, e.booked_on, e.booked_on as taxed_on, e.kind, e.document_id, f.id as fee_id,
        coalesce(v.id, c.id) as voucher_id, ${rateSql('coalesce(v.vat_kind, c.vat_kind)', 'coalesce(v.vat_percent, f.vat_percent)')} as rate,
        coalesce(s.net, 0) as net, coalesce(s.vat, 0) as vat, null::boolean as is_deductible
      from ${entries} e
        ${joins[of].sums}
        left join adjustment a on e.kind in (${adjusted}) and a.building_id = e.building_id and a.id = e.document_id
        left join fee f on e.kind not in (${received}) and f.building_id = e.building_id
          and f.id = coalesce(a.fee_id, e.document_id)
        left join receipt_voucher v on e.kind in (${received}) and v.building_id = e.building_id
          and v.id = e.document_id
        ${joins[of].charged}
      where e.kind in (${sold}) and (coalesce(s.vat, 0) <> 0 or coalesce(v.vat_kind, c.vat_kind) is not null)`,

  input: (entries: string) =>
    bought
      .map(
        (
          table,
        ) => `select e.building_id, e.id as entry, e.booked_on, greatest(e.booked_on, v.invoice_date) as taxed_on,
        e.kind, e.document_id, null::bigint as fee_id,
        v.id as voucher_id, ${rateSql('v.vat_kind', 'v.vat_percent')} as rate, g.sign * v.net as net,
        g.sign * v.vat as vat, v.vat_deductible > 0 as is_deductible
      from ${entries} e
        join ${table} v on v.building_id = e.building_id and v.id = e.document_id and v.vat_kind is not null
        cross join lateral (select case when e.kind = '${table}_void' then -1 else 1 end as sign) g
      where e.kind in (${kindsSql([table, `${table}_void`])})`,
      )
      .join(' union all '),
} as const

export type VatSide = keyof typeof vatMovesSql

/** SQL of the entries that a list of a period may have: those of its days, and of purchases booked before their invoice. */
export const vatEntriesSql: Readonly<Record<VatSide, (places: Parameters<typeof entriesSql>[0]) => string>> =
  {
    output: entriesSql,
    input: (places) =>
      `(select * from ${entriesSql(places)} n ${bought
        .map(
          (table) => `union all select n.* from ${table} d
            join ledger_entry n on n.building_id = d.building_id and n.document_id = d.id
              and n.kind in (${kindsSql([table, `${table}_void`])})
          where d.building_id = ${places.buildingId} and d.invoice_date between ${places.from} and ${places.to}
            and n.booked_on < ${places.from}`,
        )
        .join(' ')})`,
  }
