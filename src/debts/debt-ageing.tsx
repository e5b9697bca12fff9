import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { officeToday } from '#core/days.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import { screensOf } from '#core/derive/screens.ts'
import { registry } from '#entities/index.ts'
import { encodeListState, type ListState } from '#domain/lists/list-state.ts'
import { formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { questionOf } from '../crud/list/list-question.ts'
import { useListAddress } from '../crud/list/use-list-address.ts'
import { useSums } from '../crud/list/use-list-totals.ts'
import type { ListPartProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { shareOf } from '../charts/short-amount.ts'
import '../fees/fees.css'
import './ageing.css'

const ages = ageingBands.map(({ name }) => name)

const { debt } = registry
const shown = ['outstanding', 'credit', ...ages] as const

/** What the list's debts come to by age, and their credit: each leads to those who have some of it. */
export function DebtAgeing({ tools }: ListPartProps) {
  const { t, language, currency, accountId } = tools
  const { building } = useSession()
  const [state] = useListAddress()
  const buildingId = building?.id
  const request = useMemo(
    () => questionOf({ entity: debt, state, today: officeToday(), accountId, buildingId }),
    [state, accountId, buildingId],
  )
  const sums = useSums({ entity: debt, names: shown, request, tools })
  const sumOf = (field: string) => sums?.get(field)?.get(currency) ?? '0'
  return (
    <section className="lobby-ageing" aria-label={t('console.fees.ageing')}>
      <dl className="lobby-tallies">
        {shown.map((field) => (
          <div key={field} data-age={ages.find((age) => age === field)}>
            <dt>{fieldLabel(t, debt.name, field)}</dt>
            <dd>
              {sums === undefined ? (
                <Wait />
              ) : (
                <Link to={withSome(field, state)}>{formatMoney(sumOf(field), currency, language)}</Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {sums !== undefined && (
        <div className="lobby-ageing-bar" aria-hidden>
          {ages.map((age) => (
            <i key={age} data-age={age} style={{ width: `${shareOf(sumOf(age), sumOf('outstanding'))}%` }} />
          ))}
        </div>
      )}
    </section>
  )
}

const Wait = () => <Skeleton.Input active size="small" />

/** Those of the list where there is some of it, who have most first. */
function withSome(field: string, state: ListState) {
  const filters = [
    ...state.filters.filter((filter) => !('field' in filter) || filter.field !== field),
    { field, operator: 'gt' as const, value: '0' },
  ]
  const sort = [{ field, desc: true }]
  return `/${screensOf(debt).list}?${encodeListState({ ...state, filters, sort, page: 1 })}`
}
