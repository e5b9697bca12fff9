import type { Locale } from 'antd/es/locale'
import type { Language } from '#core/language.ts'

export type AntdLocale = Locale

/** antd's own texts (pickers, pagination, empty states), one language at a time. */
export const antdLocales: Readonly<Record<Language, () => Promise<AntdLocale>>> = {
  vi: async () => (await import('antd/es/locale/vi_VN')).default,
  en: async () => (await import('antd/es/locale/en_US')).default,
  km: async () => (await import('antd/es/locale/km_KH')).default,
}
