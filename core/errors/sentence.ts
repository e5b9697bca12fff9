import type { AnyField } from '../field.ts'
import type { Language } from '../language.ts'
import { groupDigits } from '../number-text.ts'
import type { Limits } from '../wire/error.ts'

/**
 * A sentence of the catalogue with its limits in place, for server and browser alike. A part in brackets,
 * `[. Max value {max}]`, is left out where one of its limits is not known. Numbers are spelled in the language;
 * `plain` spells them with a point and no groups, for a comma list.
 */
export function fillSentence(sentence: string, limits: Limits = {}, spelling: Language | 'plain'): string {
  return sentence.replace(/\[([^[\]]*)\]/g, (_part, inner: string) => {
    const names = [...inner.matchAll(placeholder)].map(([, name = '']) => name)
    if (names.some((name) => limits[name] === undefined)) return ''
    return inner.replace(placeholder, (_name, name: string) => spellLimit(limits[name] ?? '', spelling))
  })
}

const placeholder = /\{(\w+)\}/g

/** A limit is a number, or a decimal string where it is an amount; other text stays as it is. */
function spellLimit(limit: string | number, spelling: Language | 'plain'): string {
  const text = String(limit)
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  return isNumber && spelling !== 'plain' ? groupDigits(text, spelling) : text
}

/** The limits that a field declares, for its sentences. */
export function limitsOf(field: AnyField): Limits {
  const limits = ['min', 'max', 'maxLength', 'maxSizeMb', 'prefixes'] as const
  const options: Readonly<Record<string, unknown>> = { ...field }
  return Object.fromEntries(
    limits.flatMap((name) => {
      const value = Array.isArray(options[name]) ? options[name].join(' / ') : options[name]
      return typeof value === 'number' || typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
