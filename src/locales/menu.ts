import type { Language } from '#core/language.ts'
import { reportLabels } from '#domain/reports/labels.ts'
import { roomPageWords } from './rooms.ts'

const words = { ...roomPageWords, ...reportLabels }

/** Names of pages that have words: their place in the menu asks for them. */
export type PageName = keyof typeof words

type Said = 'title' | 'purpose'
type Words = Readonly<Record<PageName, string>>

function saidIn(language: Language, what: Said): Words
function saidIn(language: Language, what: Said): Partial<Words> {
  return Object.fromEntries(Object.entries(words).map(([name, said]) => [name, said[language][what]]))
}

interface OwnWords {
  /** A page that is in no menu. */
  readonly second_factor: string
  readonly collect_from: string
}

/** What the menu, the palette and the headings of pages call pages that are no entity's, and reports as they declare it. */
const wordsIn = (language: Language, { second_factor, collect_from }: OwnWords) => ({
  title: { ...saidIn(language, 'title'), second_factor },
  purpose: saidIn(language, 'purpose'),
  collect_from,
})

export const menuWords: Readonly<Record<Language, ReturnType<typeof wordsIn>>> = {
  vi: wordsIn('vi', { second_factor: 'Bảo mật đăng nhập', collect_from: 'Thu tiền' }),
  en: wordsIn('en', { second_factor: 'Sign-in security', collect_from: 'Collect from' }),
  km: wordsIn('km', { second_factor: 'សុវត្ថិភាពការចូលប្រើ', collect_from: 'ប្រមូលប្រាក់' }),
}
