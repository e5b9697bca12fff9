import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let checklist: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  const points = [{ name: 'Doors' }, { name: 'Leaks' }]
  const made = await a('POST checklists', { building_id: '1', code: 'PHOTOS', name: 'Pumps', points })
  checklist = recordOf(made).id
})
afterAll(() => seeded.close())

let planned = 0
const start = async () => {
  const days = { start_date: '2026-12-01', due_date: '2026-12-31' }
  const code = `PHOTO-${++planned}`
  const body = { building_id: '1', code, checklist_id: checklist, period: 'once', ...days }
  const { id } = recordOf(await a('POST periodic-checklists', body))
  expect(outcome(await a(`POST periodic-checklists/${id}/start`, {}))).toBe('200')
  return id
}

test('an item keeps its picture, also when it is sent twice, and no other round takes it', async () => {
  const id = await start()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('building_id', '1')
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'leak.png')
  const photo = recordOf(await a('POST storage/media', undefined, { form })).id
  const found = { results: [{ point: 2, name: 'Leaks', result: 'bad', photo }] }
  const send = (round: string) => a(`PATCH periodic-checklists/${round}`, found)
  expect(outcome(await send(id))).toBe('200')
  expect(outcome(await send(id))).toBe('200')
  expect(recordOf(await a(`GET periodic-checklists/${id}`)).results).toMatchObject([
    { name: 'Doors', photo: null },
    { name: 'Leaks', result: 'bad', photo },
  ])
  expect(outcome(await send(await start()))).toBe('422 invalid_reference')
})
