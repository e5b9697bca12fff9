import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import { differenceOf } from './figures.ts'

interface DifferenceProps {
  readonly before: string
  /** Absent while nobody knows. */
  readonly after: string | undefined
  readonly tools: ViewTools
}

/** The old amount, the new amount and the difference. */
export function Difference({ before, after, tools: { t, language, currency } }: DifferenceProps) {
  const money = (amount: string) => formatMoney(amount, currency, language)
  const { sign, amount } = differenceOf(before, after ?? before)
  return (
    <dl className="lobby-tallies">
      <div>
        <dt>{t('console.fees.correct.before')}</dt>
        <dd>{money(before)}</dd>
      </div>
      <div>
        <dt>{t('console.fees.correct.after')}</dt>
        <dd>{after === undefined ? '–' : money(after)}</dd>
      </div>
      <div>
        <dt>{t('console.fees.correct.difference')}</dt>
        <dd>
          {after === undefined ? (
            '–'
          ) : (
            <span
              className="lobby-tag"
              data-color={sign === '−' ? 'success' : sign === '+' ? 'warning' : 'default'}
            >
              {`${sign}${money(amount)}`}
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}
