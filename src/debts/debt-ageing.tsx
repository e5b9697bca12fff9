import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { readDebtAgeing } from '#domain/calls/debts.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import { screensOf } from '#core/derive/screens.ts'
import { registry } from '#entities/index.ts'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import { formatMoney } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import type { ListPartProps } from '../crud/views.ts'
import { useSession } from '../session/session.ts'
import { shareOf } from '../charts/short-amount.ts'
import { useReport } from '../data/use-report.ts'
import '../fees/fees.css'
import './ageing.css'

const ages = ageingBands.map(({ name }) => name)

const { debt } = registry

/** The whole building's debts by age, and its credit. */
export function DebtAgeing({ tools }: ListPartProps) {
  const { t, language, currency } = tools
  const { building } = useSession()
  const { data } = useReport({
    call: readDebtAgeing,
    input: { params: { building_id: building?.id } },
    of: ['debt', 'fee', 'receipt'],
  })
  const money = (amount: string) => formatMoney(amount, currency, language)
  const name = (field: string) => fieldLabel(t, debt.name, field)
  return (
    <section className="lobby-ageing" aria-label={t('console.fees.ageing')}>
      <dl className="lobby-tallies">
        {(['outstanding', 'credit'] as const).map((field) => (
          <div key={field}>
            <dt>{name(field)}</dt>
            <dd>{data === undefined ? <Wait /> : <Link to={withSome(field)}>{money(data[field])}</Link>}</dd>
          </div>
        ))}
        {ages.map((age) => (
          <div key={age} data-age={age}>
            <dt>{name(age)}</dt>
            <dd>{data === undefined ? <Wait /> : money(data[age])}</dd>
          </div>
        ))}
      </dl>
      {data !== undefined && (
        <div className="lobby-ageing-bar" aria-hidden>
          {ages.map((age) => (
            <i key={age} data-age={age} style={{ width: `${shareOf(data[age], data.outstanding)}%` }} />
          ))}
        </div>
      )}
    </section>
  )
}

const Wait = () => <Skeleton.Input active size="small" />

/** Apartments where there is some of it. */
function withSome(field: 'outstanding' | 'credit') {
  const filters = [{ field, operator: 'gt' as const, value: '0' }]
  const sort = [{ field, desc: true }]
  return `/${screensOf(debt).list}?${encodeListState({ ...emptyListState, filters, sort })}`
}
