import { compareAmounts } from '#core/amount.ts'
import type { NewRecord, RecordOf } from '#core/stored.ts'
import { today } from '#api/calendar/today.ts'
import type { Tx } from '#api/database/pool.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { noVatRate, readVatRates, vatTyped } from './vat-rates.ts'

/** A fee is priced with a rate of VAT that is in force, will be, or names the one that takes its place. */
export const feeSettingExtension = extendEntity(feeSetting, {
  create: ({ values, tx }) => requireLiving(tx, values),
  async update({ before, changes, whole, tx }) {
    if (isOfFund(before) !== isOfFund(whole)) await requireUncharged(tx, whole)
    return 'vat_percent' in changes || 'income_kind' in changes ? requireLiving(tx, whole) : undefined
  },
})

const isOfFund = ({ income_kind: kind }: Pick<RecordOf<typeof feeSetting>, 'income_kind'>) =>
  kind === 'maintenance_fund'

/** 409 `fee_setting_charged`: what was charged is corrected by the setting, and money of the fund is never mixed with other. */
async function requireUncharged(
  tx: Tx,
  { id, building_id: buildingId }: Pick<RecordOf<typeof feeSetting>, 'id' | 'building_id'>,
): Promise<void> {
  if ((await chargedFees(tx, { buildingId, id })).length > 0)
    throw apiError(409, 'fee_setting_charged', [{ field: 'income_kind', code: 'fee_setting_charged' }])
}

const chargedFees = query({
  row: {},
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from fee where building_id = ${buildingId} and fee_setting_id = ${id} limit 1`,
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
