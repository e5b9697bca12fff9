import { Empty, Skeleton } from 'antd'
import { readNoticePaper, readNoticePapers } from '#domain/calls/notices.ts'
import { Failure } from '../crud/list/list-states.tsx'
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
export function NoticePapers({ of, id, tools: { t, language } }: NoticePapersProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['notice-papers', of, id, language],
    queryFn: () => callForData(calls[of], { path: { id }, params: { language } }),
    retry: false,
  })
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
