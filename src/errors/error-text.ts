import { isCallError } from '#data-provider/http.ts'
import type { Translate } from '../i18n/use-t.ts'

/**
 * What a failed call says to the user: each code in his language, else the server's own text, joined with line
 * breaks (specification §8).
 */
export function errorText(t: Translate, error: unknown): string {
  if (!isCallError(error)) return t('error.server_error')
  return error.codes.map((code, index) => codeText(t, code, error.texts[index])).join('\n')
}

/** `value_exists` stands for every `{field}_exists` that has no sentence of its own. */
export function codeText(t: Translate, code: string, fallback?: string): string {
  const own = t(`error.${code}`, { defaultValue: '' })
  if (own !== '') return own
  if (code.endsWith('_exists')) return t('error.value_exists')
  return fallback === undefined || fallback === '' ? t('error.server_error') : fallback
}
