import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { BankReconciliation } from '#api/ledger/bank-reconciliation.ts'
import type { ExportLabels } from '#api/records/present/export-cells.ts'
import type { PaperContext } from '#api/papers/paper-context.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { reconciliationWords } from '#domain/documents/reconciliation-words.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { madeText } from '#domain/reports/paper-texts.ts'

interface Shown {
  readonly found: BankReconciliation
  readonly day: string
  readonly language: Language
  readonly labels: ExportLabels
}

/** A row of the statement: a figure of its own, or one of what a figure sums. */
interface Row {
  readonly isFigure: boolean
  readonly day: string | null
  readonly text: string
  /** Null: nobody has said it. */
  readonly amount: string | null
}

/** The statement row by row: each figure, and below it what it sums. */
export function reconciliationRows({ found, language, labels }: Omit<Shown, 'day'>): readonly Row[] {
  const words = reconciliationWords[language]
  const figure = (text: string, amount: string | null): Row => ({ isFigure: true, day: null, text, amount })
  return [
    figure(words.bank_balance, found.bank_balance),
    figure(words.unbooked, found.unbooked),
    ...found.lines.map(({ day, description, partner, amount }): Row => ({
      isFigure: false,
      day,
      text: [description, partner].filter(Boolean).join(' · '),
      amount,
    })),
    figure(words.untold, found.untold),
    ...found.documents.map(({ day, kind, title, amount }): Row => ({
      isFigure: false,
      day,
      text: [labels[kind]?.[language].one ?? kind, title].filter(Boolean).join(' '),
      amount,
    })),
    figure(words.book_balance, found.book_balance),
    figure(words.difference, found.difference),
  ]
}

/** What stands above the rows: whose account, and which day. */
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

/** The statement on paper, to be signed. */
export function reconciliationPage(
  shown: Shown,
  { building, currency, by }: Pick<PaperContext, 'building' | 'currency'> & { readonly by: string },
): DocumentPage {
  const { found, language } = shown
  const words = reconciliationWords[language]
  const rows = reconciliationRows(shown)
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: headTexts(shown),
    table: {
      columns: [
        { title: words.date },
        { title: words.what, share: 1 },
        { title: words.amount, align: 'right' },
      ],
      rows: rows.map(({ day, text, amount }) => [
        day === null ? '' : writtenDay(day),
        text,
        amount === null ? words.untold_balance : formatAmount(amount, found.currency_code, language),
      ]),
      sum: true,
    },
    notes: [...worthTexts(shown, currency), madeText({ language, by, at: new Date().toISOString() })],
    signatures: [words.maker, words.accountant, words.head].map((title) => ({
      title,
      hint: paperWords[language].sign,
    })),
  }
}
