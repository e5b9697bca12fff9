import { Empty } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import { noticeCalls } from '#domain/calls/notices.ts'
import type { ShowCall } from '#domain/calls/papers.ts'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentPaper } from '../papers/document-paper.tsx'
import { LoadedPapers } from '../papers/loaded-papers.tsx'
import './notices.css'

interface NoticePapersProps {
  readonly of: 'notice' | 'batch'
  readonly id: string
  readonly tools: ViewTools
}

const calls = { notice: noticeCalls.read, batch: noticeCalls.readBatch } as const
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
  readonly load: () => Promise<DataOf<ShowCall>>
  readonly tools: ViewTools
  /** Key of what is said where a link opens nothing. */
  readonly closed?: 'console.notices.link' | undefined
}

/** Pages that are loaded, on sheets of their size. */
export function PaperSheets({ asked, load, tools, closed }: PaperSheetsProps) {
  const { t } = tools
  const query = useQuery({ queryKey: asked, queryFn: load, retry: false })
  if (closed !== undefined && query.error !== null)
    return (
      <UnopenedLink
        title={t(`${closed}.closed`)}
        help={t(`${closed}.closed_help`)}
        error={query.error}
        retry={() => void query.refetch()}
        t={t}
      />
    )
  return (
    <LoadedPapers query={query} tools={tools} failed={`${words}.load_failed`}>
      {({ paper, pages }) =>
        pages.length === 0 ? (
          <Empty description={t(`${words}.none`)} />
        ) : (
          <div className="notice-sheets">
            {pages.map((page, at) => (
              <div key={at} className="notice-paper" data-size={paper}>
                <DocumentPaper page={page} />
              </div>
            ))}
          </div>
        )
      }
    </LoadedPapers>
  )
}
