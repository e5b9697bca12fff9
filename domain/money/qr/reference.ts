import { referenceHolds, tailsOf } from './reference-sums.ts'

/** Signs that no keyboard changes and nobody mistakes for one another; each is worth its place (docs/domain/payment-qr.md). */
export const referenceSigns = '0123456789CHKMNTV'

/** What a reference begins with; it has no sign of the rest but in old ones. */
export const referencePrefix = 'LB'

/** Signs behind the prefix: a fixed number, since banks drop the space that would end them. */
export const referenceLength = 9

/** The nine signs that a whole reference has behind its prefix. `LB941N45V4N` has them, `941N45V4N` is them. */
export function isReferenceBody(body: string): boolean {
  if (body.length !== referenceLength) return false
  const values = valuesOf(body)
  return values !== undefined && hasShape(body) && referenceHolds(values, chosen)
}

/** Whether a text is a reference and nothing else, as it may be drawn. */
export const isReference = (text: string): boolean =>
  text.startsWith(referencePrefix) && isReferenceBody(text.slice(referencePrefix.length))

/**
 * A reference at random, not one of an id: ids in a row lie close together. `draw` gives a whole number from 0 to less
 * than its argument. The database draws those that it keeps in the same way (`draw_payment_reference`).
 */
export function drawReference(draw: (below: number) => number): string {
  for (;;) {
    const head = Array.from({ length: referenceLength - 3 }, () => draw(referenceSigns.length))
    const bodies = tailsOf(head, chosen)
      .map((tail) => [...head, ...tail].map((value) => referenceSigns[value]).join(''))
      .filter(isReferenceBody)
    const [found] = bodies
    if (found !== undefined) return `${referencePrefix}${found}`
  }
}

/** `LB 941 N45 V4N`, as it is shown and read aloud; what is no reference stays as it is. */
export const spokenReference = (text: string): string =>
  text.replace(/\bLB([0-9CHKMNTV]{3})([0-9CHKMNTV]{3})([0-9CHKMNTV]{3})\b/g, 'LB $1 $2 $3')

/** The sums that a reference has; any others would do, and these are ours. */
export const chosen = { signs: referenceSigns.length, modulus: 17, first: 3, second: 5, third: 4 } as const

/** What each sign is worth; undefined where one is none of them. */
export function valuesOf(body: string): readonly number[] | undefined {
  const values = [...body].map((sign) => referenceSigns.indexOf(sign))
  return values.includes(-1) ? undefined : values
}

/** Nine digits of another product are none, nor is what keyboards turn into something else. */
const hasShape = (body: string) =>
  /(\d.*){3}/.test(body) && /([A-Z].*){2}/.test(body) && !/CC|KK|NN|TT|(.)\1\1/.test(body)

/** A text as banks pass it on: no diacritics, and no signs but letters, digits and spaces. */
export const plainText = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/[đĐ]/g, (sign) => (sign === 'đ' ? 'd' : 'D'))
    .replaceAll(/[^0-9A-Za-z ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, most)
