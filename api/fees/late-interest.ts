import type { CurrencyCode } from '#domain/currency.ts'
import { lateInterest, type InterestSpan } from '#domain/money/late-interest.ts'
import { monthBounds } from '#domain/money/proration.ts'
import type { Queryable } from '#api/database/pool.ts'
import { takeTurns } from '../workers/take-turns.ts'
import { readInterestRules, readOverdue, type InterestTerms, type OverdueRow } from './late-interest-facts.ts'

interface Asked {
  readonly buildingId: string
  readonly month: string
  readonly currency: CurrencyCode
}

/** What a fee bears by one rule, and which. */
export interface FeeInterest {
  readonly fee: OverdueRow
  readonly rule: InterestTerms
  readonly spans: readonly InterestSpan[]
}

/** The interest on every fee of a building through the end of a month that is not charged yet; nothing is stored. */
export async function calculateInterest(
  db: Queryable,
  { buildingId, month, currency }: Asked,
): Promise<FeeInterest[]> {
  const through = monthBounds(month).last
  const rules = await readInterestRules(db, { buildingId, through })
  const [first] = rules
  if (first === undefined) return []
  const fees = await readOverdue(db, { buildingId, through, from: first.from })
  const turn = takeTurns()
  const found: FeeInterest[] = []
  for (const fee of fees) {
    const spans = lateInterest(fee, { rules, month, currency })
    for (const rule of rules) {
      const own = spans.filter(({ ruleId }) => ruleId === rule.id)
      if (own.length > 0) found.push({ fee, rule, spans: own })
    }
    await turn()
  }
  return found
}
