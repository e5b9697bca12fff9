import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { BankReconciliation } from '#api/ledger/bank-reconciliation.ts'
import type { ExportLabels } from '#api/records/present/export-cells.ts'
import { reconciliationWords } from '#domain/documents/reconciliation-words.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import type { LineOf } from '#domain/reports/book.ts'
import type { reconciliationBook } from '#domain/reports/books.ts'

interface Shown {
  readonly found: BankReconciliation
  readonly day: string
  readonly language: Language
  readonly labels: ExportLabels
}

type Line = LineOf<typeof reconciliationBook>

/** The statement line by line: each figure, and below it what it sums. */
export function reconciliationLines({ found, language, labels }: Omit<Shown, 'day'>): Line[] {
  const words = reconciliationWords[language]
  const figure = (particulars: string, amount: string | null): Line => ({
    date: null,
    particulars,
    amount: amount ?? words.untold_balance,
  })
  return [
    figure(words.bank_balance, found.bank_balance),
    figure(words.unbooked, found.unbooked),
    ...found.lines.map(({ day, description, partner, amount }) => ({
      date: day,
      particulars: [description, partner].filter(Boolean).join(' · '),
      amount,
    })),
    figure(words.untold, found.untold),
    ...found.documents.map(({ day, kind, title, amount }) => ({
      date: day,
      particulars: [labels[kind]?.[language].one ?? kind, title].filter(Boolean).join(' '),
      amount,
    })),
    figure(words.book_balance, found.book_balance),
    figure(words.difference, found.difference),
  ]
}

/** What stands above the lines: whose account, and which day. */
export function headTexts({ found, day, language }: Omit<Shown, 'labels'>): readonly string[] {
  const words = reconciliationWords[language]
  return [
    words.account.replace('{{account}}', `${found.name} ${found.account_number}`),
    words.day.replace('{{day}}', writtenDay(day)),
  ]
}

/** What each fund in another currency is worth in the books, and by the rate of the day. */
export const worthTexts = (
  { found: { funds }, language }: Pick<Shown, 'found' | 'language'>,
  currency: CurrencyCode,
): readonly string[] =>
  funds.flatMap(({ foreign }) => {
    if (foreign === null) return []
    const words = reconciliationWords[language]
    const money = (amount: string) => formatMoney(amount, currency, language)
    return [
      words.book_value.replace('{{amount}}', money(foreign.book_value)),
      ...(foreign.worth === null ? [] : [words.worth.replace('{{amount}}', money(foreign.worth))]),
    ]
  })
