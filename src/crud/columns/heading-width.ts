import { textWidth } from '#src/ui/text-width.ts'

/** A heading up to so many pixels is not broken. */
const oneLine = 84

/** The least width, in pixels, that sets a heading in at most two lines of a CSS font. */
export function headingWidth(label: string, font: string, language: string): number {
  const measure = (text: string) => textWidth([text.trim()], font)
  const words = wordsOf(label, language)
  const splits = words.map((_word, at) =>
    Math.max(measure(words.slice(0, at).join('')), measure(words.slice(at).join(''))),
  )
  const whole = measure(label)
  return Math.ceil(whole <= oneLine ? whole : Math.min(...splits, whole))
}

/** The parts between which a line may break, spaces at their ends. Khmer writes no spaces between words. */
const wordsOf = (label: string, language: string): readonly string[] =>
  language === 'km'
    ? [...new Intl.Segmenter('km', { granularity: 'word' }).segment(label)].map(({ segment }) => segment)
    : label.split(/(?<= )/)
