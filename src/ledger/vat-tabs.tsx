import { Tag } from 'antd'
import { sumAmounts } from '#core/amount.ts'
import { inputVatCalls, outputVatCalls } from '#domain/calls/vat-lists.ts'
import { exportVatReturn, readVatReturn } from '#domain/calls/vat-return.ts'
import { taxPeriodOf, taxPeriodsUntil } from '#domain/money/vat-return.ts'
import { rateText, vatWords } from '#domain/money/vat-words.ts'
import { sumWords } from '#domain/reports/book-words.ts'
import { inputVatBook, outputVatBook, vatReturnBook } from '#domain/reports/books.ts'
import { officeToday } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { callForFile } from '../data/call-api.ts'
import { useReport } from '../data/use-report.ts'
import { BookTable, type BookSums } from './book-table.tsx'
import { Book, useParams, type ReportProps } from './book.tsx'
import { movingBooks } from './moving-cash.ts'
import { TaxPeriodSelect, taxPeriodIn } from './tax-period.tsx'
import { VatReturnTable, type FormFigure } from './vat-return-table.tsx'

const lists = {
  output: { book: outputVatBook, calls: outputVatCalls, none: 'no_vat' },
  input: { book: inputVatBook, calls: inputVatCalls, none: 'no_input_vat' },
} as const

/** What a list comes to by rate, of purchases by whether it is deducted too, and in all. */
function sumsOf({ rates }: DataOf<typeof outputVatCalls.read>, language: Language): BookSums[] {
  const { rate: word, deducted, not_deducted: notDeducted } = vatWords[language]
  const sum = (name: 'net' | 'vat') => sumAmounts(rates.map((one) => one[name]))
  return [
    ...rates.map(({ rate, is_deductible: isDeductible, net, vat }) => ({
      title: [
        `${word} ${rateText(rate, language)}`,
        ...(isDeductible === null ? [] : [isDeductible ? deducted : notDeducted]),
      ].join(' · '),
      of: { net, vat },
    })),
    { title: sumWords.totals[language], of: { net: sum('net'), vat: sum('vat') } },
  ]
}

interface VatListProps extends ReportProps {
  readonly side: keyof typeof lists
  /** The line of the return whose list is shown. */
  readonly narrowed: FormFigure | undefined
  readonly onWiden: () => void
}

/** The list of output or of input VAT between two days, or of what one line of the return sums up. */
export function VatList({ side, narrowed: chosen, onWiden, ...frame }: VatListProps) {
  const narrowed = chosen?.list === side ? chosen : undefined
  const { tools, period, onPeriod } = frame
  const { t } = tools
  const { book, calls, none } = lists[side]
  const params = {
    ...useParams(period),
    ...(narrowed === undefined || narrowed.rates === null ? {} : { rates: narrowed.rates.join(',') }),
    ...(narrowed?.deductible === true ? { deductible: '1' as const } : {}),
  }
  return (
    <Book
      {...frame}
      book={book}
      title={t(`console.journal.tabs.${side}_vat`)}
      asked={useReport({ call: calls.read, input: { params }, of: movingBooks })}
      load={(format) => callForFile(calls.export, { params: { ...params, format } })}
      choice={
        <>
          {narrowed !== undefined && (
            <Tag closable onClose={onWiden}>
              {t('console.journal.tax.only', { code: narrowed.code })}
            </Tag>
          )}
          <TaxPeriodSelect
            value={taxPeriodIn(period)}
            onChange={(text) => onPeriod(taxPeriodOf(text))}
            tools={tools}
          />
        </>
      }
    >
      {(list) => (
        <BookTable
          book={book}
          rows={list.lines}
          total={list.total}
          nothing={t(`console.journal.${none}`)}
          keyOf={({ entry }) => entry}
          sums={sumsOf(list, tools.language)}
          tools={tools}
        />
      )}
    </Book>
  )
}

interface VatReturnProps extends ReportProps {
  /** Shows the list that a figure sums up. */
  readonly onFigure: (figure: FormFigure) => void
}

/** The figures of the VAT return for a month or a quarter; of any other period, for its last month. */
export function VatReturn({ onFigure, ...frame }: VatReturnProps) {
  const { tools, period, onPeriod } = frame
  const { months } = taxPeriodsUntil(officeToday())
  const month = period.to?.slice(0, 7)
  const text = taxPeriodIn(period) ?? months.find((one) => one === month) ?? months[0] ?? ''
  const { from, to } = taxPeriodOf(text)
  const { building_id } = useParams(period)
  const params = { building_id, period: text }
  return (
    <Book
      {...frame}
      period={{ from, to }}
      book={vatReturnBook}
      title={tools.t('console.journal.tabs.vat_return')}
      picker={
        <TaxPeriodSelect value={text} onChange={(chosen) => onPeriod(taxPeriodOf(chosen))} tools={tools} />
      }
      asked={useReport({ call: readVatReturn, input: { params }, of: movingBooks })}
      load={(format) => callForFile(exportVatReturn, { params: { ...params, format } })}
    >
      {(found) => (
        <VatReturnTable
          found={found}
          tools={tools}
          onFigure={(figure) => {
            onPeriod({ from, to })
            onFigure(figure)
          }}
        />
      )}
    </Book>
  )
}
