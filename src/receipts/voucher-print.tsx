import { Skeleton } from 'antd'
import type { Language } from '#core/language.ts'
import { printVoucher, readVoucherPaper } from '#domain/calls/voucher-paper.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import type { printedVouchers } from '#domain/money/printed-vouchers.ts'
import type { registry } from '#entities/index.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForData, callForFile } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { PagePrint } from './page-print.tsx'

/** A document that is printed in the form of a voucher. */
type Voucher = (typeof registry)[(typeof printedVouchers)[number]]

/** The voucher on its document's page. A draft has no number and has moved nothing yet, so it is not printed. */
export function VoucherPrint(props: SlotProps<Voucher>) {
  const { record, tools, onChange } = props
  if (onChange !== undefined) return null
  if (record.status === 'draft')
    return <p className="lobby-secondary">{tools.t('console.voucher.after_approval')}</p>
  return <Approved {...props} />
}

function Approved({ entity, record, tools }: SlotProps<Voucher>) {
  const path = { kind: entity.name, id: String(record.id) }
  const asked = ['voucher-paper', path.kind, path.id, record.version]
  const load = async (language: Language) =>
    (await callForData(readVoucherPaper, { path, params: { language } })).page
  const language = paperLanguage(tools.currency, tools.language)
  const { data, isPending } = useQuery({
    queryKey: [...asked, language],
    queryFn: () => load(language),
    retry: false,
  })
  if (isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  // What only settles, or brings in what was there before, is no voucher.
  if (data === null) return null
  return (
    <PagePrint
      name={String(record.code)}
      asked={asked}
      load={load}
      pdf={(chosen) => callForFile(printVoucher, { path, params: { language: chosen } })}
      tools={tools}
    />
  )
}
