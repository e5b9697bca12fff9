import { addDays, firstDayOf, monthAfter } from '#core/days.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { block } from '#entities/property/block.ts'
import { monthName } from '../fees/month-name.ts'
import { sendNotices } from '../notices/notice-run.ts'
import type { Story } from './story.ts'

const firstBlock = query({
  row: columns(block, ['id', 'name']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, name from block where building_id = ${buildingId} and deleted_at is null order by id limit 1`,
})

const template = query({
  row: columns(exampleTemplate, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from example_template where building_id = ${buildingId} and is_active and deleted_at is null
      and type = ${optionsOf(exampleTemplate, 'type').notice} order by id limit 1`,
})

/** The notices of a month for one block, sent, and those for the whole building, ready to be looked at before sending. */
export async function noticeStory(story: Story, month: string): Promise<void> {
  const { buildingId, db, manager, records } = story
  const [home] = await firstBlock(db, { buildingId })
  const [paper] = await template(db, { buildingId })
  if (home === undefined) return
  const values = {
    building_id: buildingId,
    month,
    collect_on: addDays(firstDayOf(`${monthAfter(`${month}-01`, 1)}-01`), 24),
    channels: ['email', 'sms'],
    ...(paper === undefined ? {} : { template_id: paper.id }),
  }
  const ask = { caller: manager, entity: groupNoticeSlip.name }
  const { id } = await records.create(ask, {
    ...values,
    name: `${monthName(month)} · ${home.name}`,
    audience: 'blocks',
    blocks: [home.id],
  })
  await records.transition({ ...ask, id: String(id), name: 'send' }, {})
  await sendNotices({ ...story, hub: { send: () => undefined } }, String(id))
  await records.create(ask, { ...values, name: monthName(month) })
}
