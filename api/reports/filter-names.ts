import { isOneOf } from '#core/one-of.ts'
import type { Language } from '#core/language.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import type { Filter } from '#domain/reports/report.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import { feeTypeWords } from '#entities/fee-words.ts'
import type { Queryable } from '../database/pool.ts'
import { paidKinds } from '../ledger/moves-sql.ts'
import { query } from '../sql/query.ts'
import type { AskedReport } from './read-report.ts'

/** The tables of a building that filters choose from. Whoever took money in it, or paid some out, is named. */
const tables = {
  cash_account_id: 'cash_account',
  block_id: 'block',
  receipt_category_id: 'receipt_voucher_category',
  payment_category_id: 'payment_voucher_category',
  payment_method_id: 'payment_method',
} as const satisfies Partial<Record<Filter, string>>

const nothing = {
  cash_account_id: null,
  block_id: null,
  receipt_category_id: null,
  payment_category_id: null,
  payment_method_id: null,
  collector_id: null,
  maker_id: null,
} satisfies Record<Exclude<Filter, 'currency_code' | 'fee_type'>, null>

const namesOf = query({
  row: { filter: 'text', name: 'text' },
  takes: {
    buildingId: 'bigint',
    cash_account_id: 'bigint | null',
    block_id: 'bigint | null',
    receipt_category_id: 'bigint | null',
    payment_category_id: 'bigint | null',
    payment_method_id: 'bigint | null',
    collector_id: 'bigint | null',
    maker_id: 'bigint | null',
  },
  sql: (places) =>
    `${Object.entries(tables)
      .map(
        ([filter, table]) =>
          `select '${filter}' as filter, n.name from ${table} n
            where n.building_id = ${places.buildingId} and n.id = ${places[filter as keyof typeof tables]}`,
      )
      .join(' union all ')}
      union all select 'collector_id', n.name from account n where n.id = ${places.collector_id}
        and exists (select from receipt r where r.building_id = ${places.buildingId} and r.collector_id = n.id)
      union all select 'maker_id', n.name from account n where n.id = ${places.maker_id}
        and exists (select from ledger_entry e where e.building_id = ${places.buildingId} and e.kind in (${paidKinds})
          and e.created_by = n.id)`,
})

interface Asked extends Pick<AskedReport, 'buildingId' | 'filters'> {
  readonly language: Language
}

/** What a report was narrowed down to, a line for each filter: `Block: A`. */
export async function filterTexts(db: Queryable, asked: Asked): Promise<string[]> {
  const { buildingId, filters, language } = asked
  const chosen = Object.entries(filters) as [Filter, string][]
  if (chosen.length === 0) return []
  const { currency_code: _currency, fee_type: _type, ...ids } = filters
  const found = new Map(
    (await namesOf(db, { ...nothing, ...ids, buildingId })).map(({ filter, name }) => [filter, name]),
  )
  const titles = reportFigureWords[language].filters
  return chosen.map(([filter, value]) => `${titles[filter]}: ${found.get(filter) ?? textOf(value, language)}`)
}

const textOf = (value: string, language: Language) =>
  isOneOf(lineTypes, value) ? feeTypeWords[language][value] : value.toUpperCase()
