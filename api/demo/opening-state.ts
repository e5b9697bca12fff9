import { monthOf, monthAfter } from '#core/days.ts'
import { preprintBook } from '#entities/receipts/preprint-book.ts'
import { preprintSerial } from '#entities/receipts/preprint-serial.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { indexedFee } from '#entities/fees/indexed-fee.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { openingDebt } from '#entities/fees/opening-debt.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { runFees } from '../fees/fee-run.ts'
import type { Story } from './story.ts'

/** Apartments that the demo tells a little more of. */
const told = 3

/** In the building's own currency and words. */
const owed = {
  vnd: { amount: '650000', name: 'Nợ đầu kỳ' },
  usd: { amount: '25', name: 'បំណុលដើមគ្រា' },
  riel: { amount: '100000', name: 'បំណុលដើមគ្រា' },
} as const

const pickApartments = ({ db, buildingId }: Story) =>
  db.query<{ id: string }>(
    `select a.id::text from apartment a join electric_meter m on m.building_id = a.building_id and m.apartment_id = a.id
      where a.building_id = $1 and a.handover_status = 'handover' order by a.id desc limit ${told}`,
    [buildingId],
  )

/** Indexes of a month, before its fees are made from them. */
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

/** What one owed before Lobby came, a month that is closed, and a run of this one that the meters are not read for yet. */
export async function tellBeginnings(story: Story, now: string): Promise<void> {
  const { db, records, buildingId, manager } = story
  const apartments = await pickApartments(story)
  const currency = currencyOfBuilding(manager, buildingId)
  for (const { id } of apartments.slice(0, 1)) {
    const of = { building_id: buildingId, apartment_id: id, month: monthAfter(now, -6) }
    await records.create(
      { caller: manager, entity: openingDebt },
      { ...of, fee_type: 'MANAGEMENT', ...owed[currency] },
    )
  }
  await records.create(
    { caller: manager, entity: closedMonth },
    { building_id: buildingId, month: monthAfter(now, -4) },
  )
  await keepBook(story, now)
  const [electricity] = await db.query<{ id: string }>(
    `select id::text from fee_setting where building_id = $1 and fee_type = 'ELECTRICITY' and deleted_at is null limit 1`,
    [buildingId],
  )
  if (electricity === undefined) return
  const run = await records.create(
    { caller: manager, entity: groupFeeSlip },
    {
      building_id: buildingId,
      month: monthOf(now),
      fee_settings: [electricity.id],
      all_apartments: '0',
      apartments: apartments.map(({ id }) => id),
    },
  )
  await runFees(story, String(run.id))
}

/** A book of pre-printed receipts of which the first leaf is spoiled. */
async function keepBook({ db, records, buildingId, manager }: Story, now: string): Promise<void> {
  const [template] = await db.query<{ id: string }>(
    'select id::text from preprint_template where building_id = $1 and deleted_at is null limit 1',
    [buildingId],
  )
  if (template === undefined) return
  const { id } = await records.create(
    { caller: manager, entity: preprintBook },
    { building_id: buildingId, code: 'Q-01', template_id: template.id, first_serial: '1', received_on: now },
  )
  const [leaf] = await db.query<{ id: string }>(
    'select id::text from preprint_serial where building_id = $1 and book_id = $2 order by number limit 1',
    [buildingId, id],
  )
  const reason = spoiledBy[currencyOfBuilding(manager, buildingId)]
  await records.transition(
    { caller: manager, entity: preprintSerial, id: leaf?.id ?? '', name: 'spoil' },
    { reason },
  )
}

const spoiledBy = { vnd: 'Viết nhầm căn hộ', usd: 'សរសេរខុសអាផាតមិន', riel: 'សរសេរខុសអាផាតមិន' } as const
