import type { Language } from './language.ts'

/** Separators of a written number. `Intl` is not used: its riel and dong differ from what offices write. */
export const separators: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
  km: { group: ',', decimal: '.' },
}

/** A decimal string in a language's spelling: `1234567.5` -> `1.234.567,5` (vi). A trailing point is kept, so that typing works. */
export function groupDigits(text: string, language: Language): string {
  const { group, decimal } = separators[language]
  const minus = text.startsWith('-') ? '-' : ''
  const [whole = '', fraction] = text.replace(/^-/, '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return `${minus}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`
}
