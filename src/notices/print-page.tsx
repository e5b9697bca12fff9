import { PrinterOutlined } from '@ant-design/icons'
import { Button, Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { AnyRecord } from '#core/entity.ts'
import { noticeCalls, readNoticeOfGroup } from '#domain/calls/notices.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForData, callForFile } from '../data/call-api.ts'
import { useList } from '../data/use-list.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { FileButton, type FileButtonProps } from '../crud/actions/file-button.tsx'
import { Printable } from '../papers/printable.tsx'
import { Page } from '../shell/page.tsx'
import { NoticePapers } from './notice-paper.tsx'

const words = 'console.notices.print'

/** All notices of a batch, each on a sheet of its own. */
export function PrintNoticesPage() {
  const { id = '' } = useParams()
  const { records, query } = useList<AnyRecord>({
    resource: 'notice_slip',
    filters: [{ field: 'group_notice_slip_id', operator: 'eq', value: id }],
    pageSize: 1,
  })
  return (
    <PrintFrame
      groupId={id}
      isThere={query.data === undefined ? undefined : records.length > 0}
      query={query}
      pdf={() => callForFile(noticeCalls.printBatch, { path: { id } })}
    >
      {(paper) => <NoticePapers of="batch" id={id} tools={paper} />}
    </PrintFrame>
  )
}

/** One notice of a batch. */
export function PrintNoticePage() {
  const { idGroup = '', id = '' } = useParams()
  const query = useNotice(idGroup, id)
  return (
    <PrintFrame
      groupId={idGroup}
      isThere={query.data === undefined ? undefined : true}
      query={query}
      pdf={() => callForFile(noticeCalls.print, { path: { id } })}
    >
      {(paper) => <NoticePapers of="notice" id={id} tools={paper} />}
    </PrintFrame>
  )
}

/** One notice of a batch, at the address that names both. */
const useNotice = (idGroup: string, id: string) =>
  useQuery({
    queryKey: ['notice', idGroup, id],
    queryFn: () => callForData(readNoticeOfGroup, { path: { idGroup, id } }),
    retry: false,
  })

interface PrintFrameProps {
  readonly groupId: string
  /** Whether there is anything to print; undefined until it is known. */
  readonly isThere: boolean | undefined
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  readonly pdf: FileButtonProps['load']
  readonly children: (paper: ViewTools) => ReactNode
}

function PrintFrame({ groupId, isThere, query: { error, refetch }, pdf, children }: PrintFrameProps) {
  const tools = useViewTools()
  const { t } = tools
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (isThere === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
    if (!isThere) return <Empty description={t(`${words}.none`)} />
    return <Printable tools={tools}>{children}</Printable>
  }
  return (
    <Page
      title={t(`${words}.title`)}
      breadcrumb={[
        { label: t(`${words}.back`), to: tools.pathOf('group_notice_slip', groupId) ?? '/dashboard' },
      ]}
      actions={
        <>
          {isThere === true && <FileButton name="notices" load={pdf} t={t} />}
          <Button
            type="primary"
            icon={<PrinterOutlined />}
            disabled={isThere !== true}
            onClick={() => window.print()}
          >
            {t('console.desk.print')}
          </Button>
        </>
      }
    >
      {content()}
    </Page>
  )
}
