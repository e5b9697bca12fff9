import { cookieAges } from '#domain/constants.ts'
import { defaultLanguage, isLanguage, type Language } from '#core/language.ts'
import { createStore } from '../data/store.ts'
import type { SomeWords } from './app-words.ts'

/** The same as the console's: who reads both reads them in one language. */
const cookie = 'lobby_locale'

type Load = () => Promise<{ readonly default: SomeWords }>
const loaders: Readonly<Record<Language, { readonly first: Load; readonly later: Load }>> = {
  vi: {
    first: () => import('virtual:resident/words/vi'),
    later: () => import('virtual:resident/words/vi-later'),
  },
  en: {
    first: () => import('virtual:resident/words/en'),
    later: () => import('virtual:resident/words/en-later'),
  },
  km: {
    first: () => import('virtual:resident/words/km'),
    later: () => import('virtual:resident/words/km-later'),
  },
}

/** Components that show words are drawn anew when it changes (resident/app.tsx). */
export const languageStore = createStore<Language>(defaultLanguage)
let words: readonly SomeWords[] = []
/** Whether a place was opened that needs more than the first words. */
let needsLater = false

export const currentLanguage = languageStore.read
/** Words of the language that the app is in: the first are there before anything is drawn, others before their place. */
export function currentWords(): readonly SomeWords[] {
  if (words.length === 0) throw new Error('the words are not loaded yet')
  return words
}

/** The words of all places that are opened later. */
export async function loadLaterWords(): Promise<void> {
  if (words.length > 1) return
  needsLater = true
  const language = currentLanguage()
  const { default: later } = await loaders[language].later()
  // Whoever has turned to another language meanwhile gets both of it.
  if (language === currentLanguage()) words = [...words.slice(0, 1), later]
}

/** Whether somebody has chosen a language here, or an address has. */
let isChosen = false

/** In the language that the address asks for, else the one that was read last, else Vietnamese until it is known who reads. */
export async function startLanguage(asked: string | null): Promise<void> {
  const chosen = isLanguage(asked) ? asked : keptLanguage()
  await (chosen === undefined ? show(defaultLanguage) : turnTo(chosen))
}

/** The account's own language, where nobody has chosen one on this phone. */
export async function adoptLanguage(own: string | null): Promise<void> {
  if (!isChosen && isLanguage(own) && own !== currentLanguage()) await turnTo(own)
}

export async function turnTo(next: Language): Promise<void> {
  isChosen = true
  const isSecure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookie}=${next}; path=/; max-age=${cookieAges.locale}; samesite=lax${isSecure}`
  await show(next)
}

async function show(next: Language): Promise<void> {
  const { first, later } = loaders[next]
  const found = await Promise.all(needsLater ? [first(), later()] : [first()])
  words = found.map((one) => one.default)
  document.documentElement.lang = next
  languageStore.set(next)
}

function keptLanguage(): Language | undefined {
  const found = /(?:^|; )lobby_locale=([a-z]+)/.exec(document.cookie)?.[1]
  return isLanguage(found) ? found : undefined
}
