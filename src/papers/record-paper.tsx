import type { Language } from '#core/language.ts'
import type { RecordPaper as Calls } from '#domain/calls/papers.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentPaper } from './document-paper.tsx'
import { LoadedPapers } from './loaded-papers.tsx'

/** A record that has a paper; a new version of it is printed anew. */
export interface Printed {
  readonly id: string
  readonly version?: unknown
  /** Of which entity it is, where its address says so. */
  readonly kind: string
}

/** A record's paper in a language. */
export const useRecordPaper = ({ read }: Calls, { version, ...path }: Printed, language: Language) =>
  useQuery({
    queryKey: [read.id, path.kind, path.id, version, language],
    queryFn: () => callForData(read, { path, params: { language } }),
    retry: false,
  })

interface RecordPaperProps {
  readonly calls: Calls
  readonly of: Printed
  readonly tools: ViewTools
  /** On a whole sheet, which is filed; else on half of one. */
  readonly whole?: boolean
  /** Called once the paper is there to be printed. */
  readonly onShown?: () => void
}

/** A record as it is printed. */
export const RecordPaper = ({ calls, of, whole = false, ...shown }: RecordPaperProps) => (
  <LoadedPapers {...shown} query={useRecordPaper(calls, of, shown.tools.language)}>
    {({ pages }) => pages.map((page, at) => <DocumentPaper key={at} whole={whole} page={page} />)}
  </LoadedPapers>
)
