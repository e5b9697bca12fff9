import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#core/language.ts'
import type { TranslationKey } from './translation-key.ts'
import { currentLanguage } from './i18n.ts'

export type Translate = (key: TranslationKey, params?: Readonly<Record<string, string | number>>) => string

/** Words by key: `console.shell.sign_out`, `entity.apartment.fields.code`, `error.forbidden`. */
export function useT(): Translate {
  const { t } = useTranslation()
  return useCallback((key, params) => t(key, { ...params }), [t])
}

/** The word of a key that comes from data (an action in the log, a code of the server), or else `fallback`. */
export const translateOr = (t: Translate, key: string, fallback: string) =>
  t(key as TranslationKey, { defaultValue: fallback })

export function useLanguage(): Language {
  useTranslation()
  return currentLanguage()
}
