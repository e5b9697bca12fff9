import type { Language } from '#core/language.ts'
import { reports, type ReportName } from '#domain/reports/index.ts'
import type { Report } from '#domain/reports/report.ts'

type Titles = Readonly<Record<ReportName, Report['labels'][Language]>>

function titlesIn(language: Language): Titles
function titlesIn(language: Language): Partial<Titles> {
  return Object.fromEntries(reports.map(({ name, labels }) => [name, labels[language]]))
}

/** What reports are called, as they declare it. */
export const reportTitles: Readonly<Record<Language, Titles>> = {
  vi: titlesIn('vi'),
  en: titlesIn('en'),
  km: titlesIn('km'),
}
