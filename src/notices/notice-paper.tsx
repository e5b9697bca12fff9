import { Empty, Skeleton } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import { readNoticePaper, readNoticePapers } from '#domain/calls/notices.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentPaper } from '../receipts/document-paper.tsx'
import './notices.css'

interface NoticePapersProps {
  readonly of: 'notice' | 'batch'
  readonly id: string
  readonly tools: ViewTools
}

const calls = { notice: readNoticePaper, batch: readNoticePapers } as const
const words = 'console.notices.print'

/** A fee notice, or all of a batch, as they are printed: in the words of the template that each was made with. */
export const NoticePapers = ({ of, id, tools }: NoticePapersProps) => (
  <PaperSheets
    asked={['notice-papers', of, id, tools.language]}
    load={() => callForData(calls[of], { path: { id }, params: { language: tools.language } })}
    tools={tools}
  />
)

interface PaperSheetsProps {
  /** Names what is loaded, in the cache. */
  readonly asked: readonly string[]
  readonly load: () => Promise<DataOf<typeof readNoticePapers>>
  readonly tools: ViewTools
  /** Key of what is said where a link opens nothing. */
  readonly closed?: 'console.notices.link' | undefined
}

/** Pages that are loaded, on sheets of their size. */
export function PaperSheets({ asked, load, tools: { t }, closed }: PaperSheetsProps) {
  const { data, error, refetch } = useQuery({ queryKey: asked, queryFn: load, retry: false })
  if (closed !== undefined && error !== null)
    return (
      <UnopenedLink
        title={t(`${closed}.closed`)}
        help={t(`${closed}.closed_help`)}
        error={error}
        retry={() => void refetch()}
        t={t}
      />
    )
  if (error !== null)
    return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  const { paper, pages } = data
  if (pages.length === 0) return <Empty description={t(`${words}.none`)} />
  return (
    <div className="notice-sheets">
      {pages.map((page, at) => (
        <div key={at} className="notice-paper" data-size={paper}>
          <DocumentPaper page={page} />
        </div>
      ))}
    </div>
  )
}
