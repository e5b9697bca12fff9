/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import type { SeededServer } from '../server/seeded-server.ts'

/** What of an amount is no revenue. */
export interface ModelParts {
  readonly vat: bigint
  readonly others: bigint
}
/** What a fee that is entered says of itself: others' money, or the building's with so many percent of VAT in it. */
export type ModelTerms = 'others' | bigint
/** What fees of a history are. */
export const manyTerms: readonly ModelTerms[] = [0n, 0n, 8n, 10n, 'others']
interface Whole extends ModelParts {
  readonly amount: bigint
}

/** A quotient, half up. */
export const half = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by)

export const partsOf = (amount: bigint, terms: ModelTerms): ModelParts =>
  terms === 'others' ? { vat: 0n, others: amount } : { vat: half(amount * terms, 100n + terms), others: 0n }

/** The same parts of another amount; of nothing, as if it was entered. */
export function partsLike(amount: bigint, whole: Whole, terms: ModelTerms): ModelParts {
  if (whole.amount === 0n) return partsOf(amount, terms)
  const vat = half(amount * whole.vat, whole.amount)
  const rest = whole.amount - whole.vat
  return { vat, others: rest === 0n ? 0n : half((amount - vat) * whole.others, rest) }
}

/** How a fee of these terms is entered. */
export const fieldsOf = (terms: ModelTerms): object =>
  terms === 'others'
    ? { income_kind: 'collected_for_others' }
    : terms === 0n
      ? {}
      : { vat_percent: String(terms) }

interface Standing extends Whole {
  readonly isOwed: boolean
  readonly lowered: Whole
}

/** Revenue, VAT and money of others, of fees that stand and of what lowered them. */
export function totalsOf(fees: readonly Standing[]): Readonly<Record<string, string>> {
  const sum = (name: keyof Whole) =>
    fees.reduce((total, fee) => total + (fee.isOwed ? fee[name] : 0n) - fee.lowered[name], 0n)
  const [vat, others] = [sum('vat'), sum('others')]
  const totals = { revenue: sum('amount') - vat - others, output_vat: vat, collected_for_others: others }
  return Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, String(total)]))
}

/** The same according to the books of these apartments. */
export async function bookedTotals(
  { db }: Pick<SeededServer, 'db'>,
  homes: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = await db.query<{ account: string; total: string }>(
    `select a.account, coalesce(-sum(l.amount), 0)::bigint::text as total
      from (values ('revenue'), ('output_vat'), ('collected_for_others')) a(account)
        left join (
          select l.account, l.amount, bool_or(l.apartment_id = any($1::bigint[])) over (partition by l.entry_id) as is_ours
            from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
            where l.building_id = 1 and e.kind in ('fee', 'fee_void', 'adjustment', 'adjustment_void')
        ) l on l.account = a.account and l.is_ours
      group by a.account`,
    [homes],
  )
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]))
}
