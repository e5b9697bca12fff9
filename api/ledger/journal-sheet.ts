import { isOneOf } from '#core/one-of.ts'
import type { Language } from '#core/language.ts'
import { readableCodes } from '#domain/money/charts.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { feeTypeWords } from '#entities/fee-words.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'
import { postingWords } from '#entities/finance/posting-words.ts'
import { exactNumber, momentCell, type Cell, type ExportLabels } from '../records/present/export-cells.ts'
import type { LedgerLineRead } from './general-ledger.ts'
import type { JournalLine } from './journal.ts'
import { balanceName, columns, trialColumns, vatColumns, voided } from './journal-words.ts'
import type { VatLine } from './output-vat.ts'
import type { TrialRow } from './trial-balance.ts'

/** Account codes as a reader of the language sees them. */
export const codesIn = (language: Language) => (codes: string) =>
  readableCodes(codes, (posting) => postingWords[language][posting])

const names = Object.keys(columns) as (keyof typeof columns)[]

const trialNames = Object.keys(trialColumns) as (keyof typeof trialColumns)[]

export const trialTitles = (language: Language): string[] =>
  trialNames.map((name) => trialColumns[name][language])

export const trialSums = trialNames.map((name) => name !== 'code')

/** An account as cells: its code stays a text. */
export const trialCells = (row: TrialRow, language: Language): Cell[] =>
  trialNames.map((name) => (name === 'code' ? codesIn(language)(row.code) : exactNumber(row[name])))

/** Columns that are added up below the lines. */
export const journalSums = names.map((name) => name === 'debit' || name === 'credit')

/** Columns of amounts in the general ledger, whose last is a balance, which no sum adds up. */
export const ledgerAmounts = [...journalSums, true]

export const journalColumns = (language: Language): string[] => names.map((name) => columns[name][language])

export const ledgerTitles = (language: Language): string[] => [
  ...journalColumns(language),
  balanceName[language],
]

/** A line of one account as cells, with the balance after it. */
export const ledgerCells = (line: LedgerLineRead, language: Language, labels: ExportLabels): Cell[] => [
  ...journalCells(line, language, labels),
  exactNumber(line.balance),
]

/** A line as cells: amounts are numbers, and no text is a formula. */
export function journalCells(line: JournalLine, language: Language, labels: ExportLabels): Cell[] {
  const cells: Readonly<Record<keyof typeof columns, Cell>> = {
    ...line,
    code: codesIn(language)(line.code),
    counter: line.counter === null ? null : codesIn(language)(line.counter),
    booked_on: momentCell(line.booked_on),
    entry: exactNumber(line.entry),
    kind: documentName(line.kind, language, labels),
    debit: exactNumber(line.debit),
    credit: exactNumber(line.credit),
    category: isOneOf(lineTypes, line.category) ? feeTypeWords[language][line.category] : line.category,
  }
  return names.map((name) => cells[name])
}

const vatNames = Object.keys(vatColumns) as (keyof typeof vatColumns)[]

export const vatTitles = (language: Language): string[] => vatNames.map((name) => vatColumns[name][language])

export const vatSums = vatNames.map((name) => name === 'net' || name === 'vat')

/** A line of the VAT list as cells. */
export function vatCells(line: VatLine, language: Language, labels: ExportLabels): Cell[] {
  const cells: Readonly<Record<keyof typeof vatColumns, Cell>> = {
    ...line,
    booked_on: momentCell(line.booked_on),
    kind: documentName(line.kind, language, labels),
    rate: line.rate === null ? null : exactNumber(line.rate),
    net: exactNumber(line.net),
    vat: exactNumber(line.vat),
  }
  return vatNames.map((name) => cells[name])
}

/** What a kind of document is called, and whether it was voided. */
export function documentName(kind: string, language: Language, labels: ExportLabels): string {
  const entity = kind.replace(/_void$/, '')
  const name = labels[entity === 'opening' ? openingDebt.name : entity]?.[language].one ?? entity
  return entity === kind ? name : `${name} (${voided[language]})`
}
