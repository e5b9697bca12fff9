import type { Language } from '#core/language.ts'
import { cashBookWords } from '#domain/money/cash-book-words.ts'
import { readableCodes } from '#domain/money/charts.ts'
import { entryKind } from '#domain/money/entry-kinds.ts'
import { postingWords } from '#entities/finance/posting-words.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { TrialRow } from './trial-balance.ts'

/** Account codes as a reader of the language sees them. */
export const codesIn = (language: Language) => (codes: string) =>
  readableCodes(codes, (posting) => postingWords[language][posting])

/** What an account is called: by the office, or else by what is booked on it. */
export const accountName = ({ name, postings }: Pick<TrialRow, 'name' | 'postings'>, language: Language) =>
  name ?? postings.map((posting) => postingWords[language][posting]).join(' · ')

/** What a kind of document is called, and whether it was voided. */
export function documentName(kind: string, language: Language, labels: ExportLabels): string {
  const { entity, isVoid, called } = entryKind(kind)
  const name = called?.[language] ?? labels[entity]?.[language].one ?? entity
  return isVoid ? `${name} (${cashBookWords[language].voided})` : name
}
