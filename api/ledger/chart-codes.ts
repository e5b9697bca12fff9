import { chartCodes, charts, chartsByCountry, noCode, postings, type Posting } from '#domain/money/charts.ts'
import { countries, countryOf } from '#domain/countries.ts'
import { currencyCodes } from '#domain/currency.ts'
import { accounts, type LedgerAccount } from '#domain/money/ledger-accounts.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { building } from '#entities/property/building.ts'
import { openingBalance } from '#entities/vouchers/opening-balance.ts'

const is = literalsOf(postings)
const inLedger = literalsOf(accounts)
const closedIs = statesOf(closedMonth)
const { bank: inBank } = optionsOf(cashAccount, 'account_sub_type')

/** SQL of the posting of a line `l` with its fund `f`, receipt category `rc` and payment category `pc`. */
const postingOf: Readonly<Record<LedgerAccount, string>> = {
  cash: `case f.account_sub_type when ${inBank} then ${is.bank} else ${is.cash} end`,
  receivable: is.receivable,
  credit: is.credit,
  deposit: is.deposit,
  prepaid: is.prepaid,
  prepaid_discount: is.prepaid_discount,
  revenue: `case when rc.id is null then ${is.revenue} when rc.for_maintenance then ${is.maintenance_income}
        else ${is.other_income} end`,
  output_vat: is.output_vat,
  input_vat: is.input_vat,
  collected_for_others: is.collected_for_others,
  payable: is.payable,
  deduction: is.deduction,
  bad_debt: is.bad_debt,
  expense: `case when pc.for_maintenance then ${is.maintenance_expense} else ${is.expense} end`,
  cash_difference: `case when l.amount > 0 then ${is.cash_shortage} else ${is.cash_surplus} end`,
  exchange_difference: `case when l.amount > 0 then ${is.exchange_loss} else ${is.exchange_gain} end`,
  // What a maintenance fund had is of the same account as what comes into it later.
  opening: `case l.category when ${optionsOf(openingBalance, 'fund').maintenance} then ${is.maintenance_income} else ${is.opening} end`,
}

/** What a chart account of the building is for, as `codedSql` looks it up. */
export const subjects = {
  fee: (type: string) => `fee/${type}`,
  collected: (type: string) => `collected/${type}`,
  receipt: (id: string) => `receipt/${id}`,
  payment: (id: string) => `payment/${id}`,
  fund: (id: string, posting: Posting) => (isDifference(posting) ? `${posting}/${id}` : `fund/${id}`),
  all: (posting: Posting) => posting,
} as const

const isDifference = (posting: Posting) => posting === 'cash_shortage' || posting === 'cash_surplus'

const subjectSql = `case l.account
        when ${inLedger.cash} then 'fund/' || l.cash_account_id
        when ${inLedger.cash_difference} then p.posting || '/' || l.category
        when ${inLedger.revenue} then coalesce('receipt/' || rc.id, 'fee/' || l.category)
        when ${inLedger.expense} then 'payment/' || pc.id
        when ${inLedger.collected_for_others} then 'collected/' || l.category end`

const chartIs = literalsOf(charts)
const countryIs = optionsOf(building, 'country')
const currencyIs = optionsOf(building, 'currency_code')

/** SQL of the chart of a building `b`: its own, or that of its country, which is that of its currency where it says none. */
export const chartSql = (b: string) => `coalesce(${b}.chart,
        case coalesce(${b}.country, case ${b}.currency_code ${currencyCodes
          .map((code) => `when ${currencyIs[code]} then ${countryIs[countryOf({ currency_code: code })]}`)
          .join(' ')} end) ${countries
          .map((country) => `when ${countryIs[country]} then ${chartIs[chartsByCountry[country]]}`)
          .join(' ')} end)`

const defaults = Object.entries(chartCodes)
  .flatMap(([chart, codes]) => Object.entries(codes).map((code) => [chart, ...code]))
  .map((row) => `('${row.join("', '")}')`)
  .join(', ')

const byCategory = [
  inLedger.revenue,
  inLedger.collected_for_others,
  inLedger.expense,
  inLedger.cash_difference,
  inLedger.opening,
]

/** What a line's code depends on beside its account: nothing that a closing would have to keep twice. */
const aboutSql = `case when l.account = ${inLedger.cash} then l.cash_account_id::text
        when l.account in (${byCategory.join(', ')}) then l.category
        else '' end`
const isShortageSql = `(l.account in (${inLedger.cash_difference}, ${inLedger.exchange_difference}) and l.amount > 0)`

const idSql = `case when l.category ~ '^[0-9]+$' then l.category::bigint end`

/** SQL of what a closing keeps of a line of `codedSql`: the columns of `closed_code`. */
export const keptColumns = {
  account: 'l.account',
  about: aboutSql,
  is_shortage: isShortageSql,
  posting: 'k.posting',
  code: 'k.code',
} as const

/**
 * SQL of the sums `l` of some days, from `ledger_day`, each with its posting and its account as a line has them: the code
 * of a line depends on nothing that they do not tell apart. `l.amount` is below zero for credits.
 */
export const codedDaysSql = (days: string) => `${days} l
      cross join lateral (select l.building_id, l.booked_on) e
      join building b on b.id = e.building_id
      ${codesSql}`

/**
 * SQL of the lines of entries `e`, each with its posting `k.posting` and its account `k.code`: in a closed month, by the
 * closing `c.id`, those that it had when it was closed. Else that of its category, fee type or fund, else that of all
 * postings of the kind, else the chart's, else the posting's name (`noCode`).
 */
export const codedSql = (entries: string) => `${entries} e
      join building b on b.id = e.building_id
      join ledger_line l on l.building_id = e.building_id and l.entry_id = e.id
      ${codesSql}`

const codesSql = `left join cash_account f on f.building_id = l.building_id and f.id = l.cash_account_id
      left join receipt_voucher_category rc on l.account = ${inLedger.revenue}
        and rc.building_id = l.building_id and rc.id = ${idSql}
      left join payment_voucher_category pc on l.account = ${inLedger.expense}
        and pc.building_id = l.building_id and pc.id = ${idSql}
      cross join lateral (select case l.account ${accounts
        .map((account) => `when ${inLedger[account]} then ${postingOf[account]}`)
        .join(' ')} end as posting) p
      left join chart_account own on own.building_id = e.building_id and own.subject = ${subjectSql}
      left join chart_account whole on whole.building_id = e.building_id and whole.subject = p.posting
      left join (values ${defaults}) d(chart, posting, code) on d.chart = ${chartSql('b')} and d.posting = p.posting
      left join lateral (select m.id from closed_month m
        where m.building_id = e.building_id and m.status = ${closedIs.closed} and m.month >= to_char(e.booked_on, 'YYYY-MM')
        order by m.month limit 1) c on true
      left join closed_code kept on kept.building_id = e.building_id and kept.closed_month_id = c.id
        and kept.account = l.account and kept.about = ${aboutSql} and kept.is_shortage = ${isShortageSql}
      cross join lateral (select coalesce(kept.posting, p.posting) as posting,
        coalesce(kept.code, own.code, whole.code, d.code, '${noCode}' || p.posting) as code) k`
