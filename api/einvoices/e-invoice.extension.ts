import { isZero, subtractAmounts } from '#core/amount.ts'
import { fault } from '#core/wire/error.ts'
import { takeNamedLock } from '#api/database/named-lock.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity, type Changing } from '#api/records/behaviour.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { isOfYear } from '#domain/einvoices/symbols.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
import { correctInvoice } from './correct-invoice.ts'
import { freeEntries } from './discard-drafts.ts'
import { lockInvoices } from './lock-invoices.ts'
import { unansweredSql } from './sold-sql.ts'

/**
 * What comes back from the provider's program is checked wherever it is typed, pasted or imported, and moves the invoice.
 * One that puts another right moves that one too.
 */
export const eInvoiceExtension = extendEntity(eInvoice, {
  expressions: { unanswered: unansweredSql('t') },
  rereads: true,
  update: {
    before: takeNumber,
    async after({ before, after, tx, notify }) {
      const { building_id: buildingId, original_id: id, kind } = after
      if (before.status !== 'draft' || after.status === 'draft' || id === null) return
      await moveOriginal(tx, { buildingId, id, status: kind === 'replacing' ? 'replaced' : 'adjusted' })
      notify(eInvoice, buildingId, [id])
    },
  },
  on: {
    discard: {
      async before({ before, tx, also }) {
        const { building_id: buildingId, id } = before
        await takeNamedLock(tx, lockInvoices(buildingId))
        await freeEntries(tx, { buildingId, ids: [id] })
        return also({})
      },
      async after({ after: { building_id: buildingId, original_id: id }, tx, notify }) {
        if (id === null) return
        const moved = await moveOriginalBack(tx, { buildingId, id })
        if (moved.length > 0) notify(eInvoice, buildingId, [id])
      },
    },
    // Its original is put right again once the right number has come, and stands again once this one is discarded.
    take_number_back: ({ also }) => also({ invoice_number: null, authority_code: null, told_total: null }),
    make_adjusting: { after: (context) => correctInvoice(context, 'adjusting') },
    make_replacing: { after: (context) => correctInvoice(context, 'replacing') },
  },
})

async function takeNumber({ before, changes, whole, tx, also }: Changing<typeof eInvoice>) {
  const {
    invoice_number: number,
    invoice_symbol: symbol,
    invoice_date: day,
    told_total: told,
    building_id: buildingId,
  } = whole
  if (told !== null && !isZero(subtractAmounts(told, before.total)))
    throw invalidInput([fault('told_total', 'invoice_other_amount', { max: before.total })])
  if (symbol !== null && day !== null && !isOfYear(symbol, day))
    throw invalidInput([fault('invoice_symbol', 'symbol_of_other_year')])
  if (number === null) return also({})
  if (symbol === null || day === null)
    throw invalidInput([
      fault(symbol === null ? 'invoice_symbol' : 'invoice_date', 'invoice_number_incomplete'),
    ])
  if ('invoice_number' in changes || 'invoice_symbol' in changes || 'invoice_date' in changes) {
    await takeNamedLock(tx, lockInvoices(buildingId))
    const near = await neighbours(tx, {
      buildingId,
      id: before.id,
      sellerId: before.seller_id,
      form: before.invoice_form,
      symbol,
      number,
      day,
    })
    if (near.some(({ is_same: isSame }) => isSame))
      throw invalidInput([fault('invoice_number', 'invoice_number_taken')])
    if (near.length > 0) throw invalidInput([fault('invoice_date', 'invoice_day_out_of_order')])
  }
  const status = whole.authority_code === null ? ('issued' as const) : ('coded' as const)
  return before.status === 'draft' || before.status === 'issued' ? also({ status }) : also({})
}

/** Invoices of a symbol that have the number already, or whose day is on the wrong side of it: days follow the numbers. */
const neighbours = query({
  row: { is_same: 'boolean' },
  takes: {
    buildingId: 'bigint',
    id: 'bigint',
    sellerId: 'bigint',
    form: 'text',
    symbol: 'text',
    number: 'text',
    day: 'date',
  },
  sql: ({ buildingId, id, sellerId, form, symbol, number, day }) =>
    `select i.invoice_number::bigint = ${number}::bigint as is_same from e_invoice i
      where i.building_id = ${buildingId} and i.id <> ${id} and i.seller_id = ${sellerId} and i.invoice_form = ${form}
        and i.invoice_symbol = ${symbol} and i.invoice_number is not null and i.status <> 'discarded'
        and (i.invoice_number::bigint = ${number}::bigint
          or i.invoice_number::bigint > ${number}::bigint and i.invoice_date < ${day}
          or i.invoice_number::bigint < ${number}::bigint and i.invoice_date > ${day})
      order by 1 desc limit 1`,
})

/** An original stands again as before, unless another one that adjusts it has its number. */
const moveOriginalBack = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `update e_invoice t set ${bumpSql()}, status = case when t.noticed_on is not null then 'noticed'
          when t.authority_code is not null then 'coded' else 'issued' end
      where t.building_id = ${buildingId} and t.id = ${id} and t.status in ('replaced', 'adjusted')
        and not exists (select from e_invoice c where c.building_id = t.building_id and c.original_id = t.id
          and c.status not in ('draft', 'discarded')) returning t.id`,
})

const moveOriginal = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', id: 'bigint', status: column(eInvoice, 'status') },
  sql: ({ buildingId, id, status }) =>
    `update e_invoice set status = ${status}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id} and status in ('issued', 'coded', 'noticed', 'adjusted') returning id`,
})
