import type { FastifyInstance } from 'fastify'
import { readYearEnd } from '#domain/calls/year-end.ts'
import { nameOf } from '#domain/presets/preset-row.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { incomeKinds, surchargeKinds } from '#domain/money/income.ts'
import { today } from '../calendar/today.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { literalsOf, statesOf } from '../sql/literals.ts'
import { query } from '../sql/query.ts'
import { json } from '../sql/types.ts'
import { findEndingPrices } from './ending-prices.ts'

/** What ends with the year is told by the rows that have the day; nothing here knows a date or a rate. */
export function yearEndRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, readYearEnd, async ({ buildingId, caller }) => {
    const { language } = caller()
    const now = today()
    const year = now.slice(0, 4)
    const ends_on = `${year}-12-31`
    const of = { buildingId, from: now, until: ends_on }
    const [rates, without_basis, symbols, prices] = await Promise.all([
      endingRates(db, of),
      unfounded(db, { buildingId }),
      usedSymbols(db, { buildingId, year }),
      findEndingPrices(db, { buildingId, until: ends_on }),
    ])
    return {
      data: presentOutcome({
        ends_on,
        rates,
        without_basis,
        symbols,
        prices: prices.map(({ id, name, ends_on: day, known }) => ({
          id,
          name,
          ends_on: day,
          known: known === undefined ? null : String(known.values['decision'] ?? nameOf(known, language)),
        })),
      }),
    }
  })
}

const incomeIs = literalsOf(incomeKinds)
const bookedIs = literalsOf(surchargeKinds)

/** SQL of fee types in use whose price contains VAT. */
const taxedFees = (buildingId: string) =>
  `fee_setting s where s.building_id = ${buildingId} and s.is_active and s.deleted_at is null
    and s.income_kind = ${incomeIs.own} and s.vat_percent > 0`

interface Named {
  readonly id: string
  readonly name: string
}

const endingRates = query({
  row: {
    id: 'bigint',
    percent: 'text',
    law: 'text',
    ends_on: 'date',
    next: 'text | null',
    fees: json<readonly (Named & { readonly basis: string | null })[]>(),
    tariffs: json<readonly Named[]>(),
  },
  takes: { buildingId: 'bigint', from: 'date', until: 'date' },
  sql: ({ buildingId, from, until }) =>
    `select r.id, trim_scale(r.percent)::text as percent, r.law_number as law, coalesce(r.to_date, ${until}) as ends_on,
        trim_scale(r.next_percent)::text as next,
        coalesce((select jsonb_agg(jsonb_build_object('id', s.id::text, 'name', s.name,
            'basis', nullif(s.vat_basis, '')) order by s.name)
          from ${taxedFees(buildingId)} and s.vat_percent = r.percent), '[]') as fees,
        coalesce((select jsonb_agg(jsonb_build_object('id', t.id::text, 'name', t.name) order by t.name)
          from tariff t join fee_setting s on s.building_id = t.building_id and s.id = t.fee_setting_id and s.is_active
            and s.deleted_at is null
          where t.building_id = ${buildingId} and t.deleted_at is null and coalesce(t.valid_to, 'infinity') > r.to_date
            and exists (select from jsonb_to_recordset(t.surcharges) c(percent numeric, booked_as text)
              where c.percent = r.percent and c.booked_as in (${bookedIs.output_vat}, ${bookedIs.supplier_vat}))), '[]') as tariffs
      from vat_rate r
      where r.building_id = ${buildingId} and r.deleted_at is null and r.to_date between ${from} and ${until}
      order by r.to_date, r.percent`,
})

/** Whether a rate is theirs is for the office to know: those that name no paper for it. */
const unfounded = query({
  row: { id: 'bigint', name: 'text', percent: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select s.id, s.name, trim_scale(s.vat_percent)::text as percent
      from ${taxedFees(buildingId)} and coalesce(s.vat_basis, '') = '' order by s.name`,
})

/** The year in a symbol is its second and third letter (`C26TAA`). */
const usedSymbols = query({
  row: { symbol: 'text', count: 'integer', last_on: 'date' },
  takes: { buildingId: 'bigint', year: 'text' },
  sql: ({ buildingId, year }) =>
    `select concat(v.invoice_form, v.invoice_symbol) as symbol, count(*)::int as count, max(v.invoice_date) as last_on
      from receipt_voucher v
      where v.building_id = ${buildingId} and v.status <> ${statesOf(receiptVoucher).voided} and v.deleted_at is null
        and v.invoice_date is not null and substr(v.invoice_symbol, 2, 2) = right(${year}, 2)
      group by 1 order by 1`,
})
