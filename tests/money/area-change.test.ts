import { afterAll, beforeAll, expect, test } from 'vitest'
import { formerSizes } from '#api/fees/former-sizes.ts'
import { openWorld, type World } from '../api/world.ts'
import { openTill } from './till.ts'

let world: World
let till: Awaited<ReturnType<typeof openTill>>
beforeAll(async () => {
  world = await openWorld()
  till = await openTill(world)
})
afterAll(() => world.close())

test('what an apartment measured before is known from its history, day by day', async () => {
  const id = till.apartment(0)
  await world.db.execute(
    'update apartment set area = 60, garden_area = 5 where building_id = 1 and id = $1',
    [id],
  )
  for (const change of [{ area: 70 }, { area: 75, garden_area: 8 }, { area: 90 }])
    await till.a(`PATCH apartments/${id}`, change)
  // Two changes of one day, and one ten days later; noon in the office is 05:00 UTC.
  const days = ['2026-06-11T05:00Z', '2026-06-11T09:00Z', '2026-06-20T17:30Z']
  const logged = await world.db.query<{ id: string }>(
    `select id::text from log where resource = 'apartment' and record_id = $1 and action = 'update' order by id`,
    [id],
  )
  for (const [at, day] of days.entries())
    await world.db.execute('update log set created_at = $2 where id = $1', [logged[at]?.id, day])
  const now = [{ id, area: '90', garden_area: '8' }]
  expect((await formerSizes(world.db, '1', '2026-06', now)).get(id)).toEqual([
    { until: '2026-06-10', area: '60', gardenArea: '5' },
    { until: '2026-06-20', area: '75', gardenArea: '8' },
  ])
  expect((await formerSizes(world.db, '1', '2026-07', now)).get(id)).toBeUndefined()
})
