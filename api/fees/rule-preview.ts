import { compareAmounts, isZero, subtractAmounts, sumAmounts } from '#core/amount.ts'
import { monthOf } from '#core/days.ts'
import type { DataOf, ReadBody } from '#domain/calls/call.ts'
import { mostRuledRows, type foretellFeeRule } from '#domain/calls/fee-rules.ts'
import { chargeFor } from '#domain/money/charge.ts'
import type { ChargeRule, Facts } from '#domain/money/charge-types.ts'
import type { FeeRule, FeeTerms } from '#domain/money/fee-rules.ts'
import { monthBounds } from '#domain/money/proration.ts'
import type { Caller } from '#api/context.ts'
import type { Db } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { today } from '../calendar/today.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { ratesOn } from '../currencies/exchange-rates.ts'
import { readFeesToCharge } from '../tariffs/fees-to-charge.ts'
import { readChargeFacts } from './charge-facts.ts'
import { readChargedApartments } from './charged-apartments.ts'

type Asked = ReadBody<typeof foretellFeeRule>
type Preview = DataOf<typeof foretellFeeRule>

/**
 * Calculates the fee of every apartment twice, without the rule and with it, for its first month that is not over. The
 * same code as a run's; nothing is stored. 422 `project_fee_not_found` if the building has no such fee.
 */
export async function previewRule(
  db: Db,
  caller: Caller,
  { buildingId, asked }: { readonly buildingId: string; readonly asked: Asked },
): Promise<Preview> {
  const currency = currencyOfBuilding(caller, buildingId)
  const month = laterOf(asked.from_month, monthOf(today()))
  const [setting] = await readFeesToCharge(db, {
    buildingId,
    currency,
    ids: [asked.fee_setting_id],
    evenInactive: true,
  })
  if (setting === undefined) throw apiError(422, 'project_fee_not_found')
  const apartments = await readChargedApartments(db, { buildingId, month })
  const apartmentIds = apartments.map(({ id }) => id)
  const facts = await readChargeFacts(db, setting, { buildingId, month, apartmentIds })
  const { priceType, tariffs, terms } = setting
  const rates = await ratesOn(db, caller.principal.organisationId, monthBounds(month).last)
  const rule = { priceType, month, tariffs, currency, rates }
  const own = asked.instead_of?.[0]
  const without: FeeTerms = { ...terms, rules: terms.rules.filter(({ id }) => id !== own) }
  const within = withRule(without, asked)
  const compared = apartments.map((one) => ({
    ...one,
    before: amountFor({ ...rule, terms: without }, facts.get(one.id)),
    after: amountFor({ ...rule, terms: within }, facts.get(one.id)),
  }))
  return addUp(month, compared)
}

const laterOf = (month: string, other: string) => (month > other ? month : other)

/** Undefined if it cannot be calculated; zero if nothing is charged. */
function amountFor(rule: ChargeRule, facts: Facts | undefined): string | undefined {
  if (facts === undefined) return '0'
  const outcome = chargeFor(rule, facts)
  if ('charge' in outcome) return outcome.charge.amount
  return 'skip' in outcome ? '0' : undefined
}

/** The rules as they would be tried with this one: a new one after all others of the same number. */
function withRule(terms: FeeTerms, asked: Asked): FeeTerms {
  const own = asked.instead_of?.[0]
  const isBefore = ({ priority, id }: FeeRule) =>
    priority < asked.priority || (priority === asked.priority && (own === undefined || isOlder(id, own)))
  return {
    ...terms,
    rules: [...terms.rules.filter(isBefore), ruleOf(asked), ...terms.rules.filter((one) => !isBefore(one))],
  }
}

const isOlder = (id: string, than: string) => BigInt(id) < BigInt(than)

const ruleOf = (asked: Asked): FeeRule => ({
  id: asked.instead_of?.[0] ?? '0',
  name: '',
  priority: asked.priority,
  effect: asked.effect,
  coefficient: String(asked.coefficient ?? 1),
  reason: asked.reason ?? null,
  from: asked.from_month,
  to: asked.to_month ?? null,
  blocks: asked.blocks ?? [],
  apartmentTypes: asked.apartment_types ?? [],
  floorFrom: asked.floor_from ?? null,
  floorTo: asked.floor_to ?? null,
  occupancies: asked.occupancies ?? [],
  handoverStates: asked.handover_states ?? [],
  apartments: asked.apartments ?? [],
})

interface Compared {
  readonly id: string
  readonly code: string
  readonly before: string | undefined
  readonly after: string | undefined
}

function addUp(month: string, compared: readonly Compared[]): Preview {
  const known = compared.flatMap(({ id, code, before, after }) =>
    before === undefined || after === undefined
      ? []
      : [{ apartment_id: id, apartment: code, before, after, difference: subtractAmounts(after, before) }],
  )
  const changed = known.filter(({ difference }) => !isZero(difference))
  const [before, after] = [
    sumAmounts(known.map((one) => one.before)),
    sumAmounts(known.map((one) => one.after)),
  ]
  return {
    month,
    before,
    after,
    difference: subtractAmounts(after, before),
    changed: changed.length,
    unknown: compared.length - known.length,
    rows: changed
      .toSorted((a, b) => compareAmounts(sizeOf(b.difference), sizeOf(a.difference)))
      .slice(0, mostRuledRows),
  }
}

const sizeOf = (difference: string) => difference.replace('-', '')
