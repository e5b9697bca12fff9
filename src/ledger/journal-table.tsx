import { sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readJournal } from '#domain/calls/journal.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { Figure, FigureHead } from './figure-table.tsx'

interface JournalTableProps {
  readonly journal: DataOf<typeof readJournal>
  readonly tools: ViewTools
}

const sides = ['debit', 'credit'] as const

/** The debits and credits of each account, which come to the same. */
export function JournalTable({ journal: { accounts, entries, lines }, tools }: JournalTableProps) {
  const { t, language } = tools
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  if (accounts.length === 0) return <p className="lobby-secondary">{t('console.journal.nothing')}</p>
  return (
    <>
      <p className="lobby-secondary">
        {t('console.journal.counted', { entries: count(entries), lines: count(lines) })}
      </p>
      <div className="lobby-rows-box">
        <table className="lobby-rows">
          <FigureHead
            titles={[t('console.journal.account'), t('console.journal.contents')]}
            figures={sides.map((side) => t(`console.journal.${side}`))}
            tools={tools}
          />
          <tbody>
            {accounts.map((account) => (
              <tr key={account.code}>
                <th scope="row">{account.code}</th>
                <td data-label={t('console.journal.contents')}>
                  {account.postings
                    .map((posting) => optionLabel(t, chartAccount.name, 'posting', posting))
                    .join(' · ')}
                </td>
                {sides.map((side) => (
                  <Figure
                    key={side}
                    title={t(`console.journal.${side}`)}
                    amount={account[side]}
                    tools={tools}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('console.journal.totals')}
              </th>
              {sides.map((side) => (
                <Figure
                  key={side}
                  sum
                  title={t(`console.journal.${side}`)}
                  amount={sumAmounts(accounts.map((account) => account[side]))}
                  tools={tools}
                />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
