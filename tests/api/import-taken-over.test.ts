import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRuns, type ImportParts } from '#api/imports/runs.ts'
import type { Room } from '#api/room.ts'
import { apartmentSheet } from '#tests/support/server/import-server.ts'
import { limits } from '#tests/support/limits.ts'
import { openSeededServer, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { batchIn, importsOf } from '#tests/support/server/sheets.ts'

let seeded: SeededServer
let parts: ImportParts
/** The seeded server's jobs are one server, the test is the other that takes the check over. */
const listener: Room = { jobs: [(_jobs, services) => void (parts = services)] }
beforeAll(async () => {
  seeded = await openSeededServer({ trial: listener })
  await seeded.server.services.jobs.start()
})
afterAll(() => seeded.close())

const rowsWaiting = async (id: string) => {
  const [row] = await seeded.db.query<{ waiting: number }>(
    `select count(*)::int as waiting from import_row where batch_id = $1 and outcome = 'waiting'`,
    [id],
  )
  return row?.waiting
}

test('a check that another server takes over is checked once each row was tried, by that one alone', async () => {
  const [block] = await seeded.db.query<{ code: string }>(
    'select code from block where building_id = 1 limit 1',
  )
  const lines = Array.from({ length: 1000 }, (_none, at) => `TO-${at},TO-${at},${block?.code},50`)
  const uploader = importsOf(seeded.server, seeded.tokens.A ?? '')
  const { id } = batchIn(await uploader.upload('apartment', apartmentSheet(...lines)))
  await expect.poll(() => rowsWaiting(id), { interval: 5, timeout: limits.state }).toBeLessThan(1000)
  await importRuns.work(parts, id)
  const [batch] = await seeded.db.query<{ status: string }>('select status from import_batch where id = $1', [
    id,
  ])
  expect([batch?.status, await rowsWaiting(id)]).toEqual(['checked', 0])
})
