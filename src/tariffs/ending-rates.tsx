import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { readYearEnd } from '#domain/calls/year-end.ts'
import { registry, type EntityName } from '#entities/index.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate } from '../fields/format.ts'

type Rate = DataOf<typeof readYearEnd>['rates'][number]

interface EndingRatesProps {
  readonly rates: readonly Rate[]
  /** The year's last day, as it is shown. */
  readonly day: string
  readonly tools: ViewTools
}

/** Rates of VAT whose law ends, what follows each, and what is charged by it. */
export function EndingRates({ rates, day, tools }: EndingRatesProps) {
  const { t } = tools
  if (rates.length === 0) return <p>{t('console.tariffs.year_end.no_rates', { day })}</p>
  return rates.map((rate) => <EndingRate key={rate.id} rate={rate} tools={tools} />)
}

function EndingRate({ rate, tools }: { readonly rate: Rate; readonly tools: ViewTools }) {
  const { t, pathOf } = tools
  const link = (entity: EntityName, id: string, text: string) => {
    const path = pathOf(entity, id)
    return path === undefined ? (
      text
    ) : (
      <Link to={path} className="lobby-text-link">
        {text}
      </Link>
    )
  }
  const { percent, law, ends_on: end, next, fees, tariffs } = rate
  return (
    <div>
      <p>
        {link(
          registry.vat_rate.name,
          rate.id,
          t('console.tariffs.year_end.rate', { percent, law, day: formatDate(end) }),
        )}{' '}
        {next === null
          ? t('console.tariffs.year_end.undecided')
          : t('console.tariffs.year_end.follows', { percent: next })}
      </p>
      {fees.length === 0 && tariffs.length === 0 && <p>{t('console.tariffs.year_end.unused')}</p>}
      {fees.length > 0 && (
        <>
          <h3>{t('console.tariffs.year_end.fees')}</h3>
          <ul>
            {fees.map(({ id, name, basis }) => (
              <li key={id}>
                {link(registry.fee_setting.name, id, name)} ·{' '}
                {basis === null
                  ? t('console.tariffs.year_end.no_basis')
                  : t('console.tariffs.year_end.basis', { basis })}
              </li>
            ))}
          </ul>
        </>
      )}
      {tariffs.length > 0 && (
        <>
          <h3>{t('console.tariffs.year_end.tariffs')}</h3>
          <ul>
            {tariffs.map(({ id, name }) => (
              <li key={id}>{link(registry.tariff.name, id, name)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
