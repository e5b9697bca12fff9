import { isOldReference, oldSigns } from '../qr/old-reference.ts'
import { chosen, isReferenceBody, referenceLength, referenceSigns } from '../qr/reference.ts'

/**
 * The bodies of which one act makes what stands behind the prefix: a sign lost, added, changed, exchanged with the next,
 * or with the one after that. The sum of the signs says which sign is missing, so each place is tried once.
 */
export function nearBodies(behind: string): readonly string[] {
  const whole = behind.slice(0, referenceLength)
  const found = [
    ...inserted(behind.slice(0, referenceLength - 1)),
    ...deleted(behind.slice(0, referenceLength + 1)),
    ...changed(whole),
    ...exchanged(whole),
  ]
  return [...new Set(found.filter(isReferenceBody))].filter((body) => body !== whole)
}

/** Old words of which one act makes another. */
export function nearOldWords(word: string): readonly string[] {
  const [prefix, body] = [word.slice(0, 3), word.slice(3)]
  const places = Array.from({ length: body.length + 1 }, (_, at) => at)
  const found = [
    ...places.flatMap((at) => [...oldSigns].map((sign) => put(body, at, at, sign))),
    ...places.flatMap((at) => [...oldSigns].map((sign) => put(body, at, at + 1, sign))),
    ...deleted(body),
    ...exchanged(body),
  ].map((one) => `${prefix}${one}`)
  return [...new Set(found)].filter((one) => one !== word && isOldReference(one))
}

const put = (text: string, from: number, to: number, sign: string) =>
  `${text.slice(0, from)}${sign}${text.slice(to)}`

/** The sign that makes the sum of the others right. */
const missingSign = (others: string) => {
  const sum = [...others].reduce((total, sign) => total + referenceSigns.indexOf(sign), 0)
  return referenceSigns[(((chosen.first - sum) % chosen.modulus) + chosen.modulus) % chosen.modulus] ?? ''
}
const isOfSigns = (text: string) => /^[0-9CHKMNTV]*$/.test(text)

function inserted(body: string): readonly string[] {
  if (body.length !== referenceLength - 1 || !isOfSigns(body)) return []
  const sign = missingSign(body)
  return Array.from({ length: referenceLength }, (_, at) => put(body, at, at, sign))
}

const deleted = (body: string): readonly string[] =>
  Array.from({ length: body.length }, (_, at) => put(body, at, at + 1, ''))

function changed(body: string): readonly string[] {
  return Array.from({ length: body.length }, (_, at) => {
    const others = put(body, at, at + 1, '')
    return isOfSigns(others) ? put(body, at, at + 1, missingSign(others)) : ''
  })
}

const exchanged = (body: string): readonly string[] =>
  [1, 2].flatMap((over) =>
    Array.from({ length: Math.max(0, body.length - over) }, (_, at) => {
      const [one = '', other = ''] = [body[at], body[at + over]]
      return put(put(body, at, at + 1, other), at + over, at + over + 1, one)
    }),
  )
