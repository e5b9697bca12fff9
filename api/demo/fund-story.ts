import { multiplyAmounts } from '#core/amount.ts'
import { query } from '#api/sql/query.ts'
import { statesOf } from '#api/sql/literals.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { fundPlanItem } from '#entities/vouchers/fund-plan-item.ts'
import { fundPlan } from '#entities/vouchers/fund-plan.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { WireObject } from '../http/body.ts'
import { wireFile } from '../http/upload.ts'
import { scale, type Story } from './story.ts'

const words = {
  vi: {
    plan: 'Kế hoạch sử dụng quỹ bảo trì',
    paper: 'Nghị quyết hội nghị nhà chung cư',
    number: '01/NQ-HNNCC',
  },
  km: { plan: 'ផែនការប្រើប្រាស់មូលនិធិថែទាំ', paper: 'សេចក្តីសម្រេចអង្គប្រជុំ', number: '01/សសរ' },
} as const

/** In đồng, by item. */
const items = [
  [{ vi: 'Bảo trì thang máy', km: 'ថែទាំជណ្តើរយន្ត' }, '96000000'],
  [{ vi: 'Sơn lại hành lang', km: 'លាបថ្នាំច្រករបៀងឡើងវិញ' }, '140000000'],
  [{ vi: 'Thay máy bơm nước sinh hoạt', km: 'ប្តូរម៉ាស៊ីនបូមទឹក' }, '65000000'],
] as const

/** What the owners let the maintenance fund be spent on in the year of that day. */
export async function planFund({ buildingId, manager, records }: Story, date: string): Promise<void> {
  const currency = currencyOfBuilding(manager, buildingId)
  const language = currency === 'vnd' ? 'vi' : 'km'
  const say = words[language]
  const year = date.slice(0, 4)
  const made = await records.create(
    { caller: manager, entity: fundPlan.name },
    {
      building_id: buildingId,
      name: `${say.plan} ${year}`,
      year,
      decision_number: `${say.number}/${year}`,
      decided_on: `${year}-01-01`,
      attachments: [
        wireFile({
          filename: `${year}.txt`,
          mimetype: 'text/plain',
          bytes: Buffer.from(`${say.paper} ${say.number}/${year}`),
        }),
      ],
    },
  )
  const id = String(made['id'])
  for (const [name, dong] of items) {
    const amount = roundMoney(multiplyAmounts(dong, scale[currency]), currency)
    const item = { building_id: buildingId, fund_plan_id: id, name: name[language], amount }
    await records.create({ caller: manager, entity: fundPlanItem.name }, item)
  }
  await records.transition({ caller: manager, entity: fundPlan.name, id, name: 'approve' }, {})
}

const firstItem = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', year: 'text' },
  sql: ({ buildingId, year }) =>
    `select i.id from fund_plan_item i join fund_plan p on p.building_id = i.building_id and p.id = i.fund_plan_id
      where i.building_id = ${buildingId} and p.year = ${year} and i.status = ${statesOf(fundPlanItem).approved}
      order by i.id limit 1`,
})

/** The item that the demo's payment out of the fund is of. */
export async function plannedItem({ db, buildingId }: Story, date: string): Promise<WireObject> {
  const [item] = await firstItem(db, { buildingId, year: date.slice(0, 4) })
  return item === undefined ? {} : { fund_item_id: item.id }
}
