import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOfOneBuilding } from '#core/derive/relations.ts'
import { registry } from '#entities/index.ts'
import { plantRows } from '#tests/support/server/plant-rows.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
  await plantRows(seeded.db)
})
afterAll(() => seeded.close())

const idsOf = (reply: Reply, key?: string) => rowsOf(reply, key).map(({ id }) => id)

const listed = Object.values(registry).filter(isOfOneBuilding)

test.each(listed)(
  '$name: all buildings’ rows are those of each, counted once',
  async ({ path, replyKey }) => {
    const admin = seeded.as('ADM')
    const ofAll = await admin(`GET ${path}?limit=all`)
    if (ofAll.status !== 200) return expect(outcome(ofAll)).toMatch(/^4/)
    const [one, two] = [
      await admin(`GET ${path}?limit=all&building_id=1`),
      await admin(`GET ${path}?limit=all&building_id=2`),
    ]
    const each = [...idsOf(one, replyKey), ...idsOf(two, replyKey)]
    expect(idsOf(ofAll, replyKey).toSorted()).toEqual(each.toSorted())
    expect(ofAll.body).toMatchObject({ total: each.length })
  },
)

test('a page of all buildings is merged in the order asked for, however far back it lies', async () => {
  const admin = seeded.as('ADM')
  // One building's lie close together, so that a page takes several of one.
  const given = ['1', '2', '2', '2', '1', '1', '2', '1', '1'] as const
  for (const [at, building] of given.entries()) {
    const json = { building_id: building, code: `MB-${at}`, name: `Merged ${at + 1}` }
    recordOf(await admin('POST blocks', json))
  }
  const names = async (order: string, page: number) =>
    rowsOf(await admin(`GET blocks?keyword=merged&sort=${order}&limit=4&page=${page}`), 'blocks').map(
      ({ name }) => name,
    )
  const merged = given.map((_building, at) => `Merged ${at + 1}`)
  expect([await names('name', 1), await names('name', 2), await names('name', 3)].flat()).toEqual(merged)
  expect([await names('-name', 1), await names('-name', 2), await names('-name', 3)].flat()).toEqual(
    merged.toReversed(),
  )
})

test('lines of the organisation itself stand among those of its buildings, and long lists are counted in part', async () => {
  await seeded.db.execute(
    `insert into log (organisation_id, building_id, action, resource, record_title, created_at)
      select 1, case n % 3 when 0 then null else n % 3 end, 'create', 'block', 'Counted ' || n, now() + n * interval '1 ms'
        from generate_series(1, 10002) n`,
  )
  const admin = seeded.as('ADM')
  const latest = await admin('GET logs?limit=4')
  expect(rowsOf(latest).map(({ record_title: title }) => title)).toEqual(
    [10002, 10001, 10000, 9999].map((n) => `Counted ${n}`),
  )
  expect(latest.body).toMatchObject({ total: 10000, more: true })
  const far = await admin('GET logs?limit=2&page=5001')
  expect(rowsOf(far).length).toBe(2)
  const few = await admin('GET logs?limit=2&building_id=2')
  expect(few.body).not.toHaveProperty('more')
})
