import { printCount, readCountPaper } from '#domain/calls/papers.ts'
import type { tillClosing } from '#entities/receipts/till-closing.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { PagePrint } from './page-print.tsx'

/** The minutes of a cash count on its page, ready to be printed and signed. */
export function CountPrint({ record, tools, onChange }: SlotProps<typeof tillClosing>) {
  if (onChange !== undefined) return null
  const path = { id: String(record.id) }
  return (
    <PagePrint
      name="cash-count"
      asked={['count-paper', path.id, record.version]}
      load={(language) => callForData(readCountPaper, { path, params: { language } })}
      pdf={(language) => callForFile(printCount, { path, params: { language } })}
      tools={tools}
    />
  )
}
