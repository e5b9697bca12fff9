import type { Language } from '#core/language.ts'
import { pageWords } from '#entities/page-words.ts'
import type { PageName } from '#entities/pages.ts'

type Said = 'title' | 'purpose'
type Words = Readonly<Record<PageName, string>>

function saidIn(language: Language, what: Said): Words
function saidIn(language: Language, what: Said): Partial<Words> {
  return Object.fromEntries(Object.entries(pageWords).map(([name, words]) => [name, words[language][what]]))
}

interface OwnWords {
  /** A page that is in no menu. */
  readonly second_factor: string
  readonly collect_from: string
}

/** What the menu, the palette and the headings of pages call the pages that are no entity's. */
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
