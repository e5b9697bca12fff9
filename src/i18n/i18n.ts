import dayjs from 'dayjs'
import 'dayjs/locale/en'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
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

let antdLocale: AntdLocale

export const currentLanguage = (): Language => (isLanguage(i18n.language) ? i18n.language : defaultLanguage)
export const currentAntdLocale = () => antdLocale

export async function startI18n(): Promise<void> {
  const kept = readCookie(cookie)
  const language = isLanguage(kept) ? kept : defaultLanguage
  await i18n.init({
    lng: language,
    fallbackLng: false,
    ns: ['words'],
    defaultNS: 'words',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: '' },
  })
  await switchLanguage(language)
}

/** The words of a language beside the console's own, for a paper that is read by somebody else. */
export async function loadWords(language: Language): Promise<Translate> {
  if (!i18n.hasResourceBundle(language, 'words'))
    i18n.addResourceBundle(language, 'words', (await loaders[language]()).default, true, true)
  const t = i18n.getFixedT(language, 'words')
  return (key, params) => t(key, { ...params })
}

/** Words, days, antd's own texts, the page's `lang` and the header of calls change together. */
export async function switchLanguage(language: Language): Promise<void> {
  const [words, locale] = await Promise.all([
    loaders[language](),
    antdLocales[language](),
    dayNames[language](),
  ])
  i18n.addResourceBundle(language, 'words', words.default, true, true)
  antdLocale = locale
  dayjs.locale(language)
  document.documentElement.lang = language
  writeCookie(cookie, language, cookieAges.locale)
  await i18n.changeLanguage(language)
}
