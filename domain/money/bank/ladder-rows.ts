import { compareAmounts, isZero } from '#core/amount.ts'
import { saysItself, type Found, type LadderFacts } from './ladder-facts.ts'
import type { LineWhy } from './line-words.ts'
import { hasReference } from './read-references.ts'
import { saysReversal } from './reversal.ts'

/**
 * What becomes of a line: it is told of already, somebody is asked, an apartment is proposed, a receipt is made, or
 * nothing is known.
 */
export type RowOutcome = 'known' | 'asks' | 'candidate' | 'booked' | 'none'
export type LadderReason = LineWhy

export interface LadderRow {
  readonly why: LadderReason | ((found: Found, facts: LadderFacts) => LadderReason)
  readonly outcome: RowOutcome
  readonly fits: (found: Found, facts: LadderFacts) => boolean
  /** Whom it proposes, the one that its reason speaks of first. */
  readonly names: (found: Found) => readonly string[]
  /** Also those that owe just this amount. */
  readonly byAmount?: true
}

const nobody = () => []
const wholeOnly = ({ whole }: Found) => [...whole]
const namedFirst = ({ named, whole, near }: Found) => {
  const others = whole.size > 0 ? whole : near
  return [...[...named.keys()].filter((id) => !others.has(id)), ...others]
}
const isOne = ({ whole, householdsOf }: Found) => householdsOf(whole) === 1
const hasNone = ({ whole }: Found) => whole.size === 0
/** One apartment's by a whole reference, or by a repaired one whose own code stands beside it. */
const isMeant = (found: Found) => found.meant !== null && found.householdsOf(found.whole) < 2

/** Above all others stands what makes two receipts of one transfer, or one of money that is not a payment. */
export const ladderRows: readonly LadderRow[] = [
  { why: 'told_before', outcome: 'known', fits: (_, { told }) => told === 'known', names: nobody },
  { why: 'maybe_known', outcome: 'asks', fits: (_, { told }) => told === 'maybe_known', names: nobody },
  { why: 'money_out', outcome: 'asks', fits: (_, { direction }) => direction === 'out', names: nobody },
  {
    why: (_, { place }) => (place === 'other_currency' ? 'other_currency' : 'wrong_account'),
    outcome: 'asks',
    fits: (_, { place }) => place !== 'own',
    names: nobody,
  },
  // A returned payment would be read as a fee.
  {
    why: 'looks_like_reversal',
    outcome: 'asks',
    fits: (_, { text }) => saysReversal(text),
    names: wholeOnly,
  },
  {
    why: 'several_apartments',
    outcome: 'asks',
    fits: ({ whole, householdsOf }) => householdsOf(whole) > 1,
    names: wholeOnly,
  },
  {
    why: 'other_building',
    outcome: 'asks',
    fits: (found) => found.isElsewhere && hasNone(found),
    names: nobody,
  },
  // One sign lost of an old one, or the slip of a neighbour copied.
  {
    why: 'other_named',
    outcome: 'candidate',
    fits: (found) => isOne(found) && found.namesOther(found.whole),
    names: namedFirst,
  },
  {
    why: 'other_near',
    outcome: 'candidate',
    fits: (found) =>
      isOne(found) && found.nearCount > 0 && found.householdsOf([...found.whole, ...found.near]) > 1,
    names: ({ whole, near }) => [...whole, ...near],
  },
  {
    why: 'other_building',
    outcome: 'candidate',
    fits: (found) => isOne(found) && found.isElsewhere,
    names: wholeOnly,
  },
  {
    why: 'old_reference_alone',
    outcome: 'candidate',
    fits: (found) =>
      isOne(found) &&
      found.isOld &&
      found.mistakable.size > 0 &&
      ![...found.whole].some((id) => saysItself(found.named, id)),
    names: ({ whole, mistakable }) => [...whole, ...mistakable],
  },
  // The desk's receipt would be made again.
  {
    why: 'booked_at_desk',
    outcome: 'asks',
    fits: (found, { documents }) =>
      isMeant(found) && documents.some(({ apartment_id }) => apartment_id === found.meant),
    names: ({ meant }) => (meant === null ? [] : [meant]),
  },
  {
    why: 'request_paid',
    outcome: 'asks',
    fits: (found) => isMeant(found) && found.paidOn !== null,
    names: ({ meant }) => (meant === null ? [] : [meant]),
  },
  {
    why: ({ isOld }) => (isOld ? 'old_reference' : 'exact_reference'),
    outcome: 'booked',
    fits: isOne,
    names: wholeOnly,
  },
  {
    why: 'corrected_reference',
    outcome: 'booked',
    fits: (found) => hasNone(found) && found.meant !== null,
    names: ({ near }) => [...near],
  },
  {
    why: 'near_reference',
    outcome: 'candidate',
    fits: ({ near, nearCount, named }) => nearCount === 1 && near.size > 0 && named.size === 0,
    names: ({ near }) => [...near],
  },
  {
    why: (found) => (found.namesOther(found.near) ? 'other_named' : 'near_reference'),
    outcome: 'candidate',
    fits: ({ near, nearCount }) => nearCount === 1 && near.size > 0,
    names: namedFirst,
  },
  {
    why: 'near_several',
    outcome: 'candidate',
    fits: ({ nearCount }) => nearCount > 1,
    names: ({ near }) => [...near],
  },
  {
    why: 'same_amount',
    outcome: 'candidate',
    fits: ({ named, householdsOf }, { apartments, amount }) =>
      householdsOf(named.keys()) === 1 &&
      apartments.some(({ id, open }) => named.has(id) && !isZero(open) && compareAmounts(open, amount) === 0),
    names: ({ named }) => [...named.keys()],
  },
  {
    why: 'only_named',
    outcome: 'candidate',
    fits: ({ named, householdsOf }) => householdsOf(named.keys()) === 1,
    names: ({ named }) => [...named.keys()],
  },
  {
    why: 'several_apartments',
    outcome: 'asks',
    fits: ({ named }) => named.size > 1,
    names: ({ named }) => [...named.keys()],
  },
  { why: 'unknown_reference', outcome: 'none', fits: (_, { text }) => hasReference(text), names: nobody },
  { why: 'no_reference', outcome: 'none', fits: () => true, names: nobody, byAmount: true },
]
