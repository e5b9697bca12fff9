import { amountInWords } from '#domain/money/words.ts'
import type { Priced } from '#domain/money/tariff.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDecimal, formatMoney, formatPrice } from '../fields/format.ts'

interface PricedTableProps {
  readonly priced: Priced
  readonly tools: ViewTools
  /** True to also write the total in words. Default true. */
  readonly inWords?: boolean
}

/** The calculation of an amount: tier by tier, surcharge by surcharge, and the total. */
export function PricedTable({ priced, tools, inWords = true }: PricedTableProps) {
  const { t, language, currency } = tools
  const money = (amount: string) => formatMoney(amount, currency, language)
  const price = (text: string) => formatPrice(text, currency, language)
  const number = (text: string) => formatDecimal(text, { language, digits: 3 })
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <thead>
          <tr>
            <th scope="col">{t('console.money.tier')}</th>
            <th scope="col" data-align="right">
              {t('console.money.quantity')}
            </th>
            <th scope="col" data-align="right">
              {t('console.money.price')}
            </th>
            <th scope="col" data-align="right">
              {t('console.money.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priced.lines.map((line) => (
            <tr key={line.from}>
              <td data-label={t('console.money.tier')}>{`${number(line.from)} – ${number(line.to)}`}</td>
              <td data-align="right" data-label={t('console.money.quantity')}>
                {number(line.quantity)}
              </td>
              <td data-align="right" data-label={t('console.money.price')}>
                {price(line.price)}
              </td>
              <td data-align="right" data-label={t('console.money.amount')}>
                {money(line.amount)}
              </td>
            </tr>
          ))}
          {priced.surcharges.map((line) => (
            <tr key={line.code}>
              <td data-label={t('console.money.tier')}>{line.name}</td>
              <td
                data-align="right"
                data-label={t('console.money.quantity')}
              >{`${number(line.percent)} %`}</td>
              <td data-align="right" data-label={t('console.money.price')}>
                {money(line.base)}
              </td>
              <td data-align="right" data-label={t('console.money.amount')}>
                {money(line.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('console.money.total')}
            </th>
            <td data-align="right" data-label={t('console.money.total')}>
              <strong>{money(priced.total)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      {inWords && <p className="lobby-secondary">{amountInWords(priced.total, { language, currency })}</p>}
    </div>
  )
}
