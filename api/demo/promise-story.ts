import { addDays } from '#core/days.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { paymentPromise } from '#entities/debts/payment-promise.ts'
import { today } from '../calendar/today.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { Story } from './story.ts'

/** In how many days it is to be paid, and what was said. The first one did not come. */
const promises = [
  [-3, 'Hẹn chuyển khoản, gọi lại hai lần chưa được', 'សន្យាផ្ទេរប្រាក់ ហៅពីរដងហើយមិនទាន់បាន'],
  [2, 'Nhận lương ngày mai sẽ nộp tại quầy', 'នឹងបង់នៅបញ្ជរ ពេលបើកប្រាក់ខែ'],
  [5, 'Chủ hộ đi công tác, về sẽ thanh toán', 'ម្ចាស់ផ្ទះទៅបេសកកម្ម នឹងបង់ពេលត្រឡប់មកវិញ'],
  [9, 'Chờ người thuê chuyển tiền điện nước', 'រង់ចាំអ្នកជួលផ្ទេរថ្លៃទឹកភ្លើង'],
  [14, 'Xin nộp làm hai đợt', 'សុំបង់ជាពីរដំណាក់កាល'],
] as const

const owingMost = query({
  row: columns(debt, ['apartment_id']),
  takes: { buildingId: 'bigint', count: 'integer' },
  sql: ({ buildingId, count }) =>
    `select apartment_id from debt where building_id = ${buildingId} and outstanding > 0
      order by outstanding desc, apartment_id limit ${count}`,
})

/** Those who owe most have said when they pay. */
export async function promiseStory({ db, buildingId, cashier, records }: Story): Promise<void> {
  const owing = await owingMost(db, { buildingId, count: promises.length })
  const isKhmer = currencyOfBuilding(cashier, buildingId) !== 'vnd'
  for (const [at, { apartment_id }] of owing.entries()) {
    const [days, vi, km] = promises[at]!
    await records.create(
      { caller: cashier, entity: paymentPromise },
      {
        building_id: buildingId,
        apartment_id,
        promised_on: addDays(today(), days),
        note: isKhmer ? km : vi,
      },
    )
  }
}
