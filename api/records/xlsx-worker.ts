import { parentPort, workerData } from 'node:worker_threads'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import type { Cell } from './export-cells.ts'

/** Rows come in pages; `done` asks for the file. Building it takes seconds that must not be the server's. */
export type ToWorker = { readonly rows: readonly (readonly Cell[])[] } | { readonly done: true }

const { titles, sheet } = workerData as { titles: readonly string[]; sheet: string }
const data: SheetData = [titles.map((title) => ({ value: title, type: String, fontWeight: 'bold' as const }))]

/** The longest text that a cell takes. */
const longest = 32_000

parentPort?.on('message', (message: ToWorker) => {
  if ('rows' in message) for (const row of message.rows) data.push(row.map(cellOf))
  else void finish()
})

const cellOf = (value: Cell) => {
  if (value === null || value === '') return null
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: value.slice(0, longest), type: String }
}

async function finish() {
  const widths = titles.map((title) => ({ width: Math.min(40, Math.max(12, title.length + 4)) }))
  const file = await writeExcelFile(data, { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer()
  parentPort?.postMessage(new Uint8Array(file))
}
