import { sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readJournal } from '#domain/calls/journal.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { LineTable } from '../ui/line-table.tsx'
import { figureColumn } from './figure-table.tsx'
import { readCodes } from './read-codes.ts'

type Journal = DataOf<typeof readJournal>
type Account = Journal['accounts'][number]

interface JournalTableProps {
  readonly journal: Journal
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
      <LineTable
        columns={[
          { title: t('console.journal.account'), isHead: true, cell: ({ code }) => readCodes(t, code) },
          {
            title: t('console.journal.contents'),
            cell: ({ postings }) =>
              postings.map((posting) => optionLabel(t, chartAccount.name, 'posting', posting)).join(' · '),
          },
          ...sides.map((side) =>
            figureColumn({
              title: t(`console.journal.${side}`),
              amountOf: (account: Account) => account[side],
              sum: sumAmounts(accounts.map((account) => account[side])),
              tools,
            }),
          ),
        ]}
        rows={accounts}
        keyOf={({ code }) => code}
        totals={t('console.journal.totals')}
      />
    </>
  )
}
