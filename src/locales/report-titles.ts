import type { Language } from '#core/language.ts'
import type { ReportName } from '#domain/reports/index.ts'
import { reportLabels } from '#domain/reports/labels.ts'

type Titles = Readonly<Record<ReportName, (typeof reportLabels)[ReportName][Language]>>

function titlesIn(language: Language): Titles
function titlesIn(language: Language): Partial<Titles> {
  return Object.fromEntries(Object.entries(reportLabels).map(([name, labels]) => [name, labels[language]]))
}

/** What reports are called, as they declare it. */
export const reportTitles: Readonly<Record<Language, Titles>> = {
  vi: titlesIn('vi'),
  en: titlesIn('en'),
  km: titlesIn('km'),
}
