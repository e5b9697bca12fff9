import { useState } from 'react'
import { firstDayOf, officeToday } from '#core/days.ts'
import { exportCashBook, readCashBook } from '#domain/calls/cash-book.ts'
import { bookTitles } from '#domain/reports/book-words.ts'
import { cashBook } from '#domain/reports/books.ts'
import type { cashAccount } from '#entities/finance/cash-account.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import { formatMoney } from '../fields/format.ts'
import { titleOf } from '../fields/references/entities.ts'
import { BookTable, sumRows } from './book-table.tsx'
import { allFormats, DownloadButtons } from './download-buttons.tsx'
import { movingCash } from './moving-cash.ts'
import { ReportFrame, type Period } from './report-frame.tsx'

type BookProps = SlotProps<typeof cashAccount>

/** What came into a fund account and went out of it between two days; a form has none, and asks for none. */
export const CashBook = (props: BookProps) =>
  props.onChange === undefined ? <BookBetween {...props} /> : null

/** The balance stands after each entry. */
function BookBetween({ entity, record, tools }: BookProps) {
  const { t } = tools
  const [period, setPeriod] = useState<Period>(() => ({ from: firstDayOf(officeToday()), to: undefined }))
  const path = { id: String(record.id) }
  const asked = useReport({
    call: readCashBook,
    input: { path, params: period },
    of: movingCash,
  })
  return (
    <ReportFrame
      title={bookTitles[record.account_sub_type === 'bank' ? 'bank_book' : 'cash_book'][tools.language]}
      whose={titleOf(entity, record)}
      period={period}
      onPeriod={setPeriod}
      asked={asked}
      failure={t('console.cash_book.load_failed')}
      actions={
        <DownloadButtons
          t={t}
          name={cashBook.file}
          formats={allFormats}
          disabled={asked.error !== null}
          load={(format) => callForFile(exportCashBook, { path, params: { ...period, format } })}
        />
      }
      tools={tools}
    >
      {({ lines, total, opening, closing, currency_code: own, book_value: value }) => {
        const { title, of } = sumRows(cashBook, lines, t('console.cash_book.totals'))
        return (
          <>
            <BookTable
              book={cashBook}
              rows={lines.map((line) => ({ ...line, document: line.title }))}
              total={total}
              keyOf={({ kind, document_id: id }) => `${kind}/${id}`}
              opening={{ title: t('console.cash_book.opening'), of: { balance: opening } }}
              sums={[{ title, of: { ...of, balance: closing } }]}
              // Its lines are in the account's own currency.
              tools={{ ...tools, currency: own ?? tools.currency }}
            />
            {own !== null && (
              <p className="lobby-secondary">
                {t('console.cash_book.book_value')}: {formatMoney(value, tools.currency, tools.language)}
              </p>
            )}
          </>
        )
      }}
    </ReportFrame>
  )
}
