import { cookieAges } from '#domain/constants.ts'
import { defaultLanguage, isLanguage, type Language } from '#core/language.ts'
import { createStore } from '../data/store.ts'
import type { AppWords } from './app-words.ts'

/** The same as the console's: who reads both reads them in one language. */
const cookie = 'lobby_locale'

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: AppWords }>>> = {
  vi: () => import('virtual:resident/words/vi'),
  en: () => import('virtual:resident/words/en'),
  km: () => import('virtual:resident/words/km'),
}

/** Components that show words are drawn anew when it changes (resident/app.tsx). */
export const languageStore = createStore<Language>(defaultLanguage)
let words: AppWords | undefined

export const currentLanguage = languageStore.read
/** Words of the language that the app is in. They are there before anything is drawn. */
export function currentWords(): AppWords {
  if (words === undefined) throw new Error('the words are not loaded yet')
  return words
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
  words = (await loaders[next]()).default
  document.documentElement.lang = next
  languageStore.set(next)
}

function keptLanguage(): Language | undefined {
  const found = /(?:^|; )lobby_locale=([a-z]+)/.exec(document.cookie)?.[1]
  return isLanguage(found) ? found : undefined
}
