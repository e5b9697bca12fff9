import { Skeleton } from 'antd'
import { readApartmentAccount } from '#domain/calls/debts.ts'
import { LinkButton } from '#src/crud/actions/link-button.tsx'
import { useReport } from '#src/data/use-report.ts'
import { Failure } from '#src/errors/failure.tsx'
import { deskAddress } from '#src/fees/desk-address.ts'
import { formatMoney, formatMonth } from '#src/fields/format.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'

interface OpenFeesProps {
  readonly apartmentId: string
  readonly tools: ViewTools
}

/** How many fees are listed; the others are counted. */
const most = 6

/** The apartment's open fees, in the order in which payments settle them. */
export function OpenFees({ apartmentId, tools }: OpenFeesProps) {
  const { t, currency, language } = tools
  const { data, error } = useReport({
    call: readApartmentAccount,
    input: { path: { id: apartmentId } },
    of: ['fee', 'receipt'],
  })
  if (error !== null) return <Failure error={error} />
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  const money = (amount: string) => formatMoney(amount, currency, language)
  return (
    <section className="lobby-open-fees" aria-labelledby="lobby-open-fees">
      <h3 id="lobby-open-fees">{t('console.communication.open_fees')}</h3>
      {data.lines.length === 0 ? (
        <p className="lobby-secondary">{t('console.communication.owes_nothing')}</p>
      ) : (
        <>
          <ul>
            {data.lines.slice(0, most).map((line) => (
              <li key={line.id}>
                <span>
                  {line.name} · {formatMonth(line.month)}
                </span>
                <span>{money(line.open)}</span>
              </li>
            ))}
          </ul>
          {data.lines.length > most && (
            <p className="lobby-secondary">
              {t('console.communication.more_fees', { total: data.lines.length - most })}
            </p>
          )}
          <p>
            {fieldLabel(t, 'conversation', 'owed')} <strong>{money(data.outstanding)}</strong>
          </p>
          {tools.can('create', 'receipt') && (
            <LinkButton to={deskAddress({ apartment: apartmentId })} size="small">
              {t('console.communication.collect')}
            </LinkButton>
          )}
        </>
      )}
    </section>
  )
}
