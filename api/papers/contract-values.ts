import { definedLabel, fieldsFromDefinitions, type FieldDefinition } from '#core/custom-fields.ts'
import { writtenDay } from '#core/days.ts'
import { kindOf } from '#core/kinds.ts'
import type { Language } from '#core/language.ts'
import { contractWords } from '#domain/documents/contract-words.ts'
import { isRecord, textOf } from '#domain/documents/values.ts'
import { formatMoney, formatNumber } from '#domain/money/money-text.ts'
import { amountInWords } from '#domain/money/words.ts'
import type { contract } from '#entities/contracts/contract.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { PaperContext } from './paper-context.ts'

/** A contract as its reader may see it. */
export type SeenContract = ShownRecord<typeof contract>

/** Figures of a contract in the words of its paper. */
export function contractFigures(record: SeenContract, { language, currency }: PaperContext) {
  const money = (value: unknown) => {
    const amount = textOf(value)
    return amount === undefined ? undefined : formatMoney(amount, currency, language)
  }
  const inWords = (value: unknown) => {
    const amount = textOf(value)
    return amount === undefined ? undefined : amountInWords(amount, { language, currency })
  }
  const figure = (value: unknown, unit: string) =>
    typeof value === 'number' ? `${formatNumber(value, { language, digits: 2 })}${unit}` : undefined
  return {
    price: money(record.value),
    price_in_words: inWords(record.value),
    deposit: money(record.deposit),
    deposit_in_words: inWords(record.deposit),
    tax_percent: figure(record.tax_percent, ' %'),
    area: figure(record.apartment?.area, ' m²'),
  }
}

/** The fields that its kind of contract has besides, by name and as they are written; empty ones are left out. */
export function contractDetails(record: SeenContract, language: Language) {
  const definitions: readonly FieldDefinition[] = definitionsOf(record.template?.fields)
  const fields = fieldsFromDefinitions(definitions)
  const custom = isRecord(record.custom) ? record.custom : {}
  const { yes, no } = contractWords[language].answers
  return definitions.flatMap((one) => {
    const { key } = one
    const [field, value] = [fields[key], custom[key]]
    if (field === undefined || value === undefined || value === null || value === '') return []
    const { formatCell, sheetFormat } = kindOf(field)
    const cell = formatCell(field, value, { language, yes, no, label: (option) => option })
    if (cell === null || cell === '') return []
    const said =
      typeof cell === 'number'
        ? formatNumber(cell, { language, digits: 2 })
        : sheetFormat === 'day'
          ? writtenDay(cell)
          : cell
    return [{ label: definedLabel(one, language), value: said }]
  })
}

const definitionsOf = (rows: NonNullable<SeenContract['template']>['fields']) =>
  (rows ?? []).flatMap(({ key, type, ...more }) =>
    key === undefined || type === undefined ? [] : [{ ...more, key, type }],
  )
