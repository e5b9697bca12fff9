import { Select } from 'antd'
import type { ReactNode } from 'react'
import { generalLedgerCalls, journalCalls, trialBalanceCalls } from '#domain/calls/journal.ts'
import { columnWords, sumWords } from '#domain/reports/book-words.ts'
import { generalLedgerBook, journalBook, journalSums, trialBook } from '#domain/reports/books.ts'
import { chartAccount } from '#entities/finance/chart-account.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatNumber } from '../fields/format.ts'
import { optionLabel } from '../fields/words.ts'
import { BookTable, sumRows } from './book-table.tsx'
import { Book, failureOf, useParams, type ReportProps } from './book.tsx'
import { JournalEntries } from './journal-entries.tsx'
import { movingBooks } from './moving-cash.ts'
import { readCodes } from './read-codes.ts'
import { ReportFrame } from './report-frame.tsx'

const contentsOf = (postings: readonly string[], { t }: ViewTools) =>
  postings.map((posting) => optionLabel(t, chartAccount.name, 'posting', posting)).join(' · ')

/** What was booked on each account, whose debits and credits come to the same, then the entries. */
export function Journal(frame: ReportProps) {
  const { tools } = frame
  const { t, language } = tools
  const params = useParams(frame.period)
  const count = (number: number) => formatNumber(number, { language, digits: 0 })
  return (
    <Book
      {...frame}
      book={journalBook}
      title={t('console.journal.by_account')}
      asked={useReport({ call: journalCalls.read, input: { params }, of: movingBooks })}
      load={(format) => callForFile(journalCalls.export, { params: { ...params, format } })}
    >
      {({ accounts, entries, lines }) => (
        <>
          {entries > 0 && (
            <p className="lobby-secondary">
              {t('console.journal.counted', { entries: count(entries), lines: count(lines) })}
            </p>
          )}
          <BookTable
            book={journalSums}
            rows={accounts.map((row) => ({ ...row, contents: contentsOf(row.postings, tools) }))}
            nothing={t('console.journal.nothing')}
            keyOf={({ code }) => code}
            sums={[sumRows(journalSums, accounts, sumWords.totals[language])]}
            tools={tools}
          />
          {entries > 0 && (
            <JournalEntries key={`${params.from}/${params.to}`} params={params} tools={tools} />
          )}
        </>
      )}
    </Book>
  )
}

/** Each account's balance before, what was booked, and its balance afterwards; both sides come to the same. */
export function TrialBalance({
  onCode,
  ...frame
}: ReportProps & { readonly onCode: (code: string) => void }) {
  const { tools } = frame
  const params = useParams(frame.period)
  return (
    <Book
      {...frame}
      book={trialBook}
      title={tools.t('console.journal.tabs.trial_balance')}
      asked={useReport({ call: trialBalanceCalls.read, input: { params }, of: movingBooks })}
      load={(format) => callForFile(trialBalanceCalls.export, { params: { ...params, format } })}
    >
      {(rows) => (
        <BookTable
          book={trialBook}
          rows={rows.map((row) => ({ ...row, name: row.name ?? contentsOf(row.postings, tools) }))}
          nothing={tools.t('console.journal.nothing')}
          keyOf={({ code }) => code}
          sums={[sumRows(trialBook, rows, sumWords.totals[tools.language])]}
          onOpen={({ code }) => onCode(code)}
          tools={tools}
        />
      )}
    </Book>
  )
}

interface OfCodeProps extends ReportProps {
  readonly code: string | undefined
  readonly onCode: (code: string) => void
}

/** The lines of one account: the one that was chosen, else the period's first. */
export function GeneralLedger({ code, tools, period, onPeriod, onCode }: OfCodeProps) {
  const { t } = tools
  const params = useParams(period)
  const trial = useReport({ call: trialBalanceCalls.read, input: { params }, of: movingBooks })
  const known = (trial.data ?? []).map((row) => row.code)
  const chosen = code ?? known[0]
  const choice = (
    <Select
      showSearch
      optionFilterProp="label"
      aria-label={columnWords.code[tools.language]}
      className="lobby-ledger-code"
      value={chosen}
      onChange={onCode}
      options={[...new Set([...known, ...(code === undefined ? [] : [code])])].map((value) => ({
        value,
        label: readCodes(t, value),
      }))}
    />
  )
  if (chosen !== undefined)
    return <AccountLines tools={tools} period={period} onPeriod={onPeriod} code={chosen} choice={choice} />
  return (
    <ReportFrame
      title={t('console.journal.tabs.general_ledger')}
      period={period}
      onPeriod={onPeriod}
      asked={trial}
      failure={failureOf(t, period, trial.error)}
      tools={tools}
    >
      {() => <p className="lobby-secondary">{t('console.journal.nothing')}</p>}
    </ReportFrame>
  )
}

interface AccountLinesProps extends ReportProps {
  readonly code: string
  readonly choice: ReactNode
}

/** An account's balance before, line by line, and its balance at the end; a debit is positive. */
function AccountLines({ code, choice, ...frame }: AccountLinesProps) {
  const { t, language } = frame.tools
  const params = { ...useParams(frame.period), code }
  return (
    <Book
      {...frame}
      book={generalLedgerBook}
      title={t('console.journal.tabs.general_ledger')}
      whose={`${columnWords.code[language]} ${readCodes(t, code)}`}
      choice={choice}
      asked={useReport({ call: generalLedgerCalls.read, input: { params }, of: movingBooks })}
      load={(format) => callForFile(generalLedgerCalls.export, { params: { ...params, format } })}
    >
      {({ lines, total, opening, debit, credit, closing }) => (
        <BookTable
          book={generalLedgerBook}
          rows={lines}
          total={total}
          keyOf={({ entry, line }) => `${entry}/${line}`}
          opening={{ title: sumWords.opening[language], of: { balance: opening } }}
          sums={[
            { title: sumWords.totals[language], of: { debit, credit } },
            { title: sumWords.closing[language], of: { balance: closing } },
          ]}
          tools={frame.tools}
        />
      )}
    </Book>
  )
}
