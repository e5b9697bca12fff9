import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readVatReturn } from '#domain/calls/vat-return.ts'
import { rateText, returnWords, vatWords } from '#domain/money/vat-words.ts'
import type { LineOf } from '#domain/reports/book.ts'
import type { vatReturnBook } from '#domain/reports/books.ts'
import { itemText } from '#entities/fee-words.ts'

type VatReturn = DataOf<typeof readVatReturn>
type Row = LineOf<typeof vatReturnBook>

const row = (item: string | null, figures: Partial<Row> = {}): Row => ({
  item,
  value_line: null,
  value: null,
  tax_line: null,
  tax: null,
  ...figures,
})

/** The return as rows: the lines of the form, the annex of the lowered rate, and what the books do not know. */
export function returnRows(found: VatReturn, language: Language): Row[] {
  const words = returnWords[language]
  const lines = found.rows.map(({ name, value, tax }) =>
    row(vatWords[language].rows[name], {
      ...(value === null ? {} : { value_line: `[${value.code}]`, value: value.amount }),
      ...(tax === null ? {} : { tax_line: `[${tax.code}]`, tax: tax.amount }),
    }),
  )
  const annex = (['input', 'output'] as const).flatMap((list) => {
    const lowered = found.lowered.filter((one) => one.list === list)
    if (lowered.length === 0) return []
    return [
      row(words.annexes[list]),
      ...lowered.map(({ item, instead, rate, net, saved }) =>
        row(itemText(item, language), {
          value_line: `${rateText(instead, language)} → ${rateText(rate, language)}`,
          value: net,
          tax_line: words.saved,
          tax: saved,
        }),
      ),
    ]
  })
  const onCredit = found.on_credit.map(
    ({ party, symbol, invoice_number: number, due_on: due, open, change }) =>
      row([party, symbol, number].filter(Boolean).join(' '), {
        value_line: `${words.on_credit.due}: ${writtenDay(due)}`,
        value: open,
        tax_line: words.on_credit.change,
        tax: change,
      }),
  )
  return [
    ...lines,
    ...(onCredit.length === 0 ? [] : [row(`${words.on_credit.title} (${found.due_vat_law})`), ...onCredit]),
    ...annex,
    ...found.unplaced.map(({ rate, net, vat }) =>
      row(`${words.unplaced}: ${rateText(rate, language)}`, { value: net, tax: vat }),
    ),
    row(`${words.due}: ${writtenDay(found.due_on)} (${found.due_law})`),
    row(`${words.left_out}: ${found.left_out.map((code) => `[${code}]`).join(', ')}`),
  ]
}
