import { sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readCashBook } from '#domain/calls/cash-book.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatMoney } from '../fields/format.ts'
import { DocumentLink } from './document-link.tsx'
import { Figure, FigureHead } from './figure-table.tsx'

type Book = DataOf<typeof readCashBook>

interface CashBookTableProps {
  readonly book: Book
  readonly tools: ViewTools
}

const sums = ['received', 'paid'] as const

/** Opening balance, entry by entry, totals and what is in the account at the end. */
export function CashBookTable({ book, tools }: CashBookTableProps) {
  const { t, language } = tools
  const currency = book.currency_code ?? tools.currency
  // Its lines are in the account's own currency.
  const own = { ...tools, currency }
  const money = (amount: string) => formatAmount(amount, currency, language)
  const word = (name: 'date' | 'document' | 'balance' | (typeof sums)[number]) =>
    t(`console.cash_book.${name}`)
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows">
        <FigureHead
          titles={[word('date'), word('document')]}
          figures={[...sums, 'balance' as const].map(word)}
          tools={own}
        />
        <tbody>
          <tr>
            <th scope="row" colSpan={sums.length + 2}>
              {t('console.cash_book.opening')}
            </th>
            <td data-align="right" data-label={word('balance')}>
              {money(book.opening)}
            </td>
          </tr>
          {book.lines.map((line) => (
            <tr key={`${line.kind}/${line.document_id}`}>
              <td data-label={word('date')}>{formatDate(line.booked_on)}</td>
              <td data-label={word('document')}>
                <DocumentLink line={line} tools={tools} />
              </td>
              {sums.map((name) => (
                <Figure key={name} title={word(name)} amount={line[name]} tools={own} />
              ))}
              <td data-align="right" data-label={word('balance')}>
                {money(line.balance)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('console.cash_book.totals')}
            </th>
            {sums.map((name) => (
              <td key={name} data-align="right" data-label={word(name)}>
                {money(sumAmounts(book.lines.map((line) => line[name])))}
              </td>
            ))}
            <td data-align="right" data-label={word('balance')}>
              <strong>{money(book.closing)}</strong>
            </td>
          </tr>
          {book.currency_code !== null && (
            <tr>
              <th scope="row" colSpan={sums.length + 2}>
                {t('console.cash_book.book_value')}
              </th>
              <td data-align="right" data-label={t('console.cash_book.book_value')}>
                {formatMoney(book.book_value, tools.currency, language)}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  )
}
