import { compareAmounts, isZero } from '#core/amount.ts'
import type { Reference } from '../qr/reference.ts'
import { namesCode } from './bank-text.ts'
import { hasReference, readCorrections, readReferences, type FoundReference } from './read-references.ts'

/** What the ladder knows of an apartment. */
export interface LadderApartment {
  readonly id: string
  readonly code: string
  /** The open total. */
  readonly open: string
}

/** A payment that was asked for at the desk. */
export interface LadderRequest {
  readonly id: string
  readonly apartment_id: string
}

export interface LadderInput {
  readonly text: string
  readonly amount: string
  /** All of the building. */
  readonly apartments: readonly LadderApartment[]
  /** Those that references in the text may name. */
  readonly requests: readonly LadderRequest[]
}

/** Why an apartment may be the one that is meant. */
export const candidateReasons = ['reference', 'wrong_sign', 'code', 'amount'] as const
export type CandidateReason = (typeof candidateReasons)[number]

export interface Candidate extends LadderApartment {
  readonly reasons: readonly CandidateReason[]
}

/** Why a line was matched by itself, or was not. */
export type LadderWhy =
  | 'exact_reference'
  | 'corrected_reference'
  | 'same_amount'
  | 'several_apartments'
  | 'unknown_reference'
  | 'only_named'
  | 'no_reference'

/** What a receipt is made for by itself. */
export interface LadderMatch {
  readonly apartmentId: string
  readonly requestId: string | null
}

export interface Judgement {
  readonly why: LadderWhy
  /** Null: somebody decides. Only a reference posts by itself (docs/domain/bank-lines.md). */
  readonly match: LadderMatch | null
  /** The likeliest first. */
  readonly candidates: readonly Candidate[]
}

/** So many are shown where only the amount speaks for them. */
const mostByAmount = 5

/**
 * Whom a transfer is for: an exact reference; a reference with one wrong sign, if the apartment's own code stands beside
 * it; the amount of exactly one apartment that the text names; or nobody knows.
 */
export function climbLadder(input: LadderInput): Judgement {
  const candidates = candidatesOf(input)
  const exact = matchesOf(input, exactIn(input))
  if (exact.length > 0) return judge('exact_reference', exact, candidates)
  const corrected = matchesOf(input, readCorrections(input.text)).filter(({ apartmentId }) =>
    isNamed(input, apartmentId),
  )
  if (corrected.length > 0) return judge('corrected_reference', corrected, candidates)
  return { why: whyByHand(input, candidates), match: null, candidates }
}

/** References that the text may name, so that what they stand for can be looked up. */
export const referencesIn = (text: string): readonly Reference[] => [
  ...readReferences(text),
  ...readCorrections(text),
]

function judge(why: LadderWhy, matches: readonly LadderMatch[], candidates: readonly Candidate[]): Judgement {
  const apartments = new Set(matches.map(({ apartmentId }) => apartmentId))
  if (apartments.size > 1) return { why: 'several_apartments', match: null, candidates }
  // Of two that mean the same apartment, the request says more.
  const match = matches.find(({ requestId }) => requestId !== null) ?? matches[0] ?? null
  return { why, match, candidates }
}

/** References whose check agrees; with more behind them only where that is the apartment's code, without its space. */
function exactIn(input: LadderInput): readonly FoundReference[] {
  return readReferences(input.text).filter((found) => {
    if (found.rest === '') return true
    const [match] = matchesOf(input, [found])
    const code = input.apartments.find(({ id }) => id === match?.apartmentId)?.code
    return code !== undefined && namesCode(found.rest, code)
  })
}

const matchesOf = ({ apartments, requests }: LadderInput, found: readonly Reference[]): LadderMatch[] =>
  found.flatMap(({ subject, id }): LadderMatch[] => {
    if (subject === 'apartment')
      return apartments.some((one) => one.id === id) ? [{ apartmentId: id, requestId: null }] : []
    const request = requests.find((one) => one.id === id)
    return request === undefined ? [] : [{ apartmentId: request.apartment_id, requestId: id }]
  })

const isNamed = ({ text, apartments }: LadderInput, apartmentId: string) =>
  apartments.some(({ id, code }) => id === apartmentId && namesCode(text, code))

function whyByHand({ text }: LadderInput, candidates: readonly Candidate[]): LadderWhy {
  const named = candidates.filter(({ reasons }) => reasons.includes('code'))
  if (named.filter(({ reasons }) => reasons.includes('amount')).length === 1) return 'same_amount'
  if (named.length > 1) return 'several_apartments'
  if (named.length === 1) return 'only_named'
  return hasReference(text) ? 'unknown_reference' : 'no_reference'
}

function candidatesOf(input: LadderInput): Candidate[] {
  const ids = (found: readonly Reference[]) =>
    new Set(matchesOf(input, found).map(({ apartmentId }) => apartmentId))
  const exact = ids(exactIn(input))
  const corrected = ids(readCorrections(input.text))
  const all = input.apartments.flatMap((apartment): Candidate[] => {
    const says: Readonly<Record<CandidateReason, boolean>> = {
      reference: exact.has(apartment.id),
      wrong_sign: corrected.has(apartment.id),
      code: namesCode(input.text, apartment.code),
      amount: !isZero(apartment.open) && compareAmounts(apartment.open, input.amount) === 0,
    }
    const reasons = candidateReasons.filter((reason) => says[reason])
    return reasons.length === 0 ? [] : [{ ...apartment, reasons }]
  })
  const isByAmount = ({ reasons }: Candidate) => reasons.length === 1 && reasons[0] === 'amount'
  const others = all.filter((one) => !isByAmount(one))
  return [...others, ...all.filter(isByAmount).slice(0, mostByAmount)].toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  )
}

/** An earlier reason says more than all later ones together. */
const weightOf = ({ reasons }: Candidate) =>
  reasons.reduce((sum, reason) => sum + 2 ** (candidateReasons.length - candidateReasons.indexOf(reason)), 0)
