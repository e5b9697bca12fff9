import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import type { Language } from '#core/language.ts'
import { currencies, type CurrencyCode } from '#domain/currency.ts'
import type { LayoutField, Shape } from '#domain/journal-layouts/fields.ts'
import type { Layout } from '#domain/journal-layouts/layout.ts'
import { titleIn } from '#domain/layout-columns.ts'
import { cutEntry, groupEntry } from '#domain/journal-layouts/pairs.ts'
import type { HandoverPart } from '#domain/journal-layouts/names.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { feeTypeWords } from '#entities/fee-words.ts'
import { codesIn, documentName } from '../ledger/ledger-names.ts'
import { lineCell, momentCell, type Cell, type ExportLabels } from '../records/present/export-cells.ts'
import type { HandedEntry, HandedLine } from './entries.ts'

/** What stands in a row beside what its entry says: texts, and amounts as text. */
type Row = Readonly<Partial<Record<LayoutField<'journal'>, string | null>>>

const isCredit = (amount: string) => compareAmounts(amount, '0') < 0
const absolute = (amount: string) => (isCredit(amount) ? subtractAmounts('0', amount) : amount)

/** One side of an entry as a row, whole or the part of it that belongs to a group. */
function sideRow(line: HandedLine, amount = absolute(line.amount)): Row {
  const [debit, credit] = isCredit(line.amount) ? ['0', amount] : [amount, '0']
  const { code, counter, object, apartment, party, category } = line
  return { code, counter, object, apartment, party, category, debit, credit }
}

const makers: Readonly<Record<Shape, (entry: HandedEntry) => readonly Row[]>> = {
  lines: ({ lines }) => lines.map((line) => sideRow(line)),
  pairs: ({ lines }) =>
    cutEntry(lines).map(({ debit, credit, amount }) => ({
      debit_code: debit.code,
      credit_code: credit.code,
      debit_object: debit.object,
      credit_object: credit.object,
      amount,
    })),
  sides: ({ lines }) =>
    groupEntry(lines).flatMap(({ one, many }, at) =>
      [sideRow(one), ...many.map(({ side, amount }) => sideRow(side, amount))].map((row) => ({
        ...row,
        group: String(at + 1),
      })),
    ),
}

/** Makes the rows of an entry; groups are counted within it. */
export const rowsOf = (shape: Shape) => makers[shape]

interface Told {
  readonly language: Language
  readonly labels: ExportLabels
  readonly currency: CurrencyCode
}

const numbers: readonly string[] = ['debit', 'credit', 'amount', 'group', 'entry']

/** Makes the cells of entries in a layout. Groups are counted on over the entries of one number. */
export function journalCellsOf(layout: Layout, { language, labels, currency }: Told) {
  const { columns } = layout.parts.journal
  const rows = rowsOf(layout.shape)
  const counted = new Map<string, number>()
  const dayCell = (day: string) => (layout.days === 'text' ? writtenDay(day) : momentCell(day))
  const codes = codesIn(language)
  return (entry: HandedEntry): Cell[][] => {
    const before = counted.get(entry.number) ?? 0
    const made = rows(entry)
    counted.set(entry.number, before + Math.max(0, ...made.map(({ group }) => Number(group ?? '0'))))
    return made.map((row) => {
      const { group, code, counter, category } = row
      const told: Row = {
        ...row,
        entry: entry.entry,
        number: entry.number,
        kind: documentName(entry.kind, language, labels),
        head_text: entry.head,
        text: entry.text,
        currency: currencies[currency].unit,
        ...(typeof code === 'string' ? { code: codes(code) } : {}),
        ...(typeof counter === 'string' ? { counter: codes(counter) } : {}),
        ...(isOneOf(lineTypes, category) ? { category: feeTypeWords[language][category] } : {}),
        ...(typeof group === 'string' ? { group: String(before + Number(group)) } : {}),
      }
      return columns.map(({ field, value }): Cell => {
        if (value !== undefined) return value
        if (field === 'day') return dayCell(entry.day)
        return field === undefined ? null : cellOf(field, told[field])
      })
    })
  }
}

export const cellOf = (field: string, text: string | null | undefined): Cell =>
  lineCell(text, numbers.includes(field))

/** Titles of a part of a layout, and which of its columns are added up on paper. */
export function columnsOf(layout: Layout, part: HandoverPart, language: Language) {
  const of = layout.parts[part]
  if (of === undefined) return undefined
  return {
    sheet: titleIn(of.sheet, language),
    titles: of.columns.map(({ title }) => titleIn(title, language)),
    summed: of.columns.map(({ field }) => field === 'debit' || field === 'credit'),
    fields: of.columns.map(({ field, value }): { field: string | undefined; value: Cell | undefined } => ({
      field,
      value,
    })),
  }
}
