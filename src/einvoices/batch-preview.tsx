import { Alert, Card, Skeleton } from 'antd'
import { Link } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { DataOf, ParamsOf } from '#domain/calls/call.ts'
import { previewInvoiceBatch } from '#domain/calls/invoices.ts'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney, formatNumber } from '../fields/format.ts'
import { FaultyInvoices, LeftOut, UnlawfulRates } from './batch-tables.tsx'
import './einvoices.css'

interface BatchPreviewProps {
  readonly asked: ParamsOf<typeof previewInvoiceBatch>
  readonly tools: ViewTools
}

/** What a batch would make, what keeps others from being made, and by when. */
export function BatchPreview({ asked, tools }: BatchPreviewProps) {
  const { t } = tools
  const { data, error, refetch } = useReport({
    call: previewInvoiceBatch,
    input: { params: asked },
    of: ['fee', 'adjustment', 'receipt_voucher', 'tax_info', 'payer_rule', 'invoice_seller', 'e_invoice'],
  })
  const content = () => {
    if (error !== null)
      return (
        <Failure
          title={t('console.einvoices.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )
    return data === undefined ? (
      <Skeleton active paragraph={{ rows: 3 }} />
    ) : (
      <Foreseen preview={data} tools={tools} />
    )
  }
  return (
    <Card size="small" title={<h2>{t('console.einvoices.contents')}</h2>}>
      {content()}
    </Card>
  )
}

interface ForeseenProps {
  readonly preview: DataOf<typeof previewInvoiceBatch>
  readonly tools: ViewTools
}

function Foreseen({ preview, tools }: ForeseenProps) {
  const { t, language, currency, can } = tools
  const { obstacle, invoices, prepaid, sign_by: signBy, utilities_by: utilitiesBy } = preview
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  const money = (amount: string) => formatMoney(amount, currency, language)
  if (obstacle !== null)
    return (
      <Alert
        type="warning"
        showIcon
        message={t(`console.einvoices.obstacle.${obstacle}`)}
        action={
          obstacle !== 'invoices_only_in_vietnam' &&
          can('list', 'invoice_seller') && (
            <Link to={`/${screensOf(registry.invoice_seller).list}`}>
              {t('console.einvoices.enter_seller')}
            </Link>
          )
        }
      />
    )
  return (
    <>
      <p role="status">
        {invoices === 0
          ? t('console.einvoices.none')
          : t('console.einvoices.counted', {
              total: count(invoices),
              symbol: preview.symbol ?? '',
              net: money(preview.net),
              vat: money(preview.vat),
              fees: money(preview.state_fees),
              sum: money(preview.total),
            })}
      </p>
      <p className="lobby-secondary">
        {[
          t('console.einvoices.sign_by', { day: formatDate(signBy) }),
          ...(utilitiesBy === null
            ? []
            : [t('console.einvoices.utilities_by', { day: formatDate(utilitiesBy) })]),
        ].join(' ')}
      </p>
      {prepaid > 0 && (
        <Alert
          type="warning"
          showIcon
          className="lobby-einvoice-warning"
          message={t('console.einvoices.prepaid', { total: count(prepaid) })}
        />
      )}
      <FaultyInvoices preview={preview} tools={tools} />
      <UnlawfulRates preview={preview} tools={tools} />
      <LeftOut preview={preview} tools={tools} />
    </>
  )
}
