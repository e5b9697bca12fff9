import { monthOf } from '#core/days.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import { apartment } from '#entities/property/apartment.ts'
import { preprintTemplate } from '#entities/receipts/preprint-template.ts'
import { preprintBook } from '#entities/receipts/preprint-book.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { runFees } from '../fees/fee-run.ts'
import type { Story } from './story.ts'

/** Number of apartments that get more demo data. */
const told = 3

/** In the building's own currency and language. */
const owed = {
  vnd: { amount: '650000', name: 'Nợ đầu kỳ' },
  usd: { amount: '25', name: 'បំណុលដើមគ្រា' },
  riel: { amount: '100000', name: 'បំណុលដើមគ្រា' },
} as const

const meteredApartments = query({
  row: columns(apartment, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select a.id from apartment a
      join electric_meter m on m.building_id = a.building_id and m.apartment_id = a.id
      where a.building_id = ${buildingId} and a.handover_status = ${statesOf(apartment).handover}
      order by a.id desc limit ${told}`,
})

const electricityOf = query({
  row: columns(feeSetting, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from fee_setting where building_id = ${buildingId} and deleted_at is null
      and fee_type = ${optionsOf(feeSetting, 'fee_type').ELECTRICITY} limit 1`,
})

const templatesOf = query({
  row: columns(preprintTemplate, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from preprint_template where building_id = ${buildingId} and deleted_at is null limit 1`,
})

const firstLeaf = query({
  row: columns(preprintSerial, ['id']),
  takes: { buildingId: 'bigint', bookId: 'bigint' },
  sql: ({ buildingId, bookId }) =>
    `select id from preprint_serial where building_id = ${buildingId} and book_id = ${bookId}
      order by number limit 1`,
})

const pickApartments = ({ db, buildingId }: Story) => meteredApartments(db, { buildingId })

/** Creates a month's indexes, before its fees are made from them. */
export async function tellIndexes(story: Story, month: string): Promise<void> {
  const { records, buildingId, manager } = story
  for (const [at, { id }] of (await pickApartments(story)).entries())
    await records.create(
      { caller: manager, entity: indexedFee },
      {
        building_id: buildingId,
        apartment_id: id,
        month,
        old_index: String(100 + at),
        new_index: String(112 + at * 3),
      },
    )
}

/** Creates a debt from before Lobby. */
export async function tellOpeningDebt(story: Story, month: string): Promise<void> {
  const { records, buildingId, manager } = story
  const currency = currencyOfBuilding(manager, buildingId)
  for (const { id } of (await pickApartments(story)).slice(0, 1)) {
    const of = { building_id: buildingId, apartment_id: id, month }
    await records.create(
      { caller: manager, entity: openingDebt },
      { ...of, fee_type: 'MANAGEMENT', ...owed[currency] },
    )
  }
}

export async function closeMonth({ records, buildingId, manager }: Story, month: string): Promise<void> {
  await records.create({ caller: manager, entity: closedMonth }, { building_id: buildingId, month })
}

/** Creates a book of pre-printed receipts, and a run whose meters are not read yet. */
export async function tellUnread(story: Story, now: string): Promise<void> {
  const { db, records, buildingId, manager } = story
  await keepBook(story, now)
  const [electricity] = await electricityOf(db, { buildingId })
  if (electricity === undefined) return
  const run = await records.create(
    { caller: manager, entity: groupFeeSlip },
    {
      building_id: buildingId,
      month: monthOf(now),
      fee_settings: [electricity.id],
      all_apartments: '0',
      apartments: (await pickApartments(story)).map(({ id }) => id),
    },
  )
  await runFees(story, run.id)
}

/** A book of pre-printed receipts whose first leaf is spoiled. */
async function keepBook({ db, records, buildingId, manager }: Story, now: string): Promise<void> {
  const [template] = await templatesOf(db, { buildingId })
  if (template === undefined) return
  const { id } = await records.create(
    { caller: manager, entity: preprintBook },
    { building_id: buildingId, code: 'Q-01', template_id: template.id, first_serial: '1', received_on: now },
  )
  const [leaf] = await firstLeaf(db, { buildingId, bookId: String(id) })
  const reason = spoiledBy[currencyOfBuilding(manager, buildingId)]
  await records.transition(
    { caller: manager, entity: preprintSerial, id: leaf?.id ?? '', name: 'spoil' },
    { reason },
  )
}

const spoiledBy = { vnd: 'Viết nhầm căn hộ', usd: 'សរសេរខុសអាផាតមិន', riel: 'សរសេរខុសអាផាតមិន' } as const
