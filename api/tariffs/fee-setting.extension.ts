import { compareAmounts } from '#core/amount.ts'
import type { NewRecord } from '#core/stored.ts'
import { today } from '#api/calendar/today.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { noVatRate, readVatRates, vatTyped } from './vat-rates.ts'

/** A fee is priced with a rate of VAT that is in force, will be, or names the one that takes its place. */
export const feeSettingExtension = extendEntity(feeSetting, {
  create: ({ values, tx }) => requireLiving(tx, values),
  update: ({ changes, whole, tx }) =>
    'vat_percent' in changes || 'income_kind' in changes ? requireLiving(tx, whole) : undefined,
})

type Priced = Pick<NewRecord<typeof feeSetting>, 'building_id' | 'income_kind' | 'vat_percent'>

async function requireLiving(tx: Tx, setting: Priced): Promise<undefined> {
  const percent = vatTyped(setting)
  if (percent === undefined) return
  const rates = await readVatRates(tx, setting.building_id)
  const lives = rates.some(
    (rate) =>
      compareAmounts(rate.percent, percent) === 0 &&
      (rate.to === null || rate.to >= today() || rate.next !== null),
  )
  if (!lives) throw noVatRate()
}
