import type { FastifyInstance } from 'fastify'
import { sumAmounts } from '#core/amount.ts'
import { isOneOf } from '#core/one-of.ts'
import { isWireFile } from '#core/fields/upload.ts'
import {
  previewInvoiceBatch,
  readChangedInvoices,
  readInvoiceTemplate,
  takeInvoice,
  takeInvoiceBatch,
} from '#domain/calls/invoices.ts'
import { signedBy, utilitiesBy } from '#domain/einvoices/deadlines.ts'
import type { DraftInvoice } from '#domain/einvoices/draft.ts'
import { builtInLayouts, type InvoiceKind } from '#domain/einvoices/names.ts'
import { eInvoice } from '#entities/einvoices/e-invoice.ts'
import { invoiceBatch } from '#entities/einvoices/invoice-batch.ts'
import type { RoomServices } from '#api/room.ts'
import { answerCall } from '../calls/answer-call.ts'
import { requireUploadSlot } from '../auth/throttle.ts'
import { uploadOf } from '../http/upload.ts'
import { sheetUpload } from '../imports/sheet-upload.ts'
import { apiError, invalidInput, notFound } from '../http/error.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { changedInvoices } from './changed-invoices.ts'
import { builtInLayout } from './file-layout.ts'
import type { AskedInvoices } from './filed-invoices.ts'
import { foretellBatch, isObstacle, type Foretold } from './foretell-batch.ts'
import { answerInvoiceSheet, answerInvoiceXml, type Filing } from './invoice-files.ts'
import { officeLayout } from './office-layout.ts'
import { readTemplate } from './read-template.ts'
import { sellerOf } from './seller.ts'

/** Invoices that a reply names one by one. */
const mostShown = 100

/** What a batch would make, and invoices as files. */
export function eInvoiceRoutes(app: FastifyInstance, { services }: Pick<RoomServices, 'services'>): void {
  const { db } = app.callServices

  answerCall(app, previewInvoiceBatch, async ({ buildingId, params }) => {
    const { month, date } = params()
    const found = await foretellBatch(db, { buildingId, month, date })
    const { seller, symbol, ready, faulty, unlawful, left_out, prepaid, has_utilities } = isObstacle(found)
      ? { ...nothing, seller: null, symbol: null }
      : found
    return {
      data: presentOutcome({
        obstacle: isObstacle(found) ? found.obstacle : null,
        seller: seller?.name ?? null,
        symbol: symbol === null ? null : `${symbol.form}${symbol.symbol}`,
        invoices: ready.length,
        net: sumOf(ready, 'net'),
        vat: sumOf(ready, 'vat'),
        state_fees: sumOf(ready, 'state_fees'),
        total: sumOf(ready, 'total'),
        faulty: faulty.length,
        faults: faulty.slice(0, mostShown).map((draft) => ({ ...named(draft), faults: [...draft.faults] })),
        unlawful: unlawful.length,
        rates: unlawful
          .slice(0, mostShown)
          .map(({ draft, rates }) => ({ ...named(draft), rates: [...rates] })),
        left_out: left_out.map((one) => ({ ...one })),
        prepaid,
        sign_by: signedBy(date),
        utilities_by: has_utilities ? utilitiesBy(month) : null,
      }),
    }
  })

  answerCall(app, readChangedInvoices, async ({ buildingId }) => {
    const rows = await changedInvoices(db, { buildingId, most: mostShown })
    return {
      data: presentOutcome({
        total: rows[0]?.in_all ?? 0,
        invoices: rows.map(({ in_all: _inAll, status, ...row }) => ({
          ...row,
          is_draft: status === 'draft',
        })),
      }),
    }
  })

  answerCall(
    app,
    readInvoiceTemplate,
    async ({ caller, body }) => {
      await requireUploadSlot(services, caller())
      const { file } = await body()
      if (!isWireFile(file)) throw invalidInput([{ field: 'file', code: 'required' }])
      return { data: presentOutcome(await readTemplate(uploadOf(file).bytes, caller().principal.accountId)) }
    },
    sheetUpload,
  )

  answerCall(app, takeInvoiceBatch, async ({ record, ...request }) => {
    const { id, building_id: buildingId, month, seller_id: sellerId, ordinal } = record
    return answerFile(
      { buildingId, batchId: id, id: null },
      {
        caller: request.caller(),
        sellerId: sellerId ?? '0',
        layout: request.params().layout,
        kind: 'original',
        name: `einvoices-${month}-${ordinal ?? 1}`,
        about: { resource: invoiceBatch.name, recordId: id },
      },
    )
  })

  answerCall(app, takeInvoice, async ({ record, ...request }) => {
    const { id, building_id: buildingId, seller_id: sellerId, kind, ref_id: refId } = record
    return answerFile(
      { buildingId, batchId: null, id },
      {
        caller: request.caller(),
        sellerId,
        layout: request.params().layout,
        kind,
        name: `einvoice-${refId}`,
        about: { resource: eInvoice.name, recordId: id },
      },
    )
  })

  interface AskedFile extends Omit<Filing, 'asked' | 'seller'> {
    readonly sellerId: string
    readonly layout: string
    readonly kind: InvoiceKind
  }

  async function answerFile(asked: AskedInvoices, { sellerId, layout: name, kind, ...of }: AskedFile) {
    const { buildingId } = asked
    const seller = await sellerOf(db, buildingId, sellerId)
    if (seller === undefined) throw notFound()
    const filing = { ...of, asked, seller }
    if (name === 'xml') return answerInvoiceXml(db, filing)
    const isBuiltIn = isOneOf(builtInLayouts, name)
    const layout = isBuiltIn
      ? builtInLayout(name, kind)
      : await officeLayout(db, { buildingId, id: name, kind })
    if (layout !== undefined) return answerInvoiceSheet(db, filing, layout)
    throw isBuiltIn
      ? apiError(409, 'layout_without_kind')
      : invalidInput([{ field: 'layout', code: 'invalid_option' }])
  }
}

const nothing: Omit<Foretold, 'seller' | 'symbol'> = {
  ready: [],
  faulty: [],
  unlawful: [],
  left_out: [],
  prepaid: 0,
  has_utilities: false,
}

const named = ({ apartment, buyer, lines, total }: DraftInvoice) => ({
  apartment,
  buyer: buyer.name,
  lines: lines.map(({ name }) => name).join(', '),
  total,
})

const sumOf = (invoices: readonly DraftInvoice[], name: 'net' | 'vat' | 'state_fees' | 'total') =>
  sumAmounts(invoices.map((invoice) => invoice[name]))
