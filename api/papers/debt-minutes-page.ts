import { compareAmounts, isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import type { ReconciledApartment } from '#api/debts/debt-minutes.ts'
import { moneyUnit } from '#domain/currency.ts'
import { debtMinutesWords } from '#domain/documents/debt-minutes-words.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatAmount, formatMoney } from '#domain/money/money-text.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { PaperContext } from './paper-context.ts'

export interface DebtMinutes {
  /** What the debtor is called, as far as the reader may see it; undefined: to be filled in by hand. */
  readonly debtor: string | undefined
  /** Known of companies alone. */
  readonly taxCode: string | undefined
  readonly from: string
  readonly to: string
  readonly apartments: readonly ReconciledApartment[]
  /** What is held for the debtor besides; undefined: nobody asked about a whole apartment. */
  readonly credit: string | undefined
}

const sums = ['opening', 'charged', 'paid', 'deduction', 'closing'] as const

/** What both parties agree on: what was owed, what came, and what is owed now, in figures and words, for both to sign. */
export function debtMinutesPage(minutes: DebtMinutes, context: PaperContext): DocumentPage {
  const { debtor, taxCode, from, to, apartments } = minutes
  const { language, currency, building } = context
  const [words, common] = [debtMinutesWords[language], paperWords[language]]
  const amount = (value: string) => formatAmount(value, currency, language)
  const totals = sums.map((name) => sumAmounts(apartments.map((one) => one[name])))
  const byHand = [words.spoken_for, words.position].map((name) => ({ name, value: null }))
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: [
      words.period(writtenDay(from), writtenDay(to)),
      `${words.money_unit}: ${moneyUnit(building.money_unit, currency)}`,
    ],
    facts: [
      { name: words.creditor, value: building.name },
      { name: words.address, value: building.address },
      { name: words.tax_code, value: null },
      ...byHand,
      { name: words.debtor, value: debtor ?? null },
      { name: words.tax_code, value: taxCode ?? null },
      ...byHand,
    ],
    table: {
      columns: [
        { title: words.apartment, share: 1 },
        ...sums.map((name) => ({ title: words[name], align: 'right' as const })),
      ],
      rows: [
        ...apartments.map((one) => [one.code, ...sums.map((name) => amount(one[name]))]),
        [words.total, ...totals.map(amount)],
      ],
      sum: true,
    },
    notes: [...agreedOn(minutes, totals.at(-1) ?? '0', context), words.copies],
    signatures: [
      { title: words.for_creditor, hint: common.sign_and_seal },
      {
        title: words.for_debtor,
        hint: common.sign_and_seal,
        ...(debtor === undefined ? {} : { name: debtor }),
      },
    ],
  }
}

/** What is owed at the end, in figures and words, and what is held besides. */
function agreedOn(
  { to, credit }: DebtMinutes,
  closing: string,
  { language, currency }: PaperContext,
): readonly string[] {
  const words = debtMinutesWords[language]
  const day = writtenDay(to)
  const said = (amount: string) =>
    `${formatMoney(amount, currency, language)} (${amountInWords(amount, { language, currency })})`
  const owed = isZero(closing)
    ? words.even(day)
    : compareAmounts(closing, '0') > 0
      ? words.agreed(day, said(closing))
      : words.overpaid(day, said(subtractAmounts('0', closing)))
  return credit === undefined || isZero(credit) ? [owed] : [owed, words.credit(said(credit))]
}
