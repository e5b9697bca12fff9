import { parentPort, workerData } from 'node:worker_threads'
import { csvLines } from './csv.ts'
import { importLimits } from './limits.ts'
import { SheetFault, sheetOf, type Sheet } from './sheet.ts'
import { workbookLines } from './workbook.ts'

export type FromWorker = { readonly sheet: Sheet } | { readonly fault: string }

const bytes = workerData as Uint8Array

/** A workbook is a zip; whatever else begins otherwise is text or nothing. */
const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b

async function read(): Promise<FromWorker> {
  try {
    const lines = isZip ? await workbookLines(bytes, importLimits) : csvLines(bytes, importLimits)
    return { sheet: sheetOf(lines, importLimits) }
  } catch (error) {
    return { fault: error instanceof SheetFault ? error.code : 'import_not_a_sheet' }
  }
}

parentPort?.postMessage(await read())
