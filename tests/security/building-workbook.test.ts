import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '#domain/calls/call.ts'
import type { readWorkbook } from '#domain/calls/building-workbook.ts'
import { filledWorkbook, smallBuilding, type FilledSheets } from '#tests/support/server/filled-workbook.ts'
import { openSeededServer, outcome, right, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

type Workbook = NonNullable<DataOf<typeof readWorkbook>>

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
})
afterAll(() => seeded.close())

async function upload(id: string, sheets: FilledSheets, token: string) {
  const form = new FormData()
  form.append('file', new File([(await filledWorkbook(sheets)) as BlobPart], 'toa-nha.xlsx'))
  return call(seeded.server, `POST /v1/manage/buildings/${id}/workbook`, { token, form })
}

test('a sheet is taken from who may make its records, in a building that they may enter', async () => {
  const id = '1'
  const reader = await seeded.member('1', right('manage_apartment', 'read'), right('manage_building', 'read'))
  expect((await upload(id, smallBuilding, reader.token)).status).toBe(403)
  const keeper = await seeded.member(
    '1',
    right('manage_building', 'read'),
    right('manage_apartment', 'read', 'create', 'update'),
    right('manage_block', 'read'),
  )
  expect((await upload('2', smallBuilding, keeper.token)).status).toBe(404)
  const apartments = smallBuilding.apartments.map((one) => ({ ...one, block_id: 'Tháp lạ' }))
  expect((await upload(id, { ...smallBuilding, apartments }, keeper.token)).status).toBe(201)
  const own = async () => (await keeper(`GET buildings/${id}/workbook`)).body.data as Workbook
  let workbook = await own()
  while (workbook.status.endsWith('ing')) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    workbook = await own()
  }
  expect(workbook.sheets.map(({ name, is_denied }) => [name, is_denied])).toEqual([
    ['apartments', false],
    ['residents', true],
    ['vehicles', true],
    ['meters', true],
    ['debts', true],
    ['payers', true],
  ])
  // Who may not approve is told that they wait; who may not make blocks is asked for one that is there.
  expect(workbook.questions.find(({ name }) => name === 'apartments.block_id')?.may_make).toBe(false)
  // Another account sees nothing of it.
  expect((await seeded.as('A')(`GET buildings/${id}/workbook`)).body.data).toBeNull()
})

test('words are not guessed by who may not read what they name', async () => {
  const keeper = await seeded.member(
    '1',
    right('manage_building', 'read'),
    right('manage_apartment', 'read', 'create', 'update'),
  )
  const apartments = ['A', 'Tháp lạ'].map((block_id, at) => ({ code: `Z-${at}`, block_id, area: '50' }))
  expect((await upload('1', { apartments }, keeper.token)).status).toBe(201)
  const own = async () => (await keeper('GET buildings/1/workbook')).body.data as Workbook
  let workbook = await own()
  while (workbook.status.endsWith('ing')) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    workbook = await own()
  }
  expect(workbook.questions.filter(({ column }) => column === 'block_id')).toEqual([])
  const [rows, ...others] = workbook.sheets[0]?.groups.map((group) => group.rows) ?? []
  expect([rows, others]).toEqual([2, []])
  // Nor what a fee is called, which stands in the way of an undo.
  const undone = await keeper('POST buildings/1/workbook/undo', {})
  expect(outcome(undone)).toBe('409 illegal_transition')
})

test('what is ready-made is told as there only to who may read it', async () => {
  const viewer = await seeded.member('1', right('manage_building', 'read'))
  const state = (await viewer('GET buildings/1/set-up')).body.data as { there: readonly string[] }
  expect(state.there).toEqual([])
  const all = (await seeded.as('A')('GET buildings/1/set-up')).body.data as typeof state
  expect(all.there.length).toBeGreaterThan(0)
  const rows = all.there.filter((name) => name.startsWith('relationship.')).slice(0, 1)
  const pressed = await viewer('POST buildings/1/set-up', { rows })
  expect(pressed.body.data ?? {}).toMatchObject({ kept: [], denied: rows })
})
