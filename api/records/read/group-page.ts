import type { Language } from '#core/language.ts'
import { scaleOf, type NumberField } from '#core/fields/number.ts'
import { isZero } from '#core/amount.ts'
import { defaultCurrency, type CurrencyCode } from '#domain/currency.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { formatAmount, formatDecimal, formatMoney } from '#domain/money/money-text.ts'
import { madeText } from '#domain/reports/paper-texts.ts'
import type { PipelineContext } from '../context.ts'
import type { GroupFigure, GroupSheet } from './group-sheet.ts'

interface Shown {
  readonly sheet: GroupSheet
  /** Of the records, where they are of one. */
  readonly building: { readonly name: string; readonly address: string } | undefined
  /** When it is printed: an instant. */
  readonly at: string
}

/** The figures of a list by group on paper: their table with its total, what it is narrowed down to, and who made it. */
export function groupPage(operation: PipelineContext, { sheet, building, at }: Shown): DocumentPage {
  const { caller } = operation
  const { language, principal } = caller
  const { title, narrowed, titles, rows, total, notes, buildings } = sheet
  const own = principal.buildings.find(({ id }) => id === buildings?.[0])?.currencyCode ?? defaultCurrency
  const line = ({ name, figures }: GroupSheet['total']) => [
    name,
    ...figures.map((figure) => figureText(operation, figure, { own, language })),
  ]
  return {
    language,
    ...(building === undefined ? {} : { head: { name: building.name, lines: [building.address] } }),
    title,
    under: [titles[0], ...narrowed],
    table: {
      columns: titles.map((heading, at) =>
        at === 0 ? { title: heading, share: 1 } : { title: heading, align: 'right' as const },
      ),
      rows: [...rows.map(line), line(total)],
      sum: true,
    },
    notes: [...notes, madeText({ language, by: principal.name, at })],
  }
}

interface Saying {
  /** The building's currency. */
  readonly own: CurrencyCode
  readonly language: Language
}

function figureText(
  { plan }: PipelineContext,
  { measure, parts }: GroupFigure,
  { own, language }: Saying,
): string {
  const field = plan.fields[measure ?? '']
  const digits = field?.kind === 'number' ? scaleOf(field as NumberField) : 0
  const isMoney = measure !== undefined && field?.kind !== 'number'
  const isPlain = parts.every(({ currency }) => currency === null || currency === own)
  const texts = parts.map(({ currency, amount }) => {
    if (!isMoney) return isZero(amount) ? '–' : formatDecimal(amount, { language, digits })
    return (isPlain ? formatAmount : formatMoney)(amount, (currency ?? own) as CurrencyCode, language)
  })
  return texts.length === 0 ? '–' : texts.join('\n')
}
