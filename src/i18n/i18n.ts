import dayjs from 'dayjs'
import 'dayjs/locale/en'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import labelParts from 'virtual:label-parts'
import { cookieAges } from '#domain/constants.ts'
import { defaultLanguage, isLanguage, type Language } from '#core/language.ts'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import type { Translate } from './use-t.ts'
import { antdLocales, type AntdLocale } from './antd-locales.ts'

const cookie = 'lobby_locale'

export const i18n = createInstance()
i18n.use(initReactI18next)

/** By need: a language that nobody chooses is never loaded. */
const loaders: Readonly<Record<Language, () => Promise<{ default: Record<string, unknown> }>>> = {
  vi: () => import('virtual:labels/vi'),
  en: () => import('virtual:labels/en'),
  km: () => import('virtual:labels/km'),
}
const dayNames: Readonly<Record<Language, () => Promise<unknown>>> = {
  vi: () => import('dayjs/locale/vi'),
  en: async () => undefined,
  km: () => import('dayjs/locale/km'),
}

let antdLocale: AntdLocale | undefined
let needsAntd = false
/** The parts of the words that pages have asked for: every language that the console turns to needs them. */
const wantedParts = new Map<string, Promise<void>>()
/** The language that the console is in, or on its way to. */
let wanted: Language = defaultLanguage
let started = Promise.resolve()

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage)
export const currentAntdLocale = () => antdLocale

/** In the language that was asked for, else the one that the reader had, else the default. */
export function startI18n(asked?: Language): Promise<void> {
  const kept = readCookie(cookie)
  wanted = asked ?? (isLanguage(kept) ? kept : defaultLanguage)
  started = start(wanted)
  return started
}

async function start(language: Language): Promise<void> {
  const [words] = await Promise.all([loaders[language](), dayNames[language]()])
  await i18n.init({
    lng: language,
    fallbackLng: false,
    ns: ['words'],
    defaultNS: 'words',
    resources: { [language]: { words: words.default } },
    // Said, so that no key is searched for signs that it is a sentence.
    keySeparator: '.',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: '' },
  })
  turnTo(language)
}

/** The words of a language beside the console's own, for a paper that is read by somebody else. */
export async function loadWords(language: Language): Promise<Translate> {
  if (!i18n.hasResourceBundle(language, 'words'))
    i18n.addResourceBundle(language, 'words', (await loaders[language]()).default, true, true)
  await addParts(language, [everything, ofPages])
  const t = i18n.getFixedT(language, 'words')
  return (key, params) => t(key, { ...params })
}

/** The part with all words of entities. */
export const everything = 'all'

/** The part with what pages say; lists without views of their own do without it. */
export const ofPages = 'pages'

/** Adds the words of a part (a folder of entities, `everything` or `ofPages`) before a page shows them. */
export function loadWordsOf(part: string): Promise<void> {
  const known = wantedParts.get(part)
  if (known !== undefined) return known
  const loading = addParts(wanted, [part])
  wantedParts.set(part, loading)
  // What did not come is asked for again.
  loading.catch(() => wantedParts.delete(part))
  return loading
}

async function addParts(language: Language, parts: Iterable<string>): Promise<void> {
  const loading = [...parts].flatMap((part) => labelParts[language]?.[part]?.() ?? [])
  const found = await Promise.all(loading)
  await started
  for (const words of found) i18n.addResourceBundle(language, 'words', words.default, true, true)
}

/** antd's own texts, from the first part of antd's that is drawn. */
export async function loadAntdLocale(): Promise<void> {
  needsAntd = true
  antdLocale = await antdLocales[wanted]()
}

/** Words, days, antd's own texts, the page's `lang` and the header of calls change together. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language
  const [words] = await Promise.all([
    loaders[language](),
    dayNames[language](),
    needsAntd && loadAntdLocale(),
  ])
  i18n.addResourceBundle(language, 'words', words.default, true, true)
  await addParts(language, wantedParts.keys())
  turnTo(language)
  await i18n.changeLanguage(language)
}

function turnTo(language: Language): void {
  dayjs.locale(language)
  document.documentElement.lang = language
  writeCookie(cookie, language, cookieAges.locale)
}
