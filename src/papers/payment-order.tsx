import { Card } from 'antd'
import { paymentOrderCalls } from '#domain/calls/papers.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { textOf } from '#domain/documents/values.ts'
import type { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { FileButton } from '../crud/actions/file-button.tsx'
import type { SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'

/** The order to the bank that pays a voucher, as a PDF; nothing for a draft, or for one that is paid in cash. */
export function PaymentOrder({ record, tools, onChange }: SlotProps<typeof paymentVoucher>) {
  const { t, currency, language } = tools
  const account = textOf(record.payer_account)
  if (onChange !== undefined || record.status === 'draft' || account === undefined) return null
  const id = String(record.id)
  return (
    <Card
      size="small"
      title={<h2>{t('console.voucher.order')}</h2>}
      extra={
        <FileButton
          t={t}
          size="small"
          name={`payment-order-${textOf(record.code) ?? id}`}
          load={() =>
            callForFile(paymentOrderCalls.print, {
              path: { id },
              params: { language: paperLanguage(currency, language) },
            })
          }
        />
      }
    >
      <p className="lobby-secondary">{t('console.voucher.order_help')}</p>
    </Card>
  )
}
