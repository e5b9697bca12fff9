/** Signs that nobody mistakes for one another on paper or by phone; their number is prime, as the check sign needs. */
const signs = '23456789ABCDEFGHJKMNPQRTUVWXY'

/** What a transfer may be for; the sign after the prefix. */
const subjects = { apartment: 'A', payment_request: 'P' } as const
export type ReferenceSubject = keyof typeof subjects

export const referencePrefix = 'LB'

/** What a reference says. */
export interface Reference {
  readonly subject: ReferenceSubject
  readonly id: string
}

/**
 * The text by which a transfer is recognised, `LBA3K7`: letters and digits alone, since banks drop other signs. Its last
 * sign is a check: one wrong sign, or two exchanged, give another.
 */
export function paymentReference(subject: ReferenceSubject, id: string): string {
  const body = `${subjects[subject]}${spelt(BigInt(id))}`
  return `${referencePrefix}${body}${checkOf(body)}`
}

/** What a text says if it is a reference and nothing else; undefined if its check sign is another. */
export function readReference(text: string): Reference | undefined {
  if (!text.startsWith(referencePrefix)) return undefined
  const body = text.slice(referencePrefix.length, -1)
  const subject = subjectOf(body[0])
  const number = body.slice(1)
  if (subject === undefined || number === '' || number.length > mostSigns) return undefined
  if (![...number].every((sign) => signs.includes(sign))) return undefined
  // A number has one spelling.
  if (number.length > 1 && number.startsWith(nothing)) return undefined
  const id = numberOf(number)
  if (id === 0n || id > largestId || checkOf(body) !== text.at(-1)) return undefined
  return { subject, id: String(id) }
}

export const isReference = (text: string): boolean => readReference(text) !== undefined

/** Everything that a text would say with one of its signs after the prefix exchanged. */
export function correctionsOf(text: string): readonly Reference[] {
  if (!text.startsWith(referencePrefix) || text.length > referencePrefix.length + mostSigns + 2) return []
  const found = Array.from({ length: text.length - referencePrefix.length }, (_, at) => at).flatMap((at) => {
    const place = referencePrefix.length + at
    return [...signs].flatMap((sign) => {
      const read = readReference(`${text.slice(0, place)}${sign}${text.slice(place + 1)}`)
      return read === undefined ? [] : [read]
    })
  })
  return [...new Map(found.map((one) => [`${one.subject} ${one.id}`, one])).values()]
}

const [nothing = ''] = signs
/** Of the largest id, 2^63 - 1. */
const mostSigns = 13
const largestId = 999_999_999_999_999_999n

const subjectOf = (sign: string | undefined) =>
  (Object.keys(subjects) as ReferenceSubject[]).find((subject) => subjects[subject] === sign)

const numberOf = (spelling: string): bigint =>
  [...spelling].reduce((total, sign) => total * BigInt(signs.length) + BigInt(signs.indexOf(sign)), 0n)

function spelt(number: bigint): string {
  const base = BigInt(signs.length)
  const last = signs[Number(number % base)] ?? ''
  return number < base ? last : `${spelt(number / base)}${last}`
}

/** The sum of the signs, each times its place, modulo their number. */
function checkOf(body: string): string {
  const sum = [...body].reduce((total, sign, at) => total + signs.indexOf(sign) * (at + 2), 0)
  return signs[sum % signs.length] ?? ''
}

/** A text as banks pass it on: no diacritics, and no signs but letters, digits and spaces. */
export const plainText = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/[đĐ]/g, (sign) => (sign === 'đ' ? 'd' : 'D'))
    .replaceAll(/[^0-9A-Za-z ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, most)
