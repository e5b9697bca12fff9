import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { isZero } from '#core/amount.ts'
import { logAct } from '#api/audit/security-log.ts'
import type { Caller } from '#api/context.ts'
import type { Db } from '#api/database/pool.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import { attachmentAnswer, type FileAnswer } from '#api/http/answer-route.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import { invoiceXml } from '#domain/einvoices/invoice-xml.ts'
import { answerExport } from '../records/read/answer-export.ts'
import { filedInvoices, filedOf, filedSellerOf, type AskedInvoices } from './filed-invoices.ts'
import { invoiceRows, type FileLayout } from './file-layout.ts'
import type { Seller } from './seller.ts'

export interface Filing {
  readonly caller: Caller
  readonly asked: AskedInvoices
  readonly seller: Seller
  /** Without its ending. */
  readonly name: string
  readonly about: { readonly resource: string; readonly recordId: string }
}

interface Fileable {
  readonly rows: number
  /** That one of the invoices has. */
  readonly mostRates: number
  readonly hasStateFees: boolean
}

/**
 * Counts the rows of a file. 409 where an invoice is no longer what the books have, where a business has not agreed in
 * writing yet, or where there is none.
 */
async function requireFileable(db: Db, asked: AskedInvoices): Promise<Fileable> {
  let [rows, mostRates, hasStateFees] = [0, 0, false]
  await readSnapshot(db, async (tx) => {
    for await (const page of filedInvoices(tx, asked))
      for (const { lines, is_changed: isChanged, is_agreed: isAgreed, state_fees: fees } of page) {
        if (isChanged) throw apiError(409, 'invoice_changed')
        if (!isAgreed)
          throw apiError(409, 'agreement_missing', [{ field: 'agreement', code: 'agreement_missing' }])
        rows += lines.length
        mostRates = Math.max(mostRates, new Set(lines.map(({ rate }) => rate)).size)
        hasStateFees ||= !isZero(fees)
      }
  })
  if (rows === 0) throw apiError(409, 'nothing_to_invoice')
  return { rows, mostRates, hasStateFees }
}

/**
 * The invoices as a workbook in a layout. 409 `layout_takes_one_rate` where it takes no invoice with several, 409
 * `layout_without_state_fees` where they would be lost in it.
 */
export async function answerInvoiceSheet(
  db: Db,
  { caller, asked, name, about }: Filing,
  layout: FileLayout,
): Promise<FileAnswer> {
  const { rows, mostRates, hasStateFees } = await requireFileable(db, asked)
  if (layout.one_rate && mostRates > 1) throw apiError(409, 'layout_takes_one_rate')
  if (hasStateFees && !layout.columns.some(({ field }) => field === 'state_fees'))
    throw apiError(409, 'layout_without_state_fees')
  return answerExport(db, caller, {
    ...about,
    name,
    buildingId: asked.buildingId,
    format: 'xlsx',
    sheet: layout.sheet,
    titles: layout.titles,
    above: layout.above,
    count: () => Promise.resolve(rows),
    read: (work) =>
      readSnapshot(db, (tx) =>
        work(
          (async function* () {
            for await (const page of filedInvoices(tx, asked))
              yield page.flatMap((row) => invoiceRows(layout, filedOf(row)))
          })(),
        ),
      ),
  })
}

/** Invoices that an archive may have. */
const mostInArchive = 10_000

/** The invoices as unsigned XML: one file, or an archive of several. */
export async function answerInvoiceXml(db: Db, filing: Filing): Promise<FileAnswer> {
  const { caller, asked, seller, name, about } = filing
  await requireFileable(db, asked)
  const files: { readonly name: string; readonly text: string }[] = []
  const of = filedSellerOf(seller)
  await readSnapshot(db, async (tx) => {
    for await (const page of filedInvoices(tx, asked)) {
      for (const row of page)
        files.push({
          name: `${String(row.ordinal).padStart(5, '0')}-${row.ref_id}.xml`,
          text: invoiceXml(filedOf(row), of),
        })
      if (files.length > mostInArchive)
        throw invalidInput([{ field: 'layout', code: 'too_many', limits: { max: mostInArchive } }])
      // Others' calls have their turn between two pages.
      await setImmediate()
    }
  })
  const isOne = asked.id !== null
  const filename = `${name}.${isOne ? 'xml' : 'zip'}`
  await logAct(db, caller, {
    action: 'export',
    ...about,
    buildingId: asked.buildingId,
    recordTitle: filename,
  })
  return attachmentAnswer({
    name: filename,
    type: isOne ? 'application/xml; charset=utf-8' : 'application/zip',
    content: isOne ? Buffer.from(files[0]?.text ?? '') : Readable.from(archiveOf(files)),
  })
}

/** An archive, a few files at a time. */
async function* archiveOf(files: readonly { readonly name: string; readonly text: string }[]) {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
  })
  const take = () => {
    const ready = Buffer.concat(chunks)
    chunks = []
    return ready
  }
  for (const [at, { name, text }] of files.entries()) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(text), true)
    if (at % 50 !== 49) continue
    yield take()
    await setImmediate()
  }
  zip.end()
  yield take()
}
