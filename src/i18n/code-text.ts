import { fillSentence } from '#core/errors/sentence.ts'
import type { Limits } from '#core/wire/error.ts'
import { currentLanguage } from './i18n.ts'
import { translateOr, type Translate } from './use-t.ts'

interface ErrorReply {
  readonly limits?: Limits
  /** The server's own text, for a code that has no sentence here. */
  readonly fallback?: string
}

/**
 * The sentence of an error code in the user's language, with its limits filled in. `value_exists` is used for every `{field}_exists` code without its own sentence.
 */
export function codeText(t: Translate, code: string, { limits, fallback = '' }: ErrorReply = {}): string {
  const known = [code, ...(code.endsWith('_exists') ? ['value_exists'] : [])]
  const sentence = known.map((one) => translateOr(t, `error.${one}`, '')).find((one) => one !== '')
  if (sentence !== undefined) return fillSentence(sentence, limits, currentLanguage())
  return fallback === '' ? t('error.common_error') : fallback
}
