import { sumAmounts } from '#core/amount.ts'
import type { PricedVehicle } from '#domain/money/charge-types.ts'
import type { SurchargeLine } from '#domain/money/tariff.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatDecimal, formatMoney, formatPrice } from '../fields/format.ts'

interface VehicleTableProps {
  readonly vehicles: readonly PricedVehicle[]
  readonly surcharges: readonly SurchargeLine[]
  readonly tools: ViewTools
}

/** The price of each parked vehicle, with its days and its package. */
export function VehicleTable({ vehicles, surcharges, tools }: VehicleTableProps) {
  const { t, language, currency } = tools
  const money = (amount: string) => formatMoney(amount, currency, language)
  const total = sumAmounts([...vehicles, ...surcharges].map(({ amount }) => amount))
  const day = (text: string | null) => (text === null ? '…' : formatDate(text))
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            <th scope="col">{t('console.fees.trace.plate')}</th>
            <th scope="col">{t('console.fees.trace.term')}</th>
            <th scope="col">{t('console.fees.trace.package')}</th>
            <th scope="col" data-align="right">
              {t('console.money.price')}
            </th>
            <th scope="col" data-align="right">
              {t('console.money.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ plate, from, to, applyBy, price, amount }) => (
            <tr key={plate}>
              <td data-label={t('console.fees.trace.plate')}>{plate}</td>
              <td data-label={t('console.fees.trace.term')}>{`${day(from)} – ${day(to)}`}</td>
              <td data-label={t('console.fees.trace.package')}>{t(`console.fees.trace.by_${applyBy}`)}</td>
              <td data-align="right" data-label={t('console.money.price')}>
                {formatPrice(price, currency, language)}
              </td>
              <td data-align="right" data-label={t('console.money.amount')}>
                {money(amount)}
              </td>
            </tr>
          ))}
          {surcharges.map(({ code, name, percent, base, amount }) => (
            <tr key={code}>
              <td colSpan={2}>{name}</td>
              <td>{`${formatDecimal(percent, { language, digits: 2 })} %`}</td>
              <td data-align="right" data-label={t('console.money.price')}>
                {money(base)}
              </td>
              <td data-align="right" data-label={t('console.money.amount')}>
                {money(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('console.money.total')}
            </th>
            <td data-align="right" data-label={t('console.money.total')}>
              <strong>{money(total)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
