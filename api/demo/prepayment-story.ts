import { firstDayOf } from '#core/days.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { apartment } from '#entities/property/apartment.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { onDay } from '../calendar/today.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Story } from './story.ts'

const said = {
  vnd: { party: 'Trần Minh Quân', description: 'Đóng trước 12 tháng phí quản lý, được giảm 1 tháng' },
  usd: { party: 'ចាន់ ដារ៉ា', description: 'បង់ថ្លៃគ្រប់គ្រងមុន 12 ខែ បញ្ចុះ 1 ខែ' },
  riel: { party: 'ចាន់ ដារ៉ា', description: 'បង់ថ្លៃគ្រប់គ្រងមុន 12 ខែ បញ្ចុះ 1 ខែ' },
} as const

/** A home that is charged, the management fee, and the account that the money goes into. */
const places = query({
  row: {
    apartment_id: columns(apartment, ['id']).id,
    fee_setting_id: columns(feeSetting, ['id']).id,
    cash_account_id: columns(cashAccount, ['id']).id,
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select a.id as apartment_id, s.id as fee_setting_id, f.id as cash_account_id
      from apartment a, fee_setting s, cash_account f
      where a.building_id = ${buildingId} and a.handover_status = ${statesOf(apartment).handover} and a.floor > 1
        and s.building_id = ${buildingId} and s.is_active
        and s.fee_type = ${optionsOf(feeSetting, 'fee_type').MANAGEMENT}
        and f.building_id = ${buildingId} and f.is_active
        and f.account_type = ${optionsOf(cashAccount, 'account_type').building}
      order by a.code, s.id, f.id limit 1`,
})

/** A year of the management fee, paid before the first of its months is charged. */
export async function prepaymentStory(
  { db, buildingId, manager, records }: Story,
  month: string,
): Promise<void> {
  const [place] = await places(db, { buildingId })
  if (place === undefined) return
  const { apartment_id, fee_setting_id, cash_account_id } = place
  const caller = manager
  const date = firstDayOf(month)
  await onDay(date, async () => {
    const { id } = await records.create(
      { caller, entity: prepayment.name },
      {
        building_id: buildingId,
        date,
        apartment_id,
        fee_settings: [fee_setting_id],
        first_month: month,
        months: '12',
        cash_account_id,
        ...said[currencyOfBuilding(manager, buildingId)],
      },
    )
    await records.transition({ caller, entity: prepayment.name, id: String(id), name: 'approve' }, {})
  })
}
