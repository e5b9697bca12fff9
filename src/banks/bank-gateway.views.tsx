import { Card, Typography } from 'antd'
import { sendBankMessage } from '#domain/calls/banks.ts'
import { bankGateway } from '#entities/banks/bank-gateway.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** A gateway's page says where its messages go; Bakong sends none. */
export const views = defineViews(bankGateway, { slots: { address: Address } })

function Address({ record: { id, kind }, tools: { t }, onChange }: SlotProps<typeof bankGateway>) {
  if (onChange !== undefined || typeof id !== 'string' || kind === 'bakong') return null
  const address = `${window.location.origin}${sendBankMessage.path.replace('{gateway}', id)}`
  return (
    <Card size="small" title={<h2>{t('console.banks.gateway.address')}</h2>}>
      <Typography.Text code translate="no">
        {address}
      </Typography.Text>
      <CopyButton text={address} />
      <p className="lobby-secondary">{t('console.banks.gateway.how')}</p>
    </Card>
  )
}
