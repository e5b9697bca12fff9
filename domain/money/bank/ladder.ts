import { compareAmounts, isZero } from '#core/amount.ts'
import {
  findInText,
  type DeskDocument,
  type Found,
  type LadderApartment,
  type LadderFacts,
} from './ladder-facts.ts'
import { ladderRows, type LadderReason, type LadderRow, type RowOutcome } from './ladder-rows.ts'

/** Why an apartment may be the one that is meant. */
export const candidateReasons = ['reference', 'wrong_sign', 'code', 'name', 'phone', 'amount'] as const
export type CandidateReason = (typeof candidateReasons)[number]

export interface Candidate extends LadderApartment {
  readonly reasons: readonly CandidateReason[]
}

/** What a receipt is made for by itself. */
export interface LadderMatch {
  readonly apartmentId: string
  readonly requestId: string | null
}

export interface Judgement {
  /** The row that decided, from 1. */
  readonly row: number
  readonly why: LadderReason
  readonly outcome: RowOutcome
  /** Null: somebody decides. */
  readonly match: LadderMatch | null
  /** The one that the reason speaks of first, then the likeliest. */
  readonly candidates: readonly Candidate[]
  /** What the reason's sentence names beside apartments. */
  readonly said: { readonly document: DeskDocument | null; readonly day: string | null }
}

/** So many are shown where only the amount speaks for them. */
const mostByAmount = 5

/** Whom a transfer is for: the first row of the table that fits decides (docs/domain/bank-lines.md). */
export function climbLadder(facts: LadderFacts): Judgement {
  const found = findInText(facts)
  const at = ladderRows.findIndex(({ fits }) => fits(found, facts))
  const row = ladderRows[at]
  if (row === undefined) throw new Error('no row of the ladder fits')
  const isBooked = row.outcome === 'booked' && facts.mayPost
  return {
    row: at + 1,
    why: typeof row.why === 'string' ? row.why : row.why(found, facts),
    // Without the right to receipts somebody who has it presses.
    outcome: row.outcome === 'booked' && !isBooked ? 'candidate' : row.outcome,
    match: isBooked && found.meant !== null ? { apartmentId: found.meant, requestId: found.requestId } : null,
    candidates: candidatesOf(row, found, facts),
    said: {
      document: facts.documents.find(({ apartment_id }) => apartment_id === found.meant) ?? null,
      day: found.paidOn,
    },
  }
}

/** Those that a row names, the one that its reason speaks of first; of the others those that owe the amount before. */
function candidatesOf(row: LadderRow, found: Found, facts: LadderFacts): readonly Candidate[] {
  const byId = new Map(facts.apartments.map((one) => [one.id, one]))
  const named = [...new Set(row.names(found))].flatMap((id) => byId.get(id) ?? [])
  const [first, ...others] = named
  const byAmount = row.byAmount === true ? facts.apartments.filter((one) => owesIt(one, facts)) : []
  return [
    ...(first === undefined ? [] : [first]),
    ...others.toSorted((a, b) => Number(owesIt(b, facts)) - Number(owesIt(a, facts))),
    ...byAmount.slice(0, mostByAmount),
  ].map((apartment) => ({ ...apartment, reasons: reasonsOf(apartment, found, facts) }))
}

function reasonsOf(apartment: LadderApartment, found: Found, facts: LadderFacts): readonly CandidateReason[] {
  const named = found.named.get(apartment.id)
  const says: Readonly<Record<CandidateReason, boolean>> = {
    reference: found.whole.has(apartment.id),
    wrong_sign: found.near.has(apartment.id),
    code: named?.has('code') === true,
    name: named?.has('name') === true,
    phone: named?.has('phone') === true,
    amount: owesIt(apartment, facts),
  }
  return candidateReasons.filter((reason) => says[reason])
}

const owesIt = ({ open }: LadderApartment, { amount }: LadderFacts) =>
  !isZero(open) && compareAmounts(open, amount) === 0
