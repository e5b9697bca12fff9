import type { Language, Translated } from '#core/language.ts'
import { lastDayOf } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import type { Queryable } from '#api/database/pool.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import type { HandoverPart } from '#domain/journal-layouts/names.ts'
import type { LedgerAccount } from '#domain/money/ledger-accounts.ts'
import type { Posting } from '#domain/money/charts.ts'
import { taxInfo } from '#entities/finance/tax-info.ts'
import { codedDaysSql } from '../ledger/chart-codes.ts'
import { sumLedger } from '../ledger/day-sums.ts'
import { accountName, codesIn } from '../ledger/ledger-names.ts'
import { trialBalance } from '../ledger/trial-balance.ts'

export interface AskedList {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  readonly language: Language
  readonly currency: string
  /** Whether who asks may see tax codes of apartments, and partners. */
  readonly seesTax: boolean
  readonly seesPartners: boolean
}

type ListRow = Readonly<Record<string, string | null>>

/** What the other program must know before it reads the lines, by the part of the layout. */
export const listsOf: Readonly<
  Record<Exclude<HandoverPart, 'journal'>, (db: Queryable, asked: AskedList) => Promise<ListRow[]>>
> = {
  async accounts(db, { buildingId, month, language }) {
    const rows = await trialBalance(db, { buildingId, from: `${month}-01`, to: lastDayOf(month) })
    return rows.map((row) => ({ code: codesIn(language)(row.code), name: accountName(row, language) }))
  },
  async objects(db, { buildingId, language, seesTax, seesPartners }) {
    const rows = await objectRows(db, { buildingId, seesTax, seesPartners })
    return rows.map((row) => ({
      ...row,
      kind: isOneOf(objectKinds, row.kind) ? kindWords[row.kind][language] : row.kind,
    }))
  },
  async openings(db, { buildingId, month, language, currency }) {
    await sumLedger(db, { buildingId })
    const rows = await openingRows(db, { buildingId, from: `${month}-01` })
    return rows.map(({ postings, ...row }) => ({
      ...row,
      code: codesIn(language)(row.code),
      name: accountName({ name: row.name, postings }, language),
      currency,
    }))
  },
}

const objectKinds = ['apartment', 'partner', 'payer'] as const
const kindWords: Readonly<Record<(typeof objectKinds)[number], Translated>> = {
  apartment: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
  partner: { vi: 'Nhà cung cấp', en: 'Supplier', km: 'អ្នកផ្គត់ផ្គង់' },
  payer: { vi: 'Người trả thay', en: 'Payer', km: 'អ្នកបង់ជំនួស' },
}

/** Apartments, under the name that their invoices are made out to where it is known; suppliers; companies that pay for some. */
const objectRows = query({
  row: { code: 'text', name: 'text', kind: 'text', address: 'text | null', tax_code: 'text | null' },
  takes: { buildingId: 'bigint', seesTax: 'boolean', seesPartners: 'boolean' },
  sql: ({ buildingId, seesTax, seesPartners }) =>
    `select h.code, coalesce(i.name, nullif(h.name, ''), h.code) as name, 'apartment' as kind,
          coalesce(i.address, b.address) as address, i.tax_code
        from apartment h join building b on b.id = h.building_id
          left join lateral (select t.name, t.address, t.tax_code from tax_info t
            where ${seesTax} and t.building_id = h.building_id and t.apartment_id = h.id
              and t.status = ${statesOf(taxInfo).active} and t.deleted_at is null
            order by t.id desc limit 1) i on true
        where h.building_id = ${buildingId} and h.deleted_at is null
      union all
      select p.code, p.name, 'partner', p.address, p.tax_code from partner p
        where ${seesPartners} and p.building_id = ${buildingId} and p.deleted_at is null
      union all
      select distinct coalesce(nullif(r.tax_code, ''), r.party_name), r.party_name, 'payer', null, nullif(r.tax_code, '')
        from payer_rule r where r.building_id = ${buildingId} and r.deleted_at is null and r.party_name <> ''
      order by 3, 1`,
})

const ofApartments = Object.values(
  literalsOf(['receivable', 'credit', 'prepaid'] satisfies LedgerAccount[]),
).join(', ')

/**
 * What each account had before the month, by apartment where it is an apartment's: what is owed stands in debit and what
 * was paid in advance in credit, and neither is set off against the other. Code by code they come to the trial balance.
 */
const openingRows = query({
  row: {
    code: 'text',
    name: 'text | null',
    postings: json<readonly Posting[]>(),
    object: 'text | null',
    object_name: 'text | null',
    debit: 'text',
    credit: 'text',
  },
  takes: { buildingId: 'bigint', from: 'date' },
  sql: ({ buildingId, from }) =>
    `with day as materialized (select l.booked_on, l.account, k.code, k.posting, sum(l.amount) as amount
        from ${codedDaysSql(
          `(select * from ledger_day where building_id = ${buildingId} and booked_on < ${from})`,
        )} group by 1, 2, 3, 4),
      part as (select d.code, d.posting, l.apartment_id, sum(l.amount) as amount
          from ledger_entry e join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
            join (select distinct booked_on, account, code, posting from day where account in (${ofApartments})) d
              on d.booked_on = e.booked_on and d.account = l.account
          where e.building_id = ${buildingId} and e.booked_on < ${from} group by 1, 2, 3
        union all
        select code, posting, null, sum(amount) from day where account not in (${ofApartments}) group by 1, 2),
      balance as (select code, jsonb_agg(distinct posting) as postings, apartment_id, sum(amount) as amount
        from part group by code, apartment_id, case when apartment_id is not null then posting end)
    select s.code, (select string_agg(distinct a.name, ' · ') from chart_account a
        where a.building_id = ${buildingId} and a.code = s.code and a.name <> '') as name, s.postings,
      h.code as object, coalesce(nullif(h.name, ''), h.code) as object_name,
      trim_scale(greatest(s.amount, 0))::text as debit, trim_scale(greatest(-s.amount, 0))::text as credit
    from balance s left join apartment h on h.building_id = ${buildingId} and h.id = s.apartment_id
    where s.amount <> 0 order by s.code, h.code, s.amount desc`,
})
