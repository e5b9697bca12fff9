import { isZero } from '#core/amount.ts'
import { debtCertificate } from '#entities/debts/debt-certificate.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { SlotProps } from '../crud/views.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { useSession } from '../session/session.ts'
import { textOf } from './paper-text.ts'
import { Paper } from './paper.tsx'
import { PrintCard } from './print-card.tsx'

/** The certificate on its page, ready to be printed and signed. */
export const CertificatePrint = ({ record, tools, onChange }: SlotProps<typeof debtCertificate>) =>
  onChange === undefined && (
    <PrintCard tools={tools}>{(paper) => <CertificatePaper record={record} tools={paper} />}</PrintCard>
  )

interface CertificatePaperProps {
  readonly record: ShownRecord<typeof debtCertificate>
  readonly tools: ViewTools
}

/** A whole sheet that says who owed nothing on which day, and what is still kept for them. */
function CertificatePaper({ record, tools }: CertificatePaperProps) {
  const { t, language, currency } = tools
  const { building } = useSession()
  const label = (name: string) => fieldLabel(t, debtCertificate.name, name)
  const money = (value: string | null | undefined) =>
    typeof value === 'string' && !isZero(value) ? formatMoney(value, currency, language) : undefined
  const apartment = textOf(record.apartment?.code)
  const day = formatDate(textOf(record.issued_on) ?? '')
  return (
    <Paper
      whole
      tools={tools}
      title={t('console.settlement.heading')}
      under={[`${t('console.settlement.number')}: ${String(record.code)} · ${day}`]}
      voided={record.status === 'revoked' ? t('console.settlement.voided') : undefined}
      facts={[
        [label('holder'), textOf(record.holder)],
        [label('apartment_id'), apartment],
        [label('purpose'), textOf(record.purpose)],
        [label('credit'), money(record.credit)],
        [label('deposits'), money(record.deposits)],
      ]}
      signatures={[
        { title: t('console.settlement.for_holder'), name: textOf(record.holder) },
        { title: t('console.settlement.for_building'), name: textOf(record.issuer_name), sealed: true },
      ]}
    >
      <p>{t('console.settlement.certifies')}</p>
      <p>
        {t('console.settlement.sentence', {
          day,
          apartment: apartment ?? '',
          building: building?.name ?? '',
        })}
      </p>
      <p>{t('console.settlement.as_of')}</p>
    </Paper>
  )
}
