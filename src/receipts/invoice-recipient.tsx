import type { RecordOf } from '#core/stored.ts'
import { taxInfo } from '#entities/finance/tax-info.ts'
import { useList } from '../data/use-list.ts'
import type { ViewTools } from '../fields/field-view.ts'

interface InvoiceRecipientProps {
  readonly apartment: string
  readonly tools: ViewTools
}

/** To whom the apartment's invoices are made out; without tax information, to a consumer. */
export function InvoiceRecipient({ apartment, tools }: InvoiceRecipientProps) {
  const { t, can } = tools
  const mayRead = can('read', taxInfo.name)
  const { records, query } = useList<RecordOf<typeof taxInfo>>({
    resource: taxInfo.name,
    filters: [
      { field: 'apartment_id', operator: 'eq', value: apartment },
      { field: 'status', operator: 'eq', value: 'active' },
    ],
    pageSize: 1,
    enabled: mayRead,
    isLive: true,
  })
  if (!query.isSuccess) return null
  const [info] = records
  const recipient =
    info === undefined
      ? t('console.desk.to_consumer')
      : [info.name, info.tax_code].filter(Boolean).join(' · ')
  return <p className="lobby-secondary desk-recipient">{`${t('console.desk.invoice')}: ${recipient}`}</p>
}
