import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#core/language.ts'
import { currentLanguage } from './i18n.ts'

export type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** Words by key: `console.shell.sign_out`, `entity.apartment.fields.code`, `error.forbidden`. */
export function useT(): Translate {
  const { t } = useTranslation()
  return useCallback((key, params) => t(key, { ...params }), [t])
}

export function useLanguage(): Language {
  useTranslation()
  return currentLanguage()
}
