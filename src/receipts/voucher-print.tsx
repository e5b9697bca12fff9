import { Skeleton } from 'antd'
import { readVoucherPaper } from '#domain/calls/voucher-paper.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { SlotProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { PrintCard } from './print-card.tsx'
import { VoucherPaper } from './voucher-paper.tsx'
import { moneyLine } from './voucher-forms.ts'

/** The voucher on its document's page. A draft has no number and has moved nothing yet, so it is not printed. */
export function VoucherPrint(props: SlotProps) {
  const { record, tools, onChange } = props
  if (onChange !== undefined) return null
  if (record.status === 'draft')
    return <p className="lobby-secondary">{tools.t('console.voucher.after_approval')}</p>
  return <Approved {...props} />
}

function Approved({ entity, record, tools }: SlotProps) {
  const { t } = tools
  const id = String(record.id)
  const { data, error, refetch } = useQuery({
    queryKey: ['voucher-paper', entity.name, id, record.version],
    queryFn: () => callForData(readVoucherPaper, { path: { kind: entity.name, id } }),
    retry: false,
  })
  if (error !== null)
    return (
      <Failure title={t('console.voucher.load_failed')} error={error} t={t} retry={() => void refetch()} />
    )
  if (data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />
  const money = moneyLine(data.lines)
  // What only settles, or brings in what was there before, is no voucher.
  if (money === undefined) return null
  return (
    <PrintCard tools={tools}>
      {(paper) => <VoucherPaper entity={entity} record={record} money={money} of={data} tools={paper} />}
    </PrintCard>
  )
}
