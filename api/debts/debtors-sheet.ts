import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { ageingBands } from '#domain/money/ageing.ts'
import type { FigureKind } from '#domain/reports/book.ts'
import { debtLabels } from '#entities/debts/debt.labels.ts'
import { debtorKindWords } from '#entities/payer-words.ts'
import { exactNumber, type Cell } from '../records/present/export-cells.ts'
import type { Debtors } from './debtors.ts'

const own = {
  kind: { vi: 'Người trả là', en: 'Kind of payer', km: 'ប្រភេទអ្នកបង់' },
  name: { vi: 'Người trả', en: 'Payer', km: 'អ្នកបង់' },
  apartments: { vi: 'Trả cho căn hộ', en: 'Pays for', km: 'បង់ឱ្យអាផាតមិន' },
  fees: { vi: 'Số khoản', en: 'Fees', km: 'ចំនួនថ្លៃ' },
} as const
const sums = [...ageingBands.map(({ name }) => name), 'outstanding'] as const

export const debtorsTitle: Readonly<Record<Language, string>> = {
  vi: 'Công nợ theo người trả',
  en: 'Debts by payer',
  km: 'បំណុលតាមអ្នកបង់',
}

const asOfWords = {
  vi: 'Tính đến hết ngày {{day}}',
  en: 'As of the end of {{day}}',
  km: 'គិតត្រឹមចុងថ្ងៃ {{day}}',
} as const

/** The day that the figures are of. */
export const asOfText = (day: string, language: Language): string =>
  asOfWords[language].replace('{{day}}', writtenDay(day))

export const debtorColumns = (language: Language): string[] => [
  ...Object.values(own).map((words) => words[language]),
  ...sums.map((name) => debtLabels[language].fields[name]),
]

/** Columns of figures, each added up below the rows. */
export const debtorFigures: readonly (FigureKind | undefined)[] = [
  ...Object.keys(own).map((name) => (name === 'fees' ? 'count' : undefined)),
  ...sums.map(() => 'money' as const),
]

/** A debtor as cells: amounts are numbers, and texts are as they are. */
export const debtorCells = (debtor: Debtors['debtors'][number], language: Language): Cell[] => [
  debtorKindWords[language][debtor.kind],
  debtor.name ?? '',
  debtor.apartments.map(({ code }) => code).join(', '),
  debtor.fees,
  ...sums.map((name) => exactNumber(debtor[name])),
]
