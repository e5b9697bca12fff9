import type { DataOf } from '#domain/calls/call.ts'
import { mostRuledRows, type listUncharged, type unchargedReasons } from '#domain/calls/fee-rules.ts'
import type { Facts } from '#domain/money/charge-types.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { isMetered } from '#domain/metered-kinds.ts'
import { rulingOf, type Ruling } from '#domain/money/fee-rules.ts'
import type { FeeType } from '#domain/money/fee-types.ts'
import type { Db } from '#api/database/pool.ts'
import { readFeesToCharge, type FeeToCharge } from '../tariffs/fees-to-charge.ts'
import { readChargeFacts } from './charge-facts.ts'
import { readChargedApartments } from './charged-apartments.ts'

type Uncharged = DataOf<typeof listUncharged>
type Row = Uncharged['rows'][number]
type Why = (typeof unchargedReasons)[number]

/** What one fee does with one apartment; undefined: it charges it, or may. */
type Gap = { readonly why: Why; readonly ruling: Ruling } | undefined

/**
 * Apartments that no active fee of a kind charges in the month. A garden or a vehicle that is not there is no gap; a
 * meter that is not there is one. A few queries for each fee, however many apartments.
 */
export async function readUncharged(
  db: Db,
  {
    buildingId,
    month,
    currency,
  }: { readonly buildingId: string; readonly month: string; readonly currency: CurrencyCode },
): Promise<Uncharged> {
  const settings = await readFeesToCharge(db, { buildingId, currency })
  const apartments = await readChargedApartments(db, { buildingId, month })
  const apartmentIds = apartments.map(({ id }) => id)
  const facts = new Map<FeeToCharge, ReadonlyMap<string, Facts>>()
  for (const setting of settings)
    facts.set(setting, await readChargeFacts(db, setting, { buildingId, month, apartmentIds }))
  const byType = Map.groupBy(settings, ({ feeType }) => feeType)
  const rows = apartments.flatMap((one) =>
    [...byType].flatMap(([type, fees]) =>
      rowOf(
        { ...one, type },
        fees.map((setting) => gapOf(setting, facts.get(setting)?.get(one.id), month)),
      ),
    ),
  )
  return { total: rows.length, rows: rows.slice(0, mostRuledRows) }
}

function gapOf({ terms, feeType, priceType }: FeeToCharge, facts: Facts | undefined, month: string): Gap {
  if (facts?.ruled === undefined) return undefined
  const ruling = rulingOf(terms, facts.ruled, month)
  if (ruling.is !== 'charged') return { why: ruling.is, ruling }
  return priceType === 'metered' && isMetered(feeType) && !facts.hasMeter
    ? { why: 'no_meter', ruling }
    : undefined
}

/** Of several fees of a kind, one that charges is enough; else the exemption explains most. */
function rowOf(
  { id, code, type }: { readonly id: string; readonly code: string; readonly type: FeeType },
  gaps: readonly Gap[],
): Row[] {
  const found = gaps.filter((gap) => gap !== undefined)
  if (found.length < gaps.length) return []
  const gap =
    found.find(({ why }) => why === 'exempt') ?? found.find(({ why }) => why === 'no_meter') ?? found[0]
  if (gap === undefined) return []
  const rule = gap.ruling.is === 'exempt' ? gap.ruling.rule : undefined
  return [
    {
      apartment_id: id,
      apartment: code,
      fee_type: type,
      why: gap.why,
      rule: rule?.name ?? null,
      reason: rule?.reason ?? null,
    },
  ]
}
