import { isZero } from '#core/amount.ts'
import { officeToday, writtenDay } from '#core/days.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { moneyUnit } from '#domain/currency.ts'
import type { readStatement } from '#domain/calls/debts.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { statementPeriod, statementSigner, statementWords } from '#domain/documents/statement-words.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { closingOf, countReversals, totalsOf, type StatementLine } from '#domain/money/statement-rows.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import type { PaperContext } from './paper-context.ts'

interface Statement {
  readonly of: DataOf<typeof readStatement>
  /** The apartment, and who lives there or whose part of the account it is, as far as the reader may see them. */
  readonly whose: readonly string[]
  /** What the apartment is called on its electricity bill. */
  readonly electric: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

const always = ['charged', 'paid', 'deduction', 'credit'] as const

/** An apartment's account between two days on paper: the same lines, sums and balances as on the screen. */
export function statementPage(
  { of, whose, electric, from, to }: Statement,
  { language, currency, building }: PaperContext,
): DocumentPage {
  const words = statementWords[language]
  const lines = of.lines.map(countReversals)
  const totals = totalsOf(lines)
  // Few apartments pay in advance.
  const sums = lines.some(({ prepaid }) => !isZero(prepaid)) ? [...always, 'prepaid' as const] : always
  const amount = (value: string) => formatAmount(value, currency, language)
  const something = (value: string) => (isZero(value) ? '–' : amount(value))
  const nothing = sums.map(() => '')
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: [
      ...(whose.length === 0 ? [] : [whose.join(' · ')]),
      ...(electric === undefined ? [] : [`${noticeWords[language].pe_code}: ${electric}`]),
      statementPeriod[language](
        from === undefined ? undefined : writtenDay(from),
        writtenDay(to ?? officeToday()),
      ),
      `${words.money_unit}: ${moneyUnit(building.money_unit, currency)}`,
    ],
    table: {
      columns: [
        { title: words.date },
        { title: words.document, share: 1 },
        ...[...sums, 'balance' as const].map((name) => ({ title: words[name], align: 'right' as const })),
      ],
      rows: [
        ['', words.opening, ...nothing, amount(of.opening)],
        ...lines.map((line) => [
          writtenDay(line.booked_on),
          nameOf(line, words.kinds),
          ...sums.map((name) => something(line[name])),
          amount(line.balance),
        ]),
        ['', words.totals, ...sums.map((name) => something(totals[name])), amount(closingOf(of))],
      ],
      sum: true,
    },
    totals: [{ name: words.balance, value: formatMoney(closingOf(of), currency, language), strong: true }],
    signatures: [{ title: statementSigner[language], hint: paperWords[language].sign }],
  }
}

function nameOf({ kind, title }: StatementLine, kinds: Readonly<Record<string, string>>): string {
  const named = kinds[kind] ?? kind
  return title === null ? named : kind === 'fee' ? title : `${title} · ${named}`
}
