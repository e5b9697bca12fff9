import { Card, Skeleton } from 'antd'
import { useState } from 'react'
import { previewNotices } from '#domain/calls/notices.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { NoticeTable } from './notice-table.tsx'
import { SummaryOf } from './notice-summary.tsx'
import { PreviewPage } from './preview-page.tsx'
import './notices.css'

interface NoticePreviewProps {
  readonly groupId: string
  readonly tools: ViewTools
}

const words = 'console.notices.preview'

/** What sending a batch would do now, worked out by the code that sends. */
export function NoticePreview({ groupId, tools }: NoticePreviewProps) {
  const { t, language } = tools
  const [chosen, choose] = useState<string>()
  const { data, error, isPending, refetch, dataUpdatedAt } = useReport({
    call: previewNotices,
    input: { path: { id: groupId } },
    of: ['group_notice_slip', 'fee', 'receipt', 'resident', 'residency'],
  })
  const content = () => {
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    const { rows, notices } = data
    const shown = rows.find((row) => row.apartment_id === chosen) ?? rows[0]
    return (
      <>
        <SummaryOf of={data} tools={tools} />
        {notices > rows.length && (
          <p className="lobby-secondary">
            {t(`${words}.cut`, { shown: formatNumber(rows.length, { language, digits: 0 }) })}
          </p>
        )}
        {shown !== undefined && (
          <>
            <NoticeTable of={data} tools={tools} shown={shown.apartment_id} show={choose} />
            <PreviewPage
              groupId={groupId}
              apartmentId={shown.apartment_id}
              asOf={dataUpdatedAt}
              tools={tools}
            />
          </>
        )}
      </>
    )
  }
  return (
    <Card size="small" className="notice-preview" title={<h2>{t(`${words}.title`)}</h2>}>
      <p className="lobby-secondary">{t(`${words}.what`)}</p>
      {content()}
    </Card>
  )
}
