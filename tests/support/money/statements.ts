import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import type { previewBankStatement } from '#domain/calls/bank-statements.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { rowsOf } from '../server/seeded-server.ts'
import type { CashDesk } from './cash-desk.ts'

/** A file as lines of text, or as a workbook's bytes. */
type Content = readonly string[] | Uint8Array

export type Statements = ReturnType<typeof openStatements>

/** Brings statements of one account, as its accountant does. */
export function openStatements(desk: CashDesk, bankId: unknown) {
  const send = (step: 'read' | 'import', content: Content, more: Readonly<Record<string, string>> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ building_id: '1', bank_id: String(bankId), ...more }))
      form.append(name, value)
    const isText = !(content instanceof Uint8Array)
    const bytes = isText ? content.join('\n') : (content as BlobPart)
    form.append('file', new File([bytes], isText ? 'sao-ke.csv' : 'sao-ke.xlsx'))
    return desk.a(`POST bank-statements/${step}`, undefined, { form })
  }
  const read = async (...sent: Parameters<typeof send>) => {
    const { body } = await send(...sent)
    return body.data as DataOf<typeof previewBankStatement>
  }
  return {
    send,
    read,
    counts: async (...sent: Parameters<typeof send>) => (await read(...sent)).counts,
    /** What is kept of files alone. */
    lines: async (sort = 'price') =>
      rowsOf(
        await desk.a(
          `GET banking-transactions?building_id=1&bank_id=${String(bankId)}&gateway=statement&sort=${sort}`,
        ),
      ),
  }
}

/** A workbook of texts, numbers and days. */
export async function workbookOf(rows: readonly (readonly (string | number | Date | null)[])[]) {
  const data: SheetData = rows.map((cells) =>
    cells.map((value) =>
      value instanceof Date
        ? { value, type: Date, format: 'dd/mm/yyyy' }
        : typeof value === 'number'
          ? { value, type: Number }
          : value === null
            ? null
            : { value, type: String },
    ),
  )
  return new Uint8Array(await writeExcelFile(data).toBuffer())
}
