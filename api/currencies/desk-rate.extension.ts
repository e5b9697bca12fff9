import { scaleAmount } from '#core/amount.ts'
import type { RecordOf } from '#core/stored.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { HookContext } from '#api/records/extension.ts'
import { deskRate } from '#entities/finance/desk-rate.ts'
import { deskRatesOn } from './desk-rates.ts'
import { confirmation, requireSmall } from './rate-change.ts'

/**
 * A rate of the desk that differs by more than 5 % from what held on its day – the building's own, or the
 * organisation's through đồng – is asked twice.
 */
export const deskRateExtension = extendEntity(deskRate, {
  confirms: [confirmation],
  create: ({ values, ...context }) => requireConfirmed(context, values),
  async change({ changes, whole, ...context }) {
    if (stated.some((name) => name in changes)) await requireConfirmed(context, whole)
  },
})

const stated = ['price', 'valid_from', 'of_currency', 'in_currency'] as const

type Stated = Pick<RecordOf<typeof deskRate>, (typeof stated)[number] | 'building_id'>

/** 422 `rate_change_needs_confirm` with the rate that held before, unless the request confirms the change. */
async function requireConfirmed(
  { tx, caller, confirmed }: Pick<HookContext, 'tx' | 'caller' | 'confirmed'>,
  { building_id: buildingId, of_currency: of, in_currency: books, valid_from: day, price }: Stated,
): Promise<undefined> {
  if (confirmed.has(confirmation)) return undefined
  const { organisationId } = caller.principal
  const rateOf = await deskRatesOn(tx, { organisationId, buildingId, books, day })
  const was = rateOf(of)
  if (was === undefined || was === null) return undefined
  const old = was.of === of ? was.price : scaleAmount('1', { by: '1', over: was.price, digits: 6 })
  requireSmall(old, String(price))
  return undefined
}
