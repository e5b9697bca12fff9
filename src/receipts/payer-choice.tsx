import { Button } from 'antd'
import { debtorLabel, type OpenDebtor } from '../debts/debtors.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { isPayerChosen } from './choose-payer.ts'
import type { Entry } from './payment-entry.ts'

interface PayerChoiceProps {
  readonly debtors: readonly OpenDebtor[]
  readonly choice: Pick<Entry, 'chosen'>
  /** Undefined: everything by the building's order. */
  readonly choose: (debtor?: OpenDebtor) => void
  readonly tools: ViewTools
}

/** Ticks what one payer owes in one press; absent where the apartment pays everything itself. */
export function PayerChoice({ debtors, choice, choose, tools }: PayerChoiceProps) {
  const { t, currency, language } = tools
  if (debtors.every(({ kind }) => kind === 'itself')) return null
  return (
    <div className="desk-payers" role="group" aria-label={t('console.debts.collect_by')}>
      <span className="lobby-secondary">{t('console.debts.collect_by')}</span>
      <Button size="small" aria-pressed={choice.chosen === undefined} onClick={() => choose()}>
        {t('console.debts.everyone')}
      </Button>
      {debtors.map((debtor) => {
        const isChosen = isPayerChosen(choice, debtor)
        return (
          <Button
            key={debtor.key}
            size="small"
            type={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            onClick={() => choose(debtor)}
          >
            {`${debtorLabel(t, debtor)}: ${formatMoney(debtor.open, currency, language)}`}
          </Button>
        )
      })}
    </div>
  )
}
