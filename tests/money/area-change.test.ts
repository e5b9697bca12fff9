import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFormerSizes } from '#api/fees/former-sizes.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
let desk: Awaited<ReturnType<typeof openCashDesk>>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

test('what an apartment measured before is known from its history, day by day', async () => {
  const id = desk.apartment(0)
  await seeded.db.execute(
    'update apartment set area = 60, garden_area = 5 where building_id = 1 and id = $1',
    [id],
  )
  for (const change of [{ area: 70 }, { area: 75, garden_area: 8 }, { area: 90 }])
    await desk.a(`PATCH apartments/${id}`, change)
  // Two changes of one day, and one ten days later; noon in the office is 05:00 UTC.
  const days = ['2026-06-11T05:00Z', '2026-06-11T09:00Z', '2026-06-20T17:30Z']
  const logged = await seeded.db.query<{ id: string }>(
    `select id::text from log where resource = 'apartment' and record_id = $1 and action = 'update' order by id`,
    [id],
  )
  await seeded.db.execute('alter table log disable trigger append_only')
  for (const [at, day] of days.entries())
    await seeded.db.execute('update log set created_at = $2 where id = $1', [logged[at]?.id, day])
  await seeded.db.execute('alter table log enable trigger append_only')
  const now = [{ id, area: '90', garden_area: '8' }]
  expect((await readFormerSizes(seeded.db, '1', '2026-06', now)).get(id)).toEqual([
    { until: '2026-06-10', area: '60', gardenArea: '5' },
    { until: '2026-06-20', area: '75', gardenArea: '8' },
  ])
  expect((await readFormerSizes(seeded.db, '1', '2026-07', now)).get(id)).toBeUndefined()
})
