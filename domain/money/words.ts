import { isAmount, roundAmount } from '#core/amount.ts'
import { numberWordsLimit } from '../constants.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import type { Language, Translated } from '#core/language.ts'
import { englishWords } from './words-en.ts'
import { khmerWords } from './words-km.ts'
import { vietnameseWords } from './words-vi.ts'

const speakers: Readonly<Record<Language, (number: bigint) => string>> = {
  vi: vietnameseWords,
  en: englishWords,
  km: khmerWords,
}
const minus: Translated = { vi: 'âm ', en: 'minus ', km: 'ដក' }
const names: Readonly<Record<CurrencyCode, { readonly whole: Translated; readonly cent?: Translated }>> = {
  vnd: { whole: { vi: 'đồng', en: 'dong', km: 'ដុង' } },
  usd: {
    whole: { vi: 'đô la Mỹ', en: 'US dollars', km: 'ដុល្លារអាមេរិក' },
    cent: { vi: 'xu', en: 'cents', km: 'សេន' },
  },
  riel: { whole: { vi: 'riel', en: 'riel', km: 'រៀល' } },
}

export interface Saying {
  readonly language: Language
  readonly currency: CurrencyCode
}

/**
 * An amount in words with its currency, rounded as the currency is, beginning with a capital: what receipts say
 * (docs/domain/amounts-and-days.md). A `RangeError` `not_a_number`, or `too_big` above 15 whole digits.
 */
export function amountInWords(amount: string, { language, currency }: Saying): string {
  if (!isAmount(amount)) throw new RangeError('not_a_number')
  const rounded = roundAmount(amount, currencies[currency].digits)
  const [whole = '0', fraction = ''] = rounded.replace('-', '').split('.')
  if (BigInt(whole) >= BigInt(numberWordsLimit)) throw new RangeError('too_big')
  const speak = speakers[language]
  const gap = language === 'km' ? '' : ' '
  const { whole: name, cent } = names[currency]
  const cents = BigInt(fraction.padEnd(2, '0').slice(0, 2) || '0')
  const countInWords = (count: bigint, one: Translated) =>
    language === 'en' && count === 1n ? one.en.replace(/s$/, '') : one[language]
  const tail =
    cent === undefined || cents === 0n
      ? ''
      : `${gap === '' ? ' ' : gap}${speak(cents)}${gap}${countInWords(cents, cent)}`
  const text = `${rounded.startsWith('-') ? minus[language] : ''}${speak(BigInt(whole))}${gap}${countInWords(BigInt(whole), name)}${tail}`
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
