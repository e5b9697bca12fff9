import { unzipSync, strFromU8 } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { expect } from 'vitest'
import { officeToday } from '#core/days.ts'
import { openSeededServer, outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from './cash-desk.ts'

export type InvoiceGround = Awaited<ReturnType<typeof openInvoiceGround>>
export type Invoice = Readonly<Record<string, unknown>> & { readonly id: string }

export const invoicedMonth = '2026-10'
export const today = officeToday()
/** In use on every day of this year. */
export const symbol = `C${today.slice(2, 4)}TAA`

/** A building of which nothing was charged, with one seller whose invoices begin in the month. */
export async function openInvoiceGround() {
  const seeded = await openSeededServer()
  const desk = await openCashDesk(seeded)
  const { a } = desk
  await seeded.db.execute(`update invoice_seller set status = 'inactive'`)
  const seller = (values: object = {}) =>
    a('POST invoice-sellers', {
      building_id: '1',
      name: 'Ban quản trị Nhà Sen',
      tax_code: '0101243150',
      address: '1 Tràng Tiền, Hà Nội',
      vat_method: 'deduction',
      coded: true,
      symbols: [{ form: '1', symbol, from_date: `${today.slice(0, 4)}-01-01` }],
      starts_on: '2026-10-01',
      ...values,
    })
  const batch = (values: object = {}) =>
    a('POST invoice-batches', { building_id: '1', month: invoicedMonth, date: today, ...values })
  /** In the order in which they were made. */
  const invoices = async (query = '') => {
    const found = rowsOf(await a(`GET e-invoices?building_id=1&limit=all${query}`)) as Invoice[]
    return found.toSorted((one, other) => Number(one.id) - Number(other.id))
  }
  const take = (path: string, layout: string) => seeded.raw(`/v1/manage/${path}/file?layout=${layout}`)
  return {
    seeded,
    desk,
    seller,
    batch,
    invoices,
    take,
    preview: async (date = today) =>
      (await a(`GET invoice-batches/preview?building_id=1&month=${invoicedMonth}&date=${date}`)).body
        .data as Readonly<Record<string, unknown>>,
    /** Makes a batch; returns it and its invoices. */
    async made(values: object = {}) {
      const reply = await batch(values)
      expect(outcome(reply)).toBe('201')
      const { id } = recordOf(reply)
      return { id, invoices: await invoices(`&batch_id=${id}`) }
    },
    invoiceOf: async (id: string) => recordOf(await a(`GET e-invoices/${id}`)) as Invoice,
    linesOf: async (id: string) =>
      rowsOf(await a(`GET e-invoice-lines?building_id=1&limit=all&e_invoice_id=${id}`)),
    number: (id: string, invoice_number: string, more: object = {}) =>
      a(`PATCH e-invoices/${id}`, { invoice_number, ...more }),
    async adjust(fee: string, apartment: string, amount: string, direction = 'decrease') {
      const made = await a('POST adjustments', {
        building_id: '1',
        date: today,
        apartment_id: apartment,
        fee_id: fee,
        direction,
        amount,
        grounds: 'Tính sai diện tích',
      })
      expect(outcome(await a(`POST adjustments/${recordOf(made).id}/approve`, {}))).toBe('200')
    },
    async sheet(path: string, layout: string): Promise<unknown[][]> {
      const reply = await take(path, layout)
      expect(reply.status).toBe(200)
      return readSheet(Buffer.from(await reply.arrayBuffer()))
    },
    async archive(path: string): Promise<string[]> {
      const reply = await take(path, 'xml')
      expect(reply.status).toBe(200)
      return Object.values(unzipSync(new Uint8Array(await reply.arrayBuffer()))).map((bytes) =>
        strFromU8(bytes),
      )
    },
    close: () => seeded.close(),
  }
}
