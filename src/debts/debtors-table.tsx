import { Link } from 'react-router'
import { isZero } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { listDebtors } from '#domain/calls/debts.ts'
import { currencies } from '#domain/currency.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import { debtorKey } from '#domain/money/payers.ts'
import { debt } from '#entities/debts/debt.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatNumber } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { debtorKindLabel } from './debtors.ts'

type Reply = DataOf<typeof listDebtors>
type Sums = Pick<Reply, (typeof sums)[number]>
const sums = [...ageingBands.map(({ name }) => name), 'outstanding'] as const

interface DebtorsTableProps {
  readonly reply: Reply
  readonly tools: ViewTools
}

/** Who owes what, by age: a row for each payer, those who owe most first. */
export function DebtorsTable({ reply, tools }: DebtorsTableProps) {
  const { t, language } = tools
  const { debtors, total } = reply
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  const word = (name: 'payer' | 'for' | 'fees' | 'totals') => t(`console.debts.debtors.${name}`)
  if (debtors.length === 0) return <p className="lobby-secondary">{t('console.debts.debtors.none')}</p>
  return (
    <>
      {total > debtors.length && (
        <p className="lobby-secondary">
          {t('console.debts.debtors.cut', { shown: count(debtors.length), total: count(total) })}
        </p>
      )}
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <thead>
            <tr>
              <th scope="col">{word('payer')}</th>
              <th scope="col">{word('for')}</th>
              <th scope="col" data-align="right">
                {word('fees')}
              </th>
              {sums.map((name) => (
                <th key={name} scope="col" data-align="right">
                  {titleOf(tools, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {debtors.map((debtor) => (
              <tr key={debtorKey(debtor)}>
                <th scope="row">
                  {debtor.name ?? debtorKindLabel(t, debtor.kind)}
                  {debtor.name !== null && (
                    <div className="lobby-secondary">{debtorKindLabel(t, debtor.kind)}</div>
                  )}
                </th>
                <td data-label={word('for')} data-empty={debtor.apartments.length === 0}>
                  <Apartments debtor={debtor} tools={tools} />
                </td>
                <td data-align="right" data-label={word('fees')}>
                  {count(debtor.fees)}
                </td>
                <Amounts of={debtor} tools={tools} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {word('totals')}
              </th>
              <td data-align="right" data-label={word('fees')}>
                {count(reply.fees)}
              </td>
              <Amounts of={reply} tools={tools} />
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

interface AmountsProps {
  readonly of: Sums
  readonly tools: ViewTools
}

const titleOf = ({ t, currency }: ViewTools, name: (typeof sums)[number]) =>
  `${fieldLabel(t, debt.name, name)} (${currencies[currency].symbol})`

const Amounts = ({ of, tools }: AmountsProps) =>
  sums.map((name) => (
    <td key={name} data-align="right" data-label={titleOf(tools, name)} data-empty={isZero(of[name])}>
      {isZero(of[name]) ? (
        <span className="lobby-nothing">–</span>
      ) : (
        formatAmount(of[name], tools.currency, tools.language)
      )}
    </td>
  ))

interface ApartmentsProps {
  readonly debtor: Reply['debtors'][number]
  readonly tools: ViewTools
}

/** The apartments that somebody pays for, each with the way to their statement there. */
const Apartments = ({ debtor, tools }: ApartmentsProps) =>
  debtor.apartments.length === 0 ? (
    <span className="lobby-nothing">–</span>
  ) : (
    <span className="lobby-debtor-homes">
      {debtor.apartments.map(({ id, debt_id, code }) => (
        <Link
          key={id}
          to={`${tools.pathOf(debt.name, debt_id) ?? ''}?${new URLSearchParams({ payer: debtorKey(debtor) }).toString()}`}
        >
          {code}
        </Link>
      ))}
    </span>
  )
