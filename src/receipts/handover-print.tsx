import { printHandover, readHandoverPaper } from '#domain/calls/papers.ts'
import type { handover } from '#entities/property/handover.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { PagePrint } from './page-print.tsx'

/** The minutes of a handover on its page, ready to be printed and signed. */
export function HandoverPrint({ record, tools, onChange }: SlotProps<typeof handover>) {
  if (onChange !== undefined) return null
  const path = { id: String(record.id) }
  return (
    <PagePrint
      name={String(record.code)}
      asked={['handover-paper', path.id, record.version]}
      load={(language) => callForData(readHandoverPaper, { path, params: { language } })}
      pdf={(language) => callForFile(printHandover, { path, params: { language } })}
      tools={tools}
    />
  )
}
