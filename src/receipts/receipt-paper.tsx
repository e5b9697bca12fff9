import { Skeleton } from 'antd'
import { useEffect } from 'react'
import { readReceiptPaper } from '#domain/calls/papers.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { receipt } from '#entities/receipts/receipt.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { DocumentPaper } from './document-paper.tsx'

interface ReceiptPaperProps {
  readonly record: ShownRecord<typeof receipt>
  readonly tools: ViewTools
  /** Called once the paper is there to be printed. */
  readonly onShown?: () => void
}

/** A receipt as it is handed over (docs/domain/receipt.md): the same parts that its PDF is set from. */
export function ReceiptPaper({ record, tools, onShown }: ReceiptPaperProps) {
  const { t, language } = tools
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['receipt-paper', id, record.version, language],
    queryFn: () => callForData(readReceiptPaper, { path: { id }, params: { language } }),
    retry: false,
  })
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onShown?.()
  }, [isThere, onShown])
  if (error !== null)
    return (
      <Failure title={t('console.voucher.load_failed')} error={error} t={t} retry={() => void refetch()} />
    )
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  return <DocumentPaper page={data} />
}
