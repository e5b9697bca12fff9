import { referencePrefix } from './reference.ts'

/**
 * References as they were until every apartment had one of its own: they spell an id, and one check sign ends them. Those
 * that stand on paper are read as long as somebody pays by them; the database keeps which were given.
 */
export const oldSigns = '23456789ABCDEFGHJKMNPQRTUVWXY'

/** What they may be for; the sign after the prefix. */
const subjects = { apartment: 'A', payment_request: 'P' } as const

/** The old reference of an apartment or payment request, `LBA3N`. */
export function oldReference(subject: keyof typeof subjects, id: string): string {
  const body = `${subjects[subject]}${spelt(BigInt(id))}`
  return `${referencePrefix}${body}${checkOf(body)}`
}

/** Whether a text is an old reference and nothing else, its check sign agreeing. */
export function isOldReference(text: string): boolean {
  const body = text.slice(referencePrefix.length, -1)
  return (
    oldForm.test(text) &&
    body.length <= 1 + mostSigns &&
    checkOf(body) === text.at(-1) &&
    isSpelling(body.slice(1))
  )
}

const oldForm = /^LB[AP][2-9A-HJKMNP-RT-Y]{2,}$/
/** Of the largest id, 2^63 - 1. */
const mostSigns = 13

/** A number has one spelling, and none is 0. */
const isSpelling = (number: string) => !number.startsWith(oldSigns[0] ?? '')

function spelt(number: bigint): string {
  const base = BigInt(oldSigns.length)
  const last = oldSigns[Number(number % base)] ?? ''
  return number < base ? last : `${spelt(number / base)}${last}`
}

/** The sum of the signs, each times its place, modulo their number. */
function checkOf(body: string): string {
  const sum = [...body].reduce((total, sign, at) => total + oldSigns.indexOf(sign) * (at + 2), 0)
  return oldSigns[sum % oldSigns.length] ?? ''
}
