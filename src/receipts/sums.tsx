import { isZero } from '#core/amount.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import type { ApartmentAccount } from './calls.ts'
import type { EntryTotals } from './payment-entry.ts'

interface SumsProps {
  readonly account: ApartmentAccount
  readonly totals: EntryTotals
  readonly tools: ViewTools
}

/** Due, paid, and still open or overpaid: the three figures that a cashier reads aloud. */
export function Sums({ account, totals, tools }: SumsProps) {
  const { t, language, currency } = tools
  const money = (amount: string) => formatMoney(amount, currency, language)
  return (
    <dl className="desk-sums figures" aria-live="polite">
      <dt>{t('console.desk.due')}</dt>
      <dd>{money(account.outstanding)}</dd>
      <dt>{t('console.desk.settles')}</dt>
      <dd>{money(totals.settled)}</dd>
      {!isZero(totals.excess) && (
        <>
          <dt>{t('console.desk.excess')}</dt>
          <dd className="desk-excess">{money(totals.excess)}</dd>
        </>
      )}
    </dl>
  )
}
