import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { fee } from '#entities/fees/fee.ts'

const feeIs = statesOf(fee)
const { maintenance_fund: ofFund } = optionsOf(fee, 'income_kind')

/** SQL of whether a fee `f` is paid into the maintenance fund, and so by nothing that pays others. */
export const isFundFeeSql = (f: string) => `${f}.income_kind = ${ofFund}`

/** SQL of what apartments of a building owe to its maintenance fund, as `apartment_id` and `open`. */
export const fundOwedSql = (buildingId: string) =>
  `select f.apartment_id, sum(f.amount - f.settled) as open from fee f
    where f.building_id = ${buildingId} and f.status = ${feeIs.approved} and f.deleted_at is null
      and ${isFundFeeSql('f')} group by f.apartment_id`
