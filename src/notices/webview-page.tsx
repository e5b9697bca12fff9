import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { Failure } from '../crud/list/list-states.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { Printable } from '../receipts/printable.tsx'
import { NoticePapers } from './notice-paper.tsx'
import { useNotice } from './print-page.tsx'

/** A notice alone on the screen, for a view within another app. */
export function NoticeWebviewPage() {
  const { idGroup = '', id = '' } = useParams()
  const tools = useViewTools()
  const { data, error, refetch } = useNotice(idGroup, id)
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={tools.t('console.notices.print.load_failed')}
          error={error}
          t={tools.t}
          retry={() => void refetch()}
        />
      )
    if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
    return (
      <Printable tools={tools}>{(paper) => <NoticePapers of="notice" id={id} tools={paper} />}</Printable>
    )
  }
  return (
    <main id="content" className="notice-webview">
      {content()}
    </main>
  )
}
