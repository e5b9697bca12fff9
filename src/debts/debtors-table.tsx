import { Link } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import type { listDebtors } from '#domain/calls/debts.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import { debtorKey } from '#domain/money/payers.ts'
import { debt } from '#entities/debts/debt.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDate, formatNumber } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import { figureColumn } from '../ledger/figure-table.tsx'
import { LineTable } from '../ui/line-table.tsx'
import { debtorKindLabel } from './debtors.ts'
import { MinutesButton } from './minutes-button.tsx'

type Reply = DataOf<typeof listDebtors>
type Debtor = Reply['debtors'][number]
const sums = [...ageingBands.map(({ name }) => name), 'outstanding'] as const

interface DebtorsTableProps {
  readonly reply: Reply
  readonly building: string | undefined
  /** Of the figures; empty: today. */
  readonly day: string
  readonly tools: ViewTools
}

/** Who owes what, by age: a row for each payer, those who owe most first. */
export function DebtorsTable({ reply, building, day, tools }: DebtorsTableProps) {
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
      {day !== '' && (
        <p className="lobby-secondary">{t('console.debts.debtors.as_of', { day: formatDate(day) })}</p>
      )}
      <LineTable
        columns={[
          {
            title: word('payer'),
            isHead: true,
            cell: ({ name, kind, ref }) => (
              <>
                {name ?? debtorKindLabel(t, kind)}
                {name !== null && <div className="lobby-secondary">{debtorKindLabel(t, kind)}</div>}
                {building !== undefined && kind !== 'itself' && (
                  <MinutesButton
                    isSmall
                    of={{ building, debtor: { kind, ref } }}
                    to={day === '' ? undefined : day}
                    tools={tools}
                  />
                )}
              </>
            ),
          },
          {
            title: word('for'),
            isEmpty: ({ apartments }) => apartments.length === 0,
            cell: (debtor) => <Apartments debtor={debtor} tools={tools} />,
          },
          {
            title: word('fees'),
            isNumber: true,
            cell: ({ fees }) => count(fees),
            total: count(reply.fees),
          },
          ...sums.map((name) =>
            figureColumn({
              title: fieldLabel(t, debt.name, name),
              amountOf: (debtor: Debtor) => debtor[name],
              sum: reply[name],
              tools,
            }),
          ),
        ]}
        rows={debtors}
        keyOf={(debtor) => `${debtorKey(debtor)}/${debtor.name ?? ''}`}
        totals={word('totals')}
      />
    </>
  )
}

interface ApartmentsProps {
  readonly debtor: Debtor
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
