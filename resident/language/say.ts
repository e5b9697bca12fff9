import { fillSentence } from '#core/errors/sentence.ts'
import type { Limits } from '#core/wire/error.ts'
import type { Refusal } from '../data/refusal.ts'
import type { WordKey } from './app-words.ts'
import { currentLanguage, currentWords } from './language.ts'

type Params = Readonly<Record<string, string | number>>

/** The word of a key in the reader's language: `say('shell.call', { number: '1900 1234' })`. */
export const say = (key: WordKey, params?: Params): string => fill(find(key) ?? key, params)

/** The word of a name that comes with data (`fees.type.water`), or undefined where there is none. */
export const sayOf = (key: string): string | undefined => find(key)

function find(key: string): string | undefined {
  const names = key.split('.')
  for (const words of currentWords()) {
    let at: unknown = words
    for (const name of names) at = (at as Readonly<Record<string, unknown>> | undefined)?.[name]
    if (typeof at === 'string') return at
  }
  return undefined
}

const fill = (text: string, params: Params = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_slot, name: string) => String(params[name] ?? ''))

/** The sentence of an error code; one that has none is told by that of any error. */
export function sayError(code: string, limits?: Limits): string {
  const known = [code, ...(code.endsWith('_exists') ? ['value_exists'] : []), 'common_error']
  const sentence = known.map((one) => find(`error.${one}`)).find((one) => one !== undefined) ?? code
  return fillSentence(sentence, limits, currentLanguage())
}

/** What to tell of a refusal as a whole. */
export const sayRefusal = (refusal: Refusal): string =>
  [...new Set(refusal.codes.map((code) => sayError(code, refusal.limitsOf(''))))].join('. ')
