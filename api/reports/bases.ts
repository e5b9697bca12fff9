import type { BaseName, Dimension, Filter, Measure } from '#domain/reports/report.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { chargedSql, movesSql, owedKinds } from '../ledger/moves-sql.ts'
import { fundPlannedSql, fundSpentSql, plannedSql } from '../ledger/plan-moves-sql.ts'
import { payablesSql } from '../ledger/payables-sql.ts'
import { literalsOf } from '../sql/literals.ts'
import { chargesSql, chargesSums } from './charges-sql.ts'
import { owedSums } from './sums-of-debts.ts'
import { cashSums, receivedSums, tillSums, type Before, type MovePlaces, type Sums } from './sums.ts'

/** How a base's moves are read, and what of them is added up: SQL over moves `m` and their apartments `a`. */
interface Base<B extends BaseName> {
  /** Columns that its moves have beside those of all (`entry, day, kind, document_id, amount`), with their types. */
  readonly columns: Readonly<Record<string, 'bigint' | 'text' | 'boolean' | 'numeric'>>
  readonly moves: (entries: string, places: MovePlaces) => string
  readonly before?: Before
  /** By name: the first that serves is read, and the moves themselves where none does. */
  readonly summed?: Readonly<Record<string, Sums>>
  /** The amount that a move adds to each figure; null where it is no part of it. */
  readonly measures: { readonly [M in Measure<B>]: string }
  /** Figures that are of some entries alone. */
  readonly parts?: { readonly [M in Measure<B>]?: Part }
  readonly filters: { readonly [F in Filter<B>]?: (place: string) => string }
}

interface Part {
  /** SQL of the list of their kinds. */
  readonly kinds: string
  /** Their moves where each entry has one, so that a page of documents is a page of entries. */
  readonly single?: (entries: string) => string
}

/** The same of any base. */
export type BaseParts = Omit<Base<BaseName>, 'measures' | 'parts' | 'filters'> & {
  readonly measures: Readonly<Record<string, string>>
  readonly parts?: Readonly<Partial<Record<string, Part>>>
  readonly filters: Readonly<Partial<Record<Filter, (place: string) => string>>>
}

const is = literalsOf(accounts)
const when = (condition: string, amount = 'm.amount') => `case when ${condition} then ${amount} end`

const inBlock = (place: string) => `a.block_id = ${place}`
const of = (column: string) => (place: string) => `m.${column} = ${place}`
const ofVoid = "m.kind like '%\\_void'"
const booking = { all: 'm.amount', booked: when(`not ${ofVoid}`), voided: when(ofVoid) }
const flow = {
  all: 'm.amount',
  in: when('m.amount > 0'),
  out: when('m.amount < 0', '-m.amount'),
}
/** What went from one fund of the building to another neither came in nor went out. */
const cashFlow = {
  all: 'm.amount',
  in: when('m.is_in and not m.is_moved'),
  out: when('not m.is_in and not m.is_moved', '-m.amount'),
  moved: when('m.is_moved'),
}

/** Of documents whose money went through this account, whole. */
const throughAccount = (place: string) =>
  `exists (select from ledger_line c where c.building_id = m.building_id and c.entry_id = m.entry
    and c.account = ${is.cash} and c.cash_account_id = ${place})`

/** Of documents of whose money some was in this currency, whole, as the books have it. */
const paidIn = (place: string) =>
  `exists (select from ledger_line c where c.building_id = m.building_id and c.entry_id = m.entry and c.account = ${is.cash}
    and coalesce(c.currency, (select currency_code from building where id = m.building_id)) = ${place})`

/** Lines of funds in the currency that was asked for: of accounts that are kept in it, else what all are worth in the books. */
const inCurrency =
  (moves: (entries: string) => string, columns: readonly string[]): Base<'cash'>['moves'] =>
  (entries, { currency_code: asked = 'null' }) =>
    `select n.*, n.own as amount from (select c.entry, c.day, c.kind, c.document_id, ${columns.map((one) => `c.${one}`).join(', ')},
          case when ${asked} is null then c.amount when c.currency = ${asked} then c.foreign_amount
            when c.currency is null and ${asked} = (select currency_code from building where id = c.building_id)
            then c.amount end as own
        from (${moves(entries)}) c) n where n.own is not null`

export const reportBases: { readonly [B in BaseName]: Base<B> } = {
  cash: {
    columns: { cash_account_id: 'bigint', apartment_id: 'bigint', is_in: 'boolean', is_moved: 'boolean' },
    moves: inCurrency(movesSql.cash, ['cash_account_id', 'apartment_id', 'is_in', 'is_moved']),
    summed: cashSums,
    measures: cashFlow,
    filters: { cash_account_id: of('cash_account_id') },
  },
  maintenance: {
    columns: { item: 'text', is_out: 'boolean', apartment_id: 'bigint' },
    moves: movesSql.maintenance,
    before: {
      columns: ['item'],
      sql: ({ buildingId, from }) =>
        movesSql.maintenance(
          `(select * from ledger_entry where building_id = ${buildingId} and booked_on < ${from})`,
        ),
    },
    measures: {
      all: 'm.amount',
      in: when('not m.is_out'),
      out: when('m.is_out', '-m.amount'),
    },
    filters: {},
  },
  fund_plan: {
    columns: { fund_item_id: 'bigint', is_plan: 'boolean', apartment_id: 'bigint' },
    moves: (entries, places) => `${fundPlannedSql(places)} union all ${fundSpentSql(entries)}`,
    before: {
      columns: ['fund_item_id'],
      sql: ({ buildingId, from }) => {
        const began = `date_trunc('year', ${from})::date`
        const days = `booked_on >= ${began} and booked_on < ${from}`
        return `select m.fund_item_id, m.amount from (${fundPlannedSql({ buildingId, from: began, to: `${from} - 1` })}
          union all ${fundSpentSql(`(select * from ledger_entry where building_id = ${buildingId} and ${days})`)}) m`
      },
    },
    measures: { all: 'm.amount', planned: when('m.is_plan'), spent: when('not m.is_plan', '-m.amount') },
    filters: {},
  },
  payables: {
    columns: { partner_id: 'bigint', late: 'numeric', apartment_id: 'bigint' },
    moves: (_entries, places) => payablesSql(places),
    measures: {
      open: 'm.amount',
      not_due: when('m.late <= 0'),
      late_30: when('m.late between 1 and 30'),
      late_60: when('m.late between 31 and 60'),
      late_90: when('m.late between 61 and 90'),
      late_more: when('m.late > 90'),
    },
    filters: {},
  },
  received: {
    columns: { item: 'text', person_id: 'bigint', payment_method_id: 'bigint', apartment_id: 'bigint' },
    moves: movesSql.received,
    summed: receivedSums,
    measures: booking,
    filters: {
      block_id: inBlock,
      fee_type: (place) => `m.item = 'fee:' || ${place}`,
      receipt_category_id: (place) => `m.item = 'in:' || ${place}`,
      cash_account_id: throughAccount,
      collector_id: of('person_id'),
      payment_method_id: of('payment_method_id'),
      currency_code: paidIn,
    },
  },
  paid: {
    columns: { item: 'text', person_id: 'bigint', apartment_id: 'bigint' },
    moves: movesSql.paid,
    measures: booking,
    filters: {
      payment_category_id: (place) => `m.item = 'out:' || ${place}`,
      cash_account_id: throughAccount,
      maker_id: of('person_id'),
    },
  },
  till: {
    columns: {
      cash_account_id: 'bigint',
      person_id: 'bigint',
      payment_method_id: 'bigint',
      apartment_id: 'bigint',
    },
    moves: inCurrency(movesSql.till, ['cash_account_id', 'person_id', 'payment_method_id', 'apartment_id']),
    summed: tillSums,
    measures: booking,
    filters: {
      block_id: inBlock,
      collector_id: of('person_id'),
      payment_method_id: of('payment_method_id'),
      cash_account_id: of('cash_account_id'),
    },
  },
  owed: {
    columns: { fee_type: 'text', apartment_id: 'bigint' },
    moves: movesSql.owed,
    summed: owedSums,
    measures: {
      all: 'm.amount',
      charged: when(`m.kind in ${owedKinds.charged}`),
      settled: when(`m.kind in ${owedKinds.settled}`, '-m.amount'),
      let_off: when(`m.kind in ${owedKinds.let_off}`, '-m.amount'),
    },
    parts: {
      charged: { kinds: owedKinds.charged, single: chargedSql },
      settled: { kinds: owedKinds.settled },
      let_off: { kinds: owedKinds.let_off },
    },
    filters: { block_id: inBlock, fee_type: of('fee_type') },
  },
  credit: {
    columns: { apartment_id: 'bigint' },
    moves: movesSql.credit,
    before: {
      columns: ['apartment_id'],
      countsBack: true,
      sql: ({ buildingId }) =>
        `select d.apartment_id, d.credit as amount from debt d where d.building_id = ${buildingId}`,
    },
    measures: flow,
    filters: { block_id: inBlock },
  },
  charges: {
    columns: {
      fee_type: 'text',
      apartment_id: 'bigint',
      is_draft: 'boolean',
      is_late: 'boolean',
      collected: 'numeric',
      let_off: 'numeric',
      open: 'numeric',
    },
    moves: (_entries, places) => chargesSql(places),
    summed: chargesSums,
    measures: {
      charged: when('not m.is_draft'),
      drafts: when('m.is_draft'),
      collected: when('not m.is_draft and m.collected <> 0', 'm.collected'),
      let_off: when('not m.is_draft and m.let_off <> 0', 'm.let_off'),
      open: when('not m.is_draft and m.open <> 0', 'm.open'),
      overdue: when('not m.is_draft and m.open <> 0 and m.is_late', 'm.open'),
    },
    filters: { block_id: inBlock, fee_type: of('fee_type') },
  },
  planned: {
    columns: {
      side: 'text',
      is_plan: 'boolean',
      plan_id: 'bigint',
      block_id: 'bigint',
      currency_code: 'text',
      apartment_id: 'bigint',
    },
    moves: plannedSql,
    measures: {
      planned_in: when("m.is_plan and m.side = 'revenue'"),
      actual_in: when("not m.is_plan and m.side = 'revenue'"),
      beyond_in: when("m.side = 'revenue'", 'case when m.is_plan then -m.amount else m.amount end'),
      planned_out: when("m.is_plan and m.side = 'payment'"),
      actual_out: when("not m.is_plan and m.side = 'payment'"),
      beyond_out: when("m.side = 'payment'", 'case when m.is_plan then -m.amount else m.amount end'),
    },
    filters: { block_id: of('block_id'), currency_code: of('currency_code') },
  },
}

/** What rows may be: SQL of their key, and of the name that stands behind a key `k.key`. */
interface Rows {
  readonly key: string
  readonly name?: (buildingId: string) => string
  /** SQL of whether a move is of the row of a key: of rows that are found by an index. Absent: their keys are compared as text. */
  readonly has?: (key: string) => string
}

const named =
  (table: string, column: string): Rows['name'] =>
  (buildingId) =>
    `(select n.${column} from ${table} n where n.building_id = ${buildingId} and n.id = nullif(k.key, '')::bigint)`

const person = {
  key: 'm.person_id',
  name: () => "(select n.name from account n where n.id = nullif(k.key, '')::bigint)",
}
export const rowsBy: { readonly [D in Dimension]: Rows } = {
  day: { key: 'm.day' },
  month: { key: "to_char(m.day, 'YYYY-MM')" },
  account: { key: 'm.cash_account_id', name: named('cash_account', 'name') },
  collector: person,
  maker: person,
  method: { key: 'm.payment_method_id', name: named('payment_method', 'name') },
  fee_type: { key: 'm.fee_type' },
  apartment: {
    key: 'm.apartment_id',
    name: named('apartment', 'code'),
    has: (key) => `m.apartment_id = case when ${key} ~ '^[0-9]{1,18}$' then ${key}::bigint end`,
  },
  block: { key: 'a.block_id', name: named('block', 'name') },
  plan: { key: 'm.plan_id', name: named('voucher_plan', 'name') },
  partner: { key: 'm.partner_id', name: named('partner', 'name') },
  fund_item: { key: 'm.fund_item_id', name: named('fund_plan_item', 'name') },
  item: {
    key: 'm.item',
    name: (buildingId) => `case split_part(k.key, ':', 1)
        when 'in' then (select n.name from receipt_voucher_category n
          where n.building_id = ${buildingId} and n.id = split_part(k.key, ':', 2)::bigint)
        when 'out' then (select n.name from payment_voucher_category n
          where n.building_id = ${buildingId} and n.id = split_part(k.key, ':', 2)::bigint) end`,
  },
}
