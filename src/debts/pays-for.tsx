import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { readApartmentAccount } from '#domain/calls/debts.ts'
import { debtorKey } from '#domain/money/payers.ts'
import { deskAddress } from '../fees/desk-address.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'

interface PaysForProps {
  /** The apartment that pays. */
  readonly apartmentId: string
  readonly account: Pick<DataOf<typeof readApartmentAccount>, 'pays_for'>
  readonly tools: ViewTools
}

/** Other apartments whose fees this one pays, with what is open and the way to collect it. */
export function PaysFor({ apartmentId, account: { pays_for: others }, tools }: PaysForProps) {
  const { t, can, currency, language } = tools
  if (others.length === 0) return null
  const payer = debtorKey({ kind: 'apartment', ref: apartmentId })
  const text = ({ code, open }: (typeof others)[number]) =>
    t('console.debts.pays_for_one', { code, amount: formatMoney(open, currency, language) })
  return (
    <section className="lobby-pays-for" aria-label={t('console.debts.pays_for')}>
      <span className="lobby-secondary">{t('console.debts.pays_for')}</span>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            {can('create', 'receipt') ? (
              <Link to={deskAddress({ apartment: other.id, payer })}>{text(other)}</Link>
            ) : (
              text(other)
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
