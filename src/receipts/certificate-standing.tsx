import { Alert } from 'antd'
import { Link } from 'react-router'
import { isZero } from '#core/amount.ts'
import type { debtCertificate } from '#entities/debts/debt-certificate.ts'
import type { SlotProps } from '../crud/views.ts'
import { formatMoney } from '../fields/format.ts'
import { deskAddress } from '../fees/desk-address.ts'
import { useAccount } from './use-account.ts'

/** While a certificate is made out: what its apartment owes at this moment, and the way to settle it. */
export function CertificateStanding({ record, tools, onChange }: SlotProps<typeof debtCertificate>) {
  const { t, currency, language } = tools
  const apartment = typeof record.apartment_id === 'string' ? record.apartment_id : undefined
  const { data } = useAccount(onChange === undefined ? undefined : apartment)
  if (onChange === undefined || apartment === undefined || data === undefined) return null
  if (isZero(data.outstanding))
    return <Alert type="success" showIcon message={t('console.settlement.nothing_open')} />
  return (
    <Alert
      type="warning"
      showIcon
      message={t('console.settlement.open', { amount: formatMoney(data.outstanding, currency, language) })}
      description={<Link to={deskAddress({ apartment })}>{t('console.settlement.collect')}</Link>}
    />
  )
}
