import { isZero } from '#core/amount.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { readReconciliation } from '#domain/calls/bank-documents.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { formatRate } from '#entities/receipts/receipt-cash.ts'
import { revaluation } from '#entities/vouchers/revaluation.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'

type Reconciliation = DataOf<typeof readReconciliation>

interface ForeignWorthProps {
  readonly found: Pick<Reconciliation, 'funds' | 'currency_code'>
  readonly day: string
  readonly tools: ViewTools
}

const words = 'console.banks.reconciliation'

/** What each fund of an account in another currency is worth: in the books, and by the rate of the day. */
export const ForeignWorth = ({ found: { funds, currency_code }, day, tools }: ForeignWorthProps) => (
  <>
    {funds.flatMap(({ id, foreign }) =>
      foreign === null ? [] : [<Worth key={id} {...{ id, foreign, currency_code, day, tools }} />],
    )}
  </>
)

interface WorthProps extends Pick<ForeignWorthProps, 'day' | 'tools'> {
  readonly id: string
  readonly foreign: NonNullable<Reconciliation['funds'][number]['foreign']>
  readonly currency_code: Reconciliation['currency_code']
}

function Worth({ id, foreign, currency_code: foreignCode, day, tools }: WorthProps) {
  const { t, language, currency, can } = tools
  const { book_value: value, worth, rate, rate_of: of, gain } = foreign
  const money = (amount: string) => formatMoney(amount, currency, language)
  const isOff = gain !== null && !isZero(gain)
  return (
    <>
      <tr className="bank-figure">
        <th scope="row" colSpan={2}>
          {t(`${words}.book_value`)}
        </th>
        <td data-align="right">{money(value)}</td>
      </tr>
      <tr className="bank-figure">
        <th scope="row" colSpan={2}>
          {t(`${words}.worth`)}{' '}
          <span className="lobby-secondary">
            {of !== null && rate !== null
              ? formatRate({ of, price: rate }, { pair: [foreignCode, currency], language })
              : t(`${words}.no_rate`)}
          </span>{' '}
          {isOff && can('create', revaluation.name) && (
            <LinkButton size="small" to={formOf(id, day)}>
              {t(`${words}.revalue`)}
            </LinkButton>
          )}
        </th>
        <td data-align="right" data-bad={isOff}>
          {worth === null ? '–' : money(worth)}
        </td>
      </tr>
    </>
  )
}

/** The form of a revaluation of a fund at the end of a day. */
function formOf(id: string, day: string): string {
  const params = new URLSearchParams({ 'set.cash_account_id': id, 'set.date': day })
  return `/${screensOf(revaluation).create ?? ''}?${params.toString()}`
}
