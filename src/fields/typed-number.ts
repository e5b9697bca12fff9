import type { Language } from '#core/language.ts'
import { groupDigits, separators } from '#core/number-text.ts'
import { asciiDigits } from '#core/phone.ts'
import { readPasted, readTyped } from './format.ts'

export interface NumberReader {
  /**
   * Converts the input's text to a decimal string after a key. Calling it twice with one text gives the same result.
   */
  read(text: string): string
  /** The text that the input shows for a decimal string. */
  show(value: string): string
}

interface ReaderOptions {
  readonly language: Language
  /** Fraction digits that the field takes. */
  readonly digits: number
}

/**
 * Reads a number key by key. A group separator may be meant as the decimal point, because number pads have only one of
 * the two; the digits after it decide: three of them are a group (`25.650`), as in pasted numbers. Where no decimals
 * are allowed, fewer than three do nothing: `500000.00` is no 50 million. Khmer and full-width digits are digits.
 */
export function createNumberReader({ language, digits }: ReaderOptions): NumberReader {
  const { group, decimal } = separators[language]
  let shown = ''
  let last = { text: '', value: '' }
  /** The number up to a group's sign that may be the point, as typed and as shown since. */
  let assumed: { readonly typed: string; readonly shown: string } | undefined

  const readWhole = (text: string) => {
    const [whole = '', ...groups] = text.split(decimal)
    // Another language's groups; a fraction that cannot be is not taken.
    const isGroups = groups.length > 0 && groups.every((three) => /^\d{3}$/.test(three))
    return readTyped(isGroups ? whole + groups.join('') : whole, language).replace('.', '')
  }
  const readAssumed = (text: string): string | undefined => {
    if (assumed === undefined) return undefined
    const { typed: before, shown: redrawn } = assumed
    const start = [before, redrawn].find((one) => text.startsWith(one))
    const isTypedAnew = text === redrawn && last.text === redrawn.slice(0, -1)
    if (isTypedAnew || (start === undefined && !before.startsWith(text))) assumed = undefined
    if (assumed === undefined || start === undefined) return undefined
    const rest = text.slice(start.length)
    const whole = readTyped(start.slice(0, -1), language)
    // No group follows a nought: `0.050`.
    if (!/^\d{3}$/.test(rest) || /^-?0/.test(whole)) return cutFraction(`${whole}.${rest}`, digits)
    assumed = undefined
    return `${whole}${rest}`
  }
  // `1,250.75` of a Vietnamese reader: where both signs stand, the last one is the point, and the others grouped.
  const foreignNumber = new RegExp(`^(-?\\d{1,3}(?:[${decimal}]\\d{3})+)[${group}](\\d*)$`, 'v')
  const readForeign = (text: string): string | undefined => {
    const [, whole, fraction] = foreignNumber.exec(text) ?? []
    return whole === undefined ? undefined : `${whole.replaceAll(decimal, '')}.${fraction}`
  }
  const readNew = (text: string): string => {
    // One key adds one separator; a whole number inserted in one step (dictation, autofill) keeps the format of its
    // source.
    if (text.length > Math.max(shown.length, last.text.length) + 1) {
      const pasted = readPasted(text, { language, digits })
      if (pasted !== undefined) return cutFraction(pasted, digits)
    }
    const foreign = readForeign(text)
    if (foreign !== undefined) return cutFraction(foreign, digits)
    if (text.endsWith(group)) {
      const whole = readTyped(text.slice(0, -1), language)
      if (!whole.includes('.')) assumed = { typed: text, shown: groupDigits(`${whole}.`, language) }
    }
    const read = readAssumed(text)
    if (read !== undefined) return read
    return digits === 0 ? readWhole(text) : cutFraction(readTyped(text, language), digits)
  }
  return {
    read(typed) {
      const text = asciiDigits(typed)
      // The library calls this more than once for the result of one key.
      if (text !== last.text) last = { text, value: readNew(text) }
      return last.value
    },
    show: (value) => (shown = groupDigits(value, language)),
  }
}

/** A key that makes the fraction too long does nothing. */
function cutFraction(text: string, digits: number) {
  const [whole = '', fraction] = text.split('.')
  return fraction === undefined || digits === 0 ? whole : `${whole}.${fraction.slice(0, digits)}`
}
