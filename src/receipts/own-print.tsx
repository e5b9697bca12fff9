import type { OwnPaperCalls } from '#domain/calls/papers.ts'
import type { SlotProps } from '../crud/views.ts'
import type { AnyEntity } from '#core/entity.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { textOf } from '#domain/documents/values.ts'
import { PagePrint } from './page-print.tsx'

/** The paper of a record on its page, ready to be printed and signed, and as a PDF. */
export const ownPrint = ({ read, print }: OwnPaperCalls) =>
  function OwnPrint({ record, tools, onChange }: SlotProps<AnyEntity>) {
    if (onChange !== undefined) return null
    const { id, code, version } = record
    const path = { id: String(id) }
    return (
      <PagePrint
        name={textOf(code) ?? path.id}
        asked={[read.id, path.id, version]}
        load={(language) => callForData(read, { path, params: { language } })}
        pdf={(language) => callForFile(print, { path, params: { language } })}
        tools={tools}
      />
    )
  }
