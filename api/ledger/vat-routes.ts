import type { FastifyInstance } from 'fastify'
import { maskValue } from '#core/derive/mask.ts'
import type { Language } from '#core/language.ts'
import { inputVatCalls, outputVatCalls } from '#domain/calls/vat-lists.ts'
import { exportVatReturn, readVatReturn } from '#domain/calls/vat-return.ts'
import { rateText, returnWords, vatWords } from '#domain/money/vat-words.ts'
import { inputVatBook, outputVatBook, vatReturnBook } from '#domain/reports/books.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import type { Db } from '../database/pool.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { answerBook, linesOf } from './answer-book.ts'
import { readVatLines, vatList, type VatLine } from './vat-list.ts'
import type { VatSide } from './vat-moves-sql.ts'
import { readReturn } from './vat-return.ts'
import { returnRows } from './vat-return-sheet.ts'
import { askOfBooks } from './whole-books.ts'

interface Narrowed {
  readonly from: string
  readonly to: string
  readonly rates?: string | undefined
  readonly deductible?: '0' | '1' | undefined
}

interface Asking<Params> {
  readonly buildingId: string
  readonly caller: () => Caller
  readonly params: () => Params
}

/** What a list is asked for; 403 for those who may not read the whole books. */
function askOfList(asking: Asking<Narrowed>) {
  const { rates, deductible, ...asked } = askOfBooks(asking)
  return {
    ...asked,
    rates: rates?.split(',') ?? null,
    deductible: deductible === undefined ? null : deductible === '1',
  }
}

/** The group in which a line stands: by rate; of purchases, by whether the tax is deducted. */
const groupIn =
  (language: Language) =>
  ({ rate, is_deductible: isDeductible }: VatLine) => {
    const { deducted, not_deducted: notDeducted, rate: word } = vatWords[language]
    if (isDeductible !== null) return isDeductible ? deducted : notDeducted
    return /^\d/.test(rate ?? '') ? `${word} ${rateText(rate, language)}` : rateText(rate, language)
  }

/** Who bought may be a person: the number of their card is shown as the voucher itself shows it. */
function buyersCode({ buildingId, caller }: Asking<unknown>, side: VatSide) {
  const { permission, fields } = receiptVoucher
  if (side === 'input' || caller().principal.decider.can(buildingId, permission, 'update')) return undefined
  return <Line extends { readonly tax_code: string | null }>(line: Line): Line => ({
    ...line,
    tax_code: maskValue(fields.partner_tax_code, line.tax_code),
  })
}

async function* mapPages<Line>(pages: AsyncIterable<readonly Line[]>, change: (line: Line) => Line) {
  for await (const lines of pages) yield lines.map(change)
}

interface VatServices {
  readonly db: Db
  readonly labels: ExportLabels
}

/** The lists of output and input VAT, the figures of the return, and each as a file. */
export function vatRoutes(app: FastifyInstance, services: VatServices): void {
  const { db } = services
  const readList = async (side: VatSide, asking: Asking<Narrowed>) => {
    const list = await vatList(db, side, askOfList(asking))
    const mask = buyersCode(asking, side)
    return { data: presentOutcome(mask === undefined ? list : { ...list, lines: list.lines.map(mask) }) }
  }

  const fileOf = (side: VatSide, asking: Asking<Narrowed & { readonly format: 'xlsx' | 'csv' | 'pdf' }>) => {
    const asked = { ...askOfList(asking), format: asking.params().format }
    const mask = buyersCode(asking, side)
    const lines = {
      groupOf: groupIn(asked.language),
      count: async () => (await vatList(db, side, asked)).total,
      read: (work: (pages: AsyncIterable<readonly VatLine[]>) => Promise<void>) =>
        readVatLines(db, side, asked, (pages) =>
          work(mask === undefined ? pages : mapPages<VatLine>(pages, mask)),
        ),
    }
    return side === 'output'
      ? answerBook(services, asked, outputVatBook, lines)
      : answerBook(services, asked, inputVatBook, lines)
  }

  answerCall(app, outputVatCalls.read, (asking) => readList('output', asking))
  answerCall(app, inputVatCalls.read, (asking) => readList('input', asking))
  answerCall(app, outputVatCalls.export, (asking) => fileOf('output', asking))
  answerCall(app, inputVatCalls.export, (asking) => fileOf('input', asking))

  answerCall(app, readVatReturn, async (asking) => ({
    data: presentOutcome(await readReturn(db, askOfBooks(asking))),
  }))

  answerCall(app, exportVatReturn, async (asking) => {
    const asked = askOfBooks(asking)
    const { language, period } = asked
    const found = await readReturn(db, asked)
    return answerBook(services, { ...asked, ...found }, vatReturnBook, {
      ...linesOf(returnRows(found, language)),
      name: `${vatReturnBook.file}-${period}`,
      whose: `${returnWords[language].by} ${found.law}`,
    })
  })
}
