import { isZero } from '#core/amount.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import type { ApartmentAccount } from './calls.ts'
import { ChangeGiven } from './leftover-choice.tsx'
import type { EntryTotals } from './payment-entry.ts'

interface SumsProps {
  readonly account: ApartmentAccount
  readonly totals: EntryTotals
  readonly tools: ViewTools
}

/** Due, paid, and what is too much: the figures that a cashier reads aloud, the change largest. */
export function Sums({ account, totals, tools }: SumsProps) {
  const { t, language, currency } = tools
  const money = (amount: string) => formatMoney(amount, currency, language)
  return (
    <>
      <dl className="desk-sums figures" aria-live="polite">
        <dt>{t('console.desk.due')}</dt>
        <dd>{money(account.outstanding)}</dd>
        <dt>{t('console.desk.settles')}</dt>
        <dd>{money(totals.settled)}</dd>
        {!isZero(totals.prepaid) && (
          <>
            <dt>{t('console.desk.excess')}</dt>
            <dd className="desk-excess">{money(totals.prepaid)}</dd>
          </>
        )}
      </dl>
      {!isZero(totals.change) && (
        <ChangeGiven amount={totals.change} currency={totals.changeCurrency} tools={tools} />
      )}
    </>
  )
}
