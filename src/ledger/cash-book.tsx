import { useState } from 'react'
import { firstDayOf, officeToday } from '#core/days.ts'
import { exportCashBook, readCashBook } from '#domain/calls/cash-book.ts'
import type { cashAccount } from '#entities/finance/cash-account.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import { titleOf } from '../fields/references/entities.ts'
import { CashBookTable } from './cash-book-table.tsx'
import { allFormats, DownloadButtons } from './download-buttons.tsx'
import { movingCash } from './moving-cash.ts'
import { CutNote, ReportFrame, type Period } from './report-frame.tsx'

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
      title={t(`console.cash_book.titles.${record.account_sub_type === 'bank' ? 'bank' : 'cash'}`)}
      whose={titleOf(entity, record)}
      period={period}
      onPeriod={setPeriod}
      asked={asked}
      failure={t('console.cash_book.load_failed')}
      actions={
        <DownloadButtons
          t={t}
          name="cash-book"
          formats={allFormats}
          disabled={asked.error !== null}
          load={(format) => callForFile(exportCashBook, { path, params: { ...period, format } })}
        />
      }
      tools={tools}
    >
      {(book) => (
        <>
          <CutNote shown={book.lines.length} total={book.total} tools={tools} />
          <CashBookTable book={book} tools={tools} />
        </>
      )}
    </ReportFrame>
  )
}
