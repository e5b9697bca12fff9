import { takeNamedLock } from '#api/database/named-lock.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { invoiceBatch } from '#entities/einvoices/invoice-batch.ts'
import { buildingFor } from '../calls/read-body.ts'
import { discardDrafts } from './discard-drafts.ts'
import { foretellBatch, isObstacle } from './foretell-batch.ts'
import { activeSeller } from './seller.ts'
import { lockInvoices } from './lock-invoices.ts'
import { writeInvoices } from './write-invoices.ts'

const invoicesSql = `e_invoice i where i.building_id = t.building_id and i.batch_id = t.id`
const sumSql = (name: string) =>
  `(select coalesce(sum(i.${name}), 0) from ${invoicesSql} and i.status not in ('replaced', 'discarded'))`

/** A batch makes its drafts with its record, and discards those without a number when it is taken back. */
export const invoiceBatchExtension = extendEntity(invoiceBatch, {
  expressions: {
    waiting: `(select count(*) from ${invoicesSql} and i.status = 'draft')`,
    total: sumSql('total'),
    vat: sumSql('vat'),
  },
  rereads: true,
  create: {
    async before({ values, tx, caller, also }) {
      const { building_id: buildingId, month } = values
      // What it shows are fees.
      buildingFor(caller, buildingId, { code: fee.permission, flag: 'read' })
      await takeNamedLock(tx, lockInvoices(buildingId))
      const seller = await activeSeller(tx, buildingId)
      const [made] = await countMade(tx, { buildingId, month })
      const ordinal = (made?.made ?? 0) + 1
      const [year, number] = month.split('-')
      return also({
        ordinal,
        name: [`${number}/${year}`, ...(ordinal > 1 ? [ordinal] : [])].join(' · '),
        seller_id: seller?.id ?? null,
        made_by_name: caller.principal.name,
      })
    },
    async after({ after, tx, caller, notify }) {
      const { building_id: buildingId, month, date } = after
      const found = await foretellBatch(tx, { buildingId, month, date })
      if (isObstacle(found)) throw invalidInput([{ field: found.field, code: found.obstacle }])
      const { seller, symbol, ready } = found
      if (ready.length === 0) throw invalidInput([{ field: 'month', code: 'nothing_to_invoice' }])
      await writeInvoices(
        tx,
        caller,
        {
          buildingId,
          batchId: after.id,
          sellerId: seller.id,
          month,
          kind: 'original',
          originalId: null,
          form: symbol.form,
          symbol: symbol.symbol,
          date,
          paymentWay: seller.payment_way,
          grounds: null,
        },
        ready,
      )
      notify(eInvoice, buildingId)
    },
  },
  on: {
    take_back: {
      async before({ before, tx, caller, notify, also }) {
        const { building_id: buildingId, id } = before
        await takeNamedLock(tx, lockInvoices(buildingId))
        if ((await discardDrafts(tx, caller, { buildingId, batchId: id })) === 0)
          throw apiError(409, 'batch_all_numbered')
        notify(eInvoice, buildingId)
        return also({})
      },
    },
  },
})

const countMade = query({
  row: { made: 'integer' },
  takes: { buildingId: 'bigint', month: 'text' },
  sql: ({ buildingId, month }) =>
    `select count(*)::int as made from invoice_batch where building_id = ${buildingId} and month = ${month}`,
})
