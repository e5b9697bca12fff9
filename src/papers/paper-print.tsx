import { Skeleton } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import type { RecordPaper as Calls } from '#domain/calls/papers.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { textOf } from '#domain/documents/values.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import type { SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { PrintCard } from './print-card.tsx'
import { RecordPaper, useRecordPaper, type Printed } from './record-paper.tsx'

/** The slot of a record's page that has its paper, ready to be printed and signed, and as a PDF. */
export const paperPrint = (calls: Calls) =>
  function PaperSlot({ entity, record, tools, onChange }: SlotProps<AnyEntity>) {
    if (onChange !== undefined) return null
    const { id, code, version } = record
    const of = { kind: entity.name, id: String(id), version }
    return <PaperPrint calls={calls} of={of} name={textOf(code) ?? of.id} tools={tools} />
  }

interface PaperPrintProps {
  readonly calls: Calls
  readonly of: Printed
  /** What its PDF is called, where the server does not say. */
  readonly name: string
  readonly tools: ViewTools
}

/** A record's paper with the button that prints it, and its PDF; nothing where it has no paper. */
export function PaperPrint({ calls, of, name, tools }: PaperPrintProps) {
  const { data, isPending } = useRecordPaper(calls, of, paperLanguage(tools.currency, tools.language))
  if (isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (data?.pages.length === 0) return null
  const { version: _version, ...path } = of
  return (
    <PrintCard
      tools={tools}
      more={({ t, language }) => (
        <FileButton
          t={t}
          size="small"
          name={name}
          load={() => callForFile(calls.print, { path, params: { language } })}
        />
      )}
    >
      {(paper) => <RecordPaper whole calls={calls} of={of} tools={paper} />}
    </PrintCard>
  )
}
